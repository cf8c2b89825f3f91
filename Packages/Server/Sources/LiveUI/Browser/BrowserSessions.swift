import Core
import Crypto
import Foundation
import Networking
import Persistence

/// The browser sessions that this process knows: one ``AuthSession`` each, shared by all tabs of the browser.
actor BrowserSessions {
    private let database: any Database
    private let key: SymmetricKey
    private let clock: any Clock
    private let app: any LiveApp
    private var sessions: [BrowserID: AuthSession] = [:]
    private var order: [BrowserID] = []

    /// The most sessions kept in memory; the others are read from the database again when they are used.
    private static let capacity = 10_000

    init(database: any Database, key: SymmetricKey, clock: any Clock, app: any LiveApp) {
        self.database = database
        self.key = key
        self.clock = clock
        self.app = app
    }

    func session(for browser: BrowserID) throws -> AuthSession {
        if let session = sessions[browser] { return session }
        let session = try app.authSession(store: SealedTokenStore(browser: browser, database: database, key: key, clock: clock))
        sessions[browser] = session
        order.append(browser)
        if order.count > Self.capacity { sessions[order.removeFirst()] = nil }
        return session
    }
}
