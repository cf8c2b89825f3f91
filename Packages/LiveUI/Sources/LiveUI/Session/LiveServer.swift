public import Core
public import CoreMetrics
public import Crypto
import Foundation
import HTTPTypes
import Logging
public import Persistence
import ServerCore

/// Serves an app live: complete pages on GET, then updates over a WebSocket.
public actor LiveServer {
    let app: any LiveApp
    nonisolated let clock: any Clock
    let random: any RandomSource
    nonisolated let limits: LiveLimits
    nonisolated let assets: LiveAssets
    nonisolated let cookie: BrowserCookie
    nonisolated let origin: PageOrigin
    let log = createLog(category: "live")
    let key: SymmetricKey
    let browsers: BrowserSessions
    var tabs: [String: LiveTab] = [:] {
        didSet { metrics.tabs.set(tabs.count) }
    }
    let metrics: LiveMetrics
    private var lastNumber = 0
    private var sweeper: Task<Void, Never>?

    /// Creates a server for an app.
    ///
    /// - Parameters:
    ///   - key: seals the tokens of browser sessions, and drafts.
    ///   - limits: the limits on browsers.
    ///   - metrics: the factory for the metrics of tabs and sockets.
    public init(
        app: any LiveApp, database: any Database, key: SymmetricKey, clock: any Clock, random: any RandomSource, limits: LiveLimits = LiveLimits(),
        metrics: any MetricsFactory
    ) {
        self.app = app
        self.clock = clock
        self.random = random
        self.key = key
        self.limits = limits
        self.metrics = LiveMetrics(factory: metrics)
        assets = LiveAssets(document: app.document)
        cookie = BrowserCookie(isSecure: app.document.isSecure, lifetime: Int(limits.browserIdleTime / .seconds(1)))
        origin = PageOrigin(publicURL: app.document.publicURL)
        let repository = BrowserSessionRepository(database: database, key: key, clock: clock, idleTime: limits.browserIdleTime / .seconds(1))
        browsers = BrowserSessions(repository: repository, app: app, clock: clock, random: random)
    }

    /// The number of live sessions, for health checks and tests.
    public var sessionCount: Int { tabs.count }

    /// Signs out the tabs of a person whose session ended elsewhere; tabs of other sessions stay.
    func sessionsEnded(of person: Int) async {
        var checked: Set<ObjectIdentifier> = []
        let sessions = tabs.values.map(\.browser).filter { checked.insert(ObjectIdentifier($0.auth)).inserted }
        await withDiscardingTaskGroup { [browsers] group in
            for session in sessions where await session.tokens.person == person { group.addTask { await browsers.check(session) } }
        }
    }

    /// Ends all sessions.
    public func stop() async {
        sweeper?.cancel()
        sweeper = nil
        for id in tabs.keys { await end(id) }
    }

    /// Creates a session and starts its effects.
    ///
    /// - Parameter request: the browser's request, with its address, user agent and languages.
    /// - Throws: ``LiveServerFull`` if there is no room for another.
    func open(_ owner: BrowserID, path: String, isColdStart: Bool, for request: ServerRequest) async throws -> LiveSession {
        let browser = try await browsers.session(for: owner) { [weak self] tokens in
            // lint:allow task-stored because the end of a session is reported even when whoever noticed it has gone.
            Task { await self?.signedOut(tokens) }
        } viewing: { [weak self] tokens in
            // lint:allow task-stored because the page that began the viewing is about to end.
            Task { await self?.reopen(tokens.browser) }
        }
        let network = IPAddress(request.remoteAddress)?.network.description ?? request.remoteAddress
        try await makeRoom(for: owner, in: network, isSignedIn: browser.tokens.isSignedIn)
        let visit = Visit(
            session: browser.auth, path: path, isColdStart: isColdStart, languages: Language.accepted(by: request), remoteAddress: request.remoteAddress,
            userAgent: request.head.headerFields[.userAgent], deviceReports: DeviceReports.read(request), viewingUntil: browser.viewingUntil)
        let id = random.hexadecimal(byteCount: 16)
        let session = try LiveSession(
            id: id, tokens: browser.tokens, app: app, visit: visit, clock: clock, limits: limits,
            seal: DraftSeal(key: key, browser: owner))
        lastNumber += 1
        tabs[id] = LiveTab(session: session, browser: browser, owner: owner, parkedAt: clock.now, network: network, number: lastNumber)
        if sweeper == nil { sweeper = Task { await self.sweep() } }
        await session.start()
        return session
    }

    /// Ends a session and closes its socket.
    func end(_ id: String, _ code: SocketCloseCode = .normal) async {
        await tabs.removeValue(forKey: id)?.session.stop(code)
    }

    /// Separates a browser's tabs after a sign-out: signing in in one of them must not sign in the others.
    func signedOut(_ tokens: BrowserTokenStore) async {
        await browsers.forget(tokens)
        guard !tokens.isViewing else { return await reopenTabs { $0.session.tokens === tokens } }
        var shared: [(id: String, activity: Date)] = []
        for (id, tab) in tabs where tab.session.tokens === tokens { shared.append((id, tab.session.lastActivity.date)) }
        for tab in shared.sorted(by: { $0.activity < $1.activity }).dropLast() { await end(tab.id, .replaced) }
    }

    /// Has the tabs of a browser come back, since from now on they show what another person sees.
    private func reopen(_ browser: BrowserID?) async {
        guard let browser else { return }
        await reopenTabs { $0.owner == browser }
    }

    private func reopenTabs(where isMeant: (LiveTab) -> Bool) async {
        for (id, tab) in tabs where isMeant(tab) { await end(id, .replaced) }
    }

    /// Ends sessions that weren't adopted in time or were unused for too long.
    private func sweep() async {
        let interval = min(limits.parkingTime, limits.idleTime) / 2
        while !tabs.isEmpty, (try? await clock.sleep(for: interval)) != nil {
            let now = clock.now
            for (id, tab) in tabs {
                if let parkedAt = tab.parkedAt, now >= parkedAt + limits.parkingTime / .seconds(1) {
                    await end(id)
                } else if now >= tab.session.lastActivity.date + limits.idleTime / .seconds(1) {
                    await end(id, .idle)
                }
            }
        }
        sweeper = nil
    }
}

extension Language {
    /// Returns a browser's preferred languages, best first.
    static func accepted(by request: ServerRequest) -> [Language] { accepted(request.head.headerFields[.acceptLanguage] ?? "") }
}
