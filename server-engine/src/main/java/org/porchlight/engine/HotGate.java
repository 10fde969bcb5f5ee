package org.porchlight.engine;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import org.porchlight.engine.api.Access;
import org.porchlight.engine.api.Action;
import org.porchlight.engine.api.Visitor;
import org.porchlight.engine.content.ContentCache;
import org.porchlight.engine.http.HostRule;
import org.porchlight.engine.loop.Exchange;
import org.porchlight.engine.transfer.Ledger;
import org.porchlight.engine.transfer.Transfer;
import org.porchlight.engine.transfer.Transfer.Viewed;

import java.util.Arrays;
import java.util.function.Supplier;

/// The rules of the [Door] for requests that are answered from the content cache. What was decided for a connection
/// holds for its next request while the house is the same, the share too, and `Host` says the same bytes. On the loop.
@SuppressWarnings(
        "ReferenceEquality") // a house and its shares are the same or they are not; to compare them would be dear
final class HotGate implements ContentCache.Gate {

    private record Memo(House house, ServedShare served, byte[] host) {}

    private final Supplier<House> house;
    private final Door door;
    private final Ledger ledger;

    HotGate(Supplier<House> house, Door door, Ledger ledger) {
        this.house = house;
        this.door = door;
        this.ledger = ledger;
    }

    @Override
    public boolean mayRead(Exchange exchange, byte[] buf, int hostFrom, int hostTo, Object share) {
        // What was stopped is looked at one by one.
        if (ledger.hasStopped()) {
            return false;
        }
        House now = house.get();
        if (exchange.memo() instanceof Memo memo
                && memo.house == now
                && memo.served == share
                && Arrays.equals(memo.host, 0, memo.host.length, buf, hostFrom, hostTo)) {
            return true;
        }
        return hostFrom < hostTo
                && decide(now, exchange, Arrays.copyOfRange(buf, hostFrom, hostTo), (ServedShare) share);
    }

    private boolean decide(House now, Exchange exchange, byte[] host, ServedShare served) {
        Visitor visitor = new Visitor.Guest(exchange.peer(), exchange.local());
        String authority = new String(host, ISO_8859_1);
        boolean may =
                HostRule.isOurs(authority, now.setup().hosts(), exchange.local(), exchange.peer())
                        && now.share(served.share().name()) == served
                        && door.decide(now, visitor, served, Action.READ) instanceof Access.Granted;
        if (may) {
            exchange.memo(new Memo(now, served, host));
        }
        return may;
    }

    @Override
    public Transfer transfer(Exchange exchange, Object share, String path, String userAgent, long size) {
        Visitor visitor = new Visitor.Guest(exchange.peer(), exchange.local());
        String name = ((ServedShare) share).share().name();
        return ledger.begin(new Viewed(visitor, userAgent, name, path), size, 0);
    }
}
