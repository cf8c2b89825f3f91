public import Core

/// Tells whose an access token is. Auth's server provides it.
public protocol Authenticator: Sendable {
    /// The person that a token stands for.
    ///
    /// - Throws: ``APIError`` of status 401: `token_expired` for a token past its time, `unauthorized` for any other that can't be used.
    func authenticate(_ token: String) async throws(APIError) -> Person
}
