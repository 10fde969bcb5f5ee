package org.porchlight.app;

import org.jspecify.annotations.Nullable;
import org.porchlight.app.share.Audience;
import org.porchlight.engine.api.Share;

import java.net.InetAddress;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/// What the command line asks of one run, over the settings. Null and empty mean: as in the settings.
///
/// `folders` are shared as `audience` and `kind` say: with `saved` they are added to the saved shares and all of these
/// are served, without it they alone are served, for this run only.
record RunPlan(
        boolean saved,
        List<Path> folders,
        Audience audience,
        Share.Kind kind,
        @Nullable Integer port,
        @Nullable InetAddress bind,
        @Nullable String name,
        Map<String, String> types,
        @Nullable String defaultType) {

    RunPlan {
        folders = List.copyOf(folders);
        types = Map.copyOf(types);
    }
}
