package org.porchlight.app.console;

import org.porchlight.app.contact.Contact;
import org.porchlight.app.contact.ContactBook;
import org.porchlight.app.text.Stage;
import org.porchlight.engine.api.EngineSnapshot;
import org.porchlight.engine.api.ViewingSnapshot;
import org.porchlight.engine.api.ViewingSnapshot.State;
import org.porchlight.engine.api.Visitor;

import java.net.InetAddress;
import java.util.List;

/// A viewing as people read of it. `who` is a contact's name or an address, `what` the path with its share;
/// `bytesPerSecond` is whole.
public record ViewingRow(
        long id,
        String who,
        String player,
        String what,
        long position,
        long size,
        long sent,
        long bytesPerSecond,
        State state) {

    /// The viewings of `snapshot`, with the names of the contacts.
    public static List<ViewingRow> of(EngineSnapshot snapshot, ContactBook contacts) {
        return snapshot.viewings().stream().map(viewing -> of(viewing, contacts)).toList();
    }

    boolean isOver() {
        return state == State.ENDED || state == State.STOPPED;
    }

    Stage stage() {
        return Stage.of(state, position, size, bytesPerSecond);
    }

    private static ViewingRow of(ViewingSnapshot viewing, ContactBook contacts) {
        return new ViewingRow(
                viewing.id(),
                who(viewing.visitor(), contacts),
                viewing.player(),
                viewing.share() + "/" + viewing.path(),
                viewing.position(),
                viewing.size(),
                viewing.sent(),
                Math.round(viewing.bytesPerSecond()),
                viewing.state());
    }

    private static String who(Visitor visitor, ContactBook contacts) {
        String id = visitor.contact();
        if (id != null) {
            return contacts.byId(id).map(Contact::name).orElse("a former contact");
        }
        InetAddress address = visitor.address();
        String place = address.isLoopbackAddress() ? "this machine" : address.getHostAddress();
        return switch (visitor) {
            case Visitor.LinkHolder _ -> place + " by a link";
            case Visitor.Guest _, Visitor.Paired _ -> contacts.byDevice(address).map(Contact::name).orElse(place);
        };
    }
}
