package org.porchlight.engine.http;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;

class RequestParserFuzzTest {
    @FuzzTest
    void noBytesBreakTheParserNorTheCut(FuzzedDataProvider data) {
        int cut = data.consumeInt(0, 40_000);
        byte[] bytes = data.consumeRemainingAsBytes();
        MutatedHeads.check(bytes, Math.min(cut, bytes.length));
    }
}
