package org.porchlight.app.porch;

import org.porchlight.app.share.Audience;
import org.porchlight.app.share.SharedFolder;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// What can be done with shares. Names are compared ignoring case; each method throws a
/// [org.porchlight.app.text.Refusal] when it cannot be done, and nothing has changed then.
public interface PorchShares {

    /// Why the owner might not want to share `folder`, as the end of "This is …". Asks the disk.
    Optional<String> misgiving(Path folder);

    /// Shares folders with the audience of the settings; one that is shared already stays as it is. Asks the disk.
    List<SharedFolder> addFolders(List<Path> folders);

    /// Gives a share another name. The links to it lead to the new one.
    SharedFolder renameShare(String name, String wanted);

    /// Stops sharing a folder and revokes the links to it. The folder itself is not touched.
    RemovedShare removeShare(String name);

    /// Takes a removal back, with the links.
    void restoreShare(RemovedShare removed);

    void pauseShare(String name, boolean paused);

    void audience(String name, Audience audience);
}
