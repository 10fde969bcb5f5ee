package org.porchlight.app;

import java.util.ArrayList;
import java.util.List;

/// Sets rows in columns as wide as their widest cell, two spaces apart.
final class Columns {
    private Columns() {}

    static List<String> of(List<List<String>> rows) {
        List<Integer> widths = new ArrayList<>();
        for (List<String> row : rows) {
            for (int column = 0; column < row.size(); column++) {
                int width = row.get(column).codePointCount(0, row.get(column).length());
                if (column == widths.size()) {
                    widths.add(width);
                } else {
                    widths.set(column, Math.max(widths.get(column), width));
                }
            }
        }
        return rows.stream().map(row -> line(row, widths)).toList();
    }

    private static String line(List<String> row, List<Integer> widths) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < row.size(); column++) {
            String cell = row.get(column);
            line.append(cell).repeat(' ', widths.get(column) - cell.codePointCount(0, cell.length()) + 2);
        }
        return line.toString().stripTrailing();
    }
}
