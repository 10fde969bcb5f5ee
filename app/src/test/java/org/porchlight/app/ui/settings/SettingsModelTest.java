package org.porchlight.app.ui.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.porchlight.app.porch.PorchState;
import org.porchlight.app.porch.Reachability;
import org.porchlight.app.ui.part.TestTools;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

class SettingsModelTest {
    private final TestTools tools = new TestTools();
    private final SettingsModel model = new SettingsModel(tools.tools());
    private final List<String> told = new ArrayList<>();

    @Test
    void aPortIsTakenOverAtOnce() {
        set(TextSetting.port(), " 9000 ");
        assertEquals(List.of("taken"), told);
        assertEquals(9000, model.now().port());
    }

    @Test
    void aBadPortSaysWhyAndTheOldOneStays() {
        set(TextSetting.port(), "99999");
        set(TextSetting.port(), "eighty");
        String why = "A port is a number from 1 to 65,535. The usual one is 8420.";
        assertEquals(List.of(why, why), told);
        assertEquals(8420, model.now().port());
    }

    @Test
    void nothingTypedMeansTheUsual() {
        set(TextSetting.connections(), "1 000");
        assertEquals(1000, model.now().limits().connections());
        set(TextSetting.connections(), "");
        assertEquals(12_000, model.now().limits().connections());
    }

    @Test
    void namesOfTheMachineAreChecked() {
        set(TextSetting.hostNames(), "media.lan  films.example.org");
        assertEquals(List.of("media.lan", "films.example.org"), model.now().hostNames());
        set(TextSetting.hostNames(), "http://media/");
        assertEquals(2, told.size());
        assertEquals(2, model.now().hostNames().size());
    }

    @Test
    void aTypeOfOnesOwnComesAndGoes() {
        model.addType("*.MKV", "video/x-matroska", () -> told.add("taken"), told::add);
        assertEquals(Map.of("mkv", "video/x-matroska"), model.now().types().extra());
        model.removeType("mkv");
        assertEquals(Map.of(), model.now().types().extra());
        model.addType("mkv", "nonsense", () -> told.add("taken"), told::add);
        assertEquals("Not a media type, such as video/mp4: “nonsense”\nNothing was changed.", told.getLast());
    }

    @Test
    void aFirewallInTheWayComesWithItsCommand() {
        PorchState state = tools.model.now();
        Reachability reach =
                new Reachability(
                        List.of(new Reachability.Firewall("ufw", Reachability.Open.NO, "sudo ufw allow 8420/tcp")),
                        Instant.EPOCH);
        List<ReachModel.Finding> findings = ReachModel.findings(state, reach, Instant.EPOCH.plusSeconds(120));
        assertEquals("sudo ufw allow 8420/tcp", findings.get(2).command());
        assertEquals("The last announcement of a neighbour was heard 2 minutes ago.", findings.get(3).text());
    }

    private void set(TextSetting setting, String typed) {
        model.set(setting, typed, () -> told.add("taken"), refused -> told.add(SettingsModel.oneLine(refused)));
    }
}
