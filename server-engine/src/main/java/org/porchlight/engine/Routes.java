package org.porchlight.engine;

import org.jspecify.annotations.Nullable;
import org.porchlight.engine.api.Access;
import org.porchlight.engine.api.Limits;
import org.porchlight.engine.api.Scope;
import org.porchlight.engine.api.StreamLink;
import org.porchlight.engine.api.Visitor;
import org.porchlight.engine.content.Assets;
import org.porchlight.engine.content.Place;
import org.porchlight.engine.content.Reply;
import org.porchlight.engine.http.BadTarget;
import org.porchlight.engine.http.HostRule;
import org.porchlight.engine.http.Request;
import org.porchlight.engine.http.Target;
import org.porchlight.engine.loop.Answer;
import org.porchlight.engine.loop.Exchange;
import org.porchlight.engine.loop.Router;
import org.porchlight.engine.transfer.Transfer.Viewed;

import java.net.InetAddress;
import java.util.List;
import java.util.function.Supplier;

/// Finds out what a request is about: a page of ours, a responder, a stream link, a share. On the loop.
final class Routes implements Router {

    private static final String OWN = ".porchlight";
    private static final String ALLOW = "GET, HEAD, OPTIONS";

    private final Supplier<House> house;
    private final Door door;
    private final Responders responders;
    private final ShareAnswers answers;

    Routes(Supplier<House> house, Door door, Responders responders, ShareAnswers answers) {
        this.house = house;
        this.door = door;
        this.responders = responders;
        this.answers = answers;
    }

    @Override
    public boolean admits(InetAddress peer, InetAddress local) {
        return door.admits(house.get(), peer, local);
    }

    @Override
    public boolean isOwn(InetAddress peer) {
        return house.get().setup().policy().isOwn(peer);
    }

    @Override
    public Limits limits() {
        return house.get().setup().limits();
    }

    @Override
    public Answer error(@Nullable Exchange exchange, int status) {
        Request request = exchange == null ? null : exchange.request();
        return status == 503 ? Reply.error(request, status, "Retry-After", "5") : Reply.error(request, status);
    }

    @Override
    public BodyWish bodyWish(Exchange exchange) {
        Request request = exchange.request();
        try {
            if (responders.serves(Target.parse(request.target()))) {
                return BodyWish.KEEP;
            }
        } catch (BadTarget e) {
            return BodyWish.REFUSE;
        }
        return isRead(request) || request.method().equals("OPTIONS") ? BodyWish.SKIP : BodyWish.REFUSE;
    }

    @Override
    public void route(Exchange exchange) {
        Request request = exchange.request();
        Target target;
        try {
            target = Target.parse(request.target());
        } catch (BadTarget e) {
            exchange.answer(error(exchange, e.status()));
            return;
        }
        House now = house.get();
        if (!isForUs(now, exchange, target)) {
            door.strayed(exchange.peer(), "a page");
            exchange.answer(error(exchange, 421));
            return;
        }
        if (target.asterisk()) {
            exchange.answer(Reply.options(ALLOW));
            return;
        }
        List<String> names = target.names();
        Visitor visitor = visitor(exchange);
        if (responders.serves(target)) {
            responders.answer(exchange, target, visitor);
        } else if (names.isEmpty()) {
            front(now, exchange, "", visitor);
        } else if (names.getFirst().equals(OWN)) {
            own(exchange, target);
        } else if (names.getFirst().startsWith("~")) {
            throughLink(now, exchange, target);
        } else {
            share(now, exchange, target, names, visitor);
        }
    }

    /// Whether the request means this machine (RFC 9110 §7.4). Only a client of HTTP/1.0 may leave it open, and no
    /// browser does; adopted connections were made for us.
    private static boolean isForUs(House now, Exchange exchange, Target target) {
        String authority = target.authority() != null ? target.authority() : exchange.request().host();
        return exchange.adopted() != null
                || authority == null
                || HostRule.isOurs(authority, now.setup().hosts(), exchange.local(), exchange.peer());
    }

    private static Visitor visitor(Exchange exchange) {
        Visitor adopted = exchange.adopted();
        return adopted != null ? adopted : new Visitor.Guest(exchange.peer(), exchange.local());
    }

