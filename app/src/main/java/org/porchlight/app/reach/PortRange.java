package org.porchlight.app.reach;

/// Ports as firewalls write them: `8420`, `8000:9000` or `8000-9000`.
record PortRange(int first, int last) {

    boolean holds(int port) {
        return first <= port && port <= last;
    }

    /// Reads one; text that means something else holds no port.
    static PortRange parse(String text) {
        String[] ends = text.split("[:-]", 2);
        try {
            int first = Integer.parseInt(ends[0]);
            return new PortRange(first, ends.length == 2 ? Integer.parseInt(ends[1]) : first);
        } catch (NumberFormatException _) {
            return new PortRange(1, 0);
        }
    }
}
