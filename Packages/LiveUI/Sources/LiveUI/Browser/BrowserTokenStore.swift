import Core
import Networking
import Synchronization

/// The tokens of a browser session.
///
/// Tokens are stored under a cookie only after the tab in which somebody signed in has fetched a new cookie with its *claim*, a secret of that tab's
/// socket. A cookie from before the sign-in, which somebody else may have planted or seen, never gives access to the tokens.
final class BrowserTokenStore: TokenStore {
    private struct State {
        /// The browser under which the tokens are stored; nil as long as they belong to this tab alone.
        var browser: BrowserID?
        var tokens: Tokens?
        /// The person's id, determined while the tokens were valid.
        var person: Int?
        var claim: String?
    }

    let repository: BrowserSessionRepository
    private let state: Mutex<State>
    private let random: any RandomSource
    private let personID: @Sendable (Tokens) async -> Int?
    private let ended: @Sendable (BrowserTokenStore) -> Void
    private let viewing: @Sendable (BrowserTokenStore) -> Void
    /// Whether the tokens are those with which an administrator views as somebody. They end alone: the browser's own stay.
    let isViewing: Bool

    /// Creates a store.
    ///
    /// - Parameters:
    ///   - browser: the signed-in browser; nil if nobody is signed in.
    ///   - tokens: the browser's tokens.
    ///   - person: the person's id, if known.
    ///   - personID: returns the id of the person that tokens belong to.
    ///   - isViewing: whether the tokens are those with which an administrator views as somebody.
    ///   - ended: called after somebody signed out, or a viewing ended.
    ///   - viewing: called after a viewing began.
    init(
        browser: BrowserID?, tokens: Tokens?, person: Int? = nil, repository: BrowserSessionRepository, random: any RandomSource,
        isViewing: Bool = false, personID: @escaping @Sendable (Tokens) async -> Int?, ended: @escaping @Sendable (BrowserTokenStore) -> Void = { _ in },
        viewing: @escaping @Sendable (BrowserTokenStore) -> Void = { _ in }
    ) {
        state = Mutex(State(browser: browser, tokens: tokens, person: person))
        self.repository = repository
        self.random = random
        self.personID = personID
        self.ended = ended
        self.isViewing = isViewing
        self.viewing = viewing
    }

    /// The browser under which the tokens are stored; nil as long as they belong to this tab alone.
    var browser: BrowserID? { state.withLock { $0.browser } }

    /// The secret for one new cookie; nil unless somebody signed in and has no cookie yet.
    var claim: String? { state.withLock { $0.claim } }

    /// Whether somebody is signed in.
    var isSignedIn: Bool { state.withLock { $0.tokens != nil } }

    /// The person's id, even if the tokens are no longer valid.
    var person: Int? {
        get async {
            let (tokens, known) = state.withLock { ($0.tokens, $0.person) }
            guard let tokens else { return nil }
            if let known { return known }
            return await identify(tokens)
        }
    }

    /// Determines the tokens' person, and remembers the id until somebody else signs in.
    private func identify(_ tokens: Tokens) async -> Int? {
        let person = await personID(tokens)
        state.withLock { state in
            if state.tokens == tokens { state.person = person ?? state.person }
        }
        return person
    }

    func load() async throws -> Tokens? { state.withLock { $0.tokens } }

    /// Adopts tokens that are already stored in the row.
    func adopt(_ tokens: Tokens) { state.withLock { $0.tokens = tokens } }

    func save(_ tokens: Tokens?) async throws {
        let secret = random.hexadecimal(byteCount: 16)
        let browser = state.withLock { state -> BrowserID? in
            // A renewal has stored them.
            if let tokens, state.tokens == tokens { return nil }
            if tokens == nil { state.claim = nil } else if state.tokens == nil { state.claim = secret }
            if tokens == nil || state.tokens == nil { state.person = nil }
            state.tokens = tokens
            defer { if tokens == nil { state.browser = nil } }
            return state.browser
        }
        defer { if tokens == nil { ended(self) } }
        let person: Int? = if let tokens { await identify(tokens) } else { nil }
        guard let browser else { return }
        guard let tokens else {
            if isViewing { try await repository.setViewing(nil, browser) } else { try await repository.remove(browser) }
            return
        }
        try await repository.save(tokens, of: person, browser)
        // The cookie was exchanged, or somebody signed out meanwhile, so the stored tokens belong to nobody.
        if state.withLock({ $0.browser != browser }) { try await repository.remove(browser) }
    }

    func view(with tokens: Tokens) async throws {
        // Without a cookie of its own a tab's session isn't found again.
        guard !isViewing, let browser, try await repository.setViewing(tokens, browser) else { throw APIError.forbidden() }
        viewing(self)
    }

    /// Stores the tokens under a new browser, whose cookie the caller sends, and removes the old one.
    ///
    /// - Returns: false if the claim isn't valid, or no longer is.
    func exchange(_ claim: String, for browser: BrowserID) async throws -> Bool {
        let exchanged = state.withLock { state -> (old: BrowserID?, tokens: Tokens)? in
            guard let tokens = state.tokens, let expected = state.claim, expected == claim else { return nil }
            defer { (state.browser, state.claim) = (browser, nil) }
            return (state.browser, tokens)
        }
        guard let exchanged else { return false }
        try await repository.save(exchanged.tokens, of: await person, browser)
        if let old = exchanged.old { try await repository.remove(old) }
        return true
    }
}
