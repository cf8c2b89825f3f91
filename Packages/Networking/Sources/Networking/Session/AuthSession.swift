public import Core
import Logging

/// The single source of truth for the tokens of one signed-in person.
///
/// Parallel requests that find their token expired share one refresh, since a refresh token is good for one use only.
///
/// ```swift
/// let session = AuthSession(store: InMemoryTokenStore(), refresher: authRefresher, clock: clock)
/// try await session.begin(tokens)
/// for await isSignedIn in session.changes() { ... }
/// ```
public actor AuthSession {
    private enum Memory {
        case notLoaded
        case loaded(Tokens?)
    }

    private let store: any TokenStore
    private let refresher: any SessionRefreshing
    private let clock: any Clock
    private let broadcaster = Broadcaster<Bool>()
    private let log = createLog(category: "session")

    private var memory = Memory.notLoaded
    /// Counts sign-ins and sign-outs, so that a refresh of an earlier session can't touch a later one.
    private var generation = 0
    private var refreshing: Task<Result<Tokens, APIError>, Never>?

    /// Creates a session over a store. The store is read at the first need.
    public init(store: any TokenStore, refresher: any SessionRefreshing, clock: any Clock) {
        self.store = store
        self.refresher = refresher
        self.clock = clock
    }

    /// The present tokens; nil where nobody is signed in, or while the store can't be read.
    public func tokens() async -> Tokens? {
        if case .loaded(let tokens) = memory { return tokens }
        do {
            let saved = try await store.load()
            // A sign-in or sign-out may have come while the store was read: it wins.
            if case .notLoaded = memory { memory = .loaded(saved) }
        } catch {
            log.error("tokens could not be loaded", metadata: ["error": "\(error)"])
        }
        guard case .loaded(let tokens) = memory else { return nil }
        return tokens
    }

    /// Whether somebody is signed in with an access token whose time is over.
    public func hasExpired() async -> Bool {
        guard let tokens = await tokens() else { return false }
        return tokens.expiresAt <= clock.now
    }

    /// Starts a session after a sign-in or a registration.
    ///
    /// - Throws: what the store throws; then nobody is signed in.
    public func begin(_ tokens: Tokens) async throws {
        replace(with: tokens)
        let begun = generation
        do {
            try await store.save(tokens)
        } catch {
            if generation == begun { replace(with: nil) }
            throw error
        }
        if generation == begun { broadcaster.send(true) }
    }

    /// Ends the session and clears the store.
    public func end() async {
        let wasSignedIn = await tokens() != nil
        replace(with: nil)
        if wasSignedIn { broadcaster.send(false) }
        await save(nil)
    }

    /// A fresh access token in place of one that was answered with 401. Parallel callers share one refresh; where the token has
    /// already been replaced, the present one is returned at once.
    ///
    /// - Throws: ``Core/APIError`` of status 401 when the session is over: it has then been cleared. Any other error keeps it.
    public func refresh(replacing accessToken: String) async throws(APIError) -> String {
        guard let current = await tokens() else { throw .unauthorized() }
        guard current.accessToken == accessToken else { return current.accessToken }
        let task = refreshing ?? startRefresh(of: current)
        return try await task.value.get().accessToken
    }

    /// Sign-ins (true) and ends of the session (false) from now on. Each caller gets a stream of its own.
    public nonisolated func changes() -> AsyncStream<Bool> {
        broadcaster.stream()
    }

    private func replace(with tokens: Tokens?) {
        generation += 1
        refreshing?.cancel()
        refreshing = nil
        memory = .loaded(tokens)
    }

    /// The task belongs to the session, not to its first caller, whose cancelling would lose tokens that were already rotated.
    private func startRefresh(of tokens: Tokens) -> Task<Result<Tokens, APIError>, Never> {
        let started = generation
        let task = Task { await finishRefresh(of: tokens, generation: started) }
        refreshing = task
        return task
    }

    private func finishRefresh(of tokens: Tokens, generation started: Int) async -> Result<Tokens, APIError> {
        let result = await requestRefresh(tokens.refreshToken)
        guard generation == started else { return .failure(.unauthorized()) }
        refreshing = nil
        switch result {
        case .success(let renewed):
            memory = .loaded(renewed)
            await save(renewed)
        case .failure(let error) where error.status == 401:
            await end()
            return .failure(.unauthorized())
        case .failure:
            break
        }
        return result
    }

    private func requestRefresh(_ refreshToken: String) async -> Result<Tokens, APIError> {
        guard !refreshToken.isEmpty else { return .failure(.unauthorized()) }
        do throws(APIError) {
            return .success(try await refresher.refresh(refreshToken))
        } catch {
            return .failure(error)
        }
    }

    /// Saves where nobody could act on a failure: memory stays right, the next start may ask for a sign-in.
    private func save(_ tokens: Tokens?) async {
        do {
            try await store.save(tokens)
        } catch {
            log.error("tokens could not be saved", metadata: ["error": "\(error)"])
        }
    }
}
