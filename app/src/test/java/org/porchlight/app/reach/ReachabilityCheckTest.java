package org.porchlight.app.reach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.porchlight.app.porch.Reachability;
import org.porchlight.app.porch.Reachability.Firewall;
import org.porchlight.app.porch.Reachability.Open;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

class ReachabilityCheckTest {
    private static final String UFW_COMMAND = "sudo ufw allow 8420/tcp";

    @TempDir Path root;

    private final Map<String, String> answers = new HashMap<>();

    @Test
    void nothingThere() {
        assertEquals(List.of(), look().firewalls());
        assertEquals(List.of(), ReachabilityCheck.hint(look()));
    }

    @Test
    void ufwThatIsOff() throws IOException {
        file("etc/ufw/ufw.conf", "# comment ENABLED=yes\nENABLED=no\nLOGLEVEL=low\n");
        assertEquals(List.of(), look().firewalls());
    }

    @Test
    void ufwWhoseRulesAreForTheAdministrator() throws IOException {
        file("etc/ufw/ufw.conf", "ENABLED=yes\nLOGLEVEL=low\n");
        assertEquals(List.of(new Firewall("ufw", Open.UNKNOWN, UFW_COMMAND)), look().firewalls());
        assertEquals("  " + UFW_COMMAND, ReachabilityCheck.hint(look()).getLast());
    }

    @Test
    void ufwWhoseRulesCanBeRead() throws IOException {
        file("etc/ufw/ufw.conf", "ENABLED=yes\n");
        file("etc/ufw/user.rules", "*filter\n### tuple ### allow tcp 22 0.0.0.0/0 any 0.0.0.0/0 in\n");
        assertEquals(Open.NO, look().firewalls().getFirst().open());
        file("etc/ufw/user.rules", "### tuple ### deny tcp 8420 0.0.0.0/0 any 0.0.0.0/0 in\n");
        assertEquals(Open.NO, look().firewalls().getFirst().open());
        file("etc/ufw/user.rules", "### tuple ### allow udp 8420 0.0.0.0/0 any 0.0.0.0/0 in\n");
        assertEquals(Open.NO, look().firewalls().getFirst().open());
        for (String rule : List.of("tcp 8420", "any 8420", "tcp 8000:9000", "tcp 80,8420", "any any")) {
            file("etc/ufw/user.rules", "### tuple ### allow " + rule + " 0.0.0.0/0 any 192.168.1.0/24 in\n");
            assertEquals(Open.YES, look().firewalls().getFirst().open(), rule);
        }
        assertEquals(List.of(), ReachabilityCheck.hint(look()));
    }

    @Test
    void firewalld() {
        answers.put("systemctl is-active firewalld", "active\n");
        assertEquals(Open.UNKNOWN, look().firewalls().getFirst().open());
        answers.put("firewall-cmd --list-all", "public (active)\n  target: default\n  services: ssh\n  ports: \n");
        Firewall found = look().firewalls().getFirst();
        assertEquals(Open.NO, found.open());
        assertEquals(
                "sudo firewall-cmd --permanent --add-port=8420/tcp && sudo firewall-cmd --reload", found.command());
        assertTrue(ReachabilityCheck.hint(look()).getFirst().contains("(firewalld) keeps others out"));
        answers.put("firewall-cmd --list-all", "w\n  target: default\n  ports: 1025-65535/udp 1025-65535/tcp\n");
        assertEquals(Open.YES, look().firewalls().getFirst().open());
        answers.put("firewall-cmd --list-all", "trusted\n  target: ACCEPT\n  ports: \n");
        assertEquals(Open.YES, look().firewalls().getFirst().open());
    }

    @Test
    void nftables() throws IOException {
        file(
                "etc/nftables.conf",
                """
                flush ruleset
                table ip nat {
                    chain out { type nat hook postrouting priority 0; }
                }
                table inet wall {
                    set ok { type ipv4_addr; }
                    chain incoming {
                        type filter hook input priority 0; policy drop;
                    }
                }
                """);
        assertEquals(List.of(), look().firewalls(), "a file that nobody loaded");
        answers.put("systemctl is-active nftables", "active\n");
        assertEquals(
                List.of(
                        new Firewall(
                                "nftables",
                                Open.UNKNOWN,
                                "sudo nft insert rule inet wall incoming tcp dport 8420 accept")),
                look().firewalls());
        file("etc/nftables.conf", "table inet filter {\n chain input {\n type filter hook input priority 0;\n }\n}\n");
        assertEquals(List.of(), look().firewalls(), "the empty one that Debian brings");
    }

    @Test
    void iptables() throws IOException {
        file("etc/iptables/rules.v4", "*filter\n:INPUT DROP [0:0]\n:FORWARD ACCEPT [0:0]\nCOMMIT\n");
        answers.put("systemctl is-active netfilter-persistent", "active\n");
        assertEquals("iptables", look().firewalls().getFirst().name());
        file("etc/iptables/rules.v4", "*filter\n:INPUT ACCEPT [0:0]\nCOMMIT\n");
        assertEquals(List.of(), look().firewalls());
    }

    @Test
    void theLastNeighbourHeardIsTold() {
        Instant heard = Instant.parse("2026-01-01T20:00:00Z");
        assertEquals(
                heard,
                new ReachabilityCheck(new Machine(root, _ -> Optional.empty()), () -> heard).look(1).lastHeard());
    }

    private Reachability look() {
        Machine machine = new Machine(root, command -> Optional.ofNullable(answers.get(String.join(" ", command))));
        return new ReachabilityCheck(machine, () -> null).look(8420);
    }

    private void file(String path, String content) throws IOException {
        Path file = root.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, content);
    }
}
