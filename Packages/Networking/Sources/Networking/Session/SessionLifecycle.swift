public import Core

/// Checks a session when a program starts and when it returns to the foreground.
///
/// ```swift
/// let lifecycle = SessionLifecycle(session: session) { () async throws(APIError) in _ = try await api.call(AuthEndpoints.me) }
/// switch await lifecycle.restore() { ... }
/// ```
public struct SessionLifecycle: Sendable {
    /// The known state of the session.
    public enum State: Sendable, Equatable {
        /// Nobody is signed in.
        case signedOut
        /// The server confirmed the session.
        case signedIn
        /// The server couldn't be reached; the session is kept.
        case unverified(APIError)
    }

    private let session: AuthSession
    private let verify: @Sendable () async throws(APIError) -> Void
    private let reconnect: @Sendable () async -> Void

    /// Creates a lifecycle.
    ///
    /// - Parameters:
    ///   - verify: asks the server about the session, with a call that refreshes an expired token (`GET /auth/me`).
    ///   - reconnect: restores the connection for changes.
    public init(
        session: AuthSession, verify: @escaping @Sendable () async throws(APIError) -> Void, reconnect: @escaping @Sendable () async -> Void = {}
    ) {
        self.session = session
        self.verify = verify
        self.reconnect = reconnect
    }

    /// Determines at the start whether somebody is signed in, asking the server if there are tokens.
    public func restore() async -> State {
        guard await session.tokens() != nil else { return .signedOut }
        return await verified()
    }

    /// Returns to the foreground: verifies the session if the access token has expired, then restores the connection.
    public func returnToForeground() async -> State {
        guard await session.tokens() != nil else { return .signedOut }
        guard await session.hasExpired() else { return .signedIn }
        let state = await verified()
        if state == .signedIn { await reconnect() }
        return state
    }

    private func verified() async -> State {
        do throws(APIError) {
            try await verify()
            return .signedIn
        } catch {
            return await session.tokens() == nil ? .signedOut : .unverified(error)
        }
    }
}
