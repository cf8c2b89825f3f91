import Core
import Foundation
import ServerCore
import UI

/// A tab: owns its app's store, renders it, and handles the browser's events. All of the tab's work happens on this actor.
actor LiveSession {
    nonisolated let id: String
    /// The tab's token store.
    nonisolated let tokens: BrowserTokenStore

    let root: any LiveRoot
    let clock: any Clock
    private let limits: LiveLimits
    var page: RenderedPage
    /// The state of the drafts on the page.
    var drafts: DraftChanges
    var extents = LazyExtents()
    private var appearances = Appearances()
    private var running: Task<Void, Never>?
    private var works: [String: () async -> Void] = [:]
    /// Whether the state may have changed since the last render.
    var isStale = false
    var waiter: CheckedContinuation<Void, Never>?
    /// Whether the first page has waited for effects as long as it may.
    var hasSettled = false
    /// Half-typed fields whose controls aren't on the page yet.
    var restoring: [String: String] = [:]
    /// Whether the path changes without navigation: at the start, and after a link that led elsewhere.
    private var isRedirecting = true
    private var language: Language

    // State of the connection.
    private var attachment = 0
    var socket: (any TextSocket)?
    private var flow: FlowWindow
    private var acknowledged = 0
    private var answered = 0
    /// The last message read over the previous connection; nil if the browser had another session.
    private var received: Int?
    private var isGreeting = false
    private var needsWhole = false
    var scene = SceneActivity()
    private(set) var closing: SocketCloseCode?

    /// The last time the browser sent something that a person caused.
    nonisolated let lastActivity: ActivityTime

    /// The most rounds in which appearing views may change the state of one render.
    private static let appearanceRounds = 8

    init(
        id: String, tokens: BrowserTokenStore, app: any LiveApp, visit: Visit, clock: any Clock, limits: LiveLimits, seal: DraftSeal
    ) throws {
        self.id = id
        self.tokens = tokens
        self.clock = clock
        self.limits = limits
        drafts = DraftChanges(seal: seal, limits: limits)
        root = try app.makeRoot(visit)
        root.sceneChanged(isActive: false)
        root.open(visit.path)
        page = RenderedPage(root.render(extents: extents), location: root.location)
        page.shownLocation = visit.path
        language = root.language
        flow = FlowWindow(limit: limits.bytesInFlight)
        lastActivity = ActivityTime(clock.now)
    }

    /// Starts the store and lets the first views appear.
    func start() {
        running = Language.$current.withValue(root.language) { Task { await self.drainUntilStopped() } }
        isStale = appear()
        update()
    }

    /// Returns the whole page for the response to a GET, after which the browser has it.
    func firstPage() -> FirstPage {
        page.markFirst()
        language = root.language
        return FirstPage(render: page.render, number: page.number, language: language)
    }

    /// Connects a browser, which ends an earlier connection.
    ///
    /// - Returns: the number of the connection.
    func attach(_ hello: BrowserMessage, to socket: any TextSocket) -> Int {
        attachment += 1
        self.socket?.close(.replaced)
        flow = FlowWindow(limit: limits.bytesInFlight)
        received = hello.id == id && attachment > 1 ? acknowledged : nil
        acknowledged = hello.sequence
        answered = 0
        isGreeting = true
        needsWhole = hello.id != id || hello.render != page.number
        if let counts = hello.extents { extents = LazyExtents(counts) }
        isStale = true
        if let path = hello.path { page.shownLocation = path }
        if attachment > 1 { root.returnedToForeground() }
        setSocket(socket, isHidden: hello.hidden == true)
        lastActivity.set(clock.now)
        return attachment
    }

    /// Serves a browser until its socket or the tab ends. Messages that arrived together are handled together.
    ///
    /// - Returns: the reason for the end.
    func serve(_ first: [String], over socket: any TextSocket, _ number: Int) async -> SocketCloseCode {
        let code = await respond(to: first, over: socket, number)
        if isAttached(number) { setSocket(nil) }
        return code
    }

    private func respond(to first: [String], over socket: any TextSocket, _ number: Int) async -> SocketCloseCode {
        var budget = MessageBudget(limits, now: clock.now)
        var messages: [String]? = first
        while let next = messages {
            for text in next {
                guard let message = BrowserMessage.decode(text, limits: limits) else { return .unreadable }
                guard (message.kind == .shown && flow.takeConfirmation()) || budget.take(now: clock.now) else { return .tooMany }
                guard handle(message, number) else { return closing ?? .replaced }
            }
            push()
            messages = await socket.inbox.take()
        }
        return isAttached(number) ? .normal : closing ?? .replaced
    }

    /// Returns whether a connection is still the tab's.
    func isAttached(_ number: Int) -> Bool { attachment == number && closing == nil }

    /// Handles an event from the browser.
    ///
    /// - Parameter number: the connection of the event.
    /// - Returns: false if the connection is no longer the tab's.
    func handle(_ message: BrowserMessage, _ number: Int) -> Bool {
        guard isAttached(number) else { return false }
        if let render = message.render { flow.shown(min(render, page.number)) }
        guard message.kind != .shown else { return true }
        acknowledged = max(acknowledged, message.sequence)
        lastActivity.set(clock.now)
        perform(message)
        return true
    }

    /// Returns the message that updates the browser's page to the current one; nil if nothing changed, or if too much is in flight to
    /// the browser.
    func nextMessage() -> [UInt8]? {
        guard flow.hasRoom else { return nil }
        update()
        let before = page.sent
        let fragments = needsWhole ? [page.markWhole()] : page.markSent()
        var message = ServerMessage(render: page.number, acknowledged: acknowledged, fragments: fragments)
        addChanges(to: &message, since: before)
        message.draft = drafts.next(root.drafts, now: clock.now)
        let isNews = isGreeting || !fragments.isEmpty || acknowledged != answered || message.isFrameChanged
        answered = acknowledged
        (isGreeting, needsWhole) = (false, false)
        guard isNews else { return nil }
        let encoded = message.encoded
        flow.sent(encoded.count, render: page.number)
        return encoded
    }

    /// Ends the tab.
    func stop(_ code: SocketCloseCode = .normal) {
        guard closing == nil else { return }
        closing = code
        root.stop()
        running?.cancel()
        appearances.end()
        socket?.close(code)
        socket = nil
        endWait()
    }

    /// Sends the browser its updates.
    func push() {
        if let socket, let message = nextMessage() { socket.send(message) }
    }

    private func perform(_ message: BrowserMessage) {
        switch message.kind {
        case .hello, .shown, .ping:
            break
        case .visible:
            setHidden(false)
            root.returnedToForeground()
        case .hidden:
            setHidden(true)
        case .open:
            guard let path = message.path else { break }
            isStale = true
            restoring = [:]
            isRedirecting = true
            page.shownLocation = path
            drafts.change()
            root.open(path)
        case .more:
            // One page more than exists, since the same sentinel may be seen twice.
            guard let id = message.id, let total = page.render.lazyContainers[id], extents[id] ?? 0 < total else { break }
            isStale = true
            extents.extend(id)
        case .press, .submit, .text, .choice, .flag, .event:
            // An earlier press may have removed the pressed control.
            if message.kind != .text { update() }
            guard let action = page.action(message) else { break }
            isStale = true
            isRedirecting = false
            if message.kind != .text { drafts.change() }
            action.perform(message.value)
        }
    }

    private func addChanges(to message: inout ServerMessage, since before: Render) {
        let (render, isNew) = (page.render, message.fragments.first?.id == "ui-root")
        if before.styles != render.styles || isNew {
            let known = isNew ? [] : Set(before.styles.map(\.id))
            message.styles = render.styles.filter { !known.contains($0.id) }.map(\.css)
        }
        if needsWhole || render.title != before.title { message.title = render.title ?? "" }
        if needsWhole || render.colorScheme != before.colorScheme { message.scheme = render.colorScheme.map { "\($0)" } ?? "" }
        if needsWhole || root.language != language {
            language = root.language
            message.language = language.rawValue
            message.refused = Language.$current.withValue(language) { Strings.nothingSent }
        }
        if page.location != page.shownLocation {
            // Back must not lead to a path without a place, such as the one before a sign-in.
            let isNowhere = page.shownLocation == "/"
            // Another query is another look at the same place.
            let isSamePlace = Self.place(in: page.shownLocation) == Self.place(in: page.location)
            page.shownLocation = page.location
            message.path = page.location
            message.replacesPath = isRedirecting || isNowhere || isSamePlace
        }
        if isGreeting { (message.session, message.received) = (id, received) }
        message.claim = tokens.claim
    }

    /// Returns a location without its query.
    private static func place(in location: String) -> Substring { location.prefix { $0 != "?" } }

    private func drainUntilStopped() async {
        await root.run {
            isStale = true
            drafts.change()
            push()
        } settled: {
            endWait()
        }
    }

    func endWait() {
        waiter?.resume()
        waiter = nil
    }

    /// Renders changes, lets new views appear, and renders again while that changes the state.
    func update() {
        guard root.drain() || isStale else { return }
        isStale = false
        for _ in 0..<Self.appearanceRounds {
            page.advance(to: root.render(extents: extents), location: root.location)
            guard appear() else { return }
            root.drain()
        }
    }

    /// Lets the views that are new on the page appear, and restores their fields.
    ///
    /// - Returns: whether that may have changed the state.
    private func appear() -> Bool {
        let (isRestored, new) = (restoreFields(), appearances.advance(to: page.render.appearances))
        for appearance in new { begin(appearance) }
        return isRestored || !new.isEmpty
    }

    private func begin(_ appearance: UI.Appearance) {
        appearance.onAppear?()
        guard let work = appearance.task else { return }
        let id = appearance.id
        works[id] = work
        appearances.keep(Task { await self.work(id) }, of: id)
    }

    private func work(_ id: String) async {
        guard let work = works.removeValue(forKey: id) else { return }
        await work()
        // Actions sent to the store directly aren't in an inbox.
        isStale = true
        push()
        if !Task.isCancelled { appearances.taskEnded(of: id) }
    }
}
