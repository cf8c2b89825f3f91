import Core
import Foundation
import Logging
import Persistence

/// Has retailers revoke tokens that were given up, and repeats it until they did: after a minute, then after twice as long each time, up to six hours.
struct LinkRevocation: Sendable {
    private static let pause: TimeInterval = 60
    private static let longestPause: TimeInterval = 6 * 3600
    /// The time in seconds after which tokens are forgotten that no retailer revoked: 30 days, when they have ended by themselves.
    private static let lifetime: TimeInterval = 30 * 24 * 3600

    let seal: LinkSeal
    let connectors: Connectors
    let database: any Database
    let clock: any Clock
    private let revocations = RevocationRepository()
    private let servers = ConnectorRepository()
    private let log = createLog(category: "retail")

    init(seal: LinkSeal, connectors: Connectors, database: any Database, clock: any Clock) {
        self.seal = seal
        self.connectors = connectors
        self.database = database
        self.clock = clock
    }

    /// Revokes all that is due.
    func run() async throws {
        while true {
            try Task.checkCancellation()
            let now = clock.now
            guard let record = try await database.write({ try revocations.claim(at: now, in: $0) }) else { return }
            let server = try await database.read { try servers.find(record.connectorID, in: $0) }
            guard let server, let tokens = seal.open(LinkTokens.self, record.sealed, for: .revocation(connector: record.connectorID)) else {
                // The key is lost: nobody can use them anymore.
                try await database.write { try revocations.delete(record.id, in: $0) }
                continue
            }
            do throws(ConnectorError) {
                try await connectors.connector(server).revoke(tokens)
                try? await database.write { try revocations.delete(record.id, in: $0) }
            } catch {
                try await postpone(record, error, of: server)
            }
        }
    }

    private func postpone(_ record: RevocationRepository.Record, _ error: ConnectorError, of server: ConnectorRecord) async throws {
        let now = clock.now
        let isOver = now.timeIntervalSince(record.createdAt) > Self.lifetime
        log.log(
            level: isOver ? .error : .notice, isOver ? "tokens were never revoked" : "tokens weren't revoked yet",
            metadata: ["retailer": "\(server.retailerID)", "attempt": "\(record.attempts + 1)", "reason": "\(error)"])
        let pause = min(Self.longestPause, Self.pause * pow(2, Double(min(record.attempts, 10))))
        try await database.write { transaction in
            if isOver { return try revocations.delete(record.id, in: transaction) }
            try revocations.postpone(record.id, until: now.addingTimeInterval(pause), in: transaction)
        }
    }
}
