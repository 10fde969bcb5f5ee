package org.porchlight.app;

import org.porchlight.app.contact.Contact;
import org.porchlight.app.text.Figures;
import org.porchlight.app.text.SafeText;
import org.porchlight.engine.api.DoorWatch;
import org.porchlight.engine.api.Refused;
import org.porchlight.engine.api.Visitor;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.Optional;

/// Remembers who came by which link, and writes into the log who was refused what and why, with the names the owner
/// knows people by. Any thread.
final class Doorkeeper implements DoorWatch {
    private static final Logger LOG = LoggerFactory.getLogger(Doorkeeper.class);

    private final Household household;

    Doorkeeper(Household household) {
        this.household = household;
    }

    @Override
    public void cameByLink(Visitor.LinkHolder holder) {
        household.used(holder.link(), holder.address());
    }

    @Override
    public void refused(Refused refused) {
        LOG.info(
                "{} was refused {}: {}{}",
                who(refused),
                SafeText.of(refused.what()),
                refused.why(),
                refused.more() == 0 ? "" : " (and " + Figures.counted(refused.more(), "time") + " more before)");
    }

    private String who(Refused refused) {
        String address = refused.address().getHostAddress();
        String id = refused.contact();
        Optional<Contact> contact =
                id == null ? household.contacts().byDevice(refused.address()) : household.contacts().byId(id);
        return contact.map(known -> known.name() + " (" + address + ")").orElse(address);
    }
}
