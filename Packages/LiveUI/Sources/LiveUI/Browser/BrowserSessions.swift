import Core
import Foundation
import Networking
import Synchronization

/// The browser sessions known to this process: one ``AuthSession`` each, shared by all tabs of a signed-in browser.
actor BrowserSessions {
    /// A browser session with its token store.
    struct Session: Sendable {
        let auth: AuthSession
        let tokens: BrowserTokenStore
        /// Whether to send its cookie again, so that the browser keeps it longer.
        var renewsCookie = false
        /// The time at which a viewing ends by itself; nil for a session of whoever signed in.
        var viewingUntil: Date?
    }

    let repository: BrowserSessionRepository
    private let app: any LiveApp
    private let clock: any Clock
    private let random: any RandomSource
    private let watch = SessionWatch()
    private var sessions: [BrowserID: Session] = [:]
    private var order: [BrowserID] = []
    /// The sessions in which administrators view as somebody, by the browser.
    private var viewings: [BrowserID: Session] = [:]

    /// The most sessions kept in memory; others are read from the database when used again.
    private static let capacity = 10_000
    /// The most viewings kept in memory.
    private static let viewingCapacity = 1_000
    /// The waits before the checks of whether a session is over.
    private static let checkDelays: [Duration] = [.zero, .seconds(1), .seconds(2), .seconds(5), .seconds(10), .seconds(30), .seconds(60)]

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
    /// - Parameters:
    ///   - ended: called from now on after somebody signed out of a session, or a viewing ended.
    ///   - viewing: called from now on after a viewing began.
    func session(
        for browser: BrowserID, ended: (@Sendable (BrowserTokenStore) -> Void)? = nil, viewing: (@Sendable (BrowserTokenStore) -> Void)? = nil
    ) async throws -> Session {
        watch.set(ended: ended, viewing: viewing)
        let before = sessions[browser]
        let row = try await repository.find(browser)
        guard let row else {
            if let before {
                forget(before.tokens)
                await before.auth.end()
            }
            viewings[browser] = nil
            return make(nil, nil)
        }
        if let tokens = row.viewing { return await viewingSession(browser, tokens) }
        viewings[browser] = nil
        // Another tab may have created it while the database was read.
        var session = sessions[browser] ?? make(browser, row)
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
        for (browser, session) in viewings where session.tokens === tokens { viewings[browser] = nil }
        for (browser, session) in sessions where session.tokens === tokens {
            sessions[browser] = nil
            order.removeAll { $0 == browser }
        }
    }

    /// Ends an expired session: an access token that is no longer valid is renewed, which fails if the session is over.
    ///
    /// A renewal that fails for another reason, such as a database that is busy, is tried again: nothing else would end the pages of such a session.
    func check(_ session: Session) async {
        for delay in Self.checkDelays {
            if delay > .zero, (try? await clock.sleep(for: delay)) == nil { return }
            guard let tokens = await session.auth.tokens(), await app.personID(of: tokens) == nil else { return }
            do throws(APIError) {
                _ = try await session.auth.refresh(replacing: tokens.accessToken)
                return
            } catch {
                guard error.status != 401 else { return }
            }
        }
    }

    /// Returns the session in which the administrator of a browser views as somebody. It is a session of its own, so that a call which a tab of the
    /// administrator made is never sent as that person, nor the other way round.
    private func viewingSession(_ browser: BrowserID, _ tokens: Tokens) async -> Session {
        if let known = viewings[browser], await known.auth.tokens()?.accessToken == tokens.accessToken { return known }
        // Asked for while the tokens are valid: once they are refused, nobody can tell any more whose they were.
        let person = await app.personID(of: tokens)
        let store = BrowserTokenStore(
            browser: browser, tokens: tokens, person: person, repository: repository, random: random, isViewing: true,
            personID: { [app] in await app.personID(of: $0) },
            ended: watch.ended)
        // There is no refresh token: the first refused call ends the viewing.
        let session = Session(auth: AuthSession(store: store, refresher: app.refresher, clock: clock), tokens: store, viewingUntil: tokens.expiresAt)
        if viewings.count >= Self.viewingCapacity { viewings = [:] }
        viewings[browser] = session
        return session
    }

    private func make(_ browser: BrowserID?, _ row: BrowserSessionRow?) -> Session {
        let store = BrowserTokenStore(
            browser: browser, tokens: row?.tokens, person: row?.person, repository: repository, random: random,
            personID: { [app] in await app.personID(of: $0) }, ended: watch.ended, viewing: watch.viewing)
        let refresher = BrowserRefresher(store: store, base: app.refresher, clock: clock)
        return Session(auth: AuthSession(store: store, refresher: refresher, clock: clock), tokens: store)
    }

    private func keep(_ session: Session, _ browser: BrowserID) {
        if sessions.updateValue(session, forKey: browser) == nil { order.append(browser) }
        if order.count > Self.capacity { sessions[order.removeFirst()] = nil }
    }
}

/// Whom the stores of browser sessions tell what becomes of them, also those that were created before anybody listened.
private final class SessionWatch: Sendable {
    typealias Listener = @Sendable (BrowserTokenStore) -> Void

    private let listeners = Mutex<(ended: Listener?, viewing: Listener?)>((nil, nil))

    func set(ended: Listener?, viewing: Listener?) {
        listeners.withLock { listeners in
            if let ended { listeners.ended = ended }
            if let viewing { listeners.viewing = viewing }
        }
    }

    var ended: Listener { { store in self.listeners.withLock { $0.ended }?(store) } }
    var viewing: Listener { { store in self.listeners.withLock { $0.viewing }?(store) } }
}
