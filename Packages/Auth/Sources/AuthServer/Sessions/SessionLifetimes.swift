import Core
import Foundation

/// The times after which sessions end by themselves.
struct SessionLifetimes: Sendable, Equatable {
    /// The roles whose sessions end sooner without use, because they see other people's data.
    static let staff: Set<Role> = [.dispatcher, .admin]

    /// The time without use.
    let idle: Duration
    /// The time without use of accounts with a role of ``staff``.
    let staffIdle: Duration
    /// The time since the sign-in, used or not.
    let total: Duration

    /// Returns the time at which a session ends unless it is used before.
    func end(begunAt: Date, usedAt: Date, roles: Set<Role>) -> Date {
        let unused = roles.isDisjoint(with: Self.staff) ? idle : min(idle, staffIdle)
        return min(usedAt.addingTimeInterval(unused / .seconds(1)), begunAt.addingTimeInterval(total / .seconds(1)))
    }
}
