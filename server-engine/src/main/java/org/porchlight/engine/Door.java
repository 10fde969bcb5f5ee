package org.porchlight.engine;

import org.jspecify.annotations.Nullable;
import org.porchlight.engine.api.Access;
import org.porchlight.engine.api.Action;
import org.porchlight.engine.api.StreamLink;
import org.porchlight.engine.api.Visitor;
import org.porchlight.engine.transfer.Ledger;
import org.porchlight.engine.transfer.Transfer.Viewed;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.InstantSource;
import java.util.List;

/// Asks the policy, from the one place where it is asked, and tells the log who was refused and why. On the loop.
final class Door {

    private static final Logger LOG = LoggerFactory.getLogger(Door.class);

    private final Ledger ledger;
    private final InstantSource clock;

    Door(Ledger ledger, InstantSource clock) {
        this.ledger = ledger;
        this.clock = clock;
    }

    /// The valid link of that id, or null.
    @Nullable StreamLink link(House house, String id) {
        StreamLink link = house.link(id);
        return link != null && link.isValidAt(clock.instant()) ? link : null;
    }

    /// Whether the visitor may do this in the share.
    Access decide(House house, Visitor visitor, ServedShare served, Action action) {
        if (served.share().paused()) {
            return new Access.Denied(Access.Reason.SHARE_PAUSED);
        }
        return house.setup().policy().decide(visitor, served.share(), action);
    }

    /// Whether the visitor may read this in the share; a refusal is logged.
    Access admit(House house, Visitor visitor, ServedShare served, Viewed viewed) {
        Access access = decide(house, visitor, served, Action.READ);
        if (access instanceof Access.Granted && ledger.isStopped(viewed)) {
            access = new Access.Denied(Access.Reason.STOPPED);
        }
        if (access instanceof Access.Denied(Access.Reason reason)) {
            LOG.info("{} was not let into {}: {}", visitor.address().getHostAddress(), served.share().name(), reason);
        }
        return access;
    }

    /// Whether what was granted once is granted still. The expiry of a link ends no film that runs.
    ///
    /// @param before the share as it was; another folder under its name is another share
    boolean stillGranted(House house, ServedShare before, Viewed viewed) {
        ServedShare served = house.share(viewed.share());
        if (served == null || !served.share().folder().equals(before.share().folder()) || ledger.isStopped(viewed)) {
            return false;
        }
        Visitor visitor = viewed.visitor();
        if (visitor instanceof Visitor.LinkHolder holder) {
            StreamLink now = house.link(holder.link().id());
            if (now == null || !now.scope().equals(holder.link().scope())) {
                return false;
            }
            visitor = new Visitor.LinkHolder(holder.address(), holder.local(), now);
        }
        return decide(house, visitor, served, Action.READ) instanceof Access.Granted;
    }

    /// The names of the shares that the visitor may see on the front page.
    List<String> visible(House house, Visitor visitor) {
        return house.shares().stream()
                .filter(served -> isVisible(house, visitor, served))
                .map(served -> served.share().name())
                .toList();
    }

    private boolean isVisible(House house, Visitor visitor, ServedShare served) {
        if (visitor instanceof Visitor.LinkHolder holder
                && !holder.link().scope().share().equalsIgnoreCase(served.share().name())) {
            return false;
        }
        return decide(house, visitor, served, Action.SEE) instanceof Access.Granted;
    }
}
