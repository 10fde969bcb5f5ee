package org.porchlight.engine.content;

import org.porchlight.engine.content.jte.JteerrorGenerated;

import java.nio.charset.StandardCharsets;

/// What people read when something cannot be had. Nothing of the request is repeated, so nothing of it can be planted
/// here.
public final class ErrorPage {

    private ErrorPage() {}

    public static byte[] html(int status, String title, String advice) {
        return PageOutput.render(
                2048, (output, interceptor) -> JteerrorGenerated.render(output, interceptor, status, title, advice));
    }

    /// The same for players and programs: two lines.
    public static byte[] text(int status) {
        return (status + " " + title(status) + "\n" + advice(status) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    /// What happened, in a few words.
    public static String title(int status) {
        return switch (status) {
            case 301 -> "This is a folder";
            case 400 -> "That request was garbled";
            case 403 -> "This door is closed";
            case 404 -> "Nothing here";
            case 405 -> "That cannot be done here";
            case 408 -> "That took too long";
            case 409 -> "Something is in the way";
            case 411 -> "The length is missing";
            case 412 -> "The file has changed";
            case 413 -> "Too large";
            case 414 -> "That address is too long";
            case 415 -> "Not in this form";
            case 416 -> "Beyond the end of the file";
            case 417 -> "That cannot be expected";
            case 421 -> "Wrong house";
            case 429 -> "One moment, please";
            case 431 -> "Too much at once";
            case 500 -> "Something went wrong here";
            case 501 -> "Porchlight cannot do that";
            case 503 -> "Not answering right now";
            case 505 -> "A version of HTTP we do not speak";
            case 507 -> "The disk is full";
            default -> status >= 500 ? "Something went wrong here" : "That did not work";
        };
    }

    /// The next step.
    public static String advice(int status) {
        return switch (status) {
            case 301 -> "Its address ends with a slash: add one, if your program did not go there by itself.";
            case 400 -> "Check the address for odd characters, or copy the link once more.";
            case 403 -> "Ask the person whose computer this is to let you in, or to send you a link.";
            case 404 -> "It may have been moved, renamed or taken back, or the link has run out. Ask for a new one.";
            case 405 -> "You can look, listen and download here, but not this.";
            case 408 -> "The connection was too slow or went quiet. Try again.";
            case 409 -> "Something of that name is there already. Choose another name and send it again.";
            case 411 -> "The program you use must say how much it is going to send. Try another one.";
            case 412 -> "It is no longer what you had before. Load it again from the start.";
            case 413 -> "Send something smaller, or ask the person whose computer this is to raise the limit.";
            case 414 -> "Copy the link once more; something may have been added to it.";
            case 415 -> "Send the file as it is, or with the form of this page.";
            case 416 -> "The file may have become shorter. Load it again from the start.";
            case 417 -> "The program you use asks for something unusual. Try another one.";
            case 421 ->
                    "This computer does not go by that name. Use its address in your network, or copy the link again.";
            case 429 -> "That was a lot of requests in a short time. Wait a minute and try again.";
            case 431 -> "Your browser sent more than fits. Delete the cookies of this site, or use a private window.";
            case 501 -> "The program you use asks for something that does not exist here. Try another one.";
            case 503 -> "The disk may be asleep or unplugged, or many people are here at once. Try again in a moment.";
            case 505 -> "Use a browser or a player from this century.";
            case 507 -> "Ask the person whose computer this is to make room.";
            default ->
                    status >= 500
                            ? "It is not your fault. Try again; if it stays so, tell the person whose computer this is."
                            : "Go back and try again, or copy the link once more.";
        };
    }
}
