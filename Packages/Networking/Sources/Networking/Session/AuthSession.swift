public import Core
public import Foundation
import Logging

/// The source of truth for the tokens of the signed-in person.
///
/// Parallel requests that find their token expired share one refresh, since a refresh token can be used only once.
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

    private struct Refresh {
        let number: Int
        let work: Task<Void, Never>
        let alarm: Task<Void, Never>
    }

    private typealias Waiter = CheckedContinuation<Result<String, APIError>, Never>

    private let store: any TokenStore
    private let refresher: any SessionRefreshing
    private let clock: any Clock
    private let refreshDeadline: Duration
    private let broadcaster = Broadcaster<Bool>()
    private let log = createLog(category: "session")

    private var memory = Memory.notLoaded
    /// Counts sign-ins and sign-outs, so that a refresh of an earlier session can't affect a later one.
    private var generation = 0
    /// This session's replaced access tokens, latest last.
    private var renewed: [String] = []
    private var endings: [@Sendable () async -> Void] = []
    private var refreshing: Refresh?
    private var waiters: [Int: Waiter] = [:]
    private var lastNumber = 0

    /// Creates a session over a store, which is read on first use.
    ///
    /// - Parameter refreshDeadline: the time that requests wait for a refresh before they fail; the session is kept then.
    public init(store: any TokenStore, refresher: any SessionRefreshing, clock: any Clock, refreshDeadline: Duration = .seconds(30)) {
        self.store = store
        self.refresher = refresher
        self.clock = clock
        self.refreshDeadline = refreshDeadline
    }

    /// Returns the current tokens; nil if nobody is signed in, or if the store can't be read now.
    public func tokens() async -> Tokens? {
        if case .loaded(let tokens) = memory { return tokens }
        do {
            let saved = try await store.load()
            // A sign-in or sign-out that happened while the store was read takes precedence.
            if case .notLoaded = memory { memory = .loaded(saved) }
        } catch {
            log.error("tokens could not be loaded", metadata: ["error": "\(error)"])
        }
        guard case .loaded(let tokens) = memory else { return nil }
        return tokens
    }

    /// Returns whether somebody is signed in with an expired access token.
    public func hasExpired() async -> Bool {
        guard let tokens = await tokens() else { return false }
        return tokens.expiresAt <= clock.now
    }

    /// Starts a session after a sign-in or registration, replacing any earlier one.
    ///
    /// - Throws: an error of the store; nobody is signed in then.
    public func begin(_ tokens: Tokens) async throws {
        if !endings.isEmpty {
            // Work for the previous person must not get the next person's tokens.
            replace(with: nil)
            await runEndings()
        }
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

    /// Takes over another access token of the present session, such as one with a fresh proof of who the person is. The refresh token stays.
    public func adopt(accessToken: String, expiresAt: Date) async {
        guard let current = await tokens() else { return }
        let tokens = Tokens(accessToken: accessToken, refreshToken: current.refreshToken, expiresAt: expiresAt)
        memory = .loaded(tokens)
        renewed = renewed.suffix(7) + [current.accessToken]
        await save(tokens)
    }

    /// Stores the tokens with which an administrator views as somebody. This session keeps its own; pages that are opened from then on use the others.
    ///
    /// - Throws: an error of the store.
    public func view(with tokens: Tokens) async throws { try await store.view(with: tokens) }

    /// Ends the session and clears the store.
    public func end() async {
        let wasSignedIn = await tokens() != nil
        replace(with: nil)
        if wasSignedIn { broadcaster.send(false) }
        await save(nil)
        await runEndings()
    }

    /// Registers work to run once when the current session ends or is replaced, such as removing the person's saved data.
    /// Ending the session waits for the work. If nobody is signed in, it runs at once.
    public func atEnd(_ work: @escaping @Sendable () async -> Void) async {
        guard await tokens() != nil else { return await work() }
        endings.append(work)
    }

    /// Returns a new access token to replace one that was refused with 401. Parallel callers share one refresh; if the token has
    /// already been replaced, the current one is returned. Canceling one caller doesn't affect the others.
    ///
    /// - Throws: ``/Core/APIError`` with status 401 if the session is over; it has then been cleared. Any other error keeps it, such as
    ///   `APIError.timedOut` if the refresh exceeded its deadline.
    public func refresh(replacing accessToken: String) async throws(APIError) -> String {
        guard let current = await tokens() else { throw .unauthorized() }
        guard current.accessToken == accessToken else {
            // A call made for the previous person must not be retried as the next one.
            guard renewed.contains(accessToken) else { throw .unauthorized() }
            return current.accessToken
        }
        if refreshing == nil { startRefresh(of: current) }
        lastNumber += 1
        return try await wait(as: lastNumber).get()
    }

    /// Returns a stream of later sign-ins (true) and ends of the session (false), separate for each caller.
    public nonisolated func changes() -> AsyncStream<Bool> {
        broadcaster.stream()
    }

    private func replace(with tokens: Tokens?) {
        generation += 1
        stopRefreshing(.failure(.unauthorized()))
        memory = .loaded(tokens)
        renewed = []
    }

    private func runEndings() async {
        let works = endings
        endings = []
        for work in works { await work() }
    }

    /// Saves the tokens when no caller could handle a failure: memory stays correct, and the next start may require a sign-in.
    private func save(_ tokens: Tokens?) async {
        do {
            try await store.save(tokens)
        } catch {
            log.error("tokens could not be saved", metadata: ["error": "\(error)"])
        }
    }
}

