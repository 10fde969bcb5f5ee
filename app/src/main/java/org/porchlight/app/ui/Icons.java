package org.porchlight.app.ui;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/// The icons of the frame.
final class Icons {
    static final Ikon PAUSE = MaterialDesignP.PAUSE;
    static final Ikon GO_ON = MaterialDesignP.PLAY;
    static final Ikon CLOSE = MaterialDesignC.CLOSE;
    static final Ikon PEOPLE = MaterialDesignA.ACCOUNT_MULTIPLE_OUTLINE;
    static final Ikon FOLD = MaterialDesignC.CHEVRON_RIGHT;

    private Icons() {}
}
