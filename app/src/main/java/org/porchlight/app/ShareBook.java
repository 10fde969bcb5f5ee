package org.porchlight.app;

import org.porchlight.app.porch.RemovedShare;
import org.porchlight.app.share.GivenLink;
import org.porchlight.app.share.SharedFolder;
import org.porchlight.app.text.Refusal;
import org.porchlight.engine.api.Share;

import java.util.List;
import java.util.function.UnaryOperator;

/// Changes of shares in which their links have a part.
final class ShareBook {
    private final Household household;

    ShareBook(Household household) {
        this.household = household;
    }

    /// The links that lead into the share lead into it under its new name as well.
    SharedFolder rename(String name, String wanted) {
        SharedFolder before = household.shares().named(name);
        SharedFolder renamed = before.named(checked(before, wanted.strip()));
        return household.edit(books -> {
            household.changeShares(shares -> shares.changed(before, renamed));
            books.links().change(links -> links.renamed(before.name(), renamed.name()));
            return renamed;
        });
    }

    /// The links go with the share: a folder that is shared under this name later is another one.
    RemovedShare remove(String name) {
        return household.edit(books -> {
            SharedFolder gone = household.shares().named(name);
            int place = household.shares().all().indexOf(gone);
            List<GivenLink> revoked = household.links().into(gone.name());
            books.links().change(links -> links.withoutShare(gone.name()));
            household.changeShares(shares -> shares.without(gone));
            return new RemovedShare(gone, place, revoked);
        });
    }

    void restore(RemovedShare removed) {
        SharedFolder folder = removed.folder();
        household.edit(books -> {
            if (household.shares().byName(folder.name()).isPresent()
                    || household.shares().byFolder(folder.folder()).isPresent()) {
                throw Refusal.failed(
                        "“" + folder.name() + "” cannot come back: it is shared again already.",
                        "Remove that share first.");
            }
            household.changeShares(shares -> shares.with(folder, removed.place()));
            books.links().change(links -> links.with(removed.links()));
            return folder;
        });
    }

    void change(String name, UnaryOperator<SharedFolder> change) {
        household.edit(_ -> {
            SharedFolder before = household.shares().named(name);
            household.changeShares(shares -> shares.changed(before, change.apply(before)));
            return before;
        });
    }

    private String checked(SharedFolder before, String wanted) {
        boolean taken = household.shares().byName(wanted).filter(other -> !other.equals(before)).isPresent();
        if (taken) {
            throw Refusal.badArgument("Another share is called “" + wanted + "”.", "Choose another name.");
        }
        try {
            Share.checkName(wanted);
            return wanted;
        } catch (IllegalArgumentException e) {
            throw Refusal.badArgument(String.valueOf(e.getMessage()), "Choose another name.");
        }
    }
}
