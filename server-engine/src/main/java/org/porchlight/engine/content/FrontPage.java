package org.porchlight.engine.content;

import org.porchlight.engine.content.jte.JtefrontGenerated;
import org.porchlight.engine.http.Target;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// The shares a visitor may see: the page at the root of the tree.
public final class FrontPage {

    private FrontPage() {}

    /// `root` is empty or `/~ID`; `machine` is what people call this computer.
    public static byte[] html(String root, String machine, List<String> shares) {
        List<Card> cards = cards(shares);
        String title = machine.isBlank() ? "Porchlight" : machine;
        return PageOutput.render(
                8192, (output, interceptor) -> JtefrontGenerated.render(output, interceptor, title, root + "/", cards));
    }

    /// `{"shares": [{"name", "href"}]}`; `href` is an absolute path.
    public static byte[] json(String root, List<String> shares) {
        return Json.write(json -> {
            json.writeStartObject();
            json.writeArrayFieldStart("shares");
            for (Card card : cards(shares)) {
                json.writeStartObject();
                json.writeStringField("name", Json.text(card.name()));
                json.writeStringField("href", root + "/" + card.href());
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeEndObject();
        });
    }

    /// A share on the page. The reference is relative, since Kodi prepends its own path to an absolute one.
    public record Card(String name, String href) {}

    private static List<Card> cards(List<String> shares) {
        List<Card> cards = new ArrayList<>();
        for (String name : shares) {
            cards.add(new Card(name, Target.encode(name) + "/"));
        }
        cards.sort(Comparator.comparing((Card card) -> NaturalOrder.key(card.name())).thenComparing(Card::name));
        return cards;
    }
}
