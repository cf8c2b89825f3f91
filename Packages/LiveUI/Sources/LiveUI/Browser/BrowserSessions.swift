import Core
import Networking

/// The browser sessions that this process knows: one ``AuthSession`` each, shared by all tabs of a browser in which somebody is signed in.
actor BrowserSessions {
    /// A browser session and where its tokens are.
    struct Session: Sendable {
        let auth: AuthSession
        let tokens: BrowserTokenStore
        /// Whether its cookie should be given out again, so that the browser keeps it longer.
        var renewsCookie = false
    }

    let repository: BrowserSessionRepository
    private let app: any LiveApp
    private let clock: any Clock
    private let random: any RandomSource
    private var sessions: [BrowserID: Session] = [:]
    private var order: [BrowserID] = []

    /// The most sessions kept in memory; the others are read from the database again when they are used.
    private static let capacity = 10_000

    init(repository: BrowserSessionRepository, app: any LiveApp, clock: any Clock, random: any RandomSource) {
        self.repository = repository
        self.app = app
        self.clock = clock
        self.random = random
    }

    /// The number of sessions in memory.
    var count: Int { sessions.count }

    /// The session of a browser. Where nobody is signed in each tab has its own, so that a sign-in in one tells nobody who knows the cookie.
    ///
    /// The row is asked each time: another process may have ended the session, or renewed its tokens.
    ///
    /// - Parameter ended: called after somebody signed out of a session that is made here.
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
        // Another tab may have come while the database was read.
        var session = sessions[browser] ?? make(browser, row, ended)
        keep(session, browser)
        session.renewsCookie = (try? await repository.touch(browser, row)) ?? false
        return session
    }

    /// Gives a session another name.
    func move(_ session: Session, to browser: BrowserID) {
        forget(session.tokens)
        keep(session, browser)
    }

    /// Takes the name away from the session of a store.
    func forget(_ tokens: BrowserTokenStore) {
        for (browser, session) in sessions where session.tokens === tokens {
            sessions[browser] = nil
            order.removeAll { $0 == browser }
        }
    }

    /// Ends a session here where it is over: an access token that isn't good any more is exchanged, which a session that is over is refused.
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
