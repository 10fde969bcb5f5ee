package org.porchlight.engine.transfer;

/// What makes two transfers one viewing: the same visitor (by identity, else by address and player) and the same file.
record ViewingKey(String who, String share, String path) {}
