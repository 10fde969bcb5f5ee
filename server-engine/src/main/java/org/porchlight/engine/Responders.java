package org.porchlight.engine;

import org.jspecify.annotations.Nullable;
import org.porchlight.engine.api.Responder;
import org.porchlight.engine.api.Visitor;
import org.porchlight.engine.content.Reply;
import org.porchlight.engine.folder.FileWorkers;
import org.porchlight.engine.http.Target;
import org.porchlight.engine.loop.Exchange;

import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;

/// The pages that an embedding program adds, by their path prefix. The longest prefix wins; a prefix ends at a segment.
final class Responders {

    private final Map<List<String>, Responder> byPrefix;
    private final FileWorkers workers;

    Responders(Map<List<String>, Responder> byPrefix, LongSupplier nanoTime) {
        this.byPrefix = Map.copyOf(byPrefix);
        this.workers = ServedShare.workers("responders", nanoTime);
    }

    boolean serves(Target target) {
        return !byPrefix.isEmpty() && find(target.names()) != null;
    }

    /// On the loop.
    void answer(Exchange exchange, Target target, Visitor visitor) {
        Responder responder = find(target.names());
        if (responder == null) {
            throw new IllegalArgumentException("No responder serves this");
        }
        String path =
                "/" + String.join("/", target.names()) + (target.folder() && !target.names().isEmpty() ? "/" : "");
        Responder.Call call =
                new Responder.Call(
                        exchange.request().method(),
                        path,
                        target.query(),
                        exchange.request().allFields(),
                        exchange.body(),
                        visitor);
        exchange.work(workers, () -> Reply.of(exchange.request(), responder.respond(call)));
    }

    void close() {
        workers.close();
    }

    private @Nullable Responder find(List<String> names) {
        for (int length = names.size(); length >= 0; length--) {
            Responder responder = byPrefix.get(names.subList(0, length));
            if (responder != null) {
                return responder;
            }
        }
        return null;
    }
}
