/// The browser's part of what is done without a network: keeps presses in IndexedDB, posts them in order, keeps the pages that say so.
///
/// The parts share one scope, in this order; each part is a file of its own.
enum OfflineQueueScript {
    static let source = """
        (() => {
        "use strict";
        \([state, outbox, presses, posting, panel, pages, start].joined(separator: "\n\n"))
        })();
        """

    private static let state = #"""
        const root = document.documentElement, KEPT = "tumble-kept";
        let person = null, waiting = [], failed = [], pressed = null, retryIn = 2000, retryTimer = 0, saveTimer = 0, lastSeen = "", refreshing = false;
        const unsettled = new Map(), restored = new Set();
        """#
}
