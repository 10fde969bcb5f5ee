package org.porchlight.app.ui.shares;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignI;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import org.porchlight.app.share.Audience;
import org.porchlight.app.share.FolderContent;

/// The icons of the page.
final class ShareIcons {
    static final Ikon SHARES = MaterialDesignF.FOLDER_OUTLINE;
    static final Ikon ADD = MaterialDesignP.PLUS;
    static final Ikon LINK = MaterialDesignL.LINK_VARIANT;
    static final Ikon PLAY = MaterialDesignP.PLAY;
    static final Ikon MORE = MaterialDesignD.DOTS_HORIZONTAL;
    static final Ikon OPEN = MaterialDesignF.FOLDER_OPEN_OUTLINE;
    static final Ikon PAUSE = MaterialDesignP.PAUSE;
    static final Ikon RENAME = MaterialDesignP.PENCIL_OUTLINE;
    static final Ikon REMOVE = MaterialDesignT.TRASH_CAN_OUTLINE;
    static final Ikon EYE = MaterialDesignE.EYE_OUTLINE;
    static final Ikon REMARK = MaterialDesignI.INFORMATION_OUTLINE;

    private ShareIcons() {}

    static Ikon of(FolderContent.Kind kind) {
        return switch (kind) {
            case FILMS -> MaterialDesignF.FILMSTRIP;
            case MUSIC -> MaterialDesignM.MUSIC_NOTE;
            case PICTURES -> MaterialDesignI.IMAGE_OUTLINE;
            case MIXED -> SHARES;
        };
    }

    static Ikon of(Audience audience) {
        return switch (audience) {
            case Audience.Everyone _ -> MaterialDesignE.EARTH;
            case Audience.Contacts _ -> MaterialDesignA.ACCOUNT_MULTIPLE_OUTLINE;
            case Audience.Chosen _ -> MaterialDesignA.ACCOUNT_CHECK_OUTLINE;
        };
    }

    static String word(FolderContent.Kind kind) {
        return switch (kind) {
            case FILMS -> "Films";
            case MUSIC -> "Music";
            case PICTURES -> "Pictures";
            case MIXED -> "Folder";
        };
    }
}
