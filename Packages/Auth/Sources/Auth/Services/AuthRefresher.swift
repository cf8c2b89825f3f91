import AuthAPI
public import Core
public import Networking

/// Renews a session's tokens at the API.
///
/// ```swift
/// let session = AuthSession(store: store, refresher: AuthRefresher(client: clientWithoutSession), clock: clock)
/// ```
public struct AuthRefresher: SessionRefreshing {
    private let client: APIClient

    /// Creates it.
    ///
    /// - Parameter client: a client without session, since the session waits for the refresh.
    public init(client: APIClient) { self.client = client }

    /// Exchanges a refresh token for the next tokens.
    public func refresh(_ refreshToken: String) async throws(APIError) -> Tokens {
        let answer = try await client.call(AuthEndpoints.refresh, RefreshRequest(refreshToken: refreshToken))
        return Tokens(accessToken: answer.accessToken, refreshToken: answer.refreshToken, expiresAt: answer.expiresAt)
    }
}
