public import Core

/// What is to be done about a session at the start of a program, and when it comes back to the foreground.
///
/// ```swift
/// let lifecycle = SessionLifecycle(session: session) { () async throws(APIError) in _ = try await api.call(AuthEndpoints.me) }
/// switch await lifecycle.restore() { ... }
/// ```
public struct SessionLifecycle: Sendable {
    /// What is known of the session.
    public enum State: Sendable, Equatable {
        /// Nobody is signed in.
        case signedOut
        /// The server knows the session.
        case signedIn
        /// The server could not be asked: the session is kept.
        case unverified(APIError)
    }

    private let session: AuthSession
    private let verify: @Sendable () async throws(APIError) -> Void
    private let reconnect: @Sendable () async -> Void

    /// Creates a lifecycle.
    ///
    /// - Parameters:
    ///   - verify: asks the server about the session, with a call that refreshes an expired token by itself (`GET /auth/me`).
    ///   - reconnect: connects what listens for changes anew.
    public init(
        session: AuthSession, verify: @escaping @Sendable () async throws(APIError) -> Void, reconnect: @escaping @Sendable () async -> Void = {}
    ) {
        self.session = session
        self.verify = verify
        self.reconnect = reconnect
    }

    /// Finds out at the start whether somebody is signed in: the server is asked where there are tokens.
    public func restore() async -> State {
        guard await session.tokens() != nil else { return .signedOut }
        return await verified()
    }

    /// Back in the foreground: where the access token's time is over, first the session is verified, then the connection made anew.
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
