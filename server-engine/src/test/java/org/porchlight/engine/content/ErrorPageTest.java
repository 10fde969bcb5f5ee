package org.porchlight.engine.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.porchlight.engine.content.Samples.text;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ErrorPageTest {
    @ParameterizedTest
    @ValueSource(ints = {400, 403, 404, 405, 408, 411, 412, 413, 414, 415, 416, 417, 421, 429, 431, 501, 503, 505, 507})
    void everyStatusHasItsOwnWordsAndANextStep(int status) {
        assertNotEquals(ErrorPage.title(499), ErrorPage.title(status));
        assertNotEquals(ErrorPage.advice(499), ErrorPage.advice(status));
        assertTrue(ErrorPage.advice(status).endsWith("."));
        String page = text(ErrorPage.html(status, ErrorPage.title(status), ErrorPage.advice(status)));
        assertTrue(page.contains("<h1>" + ErrorPage.title(status) + "</h1>"));
        assertTrue(page.contains("<p>" + ErrorPage.advice(status) + "</p>"));
    }

    @Test
    void anyOtherStatusHasWordsToo() {
        assertEquals(ErrorPage.title(500), ErrorPage.title(599));
        assertFalse(ErrorPage.advice(418).isBlank());
    }

    @Test
    void playersGetTwoLines() {
        assertEquals("404 " + ErrorPage.title(404) + "\n" + ErrorPage.advice(404) + "\n", text(ErrorPage.text(404)));
    }

    @Test
    void whatIsSaidIsText() {
        String page = text(ErrorPage.html(403, "<b>no</b>", "<script>alert(1)</script>"));
        assertFalse(page.contains("<b>no") || page.contains("<script"));
    }
}
