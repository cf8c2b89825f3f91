import Auth
import AuthAPI
import AuthServer
import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import Persistence
import ServerCore
import ServerTesting

/// A server with Auth alone, and devices that sign in to it with the real client.
struct AuthTestServer: Sendable {
    static let bundleIdentifier = "app.tumble.test"
    let server: TestServer
    let settings: AuthSettings

    init(pem: String = SigningKey.generatePEM()) async throws {
        settings = AuthSettings(signingKeyPEM: pem, bundleIdentifier: Self.bundleIdentifier, passwordCost: .low)
        server = try await TestServer(plugins: [AuthServerPlugin(settings: settings)])
    }

    /// A client with a session of its own.
    func device(refreshes: LockedValue<Int> = LockedValue(0)) -> Device { Device(server: server, refreshes: refreshes) }

    /// Seeds the demo people.
    func seeded() async throws -> AuthTestServer {
        try await server.application.seed()
        return self
    }

    /// Sends JSON as it is and reads the envelope.
    func post(_ path: String, _ body: String, token: String? = nil, method: HTTPRequest.Method = .post) async throws -> RawAnswer {
        var fields = HTTPFields()
        if let token { fields[.authorization] = "Bearer \(token)" }
        let response = await server.send(method, "/api/v1" + path, body: body, headerFields: fields)
        let envelope = try WireJSON.decoder().decode(Envelope<NoOutput>.self, from: response.body)
        return RawAnswer(
            status: response.status.code, code: envelope.code, error: envelope.error, fields: envelope.fields ?? [:],
            body: String(decoding: response.body, as: UTF8.self))
    }

    func count(_ table: RefreshTokens) async throws -> Int {
        try await server.database.read { transaction in
            switch table {
            case .all: try transaction.value(Int.self, "SELECT COUNT(*) FROM auth_refresh_token")
            case .revoked: try transaction.value(Int.self, "SELECT COUNT(*) FROM auth_refresh_token WHERE revoked_at IS NOT NULL")
            }
        }
    }

    enum RefreshTokens { case all, revoked }
}

struct RawAnswer {
    let status: Int
    let code: String?
    let error: String?
    let fields: [String: String]
    let body: String
}

/// A person's device: the session, the client and the service that the app uses.
struct Device: Sendable {
    /// Kept, since the server's database goes with it.
    let server: TestServer
    let session: AuthSession
    let client: APIClient
    let service: LiveAuthService
    let anonymous: APIClient

    init(server: TestServer, refreshes: LockedValue<Int>) {
        self.server = server
        let http = HTTPClient(transport: server.transport, clock: SystemClock())
        anonymous = APIClient(http: http, baseURL: nil, session: nil, clock: server.clock)
        let refresher = CountingRefresher(refresher: AuthRefresher(client: anonymous), count: refreshes)
        session = AuthSession(store: InMemoryTokenStore(), refresher: refresher, clock: server.clock)
        client = APIClient(http: http, baseURL: nil, session: session, clock: server.clock)
        service = LiveAuthService(client: client, session: session)
    }

    @discardableResult
    func register(email: String = "ana@example.com", name: String = "Ana Ruiz") async throws -> User {
        try await service.register(name: name, email: email, password: Device.password)
    }

    static let password = "a long enough passphrase"
}

private struct CountingRefresher: SessionRefreshing {
    let refresher: AuthRefresher
    let count: LockedValue<Int>

    func refresh(_ refreshToken: String) async throws(APIError) -> Tokens {
        count.withLock { $0 += 1 }
        return try await refresher.refresh(refreshToken)
    }
}

/// The error of a call that must fail.
func failure<Success>(of call: () async throws(APIError) -> Success) async -> APIError? {
    do {
        _ = try await call()
        return nil
    } catch {
        return error
    }
}
