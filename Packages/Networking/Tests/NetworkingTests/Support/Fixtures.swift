import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking

struct Note: Codable, Sendable, Equatable {
    var text: String
}

struct RenameInput: Codable, Sendable, Equatable {
    var id: Int
    var text: String
}

enum NoteEndpoints {
    static let detail = Endpoint<IDInput, Note>(.get, "/notes/{id}", access: .signedIn, summary: "A note.")
    static let rename = Endpoint<RenameInput, Note>(.put, "/notes/{id}", access: .signedIn, idempotency: .key, summary: "Renames a note.")
    static let latest = Endpoint<NoInput, Note?>(.get, "/notes/latest", access: .everyone, summary: "The latest note, if any.")
    static let areas = Endpoint<NoInput, [Note]>(.get, "/areas", access: .everyone, summary: "Open to all.")
    static let logout = Endpoint<NoInput, NoOutput>(.post, "/auth/logout", access: .signedIn, summary: "Signs out.")
}

extension Tokens {
    static func sample(_ number: Int, refreshToken: String? = nil) -> Tokens {
        Tokens(
            accessToken: "access-\(number)",
            refreshToken: refreshToken ?? "refresh-\(number)",
            expiresAt: Date(timeIntervalSince1970: 1_767_268_800 + Double(number) * 900)
        )
    }
}

struct ScriptedRefresher: SessionRefreshing {
    let calls = LockedValue<[String]>([])
    let response: @Sendable (String) async -> Result<Tokens, APIError>

    init(_ response: @escaping @Sendable (String) async -> Result<Tokens, APIError> = { _ in .success(.sample(2)) }) { self.response = response }

    func refresh(_ refreshToken: String) async throws(APIError) -> Tokens {
        calls.withLock { $0.append(refreshToken) }
        return try await response(refreshToken).get()
    }
}

struct StoreFailure: Error {}

struct BrokenTokenStore: TokenStore {
    func load() async throws -> Tokens? { throw StoreFailure() }
    func save(_ tokens: Tokens?) async throws { throw StoreFailure() }
}

func makeSession(
    _ tokens: Tokens? = .sample(1),
    refresher: ScriptedRefresher = ScriptedRefresher(),
    clock: TestClock = TestClock()
) -> AuthSession {
    AuthSession(store: InMemoryTokenStore(tokens), refresher: refresher, clock: clock)
}

func makeClient(
    _ transport: ScriptedTransport,
    session: AuthSession? = nil,
    baseURL: URL? = nil,
    userAgent: String? = nil
) -> APIClient {
    let clock = TestClock()
    let http = HTTPClient(transport: transport, clock: clock)
    return APIClient(http: http, baseURL: baseURL, session: session, clock: clock, userAgent: userAgent)
}
