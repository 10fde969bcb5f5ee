package org.porchlight.engine.http;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Random;

class HttpDatesTest {
    private static final long MOMENT = 784_111_777;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Sun, 06 Nov 1994 08:49:37 GMT",
                "Sunday, 06-Nov-94 08:49:37 GMT",
                "Sun Nov  6 08:49:37 1994",
                "Sun Nov 06 08:49:37 1994"
            })
    void allThreeFormsAreRead(String date) {
        assertEquals(MOMENT, HttpDates.parse(date));
    }

    @Test
    void thePreferredFormIsWritten() {
        assertEquals("Sun, 06 Nov 1994 08:49:37 GMT", HttpDates.format(MOMENT));
        assertEquals("Thu, 01 Jan 1970 00:00:00 GMT", HttpDates.format(0));
        assertEquals("Wed, 31 Dec 1969 23:59:59 GMT", HttpDates.format(-1));
        assertEquals("Fri, 31 Dec 9999 23:59:59 GMT", HttpDates.format(Long.MAX_VALUE));
        assertEquals("Sat, 01 Jan 0000 00:00:00 GMT", HttpDates.format(Long.MIN_VALUE));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                ",",
                "yesterday",
                "Sun, 6 Nov 1994 08:49:37 GMT",
                "Sun, 06 Nov 1994 08:49:37 UTC",
                "Sun, 06 Nov 1994 08:49:37 GMT ",
                "sun, 06 Nov 1994 08:49:37 GMT",
                "Sum, 06 Nov 1994 08:49:37 GMT",
                "unM, 06 Nov 1994 08:49:37 GMT",
                "Sun, 06 nov 1994 08:49:37 GMT",
                "Sun, 00 Nov 1994 08:49:37 GMT",
                "Sun, 31 Nov 1994 08:49:37 GMT",
                "Wed, 29 Feb 1995 08:49:37 GMT",
                "Sun, 06 Nov 1994 24:00:00 GMT",
                "Sun, 06 Nov 1994 08:60:00 GMT",
                "Sun, 06 Nov 1994 08:49:61 GMT",
                "Sun, -6 Nov 1994 08:49:37 GMT",
                "Sun, 06-Nov-94 08:49:37 GMT",
                "Someday, 06-Nov-94 08:49:37 GMT",
                "Sunday, 06-Nov-1994 08:49:37 GMT",
                "Sun Nov 6 08:49:37 1994",
                "Sun Nov  6 08:49:37 1994 GMT",
                "784111777"
            })
    void anythingElseIsNoDate(String date) {
        assertEquals(HttpDates.INVALID, HttpDates.parse(date));
    }

    /// RFC 9110 §5.6.7.
    @ParameterizedTest
    @CsvSource({
        "'Sunday, 06-Nov-26 08:49:37 GMT',2026-11-06T08:49:37Z",
        "'Sunday, 06-Nov-94 08:49:37 GMT',1994-11-06T08:49:37Z",
        "'Saturday, 01-Jan-00 00:00:00 GMT',2000-01-01T00:00:00Z",
        "'Sunday, 06-Nov-76 08:49:37 GMT',2076-11-06T08:49:37Z",
        "'Sunday, 06-Nov-76 08:49:38 GMT',1976-11-06T08:49:38Z",
        "'Sunday, 06-Nov-77 08:49:37 GMT',1977-11-06T08:49:37Z"
    })
    void twoDigitsNeverMeanMoreThanFiftyYearsAhead(String date, Instant meant) {
        Instant now = Instant.parse("2026-11-06T08:49:37Z");
        assertEquals(meant, Instant.ofEpochSecond(HttpDates.parse(date, now)));
    }

    @Test
    void aLeapSecondIsTheSecondAfter() {
        assertEquals(
                HttpDates.parse("Sun, 01 Jan 2017 00:00:00 GMT"), HttpDates.parse("Sat, 31 Dec 2016 23:59:60 GMT"));
    }

    @Test
    void everyMomentComesBackAndLooksAsTheJdkWritesIt() {
        DateTimeFormatter fixdate =
                DateTimeFormatter.ofPattern("EEE, dd MMM uuuu HH:mm:ss 'GMT'", Locale.ENGLISH).withZone(ZoneOffset.UTC);
        Random random = new Random(4);
        for (int round = 0; round < 20_000; round++) {
            long moment = random.nextLong(-62_167_219_200L, 253_402_300_800L);
            String date = HttpDates.format(moment);
            assertEquals(fixdate.format(Instant.ofEpochSecond(moment)), date);
            assertEquals(moment, HttpDates.parse(date));
        }
    }

    @Test
    void noTextBreaksTheReader() {
        Random random = new Random(5);
        String date = "Sunday, 06-Nov-94 08:49:37 GMT Sun Nov  6 08:49:37 1994";
        for (int round = 0; round < 50_000; round++) {
            int from = random.nextInt(date.length());
            StringBuilder text = new StringBuilder(date.substring(from, from + random.nextInt(date.length() - from)));
            if (!text.isEmpty()) {
                text.setCharAt(random.nextInt(text.length()), (char) random.nextInt(256));
            }
            HttpDates.parse(text.toString());
        }
    }
}
