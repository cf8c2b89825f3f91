public import Core

/// Trades a refresh token for new tokens. Auth provides it.
public protocol SessionRefreshing: Sendable {
    /// Calls the API without authorisation.
    ///
    /// - Throws: an error of status 401 when the refresh token is not accepted: that ends the session. Any other error keeps it.
    func refresh(_ refreshToken: String) async throws(APIError) -> Tokens
}