    private void front(House now, Exchange exchange, String root, Visitor visitor) {
        if (!isRead(exchange.request())) {
            exchange.answer(notAllowed(exchange));
            return;
        }
        List<String> shares = door.visible(now, visitor);
        exchange.answer(Reply.front(exchange.request(), root, now.machine(), shares));
    }

    private void own(Exchange exchange, Target target) {
        Request request = exchange.request();
        Assets.Asset asset = target.names().size() == 2 && !target.folder() ? Assets.of(target.names().get(1)) : null;
        if (asset == null) {
            exchange.answer(error(exchange, 404));
        } else if (isRead(request)) {
            exchange.answer(Reply.asset(request, asset));
        } else {
            exchange.answer(notAllowed(exchange));
        }
    }

    private void throughLink(House now, Exchange exchange, Target target) {
        String first = target.names().getFirst();
        Visitor holder = door.holder(now, first.substring(1), exchange.peer(), exchange.local());
        if (holder == null) {
            // Short and final, and never 401: VLC would storm.
            exchange.answer(Reply.closing(error(exchange, 404)));
            return;
        }
        List<String> names = target.names().subList(1, target.names().size());
        String root = "/" + first;
        if (names.isEmpty() && target.folder()) {
            front(now, exchange, root, holder);
        } else if (names.isEmpty() && !isRead(exchange.request())) {
            exchange.answer(notAllowed(exchange));
        } else if (names.isEmpty()) {
            exchange.answer(Reply.moved(exchange.request(), root + "/" + query(target), true));
        } else {
            share(now, exchange, target, names, holder);
        }
    }

    private void share(House now, Exchange exchange, Target target, List<String> names, Visitor visitor) {
        @Nullable StreamLink link = visitor instanceof Visitor.LinkHolder holder ? holder.link() : null;
        ServedShare served = now.share(names.getFirst());
        List<String> path = names.subList(1, names.size());
        String root = link == null ? "" : "/~" + link.id();
        String name = served == null ? names.getFirst() : served.share().name();
        Place place = new Place(root, name, path, link == null ? null : link.scope(), now.types());
        if (place.inScope() == Scope.Place.OUTSIDE || link != null && served == null) {
            exchange.answer(error(exchange, 404));
            return;
        }
        Viewed viewed = new Viewed(visitor, userAgent(exchange.request()), name, String.join("/", path));
        Access access = door.admit(now, visitor, served, viewed);
        if (served == null || access instanceof Access.Denied) {
            exchange.answer(error(exchange, link != null && isFinal(access) ? 404 : 403));
            return;
        }
        String method = exchange.request().method();
        if (method.equals("OPTIONS")) {
            exchange.answer(Reply.options(ALLOW));
        } else if (isRead(exchange.request())) {
            exchange.guard(() -> door.stillGranted(house.get(), served, viewed));
            answers.answer(exchange, served, place, target, viewed);
        } else {
            exchange.answer(notAllowed(exchange));
        }
    }

    /// Whoever may not see a share learns nothing of it, not even that there is none: the same 403 for all names. The
    /// holder of a link whose contact is not welcome any more finds nothing.
    private static boolean isFinal(Access access) {
        return access instanceof Access.Denied(Access.Reason reason)
                && (reason == Access.Reason.NOT_LISTED
                        || reason == Access.Reason.BLOCKED
                        || reason == Access.Reason.LINK_EXPIRED);
    }

    private Answer notAllowed(Exchange exchange) {
        Request request = exchange.request();
        return switch (request.method()) {
            case "POST", "PUT", "DELETE", "PATCH", "TRACE", "CONNECT" -> Reply.error(request, 405, "Allow", ALLOW);
            case "OPTIONS" -> Reply.options(ALLOW);
            default -> error(exchange, 501);
        };
    }

    static boolean isRead(Request request) {
        return request.method().equals("GET") || request.method().equals("HEAD");
    }

    static String query(Target target) {
        return target.query().isEmpty() ? "" : "?" + Target.encodeQuery(target.query());
    }

    private static String userAgent(Request request) {
        String agent = request.field("user-agent");
        return agent == null ? "" : agent;
    }
}
