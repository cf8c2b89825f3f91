import AuthAPI
public import Core
public import Networking

/// Renews a session's tokens through the API.
///
/// ```swift
/// let session = AuthSession(store: store, refresher: AuthRefresher(client: clientWithoutSession), clock: clock)
/// ```
public struct AuthRefresher: SessionRefreshing {
    private let client: APIClient

    /// Creates a refresher.
    ///
    /// - Parameter client: a client without a session, because the session waits for the refresh.
    public init(client: APIClient) { self.client = client }

    /// Exchanges a refresh token for the next tokens.
    public func refresh(_ refreshToken: String) async throws(APIError) -> Tokens {
        let response = try await client.call(AuthEndpoints.refresh, RefreshRequest(refreshToken: refreshToken))
        return Tokens(accessToken: response.accessToken, refreshToken: response.refreshToken, expiresAt: response.expiresAt)
    }
}
