/// What a person types in a terminal: commands, their options and words, how they are read, and the help about them.
@NullMarked
package org.porchlight.app.command;

import org.jspecify.annotations.NullMarked;
