import Auth
import AuthAPI
import Blobs
import Core
import CoreTesting
import Crypto
import Foundation
import HTTPTypes
import Mail
import Networking
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import AuthServer

/// A server with Auth alone, and devices that sign in to it with the real client.
struct AuthTestServer: Sendable {
    static let bundleIdentifier = "app.tumble.test"
    let server: TestServer
    let mail = RecordingMail()
    let blobs = MemoryBlobStore()

    init(
        pem: String = SigningKey.generatePEM(), cost: PasswordHashing.Cost = .low, clock: TestClock = TestClock(), settings: [String: String] = [:],
        hasBlobs: Bool = true
    ) async throws {
        let (mail, blobs, keys) = (mail, blobs, try SigningKeys(pem: pem))
        server = try await TestServer(
            plugins: [AuthServerPlugin(passwordCost: cost)],
            settings: ["PRODUCT_BUNDLE_IDENTIFIER": Self.bundleIdentifier, "PRODUCT_DISPLAY_NAME": "Tumble", "PUBLIC_URL": "https://tumble.example"]
                .merging(settings) { $1 },
            clock: clock
        ) { container in
            container.register(SigningKeys.self) { _ in keys }
            container.register(SymmetricKey.self) { _ in SymmetricKey(data: Data(repeating: 7, count: 32)) }
            container.register((any MailService).self) { _ in mail }
            if hasBlobs { container.register((any BlobStore).self) { _ in blobs } }
        }
    }

    /// Runs one of the plugin's periodic jobs.
    func run(_ job: String) async throws {
        let jobs = try AuthServerPlugin().jobs(server.application.container)
        try await #require(jobs.first { $0.name == job }).run()
    }

    /// Sends what is in the outbox.
    func deliverMail() async throws { try await run("mail goes out") }

    /// The token of the last mail.
    func mailedToken() async throws -> String {
        try await deliverMail()
        let text = try #require(mail.sent.value.last?.text)
        return String(try #require(text.firstMatch(of: #/token=([A-Za-z0-9_-]+)/#)?.output.1))
    }

    /// Confirms an account's address with the link that was mailed.
    func confirm(_ device: Device) async throws { try await device.service.verifyEmail(token: try await mailedToken()) }

    /// The kinds in the audit log, the oldest first.
    func securityEvents() async throws -> [String] {
        try await server.database.read { try $0.values(String.self, "SELECT kind FROM auth_security_event ORDER BY id") }
    }

    /// Registers an administrator, whose role is given in the database as an operator would, and signs them in.
    func administrator() async throws -> Device {
        let device = device()
        let id = try await device.register(email: "admin@example.com", name: "Ada").id
        try await server.database.write { _ = try $0.execute("UPDATE auth_account SET roles = 'customer admin' WHERE id = \(id)") }
        _ = try await device.service.signIn(email: "admin@example.com", password: Device.password)
        return device
    }

    /// A client with a session of its own.
    func device(refreshes: LockedValue<Int> = LockedValue(0)) -> Device { Device(server: server, refreshes: refreshes) }

    /// Seeds the demo people.
    func seeded() async throws -> AuthTestServer {
        try await server.application.seed()
        return self
    }

    /// Sends JSON as it is and reads the envelope.
    func post(
        _ path: String, _ body: String, token: String? = nil, method: HTTPRequest.Method = .post, address: String = "203.0.113.1",
        userAgent: String? = nil
    ) async throws -> RawResponse {
        var fields = HTTPFields()
        if let token { fields[.authorization] = "Bearer \(token)" }
        fields[.userAgent] = userAgent
        let head = HTTPRequest(method: method, scheme: "http", authority: "test", path: "/api/v1" + path, headerFields: fields)
        let response = await server.application.respond(to: ServerRequest(head: head, body: Data(body.utf8), remoteAddress: address))
        let envelope = try WireJSON.decoder().decode(Envelope<NoOutput>.self, from: response.body)
        return RawResponse(
            status: response.status.code, code: envelope.code, error: envelope.error, fields: envelope.fields ?? [:],
            body: String(decoding: response.body, as: UTF8.self))
    }

    /// Moves the clock on while something is held.
    func letting<Success: Sendable>(go: @escaping @Sendable () async -> Success) async throws -> Success {
        let isDone = LockedValue(false)
        let task = Task {
            let value = await go()
            isDone.value = true
            return value
        }
        try await eventually {
            if server.clock.sleeperCount > 0 { server.clock.advance(by: .seconds(5)) }
            return isDone.value
        }
        return await task.value
    }

    /// The settings of a server with these keys.
    static func settings(pem: String, bundleIdentifier: String = bundleIdentifier) throws -> AuthSettings {
        try AuthSettings(SettingValues(["PRODUCT_BUNDLE_IDENTIFIER": bundleIdentifier]), keys: SigningKeys(pem: pem))
    }

    func count(_ table: RefreshTokens) async throws -> Int {
        try await server.database.read { transaction in
            switch table {
            case .all: try transaction.value(Int.self, "SELECT COUNT(*) FROM auth_refresh_token")
            case .revoked:
                try transaction.value(
                    Int.self,
                    "SELECT COUNT(*) FROM auth_refresh_token t JOIN auth_session s ON s.id = t.session_id WHERE s.revoked_at IS NOT NULL")
            }
        }
    }

    enum RefreshTokens { case all, revoked }
}

/// Keeps mail instead of sending it, and fails as often as there are failures.
struct RecordingMail: MailService {
    let sent = LockedValue<[MailMessage]>([])
    let failures = LockedValue<[MailError]>([])

    func send(_ message: MailMessage) async throws(MailError) {
        let failure = failures.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        if let failure { throw failure }
        sent.withLock { $0.append(message) }
    }
}

struct RawResponse: Sendable {
    let status: Int
    let code: String?
    let error: String?
    let fields: [String: String]
    let body: String

    /// A text in the data, by its name.
    func text(_ name: String) -> String? {
        guard let start = body.range(of: "\"\(name)\":\"")?.upperBound else { return nil }
        return String(body[start...].prefix { $0 != "\"" })
    }
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
        let http = HTTPClient(transport: server.transport, clock: SystemClock(), policy: .inProcess)
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
