import Core
import Foundation
import Persistence

/// Removes messages and reports past their retention, a few hundred rows in a transaction, so that nobody waits long for it.
struct MessageRetention: Sendable {
    let retention: Duration
    let messages: MessageRepository
    let reports: ReportRepository

    static let batch = 500

    func run(at now: Date, in database: any Database) async throws {
        let limit = now.addingTimeInterval(-(retention / .seconds(1)))
        var removed = Self.batch
        while removed == Self.batch, !Task.isCancelled {
            removed = try await database.write { transaction in
                try reports.removeOld(before: limit, limit: Self.batch, in: transaction)
                return try messages.removeOld(before: limit, limit: Self.batch, in: transaction)
            }
        }
    }
}
