package org.porchlight.engine;

import org.jspecify.annotations.Nullable;
import org.porchlight.engine.api.Scope;
import org.porchlight.engine.api.Share;
import org.porchlight.engine.api.Visitor;
import org.porchlight.engine.content.ContentCache;
import org.porchlight.engine.content.FileAnswer;
import org.porchlight.engine.content.FolderAnswer;
import org.porchlight.engine.content.Place;
import org.porchlight.engine.content.Reply;
import org.porchlight.engine.folder.Found;
import org.porchlight.engine.folder.OpenFile;
import org.porchlight.engine.http.MediaTypes.Kind;
import org.porchlight.engine.http.Request;
import org.porchlight.engine.http.Target;
import org.porchlight.engine.loop.Answer;
import org.porchlight.engine.loop.BufferPool;
import org.porchlight.engine.loop.Exchange;
import org.porchlight.engine.transfer.Transfer.Viewed;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.LongSupplier;

/// Answers GET and HEAD below a share, once the visitor is let in: finds the file or folder on a worker of the share.
final class ShareAnswers {

    private static final Logger LOG = LoggerFactory.getLogger(ShareAnswers.class);
    private static final String INDEX = "index.html";

    /// What belongs to a page or a playing film and is no viewing of its own.
    private static final Set<Kind> UNSEEN = Set.of(Kind.SUBTITLE, Kind.PLAYLIST);

    /// What makes up the pages of a site.
    private static final Set<Kind> OF_A_SITE = Set.of(Kind.ACTIVE, Kind.TEXT, Kind.PICTURE);

    private final BufferPool buffers;
    private final ContentCache cache;
    private final LongSupplier nanoTime;
    private final Refusals refusals;

    ShareAnswers(BufferPool buffers, ContentCache cache, LongSupplier nanoTime, Refusals refusals) {
        this.buffers = buffers;
        this.cache = cache;
        this.nanoTime = nanoTime;
        this.refusals = refusals;
    }

    /// One request below a share. Used on the loop, then on the worker.
    private record Call(Request request, ServedShare served, Place place, Target target, Viewed viewed, String base) {

        /// Whether the query has this word.
        boolean asks(String word) {
            return List.of(target.query().split("&", -1)).contains(word);
        }

        boolean isSite() {
            return served.share().kind() == Share.Kind.SITE;
        }
    }

    /// Answers, now or later. On the loop.
    void answer(Exchange exchange, ServedShare served, Place place, Target target, Viewed viewed) {
        Request request = exchange.request();
        String authority = target.authority() != null ? target.authority() : request.host();
        String base = "http://" + (authority == null ? exchange.local().getHostAddress() : authority);
        Call call = new Call(request, served, place, target, viewed, base);
        exchange.work(served.workers(), () -> find(call));
        if (mayBecomeHot(call)) {
            boolean seen = !isUnseen(call, place.path().getLast());
            cache.asked(
                    new ContentCache.Subject(
                            request.target(), served, viewed.path(), seen, served.workers(), tag -> load(call, tag)));
        }
    }

    /// On a worker.
    private Answer find(Call call) {
        try {
            return switch (call.served.folder().find(call.place.path())) {
                case Found.File(OpenFile file) -> file(call, file, call.target.folder());
                case Found.Folder _ -> folder(call);
                case Found.Nothing _ -> nothing(call);
                case Found.Locked _ -> locked(call);
            };
        } catch (NoSuchFileException e) {
            return unavailable(call); // the folder has said why
        } catch (AccessDeniedException e) {
            return locked(call);
        } catch (IOException e) {
            LOG.warn("The share {} could not be read: {}", call.served.share().name(), e.toString());
            return unavailable(call);
        }
    }

    /// Names that are not there are asked for all day; that of a link is one the owner gave away.
    private Answer nothing(Call call) {
        Viewed viewed = call.viewed;
        if (viewed.visitor() instanceof Visitor.LinkHolder holder
                && holder.link().scope().path().equals(call.place.path())) {
            refusals.refused(holder, viewed.share() + "/" + viewed.path(), Refusals.GONE);
        }
        return Reply.error(call.request, 404);
    }

