import Core
import Networking

/// The browser sessions known to this process: one ``AuthSession`` each, shared by all tabs of a signed-in browser.
actor BrowserSessions {
    /// A browser session with its token store.
    struct Session: Sendable {
        let auth: AuthSession
        let tokens: BrowserTokenStore
        /// Whether to send its cookie again, so that the browser keeps it longer.
        var renewsCookie = false
    }

    let repository: BrowserSessionRepository
    private let app: any LiveApp
    private let clock: any Clock
    private let random: any RandomSource
    private var sessions: [BrowserID: Session] = [:]
    private var order: [BrowserID] = []

    /// The most sessions kept in memory; others are read from the database when used again.
    private static let capacity = 10_000

    init(repository: BrowserSessionRepository, app: any LiveApp, clock: any Clock, random: any RandomSource) {
        self.repository = repository
        self.app = app
        self.clock = clock
        self.random = random
    }

    /// The number of sessions in memory.
    var count: Int { sessions.count }

    /// Returns the session of a browser. If nobody is signed in, each tab has its own, so that a sign-in in one isn't visible to others who know the cookie.
    ///
    /// Reads the row each time, since another process may have ended the session or renewed its tokens.
    ///
    /// - Parameter ended: called after somebody signed out of a session created here.
    func session(for browser: BrowserID, ended: @escaping @Sendable (BrowserTokenStore) -> Void = { _ in }) async throws -> Session {
        let before = sessions[browser]
        let row = try await repository.find(browser)
        guard let row else {
            if let before {
                forget(before.tokens)
                await before.auth.end()
            }
            return make(nil, nil, ended)
        }
        // Another tab may have created it while the database was read.
        var session = sessions[browser] ?? make(browser, row, ended)
        keep(session, browser)
        session.renewsCookie = (try? await repository.touch(browser, row)) ?? false
        return session
    }

    /// Moves a session to another id.
    func move(_ session: Session, to browser: BrowserID) {
        forget(session.tokens)
        keep(session, browser)
    }

    /// Removes the id of a store's session.
    func forget(_ tokens: BrowserTokenStore) {
        for (browser, session) in sessions where session.tokens === tokens {
            sessions[browser] = nil
            order.removeAll { $0 == browser }
        }
    }

    /// Ends all sessions of a person. Other processes notice it by the rows, at the next page or refresh.
    func end(person: Int) async throws {
        try await repository.removeAll(of: person)
        for session in sessions.values where await session.tokens.person == person { await session.auth.end() }
    }

    /// Ends an expired session: an access token that is no longer valid is renewed, which fails if the session is over.
    func check(_ session: Session) async {
        guard let tokens = await session.auth.tokens(), await app.personID(of: tokens) == nil else { return }
        _ = try? await session.auth.refresh(replacing: tokens.accessToken)
    }

    private func make(_ browser: BrowserID?, _ row: BrowserSessionRow?, _ ended: @escaping @Sendable (BrowserTokenStore) -> Void) -> Session {
        let store = BrowserTokenStore(
            browser: browser, tokens: row?.tokens, person: row?.person, repository: repository, random: random,
            personID: { [app] in await app.personID(of: $0) }, ended: ended)
        let refresher = BrowserRefresher(store: store, base: app.refresher, clock: clock)
        return Session(auth: AuthSession(store: store, refresher: refresher, clock: clock), tokens: store)
    }

    private func keep(_ session: Session, _ browser: BrowserID) {
        if sessions.updateValue(session, forKey: browser) == nil { order.append(browser) }
        if order.count > Self.capacity { sessions[order.removeFirst()] = nil }
    }
}
