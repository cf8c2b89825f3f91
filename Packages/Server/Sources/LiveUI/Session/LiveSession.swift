import Core
import UI

/// A complete page, as it leaves its session.
struct FirstPage: Sendable {
    let html: [UInt8]
    let title: String?
    let render: Int
}

/// One tab: owns its app's store, renders it, and answers the browser's events. Everything of the tab happens on this actor.
actor LiveSession {
    nonisolated let id: String
    /// The browser session that alone may adopt the tab.
    nonisolated let browser: BrowserID

    private let root: any LiveRoot
    private let clock: any Clock
    private var page: RenderedPage
    private var acknowledged = 0
    private var running: Task<Void, Never>?
    private var tasks: [String: Task<Void, Never>] = [:]
    private var works: [String: () async -> Void] = [:]
    private var waiter: CheckedContinuation<Void, Never>?
    private var attachment = 0
    private let changes: AsyncStream<Void>.Continuation
    private var changeStream: AsyncStream<Void>

    /// The most rounds in which appearing views may change the state of one render.
    private static let appearanceRounds = 8

    init(id: String, browser: BrowserID, app: any LiveApp, visit: Visit, clock: any Clock) throws {
        self.id = id
        self.browser = browser
        self.clock = clock
        root = try app.makeRoot(visit)
        root.open(visit.path)
        page = RenderedPage(root.render(), number: 1, location: root.location)
        (changeStream, changes) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Starts the store and lets the first views appear.
    func start() {
        running = Task { await self.drainUntilStopped() }
        appear(before: [])
    }

    /// Waits until no effect is under way, at most for a duration; then renders.
    func settle(within limit: Duration) async {
        update()
        if root.isBusy {
            let timer = Task { [clock] in
                try? await clock.sleep(for: limit)
                self.endWait()
            }
            await withCheckedContinuation { waiter = $0 }
            timer.cancel()
        }
        update()
    }

    /// The whole page, for the answer to a GET.
    var firstPage: FirstPage { FirstPage(html: page.render.html, title: page.render.title, render: page.number) }

    /// Takes an event of the browser.
    func handle(_ message: BrowserMessage) {
        acknowledged = max(acknowledged, message.sequence)
        switch message.kind {
        case .hello:
            break
        case .open:
            if let path = message.path { root.open(path) }
        case .press, .text, .flag:
            guard let id = message.id, let action = page.action(id, render: message.render) else { break }
            action.perform(message.value)
        }
        changes.yield()
    }

    /// Types half-typed fields in again, after a browser came back to a new session.
    func restore(_ fields: [String: String]) {
        for (id, text) in fields.sorted(by: { $0.key < $1.key }) { page.render.actions[id]?.perform(.text(text)) }
        update()
    }

    /// Connects a browser, which ends an earlier connection.
    ///
    /// - Returns: the number of the connection, and a stream that yields when there may be something to send.
    func attach() -> (number: Int, changes: AsyncStream<Void>) {
        attachment += 1
        acknowledged = 0
        return (attachment, changeStream)
    }

    /// Whether a connection is still the tab's own.
    func isAttached(_ number: Int) -> Bool { attachment == number }

    /// The number of connections so far; a parked session that still has the same number was not adopted.
    var attachments: Int { attachment }

    /// The message that brings a browser from the page that it has to the present one.
    ///
    /// - Parameter whole: whether the browser may have anything, and gets the whole page.
    func nextMessage(whole: Bool) -> ServerMessage {
        let previous = page
        update()
        let updates = whole ? [FragmentUpdate(id: "ui-root", html: page.render.html)] : page.render.changes(since: previous.sent)
        page.sent = page.render
        return ServerMessage(
            render: page.number, acknowledged: acknowledged, updates: updates,
            title: whole || page.render.title != previous.sent.title ? page.render.title ?? "" : nil,
            path: whole || page.location != previous.sentLocation ? page.markLocationSent() : nil,
            session: whole ? id : nil)
    }

    /// Ends the tab.
    func stop() {
        root.stop()
        running?.cancel()
        for task in tasks.values { task.cancel() }
        tasks = [:]
        for appearance in page.render.appearances { appearance.onDisappear?() }
        changes.finish()
        endWait()
    }

    private func drainUntilStopped() async {
        await root.run {
            changes.yield()
            if !root.isBusy { endWait() }
        }
    }

    private func endWait() {
        waiter?.resume()
        waiter = nil
    }

    /// Renders what has changed, and lets new views appear.
    private func update() {
        root.drain()
        let before = Set(page.render.appearances.map(\.id))
        page.advance(to: root.render(), location: root.location)
        appear(before: before)
    }

    /// Runs what appears and disappears, and renders again while that changes the state.
    private func appear(before: Set<String>) {
        var known = before
        for _ in 0..<Self.appearanceRounds {
            let present = Set(page.render.appearances.map(\.id))
            for gone in known.subtracting(present) { tasks.removeValue(forKey: gone)?.cancel() }
            let new = page.render.appearances.filter { !known.contains($0.id) }
            known = present
            if new.isEmpty { return }
            for appearance in new { begin(appearance) }
            root.drain()
            page.advance(to: root.render(), location: root.location)
        }
    }

    private func begin(_ appearance: Appearance) {
        appearance.onAppear?()
        guard let work = appearance.task else { return }
        let id = appearance.id
        works[id] = work
        tasks[id] = Task { await self.work(id) }
    }

    private func work(_ id: String) async {
        guard let work = works.removeValue(forKey: id) else { return }
        await work()
    }
}
