/// Keeps a session's tokens beyond the process: a keychain, a sealed file, a row of the browser sessions.
public protocol TokenStore: Sendable {
    /// The tokens that were saved last; nil where nobody is signed in.
    func load() async throws -> Tokens?

    /// Replaces the tokens; nil clears them.
    func save(_ tokens: Tokens?) async throws
}

/// A store that forgets with the process.
public actor InMemoryTokenStore: TokenStore {
    private var tokens: Tokens?

    /// Creates a store, empty or with tokens.
    public init(_ tokens: Tokens? = nil) { self.tokens = tokens }

    /// The tokens that were saved last.
    public func load() -> Tokens? { tokens }

    /// Replaces the tokens; nil clears them.
    public func save(_ tokens: Tokens?) { self.tokens = tokens }
}
