import Core
import Foundation
import OrdersAPI
import Persistence

/// Completes orders a day after their delivery.
struct OrderCompletion: Sendable {
    let database: any Database
    let clock: any Clock
    let transitions: OrderTransitions

    /// The time that an order stays delivered: 24 hours.
    private static let delay: TimeInterval = 24 * 3600

    /// Completes every order that is due, 50 in a transaction.
    func run() async throws {
        while try await completeNext() > 0 {}
    }

    private func completeNext() async throws -> Int {
        let due = clock.now.addingTimeInterval(-Self.delay)
        return try await database.write { transaction in
            let ids = try OrderRepository().ids(in: .delivered, since: due, limit: 50, in: transaction)
            for id in ids { try transitions.move(id, to: .completed, by: .system, in: transaction) }
            return ids.count
        }
    }
}
