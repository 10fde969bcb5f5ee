package org.porchlight.app.ui.activity;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignB;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/// The icons of the page.
final class Icons {
    static final Ikon PAGE = MaterialDesignP.PLAY_CIRCLE_OUTLINE;
    static final Ikon STOP = MaterialDesignS.STOP_CIRCLE_OUTLINE;
    static final Ikon ALLOW = MaterialDesignP.PLAY_CIRCLE_OUTLINE;
    static final Ikon BLOCK = MaterialDesignC.CANCEL;
    static final Ikon SEARCH = MaterialDesignF.FILTER_OUTLINE;
    static final Ikon CLEAR = MaterialDesignB.BROOM;
    static final Ikon LINK = MaterialDesignL.LINK_VARIANT;
    static final Ikon DEVICE = MaterialDesignD.DEVICES;
    static final Ikon HERE = MaterialDesignM.MONITOR;
    static final Ikon CLOSE = MaterialDesignC.CLOSE_CIRCLE;

    private Icons() {}
}
