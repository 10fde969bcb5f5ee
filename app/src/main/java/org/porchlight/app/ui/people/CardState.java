package org.porchlight.app.ui.people;

import org.porchlight.app.contact.Contact;
import org.porchlight.app.porch.PorchState;
import org.porchlight.app.text.SafeText;

import java.net.InetAddress;
import java.util.Comparator;
import java.util.List;

/// All that the card of a contact shows. `links` has the newest first, `shares` are in the owner's order, `devices` are
/// addresses.
public record CardState(
        Contact contact,
        String line,
        boolean watching,
        List<LinkLine> links,
        List<ShareLine> shares,
        List<String> devices) {

    public CardState {
        links = List.copyOf(links);
        shares = List.copyOf(shares);
        devices = List.copyOf(devices);
    }

    static CardState of(Buddy.Shown shown, PorchState state, When when) {
        Contact contact = shown.contact();
        return new CardState(
                contact,
                shown.line(),
                shown.watching(),
                state.links().of(contact.id()).stream()
                        .map(given -> LinkLine.of(given, state.address(), when))
                        .sorted(
                                Comparator.comparing(LinkLine::over)
                                        .thenComparing(LinkLine::number, Comparator.reverseOrder()))
                        .toList(),
                state.shares().all().stream()
                        .map(share -> ShareLine.of(share, contact, state.onlyMyContacts()))
                        .toList(),
                contact.devices().stream().map(InetAddress::getHostAddress).sorted().toList());
    }

    public String id() {
        return contact.id();
    }

    public String name() {
        return SafeText.of(contact.name());
    }

    /// What removing them would take away, as a sentence.
    public String removal() {
        long open = links.stream().filter(link -> !link.over()).count();
        return name()
                + " is removed"
                + (open == 0
                        ? "."
                        : open == 1 ? ", and their link is revoked." : ", and their " + open + " links are revoked.");
    }
}
