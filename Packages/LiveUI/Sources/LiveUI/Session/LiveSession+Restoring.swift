import UI

extension LiveSession {
    /// Restores entries after a browser was given a new session: the drafts at once, half-typed fields as soon as they are on the page.
    func restore(_ hello: BrowserMessage) {
        if let counts = hello.extents { extents = LazyExtents(counts) }
        if let draft = hello.draft.flatMap({ drafts.open($0) }) { root.restore(drafts: draft) }
        restoring = hello.fields ?? [:]
        isStale = true
        update()
    }

    /// Restores the half-typed fields that are on the page.
    func restoreFields() -> Bool {
        let present = restoring.keys.filter { page.render.actions[$0] != nil }.sorted()
        for id in present {
            if let text = restoring.removeValue(forKey: id) { page.render.actions[id]?.perform(.text(text)) }
        }
        return !present.isEmpty
    }

    /// Seals the page's drafts anew, after somebody signed in and the browser got a new id.
    func renew(_ seal: DraftSeal) {
        drafts.renew(seal)
        push()
    }
}
