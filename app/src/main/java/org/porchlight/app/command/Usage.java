package org.porchlight.app.command;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// The help about one command, for terminals of 80 columns.
public final class Usage {
    private static final int WIDTH = 80;
    private static final String PROGRAM = "porchlight";

    private final Command command;
    private final List<Option> options;
    private final List<String> lines = new ArrayList<>();

    private Usage(Command command) {
        this.command = command;
        this.options = CommandReader.all(command);
        options.sort(Comparator.comparing(Option::name));
    }

    /// The lines that `--help` prints.
    public static List<String> of(Command command) {
        Usage usage = new Usage(command);
        usage.synopsis();
        usage.description();
        usage.options();
        usage.parts();
        return usage.lines;
    }

    private void synopsis() {
        String head = "Usage: " + command.calledBy(PROGRAM);
        List<String> words = new ArrayList<>();
        words.add("[-" + letters() + "]");
        for (Option option : options) {
            if (option.isFlag() && option.letter().isEmpty()) {
                words.add("[--" + option.name() + "]");
            }
        }
        for (Option option : options) {
            if (!option.isFlag()) {
                String name = option.letter().isEmpty() ? "--" + option.name() : "-" + option.letter();
                words.add("[" + name + "=" + option.value() + "]" + (option.many() ? "..." : ""));
            }
        }
        if (command.operand().most() > 0) {
            words.add(command.operand().synopsis());
        }
        if (command.name().isEmpty()) {
            words.add("[COMMAND]");
        } else if (!command.parts().names().isEmpty()) {
            words.add("[" + String.join(" | ", command.parts().names()) + "]");
        }
        wrap(head + " ", words, head.length() + 1);
    }

    /// The letters of the switches that have one, among them always those of help and version.
    private String letters() {
        StringBuilder letters = new StringBuilder();
        for (Option option : options) {
            if (option.isFlag()) {
                letters.append(option.letter());
            }
        }
        return letters.toString();
    }

    private void description() {
        for (int i = 0; i < command.description().size(); i++) {
            if (i > 0) {
                lines.add("");
            }
            wrap("", words(command.description().get(i)), 0);
        }
    }

    private void options() {
        List<String[]> rows = new ArrayList<>();
        Operand operand = command.operand();
        if (!operand.description().isEmpty()) {
            rows.add(new String[] {"    " + operand.synopsis(), operand.description()});
        }
        for (Option option : options) {
            String letter = option.letter().isEmpty() ? "    " : "-" + option.letter() + ", ";
            String value = option.isFlag() ? "" : "=" + option.value();
            rows.add(new String[] {letter + "--" + option.name() + value, option.description()});
        }
        table(rows);
    }

    private void parts() {
        if (command.parts().names().isEmpty()) {
            return;
        }
        lines.add("Commands:");
        List<String[]> rows = new ArrayList<>();
        for (String name : command.parts().names()) {
            rows.add(new String[] {name, command.parts().named(name).description().getFirst()});
        }
        table(rows);
    }

    private void table(List<String[]> rows) {
        int widest = rows.stream().mapToInt(row -> row[0].length()).max().orElse(0);
        for (String[] row : rows) {
            String label = "  " + row[0] + " ".repeat(widest - row[0].length()) + "  ";
            wrap(label, words(row[1]), label.length());
        }
    }

    private static List<String> words(String text) {
        return List.of(text.split(" "));
    }

    /// Adds `first` and the words behind it, with `indent` before the lines that follow.
    private void wrap(String first, List<String> words, int indent) {
        StringBuilder line = new StringBuilder(first);
        boolean begins = true;
        for (String word : words) {
            if (!begins && line.length() + 1 + word.length() > WIDTH) {
                lines.add(line.toString());
                line = new StringBuilder(" ".repeat(indent));
                begins = true;
            }
            line.append(begins ? "" : " ").append(word);
            begins = false;
        }
        lines.add(line.toString());
    }
}
