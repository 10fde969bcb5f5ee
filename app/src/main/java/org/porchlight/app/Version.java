package org.porchlight.app;

/// The version of this build, from the manifest of its jar.
final class Version {
    private Version() {}

    static String line() {
        String version = Launcher.class.getPackage().getImplementationVersion();
        return "porchlight " + (version == null ? "(development)" : version);
    }
}