    private Answer locked(Call call) {
        refusals.refused(call.viewed.visitor(), call.viewed.share() + "/" + call.viewed.path(), Refusals.LOCKED);
        return Reply.error(call.request, 403);
    }

    private static Answer unavailable(Call call) {
        return Reply.error(call.request, 503, "Retry-After", "5");
    }

    private Answer file(Call call, OpenFile file, boolean asFolder) throws IOException {
        // A link for a file shows the folders on the way to it, but no other file in them.
        if (asFolder || call.place.inScope() == Scope.Place.ABOVE) {
            file.close();
            return Reply.error(call.request, 404);
        }
        return content(call, call.place.path().getLast(), file);
    }

    private Answer content(Call call, String name, OpenFile file) throws IOException {
        Kind kind = call.place.types().kindOf(name);
        return fileAnswer(call, name, kind).of(file);
    }

    private FileAnswer fileAnswer(Call call, String name, Kind kind) {
        return new FileAnswer(
                call.request,
                call.place.types().typeOf(name),
                kind,
                call.isSite(),
                call.place.isSecret(),
                isUnseen(call, name) ? null : call.viewed,
                call.asks("download") ? name : null,
                call.served.workers(),
                buffers);
    }

    private static boolean isUnseen(Call call, String name) {
        Kind kind = call.place.types().kindOf(name);
        return UNSEEN.contains(kind) || (call.isSite() && OF_A_SITE.contains(kind));
    }

    /// Only what everybody is sent the same way is worth keeping: whole files under their plain address.
    private static boolean mayBecomeHot(Call call) {
        return !call.place.isSecret()
                && call.request.method().equals("GET")
                && call.request.target().startsWith("/")
                && !call.request.hasBody()
                && !call.target.folder()
                && call.target.query().isEmpty()
                && !call.place.path().isEmpty();
    }

    /// Reads a file for the cache, between two looks that tell the same. On a worker.
    private ContentCache.@Nullable Loaded load(Call call, @Nullable String knownTag) throws IOException {
        long asked = nanoTime.getAsLong();
        List<String> path = call.place.path();
        if (!(call.served.folder().find(path) instanceof Found.File(OpenFile file))) {
            return null;
        }
        try {
            String tag = file.tag();
            if (tag == null || file.size() > ContentCache.LONGEST) {
                return null;
            }
            String name = path.getLast();
            byte[] fields = fileAnswer(call, name, call.place.types().kindOf(name)).fields(file);
            if (tag.equals(knownTag)) {
                return new ContentCache.Loaded(fields, new byte[0], tag, asked);
            }
            ByteBuffer body = ByteBuffer.allocate((int) file.size());
            while (body.hasRemaining()) {
                if (file.channel().read(body, body.position()) < 0) {
                    return null;
                }
            }
            return isStill(call, tag) ? new ContentCache.Loaded(fields, body.array(), tag, asked) : null;
        } finally {
            file.close();
        }
    }

    private static boolean isStill(Call call, String tag) throws IOException {
        if (!(call.served.folder().find(call.place.path()) instanceof Found.File(OpenFile again))) {
            return false;
        }
        again.close();
        return tag.equals(again.tag());
    }

    private Answer folder(Call call) throws IOException {
        Place place = call.place;
        if (place.inScope() != Scope.Place.ABOVE && place.isFile()) {
            return Reply.error(call.request, 404);
        }
        if (!call.target.folder()) {
            List<String> names = new ArrayList<>(List.of(place.share()));
            names.addAll(place.path());
            String location = place.root() + Target.encodePath(names, true) + Routes.query(call.target);
            return Reply.moved(call.request, location, place.isSecret());
        }
        FolderAnswer answer = new FolderAnswer(call.request, place, call.served.folder());
        if (call.asks("m3u")) {
            return answer.playlist(call.base, call.asks("deep"));
        }
        if (call.isSite() && place.inScope() == Scope.Place.INSIDE) {
            List<String> index = new ArrayList<>(place.path());
            index.add(INDEX);
            if (call.served.folder().find(index) instanceof Found.File(OpenFile file)) {
                return content(call, INDEX, file);
            }
        }
        return answer.page();
    }
}
