import Core
import Foundation
import Persistence

/// Removes the subscriptions of sessions that have ended, by signing out or by themselves.
struct EndedSubscriptions: Sendable {
    private static let batch = 500

    let database: any Database
    let clock: any Core.Clock
    let sessions: any NotificationSessions
    let repository: SubscriptionRepository

    func run() async throws {
        var last: Int? = 0
        while let id = last {
            let now = clock.now
            let ended = try await database.read { transaction in
                let some = try repository.sessions(after: id, limit: Self.batch, in: transaction)
                let open = try sessions.open(some.map(\.session), at: now, in: transaction)
                return (ids: some.filter { !open.contains($0.session) }.map(\.id), last: some.count < Self.batch ? nil : some.last?.id)
            }
            if !ended.ids.isEmpty { try await database.write { try repository.delete(ended.ids, in: $0) } }
            last = ended.last
        }
    }
}
