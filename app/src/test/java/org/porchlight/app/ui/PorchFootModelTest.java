package org.porchlight.app.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.porchlight.app.porch.FakePorch;
import org.porchlight.app.share.Audience;
import org.porchlight.app.share.Lasting;
import org.porchlight.app.ui.part.TestTools;

class PorchFootModelTest {
    private final TestTools tools = new TestTools();
    private final FakePorch porch = tools.porch;
    private final PorchFootModel foot = new PorchFootModel(tools.model);

    @Test
    void nothingSharedIsOff() {
        assertEquals("Off", foot.shown().get().word());
        assertEquals("Nothing is shared yet.", foot.shown().get().sentence());
    }

    @Test
    void aShareForEveryoneReachesTheNetwork() {
        porch.share("Movies", new Audience.Everyone());
        assertEquals(PorchFootModel.Light.ON, foot.shown().get().light());
        assertEquals("Everyone on your network can reach you.", foot.shown().get().sentence());
    }

    @Test
    void onlyMyContactsCountsThem() {
        porch.share("Movies", new Audience.Everyone());
        porch.contacts(FakePorch.contact("a", "Anna"), FakePorch.contact("b", "Ben"), FakePorch.contact("c", "Cleo"));
        porch.onlyMyContacts(true);
        assertEquals("Nobody can reach you yet. Give a contact a link.", foot.shown().get().sentence());
        porch.makeLink("a", Lasting.DAY, "Movies");
        assertEquals("1 person can reach you.", foot.shown().get().sentence());
        porch.makeLink("b", Lasting.DAY, "Movies");
        porch.makeLink("b", Lasting.WEEK, "Movies");
        assertEquals("2 people can reach you.", foot.shown().get().sentence());
    }

    @Test
    void pausedSaysSo() {
        porch.share("Movies", new Audience.Everyone());
        porch.pauseSharing(true);
        assertEquals("Paused", foot.shown().get().word());
        assertEquals(PorchFootModel.Light.OFF, foot.shown().get().light());
    }

    @Test
    void withoutANetworkOnlyThisMachineCan() {
        porch.share("Movies", new Audience.Everyone());
        porch.reachable(false);
        assertEquals("No network. Only this machine can watch.", foot.shown().get().sentence());
    }
}
