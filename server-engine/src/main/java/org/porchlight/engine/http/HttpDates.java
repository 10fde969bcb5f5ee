package org.porchlight.engine.http;

import java.time.Instant;
import java.time.LocalDate;
import java.time.Month;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.chrono.IsoChronology;

/// HTTP dates (RFC 9110 §5.6.7). Writes the preferred form, reads all three. Stateless.
public final class HttpDates {
    /// Says that a text is no date.
    public static final long INVALID = Long.MIN_VALUE;

    private static final String DAYS = "MonTueWedThuFriSatSun";
    private static final String[] LONG_DAYS = {
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"
    };
    private static final String MONTHS = "JanFebMarAprMayJunJulAugSepOctNovDec";

    /// 0000-01-01 and 9999-12-31: what fits into four digits.
    private static final long EARLIEST = -62_167_219_200L;

    private static final long LATEST = 253_402_300_799L;
    private static final int DAY = 86_400;

    private HttpDates() {}

    /// `Sun, 06 Nov 1994 08:49:37 GMT`. A year that has no four digits becomes the nearest that has.
    public static String format(long epochSecond) {
        long moment = Math.clamp(epochSecond, EARLIEST, LATEST);
        LocalDate date = LocalDate.ofEpochDay(Math.floorDiv(moment, DAY));
        int second = (int) Math.floorMod(moment, (long) DAY);
        int day = 3 * (date.getDayOfWeek().getValue() - 1);
        int month = 3 * (date.getMonthValue() - 1);
        StringBuilder text = new StringBuilder(29);
        text.append(DAYS, day, day + 3).append(", ");
        two(text, date.getDayOfMonth()).append(' ');
        text.append(MONTHS, month, month + 3).append(' ');
        two(two(text, date.getYear() / 100), date.getYear() % 100).append(' ');
        two(text, second / 3600).append(':');
        two(text, second / 60 % 60).append(':');
        return two(text, second % 60).append(" GMT").toString();
    }

    private static StringBuilder two(StringBuilder text, int value) {
        return text.append((char) ('0' + value / 10)).append((char) ('0' + value % 10));
    }

    /// The seconds since 1970 of an IMF-fixdate, an RFC 850 date or an asctime date; [#INVALID] for anything else.
    public static long parse(String date) {
        return parse(date, Instant.now());
    }

    /// The same as seen at that time, which decides about years of two digits.
    static long parse(String date, Instant now) {
        int comma = date.indexOf(',');
        if (comma == 3) {
            return fixdate(date);
        }
        return comma < 0 ? asctime(date) : rfc850(date, comma, now.atOffset(ZoneOffset.UTC));
    }

    private static long fixdate(String date) {
        if (date.length() != 29 || !fits(date, "xxx, 00 xxx 0000 00:00:00 GMT", 0) || name(DAYS, date, 0) < 0) {
            return INVALID;
        }
        int year = number(date, 12, 2) * 100 + number(date, 14, 2);
        return moment(year, name(MONTHS, date, 8), number(date, 5, 2), date, 17);
    }

    private static long asctime(String date) {
        boolean fits =
                date.length() == 24
                        && (fits(date, "xxx xxx 00 00:00:00 0000", 0) || fits(date, "xxx xxx  0 00:00:00 0000", 0));
        if (!fits || name(DAYS, date, 0) < 0) {
            return INVALID;
        }
        int day = date.charAt(8) == ' ' ? number(date, 9, 1) : number(date, 8, 2);
        return moment(number(date, 20, 4), name(MONTHS, date, 4), day, date, 11);
    }

    private static long rfc850(String date, int comma, OffsetDateTime now) {
        if (date.length() != comma + 24 || !fits(date, ", 00-xxx-00 00:00:00 GMT", comma) || !isLongDay(date, comma)) {
            return INVALID;
        }
        int year = now.getYear() - now.getYear() % 100 + number(date, comma + 9, 2);
        long moment = momentOf850(date, comma, year);
        // More than 50 years ahead means the century before (RFC 9110 §5.6.7).
        return moment > now.plusYears(50).toEpochSecond() ? momentOf850(date, comma, year - 100) : moment;
    }

    private static long momentOf850(String date, int comma, int year) {
        return moment(year, name(MONTHS, date, comma + 5), number(date, comma + 2, 2), date, comma + 12);
    }

    private static boolean isLongDay(String date, int comma) {
        for (String day : LONG_DAYS) {
            if (day.length() == comma && date.startsWith(day)) {
                return true;
            }
        }
        return false;
    }

    /// Whether `date` has a digit for each `0` of `pattern`, anything for `x`, and else the same character.
    private static boolean fits(String date, String pattern, int from) {
        for (int i = 0; i < pattern.length(); i++) {
            char is = date.charAt(from + i);
            char asked = pattern.charAt(i);
            if (asked == '0' ? !Octets.isDigit(is) : asked != 'x' && is != asked) {
                return false;
            }
        }
        return true;
    }

    private static int number(String date, int from, int digits) {
        int value = 0;
        for (int i = from; i < from + digits; i++) {
            value = value * 10 + date.charAt(i) - '0';
        }
        return value;
    }

    /// The index of the three letters at `from` in a list of such names, or -1.
    private static int name(String names, String date, int from) {
        for (int i = 0; i < names.length(); i += 3) {
            if (names.regionMatches(i, date, from, 3)) {
                return i / 3;
            }
        }
        return -1;
    }

    private static long moment(int year, int month, int day, String date, int time) {
        int hour = number(date, time, 2);
        int minute = number(date, time + 3, 2);
        int second = number(date, time + 6, 2);
        // 60 is a leap second (RFC 9110 §5.6.7); it counts as the second after it.
        if (month < 0 || day < 1 || day > daysOf(year, month) || hour > 23 || minute > 59 || second > 60) {
            return INVALID;
        }
        return LocalDate.of(year, month + 1, day).toEpochDay() * DAY + hour * 3600L + minute * 60L + second;
    }

    private static int daysOf(int year, int month) {
        return Month.of(month + 1).length(IsoChronology.INSTANCE.isLeapYear(year));
    }
}