extension AuthSession {
    private func wait(as number: Int) async -> Result<String, APIError> {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if Task.isCancelled { continuation.resume(returning: .failure(.canceled)) } else { waiters[number] = continuation }
            }
        } onCancel: {
            // lint:allow task-stored because a cancellation handler can't wait, and this ends at once
            Task { await self.dismiss(number) }
        }
    }

    private func dismiss(_ number: Int) {
        waiters.removeValue(forKey: number)?.resume(returning: .failure(.canceled))
    }

    /// The refresh belongs to the session rather than its first caller, whose cancellation would lose tokens that were already rotated.
    private func startRefresh(of tokens: Tokens) {
        lastNumber += 1
        let (number, started, clock, deadline) = (lastNumber, generation, clock, refreshDeadline)
        let alarm = Task {
            guard (try? await clock.sleep(for: deadline)) != nil else { return }
            expire(number)
        }
        let work = Task { await finishRefresh(number, of: tokens, generation: started) }
        refreshing = Refresh(number: number, work: work, alarm: alarm)
    }

    private func expire(_ number: Int) {
        guard refreshing?.number == number else { return }
        stopRefreshing(.failure(.timedOut))
    }

    private func stopRefreshing(_ result: Result<String, APIError>) {
        refreshing?.alarm.cancel()
        refreshing?.work.cancel()
        refreshing = nil
        resume(takeWaiters(), with: result)
    }

    private func takeWaiters() -> [Waiter] {
        defer { waiters = [:] }
        return Array(waiters.values)
    }

    private func resume(_ waiters: [Waiter], with result: Result<String, APIError>) {
        for waiter in waiters { waiter.resume(returning: result) }
    }

    private func finishRefresh(_ number: Int, of tokens: Tokens, generation started: Int) async {
        let (result, isNew) = await renew(tokens)
        guard generation == started else { return }
        // Tokens that arrive after the deadline are stored too, since the old ones are used up.
        guard refreshing?.number == number || isCurrent(tokens) && (try? result.get()) != nil else { return }
        switch result {
        case .success(let fresh):
            let waiting = refreshing?.number == number ? takeWaiters() : []
            if refreshing?.number == number { clearRefresh() }
            memory = .loaded(fresh)
            renewed = renewed.suffix(7) + [tokens.accessToken]
            if isNew { await save(fresh) }
            resume(waiting, with: .success(fresh.accessToken))
        case .failure(let error) where error.status == 401:
            // Ending the session would cancel the current refresh, and a canceled task clears no store.
            let waiting = takeWaiters()
            clearRefresh()
            await end()
            resume(waiting, with: .failure(.unauthorized()))
        case .failure(let error):
            stopRefreshing(.failure(error))
        }
    }

    private func clearRefresh() {
        refreshing?.alarm.cancel()
        refreshing = nil
    }

    private func isCurrent(_ tokens: Tokens) -> Bool {
        guard case .loaded(let current) = memory else { return false }
        return current == tokens
    }

    /// Returns new tokens, from the store if another process was faster, otherwise from the API.
    private func renew(_ tokens: Tokens) async -> (Result<Tokens, APIError>, isNew: Bool) {
        if let saved = await saved(after: tokens) { return (.success(saved), false) }
        guard !tokens.refreshToken.isEmpty else { return (.failure(.unauthorized()), false) }
        do throws(APIError) {
            return (.success(try await refresher.refresh(tokens.refreshToken)), true)
        } catch {
            // The other process may have used the refresh token while this request was on its way.
            if error.status == 401, let saved = await saved(after: tokens) { return (.success(saved), false) }
            return (.failure(error), false)
        }
    }

    private func saved(after tokens: Tokens) async -> Tokens? {
        guard let saved = try? await store.load(), saved.accessToken != tokens.accessToken, saved.expiresAt > tokens.expiresAt else { return nil }
        return saved
    }
}
