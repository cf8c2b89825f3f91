import Core

/// Stores a session's tokens beyond the process: in a keychain, a sealed file, or a row of the browser sessions.
public protocol TokenStore: Sendable {
    /// Returns the tokens saved last; nil if nobody is signed in.
    func load() async throws -> Tokens?

    /// Replaces the tokens; nil clears them.
    func save(_ tokens: Tokens?) async throws

    /// Stores the tokens with which an administrator views as somebody, beside those of the session. What is opened from then on uses them, until they end.
    ///
    /// - Throws: an error if the store keeps no such tokens.
    func view(with tokens: Tokens) async throws
}

extension TokenStore {
    /// Throws: only the store of a browser session can view as somebody.
    public func view(with tokens: Tokens) async throws { throw APIError.forbidden() }
}

/// A store in memory, which ends with the process.
public actor InMemoryTokenStore: TokenStore {
    private var tokens: Tokens?

    /// Creates a store, empty or with tokens.
    public init(_ tokens: Tokens? = nil) { self.tokens = tokens }

    /// Returns the tokens saved last.
    public func load() -> Tokens? { tokens }

    /// Replaces the tokens; nil clears them.
    public func save(_ tokens: Tokens?) { self.tokens = tokens }
}
