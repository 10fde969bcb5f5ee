package org.porchlight.app.discovery;

import org.jspecify.annotations.Nullable;
import org.porchlight.app.discovery.Discovery.Announcement;

import java.io.IOException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

import javax.jmdns.JmDNS;
import javax.jmdns.ServiceInfo;
import javax.jmdns.impl.DNSRecord;
import javax.jmdns.impl.JmDNSImpl;

/// The announcement on one interface, which is one instance of JmDNS. Its methods block; call each once.
final class LinkAnnouncer {

    private final JmDNS responder;

    private LinkAnnouncer(JmDNS responder) {
        this.responder = responder;
    }

    /// Begins to announce; neighbours see it about 4 s later, since JmDNS takes its time to probe.
    static LinkAnnouncer start(InetAddress own, Announcement what) throws IOException {
        String host = HostNames.label(what.name());
        // An address that knows a name already: JmDNS asks for it, and DNS may take seconds to say that there is none
        InetAddress address = InetAddress.getByAddress(host, own.getAddress());
        if (NetworkInterface.getByInetAddress(address) == null) {
            throw new IOException("The address is gone"); // JmDNS would announce on whatever interface comes first
        }
        JmDNS responder = JmDNS.create(address, host);
        LinkAnnouncer announcer = new LinkAnnouncer(responder);
        try {
            if (!responder.getInetAddress().equals(address)) {
                throw new IOException("Bound to " + responder.getInetAddress() + " instead");
            }
            String name = ServiceName.of(what.name());
            responder.registerService(service("_http._tcp.local.", name, what.port(), Map.of("path", "/")));
            responder.registerService(service("_porchlight._tcp.local.", name, what.port(), text(what)));
            return announcer;
        } catch (IOException | RuntimeException e) {
            announcer.closeLater();
            throw e;
        }
    }

    /// Says goodbye, and falls silent after `patience` at the latest, so that a successor is not told that the name is
    /// taken.
    void stop(Duration patience) throws InterruptedException {
        closeLater().join(patience);
        // What is left of JmDNS goes on to wait for itself for up to 6 s: it must neither send nor hear any more, and
        // its
        // timer, which is no daemon, must not hold the exit of the program
        if (responder instanceof JmDNSImpl impl) {
            impl.cancelStateTimer();
            if (impl.getSocket() != null) {
                impl.getSocket().close();
            }
        }
    }

    /// When the youngest announcement of another machine came, of those that are still valid. JmDNS remembers what it
    /// hears, its own included.
    @Nullable Instant lastHeard(Predicate<InetAddress> own) {
        if (!(responder instanceof JmDNSImpl impl)) {
            return null;
        }
        return impl.getCache().allValues().stream()
                .flatMap(entry -> entry instanceof DNSRecord heard ? Stream.of(heard) : Stream.empty())
                .filter(heard -> heard.getRecordSource() != null && !own.test(heard.getRecordSource()))
                .map(heard -> Instant.ofEpochMilli(heard.getCreated()))
                .max(Comparator.naturalOrder())
                .orElse(null);
    }

    private Thread closeLater() {
        return Thread.ofPlatform()
                .daemon()
                .name("porchlight goodbye")
                .start(() -> {
                    try {
                        responder.close();
                    } catch (IOException | RuntimeException e) {
                        // the interface is gone, and with it everybody to take leave of
                    }
                });
    }

    private static ServiceInfo service(String type, String name, int port, Map<String, String> text) {
        return ServiceInfo.create(type, name, port, 0, 0, text);
    }

    private static Map<String, String> text(Announcement what) {
        Map<String, String> text = new LinkedHashMap<>();
        text.put("txtvers", "1"); // first, by RFC 6763 §6.7
        text.put("id", what.id());
        if (what.securePort() != 0) {
            text.put("tls", Integer.toString(what.securePort()));
        }
        return text;
    }
}
