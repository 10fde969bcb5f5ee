package org.porchlight.engine.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.porchlight.engine.content.Samples.text;

import org.junit.jupiter.api.Test;
import org.porchlight.engine.content.Samples.Link;

import java.util.List;

class FrontPageTest {
    @Test
    void everyShareIsACardThatLeadsToIt() {
        byte[] page = FrontPage.html("/~ID", "Anna’s <PC>", List.of("Music 10", "Music 2", "A&B: <films>"));
        List<Link> cards = Samples.entries(page);
        assertEquals(List.of("A&B: <films>", "Music 2", "Music 10"), cards.stream().map(Link::text).toList());
        for (Link card : cards) {
            assertEquals("/~ID/" + card.text() + "/", Samples.follow("/~ID/", card.href()));
        }
        assertTrue(text(page).contains("<title>Anna’s &lt;PC&gt; – Porchlight</title>"));
    }

    @Test
    void nobodyIsLeftWithoutANextStep() {
        String page = text(FrontPage.html("", " ", List.of()));
        assertTrue(page.contains("Nothing is shared with you here yet."));
        assertTrue(page.contains("Ask the person whose computer this is"));
        assertTrue(page.contains("<title>Porchlight</title>"));
        assertFalse(page.contains("class=\"cards\""));
    }

    @Test
    void programsGetTheSame() {
        assertEquals(
                "{\"shares\":[{\"name\":\"Music 2\",\"href\":\"/~ID/Music%202/\"},"
                        + "{\"name\":\"Music 10\",\"href\":\"/~ID/Music%2010/\"}]}",
                text(FrontPage.json("/~ID", List.of("Music 10", "Music 2"))));
        assertEquals("{\"shares\":[]}", text(FrontPage.json("", List.of())));
    }
}
