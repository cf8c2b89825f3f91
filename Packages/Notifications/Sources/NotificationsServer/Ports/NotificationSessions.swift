public import Core
public import Foundation
public import Persistence
public import ServerCore

/// The signed-in sessions, to which browsers' subscriptions belong.
public protocol NotificationSessions: Sendable {
    /// Returns the id of the session from which a request comes.
    func session(of request: ServerRequest) async throws(APIError) -> Int
    /// Returns those of these sessions that haven't ended.
    func open(_ sessions: [Int], at now: Date, in transaction: Transaction) throws -> Set<Int>
}
