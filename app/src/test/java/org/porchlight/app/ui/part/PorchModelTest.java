package org.porchlight.app.ui.part;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.porchlight.app.porch.FakePorch;
import org.porchlight.engine.api.EngineSnapshot;

import java.util.concurrent.atomic.AtomicInteger;

class PorchModelTest {
    private final FakePorch porch = new FakePorch();
    private final PorchModel model = new PorchModel(porch);
    private final AtomicInteger told = new AtomicInteger();

    @Test
    void anHourInWhichNothingHappensIsToldNowAndThen() {
        anHourPasses();
        assertEquals(70 + 3600 / 30 - 2, told.get());
    }

    @Test
    void whatChangesIsToldAtOnce() {
        anHourPasses();
        int before = told.get();
        porch.viewings(1000);
        model.refresh(later(3600));
        assertEquals(before + 1, told.get());
    }

    private void anHourPasses() {
        model.traffic().subscribe(told::incrementAndGet);
        for (int second = 0; second < 3600; second++) {
            model.refresh(later(second));
        }
    }

    private EngineSnapshot later(int seconds) {
        EngineSnapshot now = porch.traffic();
        return new EngineSnapshot(
                now.at().plusSeconds(seconds),
                now.epoch(),
                now.viewings(),
                now.shares(),
                now.connections(),
                now.sent(),
                now.bytesPerSecond());
    }
}
