package org.porchlight.engine;

import org.jspecify.annotations.Nullable;
import org.porchlight.engine.api.Access;
import org.porchlight.engine.api.Action;
import org.porchlight.engine.api.StreamLink;
import org.porchlight.engine.api.Visitor;
import org.porchlight.engine.transfer.Ledger;
import org.porchlight.engine.transfer.Transfer.Viewed;

import java.net.InetAddress;
import java.time.InstantSource;
import java.util.List;

/// Asks the policy, from the one place where it is asked, and tells who was let in by a link and who was refused. On
/// the loop.
final class Door {

    private final Ledger ledger;
    private final InstantSource clock;
    private final Refusals refusals;

    Door(Ledger ledger, InstantSource clock, Refusals refusals) {
        this.ledger = ledger;
        this.clock = clock;
        this.refusals = refusals;
    }

    /// Who comes by the valid link of that id, or null.
    Visitor.@Nullable LinkHolder holder(House house, String id, InetAddress peer, InetAddress local) {
        StreamLink link = house.link(id);
        if (link == null) {
            refusals.refused(peer, null, "a link", Refusals.NO_LINK);
            return null;
        }
        Visitor.LinkHolder holder = new Visitor.LinkHolder(peer, local, link);
        if (!link.isValidAt(clock.instant())) {
            refusals.refused(holder, target(link), Access.Reason.LINK_EXPIRED);
            return null;
        }
        return holder;
    }

    /// Whether a connection from there is taken at all.
    boolean admits(House house, InetAddress peer, InetAddress local) {
        boolean admitted = house.setup().policy().admits(peer, local);
        if (!admitted) {
            refusals.refused(peer, null, "anything", Refusals.STRANGER);
        }
        return admitted;
    }

    /// Somebody asks for another machine than this one.
    void strayed(InetAddress peer, String target) {
        refusals.refused(peer, null, target, Refusals.OTHER_HOST);
    }

    private static String target(StreamLink link) {
        List<String> path = link.scope().path();
        return link.scope().share() + (path.isEmpty() ? "" : "/" + String.join("/", path));
    }

    /// Whether the visitor may do this in the share.
    Access decide(House house, Visitor visitor, ServedShare served, Action action) {
        if (served.share().paused()) {
            return new Access.Denied(Access.Reason.SHARE_PAUSED);
        }
        return house.setup().policy().decide(visitor, served.share(), action);
    }

    /// Whether the visitor may read this in the share, null for one that is not there; that is told.
    Access admit(House house, Visitor visitor, @Nullable ServedShare served, Viewed viewed) {
        Access access =
                served == null
                        ? new Access.Denied(Access.Reason.NOT_LISTED)
                        : decide(house, visitor, served, Action.READ);
        if (access instanceof Access.Granted && ledger.isStopped(viewed)) {
            access = new Access.Denied(Access.Reason.STOPPED);
        }
        if (access instanceof Access.Denied(Access.Reason reason)) {
            refusals.refused(visitor, viewed.share() + (viewed.path().isEmpty() ? "" : "/" + viewed.path()), reason);
        } else if (visitor instanceof Visitor.LinkHolder holder) {
            refusals.cameByLink(holder);
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
        List<String> visible =
                house.shares().stream()
                        .filter(served -> isVisible(house, visitor, served))
                        .map(served -> served.share().name())
                        .toList();
        if (visitor instanceof Visitor.LinkHolder holder && !visible.isEmpty()) {
            refusals.cameByLink(holder);
        }
        return visible;
    }

    private boolean isVisible(House house, Visitor visitor, ServedShare served) {
        if (visitor instanceof Visitor.LinkHolder holder
                && !holder.link().scope().share().equalsIgnoreCase(served.share().name())) {
            return false;
        }
        return decide(house, visitor, served, Action.SEE) instanceof Access.Granted;
    }
}
