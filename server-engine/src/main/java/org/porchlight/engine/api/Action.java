package org.porchlight.engine.api;

/// What a visitor wants of a share.
public enum Action {
    /// See the share on the front page.
    SEE,
    /// List its folders and read its files.
    READ,
    /// Change something in it.
    WRITE
}
