public import Core
public import Foundation
public import Persistence
public import ServerCore

/// Signed-in sessions, for what other features' servers keep for one of them.
public struct SessionDirectory: Sendable {
    private let authenticator: JWTAuthenticator

    init(authenticator: JWTAuthenticator) { self.authenticator = authenticator }

    /// Returns the id of the session whose access token a request carries.
    public func session(of request: ServerRequest) async throws(APIError) -> Int { try await authenticator.session(of: request) }

    /// Returns those of these sessions that are neither signed out nor expired.
    public func open(_ ids: [Int], at now: Date, in transaction: Transaction) throws -> Set<Int> {
        guard !ids.isEmpty else { return [] }
        let list = Set(ids).sorted()
        return Set(
            try transaction.values(
                Int.self, "SELECT id FROM auth_session WHERE id IN \(list: list) AND revoked_at IS NULL AND expires_at > \(now)"))
    }
}
