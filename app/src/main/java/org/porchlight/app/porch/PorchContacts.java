package org.porchlight.app.porch;

import org.porchlight.app.contact.Contact;
import org.porchlight.engine.api.Visitor;

import java.net.InetAddress;
import java.util.Set;

/// What can be done with contacts, who are told by their ids. Each method throws a [org.porchlight.app.text.Refusal]
/// when it cannot be done, and nothing has changed then.
public interface PorchContacts {

    Contact addContact(String name);

    Contact renameContact(String id, String name);

    /// A paused contact is for now no more than a guest.
    void pauseContact(String id, boolean paused);

    /// A blocked contact is refused everywhere.
    void blockContact(String id, boolean blocked);

    /// Blocks whoever `visitor` is: their contact, or else a new contact that stands for their address.
    Contact block(Visitor visitor);

    /// The addresses of things that can only open a plain URL.
    void devices(String id, Set<InetAddress> devices);

    /// Removes a contact and revokes their links.
    RemovedContact removeContact(String id);

    /// Takes a removal back, with the links.
    void restoreContact(RemovedContact removed);
}
