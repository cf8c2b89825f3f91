import Core
import Foundation
import OrdersAPI
import Persistence

/// Closes orders that were delivered a day ago.
struct OrderCompletion: Sendable {
    let database: any Database
    let clock: any Clock
    let moves: OrderMoves

    /// How long an order stays delivered: 24 hours.
    static let delay: TimeInterval = 24 * 3600

    /// Closes everything that is due, a few orders a transaction.
    func run() async throws {
        while try await step() > 0 {}
    }

    private func step() async throws -> Int {
        let due = clock.now.addingTimeInterval(-Self.delay)
        return try await database.write { transaction in
            let ids = try OrderRepository().ids(in: .delivered, since: due, limit: 50, in: transaction)
            for id in ids { try moves.move(id, to: .completed, by: .system, in: transaction) }
            return ids.count
        }
    }
}
