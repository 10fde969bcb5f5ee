package org.porchlight.engine.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.porchlight.engine.http.Preconditions.Outcome;

class PreconditionsTest {
    private static final String TAG = "\"abc\"";
    private static final String THEN = "Sun, 06 Nov 1994 08:49:37 GMT";
    private static final String BEFORE = "Sun, 06 Nov 1994 08:49:36 GMT";
    private static final String AFTER = "Sun, 06 Nov 1994 08:49:38 GMT";
    private static final long MODIFIED = 784_111_777;

    private static Request get(String lines) {
        String dated = lines.replace("THEN", THEN).replace("BEFORE", BEFORE).replace("AFTER", AFTER);
        return Heads.request(Heads.get(dated.split(" & ", -1)));
    }

    /// RFC 9110 §13.1, §13.2.2; two fields are parted by ` & `.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "X: y                                            | PROCEED",
                "If-None-Match: \"abc\"                          | NOT_MODIFIED",
                "If-None-Match: W/\"abc\"                        | NOT_MODIFIED",
                "If-None-Match: \"x\", \"abc\" ,\"y\"            | NOT_MODIFIED",
                "If-None-Match: \"x\" & If-None-Match: \"abc\"   | NOT_MODIFIED",
                "If-None-Match: ,,\"abc\"                        | NOT_MODIFIED",
                "If-None-Match: *                                | NOT_MODIFIED",
                "If-None-Match: \"x\"                            | PROCEED",
                "If-None-Match: \"x\", \"abc--gzip\"             | PROCEED",
                "If-None-Match: \"abcd\"                         | PROCEED",
                "If-None-Match: \"x,abc\"                        | PROCEED",
                "If-None-Match: \"x,\"abc\"                      | PROCEED",
                "If-None-Match: w/\"abc\"                        | PROCEED",
                "If-None-Match: abc                              | PROCEED",
                "If-None-Match:                                  | PROCEED",
                "If-None-Match: \"                               | PROCEED",
                "If-None-Match: W/                               | PROCEED",
                "If-None-Match: garbage, \"abc\"                 | PROCEED",
                "If-Match: \"abc\"                               | PROCEED",
                "If-Match: \"x\",\"abc\"                         | PROCEED",
                "If-Match: *                                     | PROCEED",
                "If-Match: \"x\"                                 | FAILED",
                "If-Match: W/\"abc\"                             | FAILED",
                "If-Match:                                       | FAILED",
                "If-Modified-Since: THEN                         | NOT_MODIFIED",
                "If-Modified-Since: AFTER                        | NOT_MODIFIED",
                "If-Modified-Since: BEFORE                       | PROCEED",
                "If-Modified-Since: yesterday                    | PROCEED",
                "If-Modified-Since: THEN & If-Modified-Since: THEN | PROCEED",
                "If-Unmodified-Since: THEN                       | PROCEED",
                "If-Unmodified-Since: BEFORE                     | FAILED",
                "If-Unmodified-Since: yesterday                  | PROCEED",
                "If-None-Match: \"x\" & If-Modified-Since: THEN  | PROCEED",
                "If-None-Match: \"abc\" & If-Modified-Since: BEFORE | NOT_MODIFIED",
                "If-Match: \"abc\" & If-Unmodified-Since: BEFORE | PROCEED",
                "If-Match: \"x\" & If-None-Match: \"abc\"        | FAILED",
                "If-Match: \"abc\" & If-None-Match: \"abc\"      | NOT_MODIFIED",
                "If-Unmodified-Since: BEFORE & If-None-Match: \"abc\" | FAILED"
            })
    void comeInTheOrderOfTheRfc(String lines, Outcome outcome) {
        assertEquals(outcome, Preconditions.evaluate(get(lines), TAG, MODIFIED));
    }

    @Test
    void withoutATagOnlyTheStarMatches() {
        assertEquals(Outcome.PROCEED, Preconditions.evaluate(get("If-None-Match: \"abc\""), null, MODIFIED));
        assertEquals(Outcome.NOT_MODIFIED, Preconditions.evaluate(get("If-None-Match: *"), null, MODIFIED));
        assertEquals(Outcome.FAILED, Preconditions.evaluate(get("If-Match: \"abc\""), null, MODIFIED));
        assertEquals(Outcome.PROCEED, Preconditions.evaluate(get("If-Match: *"), null, MODIFIED));
    }

    @Test
    void withoutATimeNoDateCounts() {
        assertEquals(Outcome.PROCEED, Preconditions.evaluate(get("If-Modified-Since: THEN"), TAG, Long.MIN_VALUE));
        assertEquals(Outcome.PROCEED, Preconditions.evaluate(get("If-Unmodified-Since: THEN"), TAG, Long.MIN_VALUE));
        assertFalse(Preconditions.rangeApplies(get("If-Range: nonsense"), TAG, Long.MIN_VALUE));
    }

    /// RFC 9110 §13.1.1, §13.1.2: how two writers do not overwrite each other.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "If-None-Match: *        | true  | FAILED",
                "If-None-Match: *        | false | PROCEED",
                "If-None-Match: \"abc\"  | true  | FAILED",
                "If-Match: *             | true  | PROCEED",
                "If-Match: *             | false | FAILED",
                "If-Match: \"abc\"       | true  | PROCEED",
                "If-Match: \"abc\"       | false | FAILED",
                "If-Unmodified-Since: BEFORE | true  | FAILED",
                "If-Unmodified-Since: BEFORE | false | PROCEED",
                "If-Modified-Since: THEN | true  | PROCEED",
                "X: y                    | false | PROCEED"
            })
    void aWriteFailsInsteadOfBeingNotModified(String line, boolean exists, Outcome outcome) {
        String head = Heads.get(line.replace("THEN", THEN).replace("BEFORE", BEFORE)).replace("GET /", "PUT /");
        assertEquals(outcome, Preconditions.evaluate(Heads.request(head), exists, exists ? TAG : null, MODIFIED));
    }

    /// RFC 9110 §13.1.5.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "X: y                   | true",
                "If-Range: \"abc\"      | true",
                "If-Range: W/\"abc\"    | false",
                "If-Range: \"x\"        | false",
                "If-Range: \"abc\", \"x\" | false",
                "If-Range: *            | false",
                "If-Range:              | false",
                "If-Range: THEN         | true",
                "If-Range: Sunday, 06-Nov-94 08:49:37 GMT | true",
                "If-Range: AFTER        | false",
                "If-Range: BEFORE       | false"
            })
    void aRangeCountsOnlyForTheSameBytes(String line, boolean applies) {
        assertEquals(applies, Preconditions.rangeApplies(get(line), TAG, MODIFIED));
    }

    @Test
    void noDateIsStrongForAFileTooYoungForATag() {
        assertFalse(Preconditions.rangeApplies(get("If-Range: THEN"), null, MODIFIED));
    }
}
