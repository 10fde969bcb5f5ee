package org.porchlight.engine.http;

/// The extensions behind a chunk size, `*( BWS ";" BWS name [ BWS "=" BWS value ] )` with a value that is a token or a
/// quoted string (RFC 9112 §7.1.1), taken byte by byte.
final class ChunkExtension {

    private enum Stage {
        BEFORE_SEMICOLON,
        BEFORE_NAME,
        NAME,
        AFTER_NAME,
        BEFORE_VALUE,
        VALUE,
        QUOTED,
        ESCAPED,
        REFUSED
    }

    private Stage stage = Stage.BEFORE_SEMICOLON;
    private int length;
    private boolean blank;

    void begin() {
        stage = Stage.BEFORE_SEMICOLON;
        length = 0;
        blank = false;
    }

    int length() {
        return length;
    }

    /// Whether the line may end here. White space is only allowed in front of something.
    boolean isComplete() {
        return !blank
                && switch (stage) {
                    case BEFORE_SEMICOLON, NAME, VALUE -> true;
                    case BEFORE_NAME, AFTER_NAME, BEFORE_VALUE, QUOTED, ESCAPED, REFUSED -> false;
                };
    }

    boolean take(byte octet) {
        length++;
        stage = next(octet);
        blank = Octets.isBlank(octet);
        return stage != Stage.REFUSED;
    }

    private Stage next(byte octet) {
        boolean space = Octets.isBlank(octet);
        boolean token = Octets.is(octet, Octets.TOKEN);
        return switch (stage) {
            case BEFORE_SEMICOLON -> space ? stage : octet == ';' ? Stage.BEFORE_NAME : Stage.REFUSED;
            case BEFORE_NAME -> space ? stage : token ? Stage.NAME : Stage.REFUSED;
            case NAME -> token ? stage : afterName(octet, space);
            case AFTER_NAME -> afterName(octet, space);
            case BEFORE_VALUE -> {
                if (octet == '"') {
                    yield Stage.QUOTED;
                }
                yield space ? stage : token ? Stage.VALUE : Stage.REFUSED;
            }
            case VALUE -> {
                if (token) {
                    yield stage;
                }
                yield octet == ';' ? Stage.BEFORE_NAME : space ? Stage.BEFORE_SEMICOLON : Stage.REFUSED;
            }
            case QUOTED -> quoted(octet);
            case ESCAPED -> Octets.is(octet, Octets.VALUE) ? Stage.QUOTED : Stage.REFUSED;
            case REFUSED -> Stage.REFUSED;
        };
    }

    private static Stage afterName(byte octet, boolean space) {
        if (space) {
            return Stage.AFTER_NAME;
        }
        return octet == '=' ? Stage.BEFORE_VALUE : octet == ';' ? Stage.BEFORE_NAME : Stage.REFUSED;
    }

    private static Stage quoted(byte octet) {
        return switch (octet) {
            case '"' -> Stage.BEFORE_SEMICOLON;
            case '\\' -> Stage.ESCAPED;
            default -> Octets.is(octet, Octets.VALUE) ? Stage.QUOTED : Stage.REFUSED;
        };
    }
}
