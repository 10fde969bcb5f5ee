package org.porchlight.app.porch;

import org.jspecify.annotations.Nullable;
import org.porchlight.app.share.GivenLink;
import org.porchlight.app.share.Lasting;

/// What can be done with stream links. Each method throws a [org.porchlight.app.text.Refusal] when it cannot be done,
/// and nothing has changed then.
public interface PorchLinks {

    /// Makes a link to `target`, such as `Movies` or `Movies/Film.mkv`, for the contact with that id or, with null, for
    /// anyone who has it. Asks the disk.
    GivenLink makeLink(@Nullable String contact, Lasting lasting, String target);

    /// Revokes the link of that number; whoever streams by it is cut.
    void revokeLink(int number);

    /// An address of `target` for a player on this machine, whatever the audience is: a link of one's own, which is not
    /// listed and ends with the program. Asks the disk.
    String ownAddress(String target);
}
