package org.porchlight.app;

import org.porchlight.app.control.Answer;
import org.porchlight.app.control.Instance;
import org.porchlight.app.control.InstanceLock;
import org.porchlight.app.control.Request;
import org.porchlight.app.discovery.Networks;
import org.porchlight.app.log.LogFile;
import org.porchlight.app.settings.Settings;
import org.porchlight.app.share.LinkAddress;
import org.porchlight.app.store.DataFolder;
import org.porchlight.app.store.Store;
import org.porchlight.app.store.SystemDisk;
import org.porchlight.app.text.Refusal;

import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;

/// Brings one request to the Porchlight that owns the data folder: to the running one, else it opens the folder for
/// this request.
final class Errand {
    private final Surroundings here;
    private final DataOption option;
    private final DataFolder data;

    Errand(Surroundings here, DataOption option) {
        this.here = here;
        this.option = option;
        this.data = option.folder(here);
    }

    /// Prints the answer and returns the exit code.
    int run(Request request) {
        data.make();
        Answer answer =
                switch (Instance.find(data)) {
                    case Instance.Running running -> running.ask(request);
                    case Instance.None(InstanceLock lock) -> answerHere(lock, request);
                };
        PrintStream to = answer.isDone() ? here.out() : here.err();
        answer.lines().forEach(line -> to.println(option.completed(line)));
        return answer.exitCode();
    }

    private Answer answerHere(InstanceLock lock, Request request) {
        LogFile.none();
        try (lock) {
            Store store = new Store(data.path(), new SystemDisk(), here.clock(), here.err()::println);
            Household household = new Household(store, here.clock(), () -> {});
            Answer answer = new Desk(household, here.clock(), () -> address(household), false).answer(request);
            store.save();
            return answer;
        } catch (IOException e) {
            throw Refusal.failed(
                    String.valueOf(e.getMessage()), "Nothing was changed. Free some space or check the rights.");
        }
    }

    private static LinkAddress address(Household household) {
        try (Networks networks = new Networks()) {
            Settings settings = household.settings();
            int port = settings.port();
            if (!settings.linkHost().isEmpty()) {
                return LinkAddress.of(settings.linkHost(), port);
            }
            InetAddress reachable = networks.now().linkAddress();
            return reachable == null ? new LinkAddress("localhost", port) : LinkAddress.of(reachable, port);
        }
    }
}
