public import Core

/// Exchanges a refresh token for new tokens. Auth provides the implementation.
public protocol SessionRefreshing: Sendable {
    /// Calls the API without an access token.
    ///
    /// - Throws: an error with status 401 if the refresh token isn't accepted, which ends the session. Any other error keeps it.
    func refresh(_ refreshToken: String) async throws(APIError) -> Tokens
}
