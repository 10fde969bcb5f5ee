package org.porchlight.app;

import java.util.List;

/// A program as the system sees one.
@FunctionalInterface
public interface Program {

    /// Runs to its end and returns its exit code: 0, 1 if it failed, 2 if the arguments cannot be right.
    int run(List<String> arguments, Surroundings here);
}
