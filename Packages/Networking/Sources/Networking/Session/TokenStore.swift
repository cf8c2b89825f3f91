/// Stores a session's tokens beyond the process: in a keychain, a sealed file, or a row of the browser sessions.
public protocol TokenStore: Sendable {
    /// Returns the tokens saved last; nil if nobody is signed in.
    func load() async throws -> Tokens?

    /// Replaces the tokens; nil clears them.
    func save(_ tokens: Tokens?) async throws
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
