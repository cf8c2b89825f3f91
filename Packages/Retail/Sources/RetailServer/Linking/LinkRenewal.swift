import Core
import Foundation
import Logging
import Persistence
import RetailAPI

/// Keeps links alive: renews access tokens before they end, and asks retailers each day whether they still accept them. Of several processes, one has a link
/// at a time.
struct LinkRenewal: Sendable {
    private static let batch = 20
    /// The first pause after a failure, in seconds; each further one is twice as long, up to an hour.
    private static let pause: TimeInterval = 60
    private static let longestPause: TimeInterval = 3600

    let store: LinkStore
    let connectors: Connectors
    let database: any Database
    let clock: any Clock
    private let links = LinkRepository()
    private let servers = ConnectorRepository()
    private let log = createLog(category: "retail")

    init(store: LinkStore, connectors: Connectors, database: any Database, clock: any Clock) {
        self.store = store
        self.connectors = connectors
        self.database = database
        self.clock = clock
    }

    /// Renews and checks every link that is due.
    func run() async throws {
        while true {
            let now = clock.now
            let due = try await database.read { try links.due(at: now, limit: Self.batch, in: $0) }
            for id in due { try await renew(id) }
            if due.count < Self.batch { return }
        }
    }

    /// A link that this process alone has for now.
    private struct Turn: Sendable {
        var link: LinkRecord
        let server: ConnectorRecord
        var tokens: LinkTokens
    }

    /// Renews a link's tokens if they end soon, and asks the retailer about it. Does nothing if somebody else is doing so.
    func renew(_ id: Int) async throws {
        let now = clock.now
        guard let turn = try await database.write({ try take(id, at: now, in: $0) }) else { return }
        do throws(ConnectorError) {
            try await serve(turn, at: now)
        } catch {
            try await fail(turn, error)
        }
    }

    private func take(_ id: Int, at now: Date, in transaction: Transaction) throws -> Turn? {
        guard let link = try links.record(id, of: nil, in: transaction), let connector = link.connectorID, link.sealed != nil,
            let server = try servers.find(connector, in: transaction)
        else { return nil }
        if server.isReplaced {
            try store.retire(link, at: now, in: transaction)
            return nil
        }
        guard try links.take(link, at: now, in: transaction) else { return nil }
        guard let tokens = store.tokens(of: link) else {
            // The key is lost: nobody will ever use them again.
            try links.expire(id, version: link.version, in: transaction)
            return nil
        }
        return Turn(link: link, server: server, tokens: tokens)
    }

    private func serve(_ turn: Turn, at now: Date) async throws(ConnectorError) {
        var turn = turn
        let connector = try connectors.connector(turn.server)
        var isFresh = false
        if let end = turn.link.expiresAt, end.addingTimeInterval(-LinkStore.headStart) <= now {
            guard try await refresh(&turn, connector) else { return }
            isFresh = true
        }
        let member: RetailerMember?
        do throws(ConnectorError) {
            member = try await connector.member(turn.tokens)
        } catch {
            // A retailer may end an access token early; with new ones it knows the person again.
            guard error == .refused("invalid_token"), !isFresh, turn.tokens.refresh != nil else { throw error }
            guard try await refresh(&turn, connector) else { return }
            member = try await connector.member(turn.tokens)
        }
        let end = clock.now
        let next = LinkStore.nextCheck(turn.link.expiresAt, at: end)
        let (id, version) = (turn.link.id, turn.link.version)
        try await stored { try links.finish(id, version: version, .active, memberName: member?.name, failures: 0, next: next, in: $0) }
    }

    /// Replaces the tokens, and stores them before anything else can fail. Returns false if the link was replaced or removed meanwhile; then the new tokens are
    /// revoked.
    private func refresh(_ turn: inout Turn, _ connector: any RetailerConnector) async throws(ConnectorError) -> Bool {
        let renewed = try await connector.refresh(turn.tokens)
        let (link, now) = (turn.link, clock.now)
        let current = try await stored { transaction -> LinkRecord? in
            let sealed = try store.seal.seal(renewed, for: .link(person: link.personID, retailer: link.retailerID))
            if try links.renew(link, sealed: sealed, expiresAt: LinkStore.end(of: renewed, at: now), in: transaction) {
                return try links.record(link.id, of: nil, in: transaction)
            }
            try store.revoke(renewed, connector: link.connectorID, at: now, in: transaction)
            return nil
        }
        guard let current else { return false }
        (turn.link, turn.tokens) = (current, renewed)
        return true
    }

    private func fail(_ turn: Turn, _ error: ConnectorError) async throws {
        let (id, now) = (turn.link.id, clock.now)
        log.notice("a link wasn't renewed", metadata: ["link": "\(id)", "retailer": "\(turn.link.retailerID)", "reason": "\(error)"])
        try await database.write { transaction in
            // New tokens may have been stored in this turn, but nobody else's.
            guard let link = try links.record(id, of: nil, in: transaction), link.leaseUntil != nil,
                link.version == turn.link.version || link.version == turn.link.version + 1, link.connectorID == turn.link.connectorID
            else { return }
            if error.endsLink { return try links.expire(id, version: link.version, in: transaction) }
            let pause = min(Self.longestPause, Self.pause * pow(2, Double(min(link.failures, 10))))
            try links.finish(
                id, version: link.version, .unavailable, memberName: nil, failures: link.failures + 1, next: now.addingTimeInterval(pause), in: transaction)
        }
    }

    /// Writes to the database in the midst of calls. If that fails, the link's turn ends by itself and comes again.
    private func stored<Value: Sendable>(_ body: @escaping @Sendable (Transaction) throws -> Value) async throws(ConnectorError) -> Value {
        do {
            return try await database.write(body)
        } catch {
            log.error("a renewed link wasn't stored", metadata: ["error": "\(error)"])
            throw .unavailable
        }
    }
}
