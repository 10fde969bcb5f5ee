package org.porchlight.app;

import picocli.CommandLine.IVersionProvider;

/// The version of this build, from the manifest of its jar.
final class Version implements IVersionProvider {

    static String line() {
        String version = Launcher.class.getPackage().getImplementationVersion();
        return "porchlight " + (version == null ? "(development)" : version);
    }

    @Override
    public String[] getVersion() {
        return new String[] {line()};
    }
}
