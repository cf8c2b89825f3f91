import Core
import Networking

/// The browser sessions that this process knows: one ``AuthSession`` each, shared by all tabs of a browser in which somebody is signed in.
actor BrowserSessions {
    /// A browser session and where its tokens are.
    struct Session: Sendable {
        let auth: AuthSession
        let tokens: BrowserTokenStore
    }

    let sealed: SealedTokens
    private let app: any LiveApp
    private let random: any RandomSource
    private var sessions: [BrowserID: Session] = [:]
    private var order: [BrowserID] = []

    /// The most sessions kept in memory; the others are read from the database again when they are used.
    private static let capacity = 10_000

    init(sealed: SealedTokens, app: any LiveApp, random: any RandomSource) {
        self.sealed = sealed
        self.app = app
        self.random = random
    }

    /// The session of a browser. Where nobody is signed in each tab has its own, so that a sign-in in one tells nobody who knows the cookie.
    ///
    /// - Parameter ended: called after somebody signed out of a session that is made here.
    func session(for browser: BrowserID, ended: @escaping @Sendable (BrowserTokenStore) -> Void = { _ in }) async throws -> Session {
        if let session = sessions[browser] { return session }
        let tokens = try await sealed.load(browser)
        // Another tab may have come while the database was read.
        if let session = sessions[browser] { return session }
        let session = try make(tokens == nil ? nil : browser, tokens, ended)
        if tokens != nil { keep(session, browser) }
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

    private func make(_ browser: BrowserID?, _ tokens: Tokens?, _ ended: @escaping @Sendable (BrowserTokenStore) -> Void) throws -> Session {
        let store = BrowserTokenStore(browser: browser, tokens: tokens, sealed: sealed, random: random, ended: ended)
        return Session(auth: try app.authSession(store: store), tokens: store)
    }

    private func keep(_ session: Session, _ browser: BrowserID) {
        sessions[browser] = session
        order.append(browser)
        if order.count > Self.capacity { sessions[order.removeFirst()] = nil }
    }
}
