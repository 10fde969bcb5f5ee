package org.porchlight.engine.transfer;

/// Names the player that a User-Agent field tells of (RFC 9110 §10.1.5). Stateless.
final class PlayerName {

    private static final int LONGEST = 60;

    /// Browsers all call themselves Mozilla first, and most call themselves Chrome and Safari as well: the first of
    /// these that is there tells them apart.
    private static final String[] BROWSERS = {"Firefox/", "Edg/", "OPR/", "SamsungBrowser/", "Chrome/", "Safari/"};

    private PlayerName() {}

    /// The first product, or that of the browser; empty for an empty field.
    static String of(String userAgent) {
        if (userAgent.startsWith("Mozilla/")) {
            for (String browser : BROWSERS) {
                int at = userAgent.indexOf(browser);
                if (at >= 0) {
                    return product(userAgent.substring(at));
                }
            }
        }
        return product(userAgent);
    }

    private static String product(String text) {
        int end = text.indexOf(' ');
        String product = end < 0 ? text : text.substring(0, end);
        return product.length() > LONGEST ? product.substring(0, LONGEST) : product;
    }
}
