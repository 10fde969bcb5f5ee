package org.porchlight.app.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SafeTextTest {
    @Test
    void ordinaryNamesStayAsTheyAre() {
        String name = "Ärzte – 日本語 👨\u200d👩\u200d👧 (1).mp3";
        assertSame(name, SafeText.of(name));
    }

    @ParameterizedTest
    @CsvSource({
        "'\u001b[2Jx', '\uFFFD[2Jx'",
        "'a\u009b31mb', 'a\uFFFD31mb'",
        "'line\u2028two', 'line\uFFFDtwo'",
        "'\u202egpj.exe', '\uFFFDgpj.exe'",
        "'a\tb', 'a\uFFFDb'",
    })
    void whatATerminalWouldActUponIsReplaced(String evil, String safe) {
        assertEquals(safe, SafeText.of(evil));
    }

    @Test
    void lineBreaksAndHalvesOfCharactersAreReplaced() {
        assertEquals("a\uFFFD\uFFFDb\uFFFD", SafeText.of("a\r\nb\ud83d"));
    }
}
