package org.porchlight.app.ui.people;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignO;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignQ;

/// The icons of the panel.
final class Icons {
    static final Ikon ADD_PERSON = MaterialDesignA.ACCOUNT_PLUS_OUTLINE;
    static final Ikon PEOPLE = MaterialDesignA.ACCOUNT_MULTIPLE_OUTLINE;
    static final Ikon ADD = MaterialDesignP.PLUS;
    static final Ikon BACK = MaterialDesignA.ARROW_LEFT;
    static final Ikon LINK = MaterialDesignL.LINK_VARIANT;
    static final Ikon COPY = MaterialDesignC.CONTENT_COPY;
    static final Ikon QR = MaterialDesignQ.QRCODE;
    static final Ikon REVOKE = MaterialDesignL.LINK_VARIANT_OFF;
    static final Ikon RENAME = MaterialDesignP.PENCIL_OUTLINE;
    static final Ikon YES = MaterialDesignC.CHECK;
    static final Ikon NO = MaterialDesignC.CLOSE;
    static final Ikon DEVICE = MaterialDesignD.DEVICES;
    static final Ikon PORCH = MaterialDesignO.OUTDOOR_LAMP;

    private Icons() {}
}
