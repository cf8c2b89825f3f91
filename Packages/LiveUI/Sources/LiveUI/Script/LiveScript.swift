import UI

/// The browser's part of live pages: sends events, morphs fragments in, keeps focus and scroll, reconnects.
///
/// The parts share one scope, in this order; each part is a file of its own.
enum LiveScript {
    static let source = """
        (() => {
        "use strict";
        const pageSize = \(LazyExtents.pageSize);
        \([state, connection, updates, morph, fields, events, history, focus, lists, offline, start].joined(separator: "\n"))
        })();
        """

    private static let state = #"""
        const root = document.documentElement, body = document.body;
        let session = body.dataset.session, render = Number(body.dataset.render);
        """#

    private static let start = #"""
        restoreEntry();
        syncModals();
        observeMore();
        followEnd(false);
        connect();
        """#
}
