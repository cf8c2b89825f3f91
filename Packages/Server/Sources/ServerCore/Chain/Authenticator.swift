public import Core

/// Identifies the person of an access token. Implemented by Auth's server.
public protocol Authenticator: Sendable {
    /// Returns the person of a token.
    ///
    /// - Throws: ``APIError`` with status 401: `token_expired` for an expired token, `unauthorized` for any other invalid one.
    func authenticate(_ token: String) async throws(APIError) -> Person
}
