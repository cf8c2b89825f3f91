import Auth
import AuthAPI
import Core
import Foundation
import HTTPTypes
import Networking
import NetworkingVault
import Synchronization

/// The command line as a person's device: a session in the vault, calls that survive a lost connection in the outbox, and saved responses.
struct ClientDevice: Sendable {
    /// The outcome of a call.
    enum Outcome: Equatable {
        /// The server's response; with a time if it is the saved one, since the server can't be reached.
        case value(APIValue, savedAt: Date?)
        /// A file.
        case file(Data)
        /// The operation waits in the outbox, with its number and the reason.
        case queued(Int, reason: APIError)
    }

    /// A call, ready to be made.
    struct Call: Sendable {
        let entry: EndpointCatalog.Entry
        let input: APIValue
        /// The file to send, with its media type; nil for JSON.
        var file: (data: Data, type: String)?
        /// The method and path as typed, for the list of what waits.
        let title: String
    }

    let folder: ClientFolder
    let auth: AuthSession
    private let open: APIClient
    private let api: APIClient
    private let cache: ResponseCache
    private let clock: any Core.Clock
    private let random: any RandomSource

    /// Creates a device.
    ///
    /// - Parameter baseURL: the API's address; nil for a server in this process, for tests.
    init(folder: ClientFolder, transport: any HTTPTransport, baseURL: URL?, clock: any Core.Clock, random: any RandomSource) throws {
        let http = HTTPClient(transport: transport, clock: clock, policy: baseURL == nil ? .inProcess : .network)
        let open = APIClient(http: http, baseURL: baseURL, session: nil, clock: clock, userAgent: Self.userAgent)
        let key = try TokenFileKey(file: folder.url.appending(path: "tokens.key"), random: random)
        let auth = AuthSession(
            store: EncryptedFileTokenStore(file: folder.url.appending(path: "tokens"), key: key), refresher: AuthRefresher(client: open), clock: clock)
        api = APIClient(http: http, baseURL: baseURL, session: auth, clock: clock, userAgent: Self.userAgent)
        cache = try ResponseCache(folder: folder.url.appending(path: "responses"), clock: clock)
        (self.folder, self.open, self.auth, self.clock, self.random) = (folder, open, auth, clock, random)
    }

    private static let userAgent = "Tumble CLI/1.0"

    /// Signs in, in place of whoever was.
    ///
    /// - Throws: ``APIError``, with the code `second_factor_required` where a code is missing.
    func signIn(email: String, password: String, code: String?) async throws -> String {
        let response = try await open.call(AuthEndpoints.login, LoginRequest(email: email, password: password, code: code))
        if let account = folder.account, account.id != response.user.id { await cache.removeAll(of: account.id) }
        try await auth.begin(Tokens(accessToken: response.accessToken, refreshToken: response.refreshToken, expiresAt: response.expiresAt))
        try folder.remember(ClientFolder.Account(id: response.user.id, email: response.user.email))
        return response.user.email
    }

    /// Signs out on the server, if it can be reached, and here in any case. What waits in the outbox stays for the person's next sign-in.
    ///
    /// - Returns: whether the server was told.
    func signOut() async -> Bool {
        var isTold = true
        if let tokens = await auth.tokens() {
            do throws(APIError) {
                _ = try await api.call(AuthEndpoints.logout, LogoutRequest(refreshToken: tokens.refreshToken), retryingAfterRefresh: false)
            } catch {
                isTold = error.status == 401
            }
        }
        await auth.end()
        if let account = folder.account { await cache.removeAll(of: account.id) }
        folder.forgetAccount()
        return isTold
    }

    /// Proves again who the signed-in person is, for endpoints that need it.
    func prove(password: String?, code: String?) async throws {
        let response = try await api.call(AuthEndpoints.prove, ProofRequest(password: password, code: code))
        await auth.adopt(accessToken: response.accessToken, expiresAt: response.expiresAt)
    }

    /// Makes a call: a read with a saved response to fall back to, a write through the outbox where it may be repeated.
    ///
    /// - Throws: ``APIError``, or ``ClientFailure``.
    func perform(_ call: Call) async throws -> Outcome {
        let endpoint = call.entry.endpoint
        guard call.entry.needsSession else { return try await direct(call, as: open) }
        guard let account = folder.account, await auth.tokens() != nil else {
            throw ClientFailure(.signedOut, "Nobody is signed in to \(folder.server.absoluteString). To fix, run tumble api sign-in.")
        }
        if call.entry.method == .get, call.entry.gives.isEmpty {
            let caching = CachingClient(api: api, cache: cache, clock: clock, personID: account.id)
            var latest: Loaded<APIValue>?
            for try await loaded in caching.load(endpoint, call.input) { latest = loaded }
            guard let latest else { throw APIError.offline }
            return .value(latest.value, savedAt: latest.savedAt)
        }
        guard call.entry.method != .get, call.file == nil, call.entry.isRepeatable else { return try await direct(call, as: api) }
        return try await withOutbox { outbox, sender in try await Self.send(call, through: outbox, sender) }
    }

    /// Gives work the signed-in person's outbox, which no other process may use meanwhile.
    func withOutbox<Result>(_ work: (OfflineOutbox, ReportingSender) async throws -> Result) async throws -> Result {
        // The outbox of a session that is over is closed.
        guard let account = folder.account, await auth.tokens() != nil else {
            throw ClientFailure(.signedOut, "Nobody is signed in to \(folder.server.absoluteString). To fix, run tumble api sign-in.")
        }
        let lock = try folder.lock()
        defer { try? lock.close() }
        let sender = ReportingSender(api)
        let storage = try await PersonalStorage(
            of: account.id, in: folder.url, api: api, session: auth, cache: cache, clock: clock, random: random, sender: sender)
        do {
            let result = try await work(storage.outbox, sender)
            await storage.outbox.close()
            return result
        } catch {
            await storage.outbox.close()
            throw error
        }
    }

    private func direct(_ call: Call, as client: APIClient) async throws -> Outcome {
        let endpoint = call.entry.endpoint
        if let file = call.file { return .value(try await client.upload(endpoint, call.input, file: file.data, type: file.type), savedAt: nil) }
        guard call.entry.gives.isEmpty else { return .file(try await client.download(endpoint, call.input)) }
        return .value(try await client.call(endpoint, call.input), savedAt: nil)
    }

    private static func send(_ call: Call, through outbox: OfflineOutbox, _ sender: ReportingSender) async throws -> Outcome {
        let entry = try await outbox.add(call.entry.endpoint, call.input, title: call.title)
        let failure = await outbox.sendWaiting()
        let content = await outbox.content
        if let letter = content.deadLetters.first(where: { $0.id == entry.id }) {
            // The person sees this refusal now, so that it needn't be kept for them.
            try await outbox.discard(entry.id)
            throw sender.refusal(of: letter)
        }
        if content.waiting.contains(where: { $0.id == entry.id }) { return .queued(entry.id, reason: failure ?? .offline) }
        return .value(sender.output(of: entry.request), savedAt: nil)
    }
}

/// Sends an outbox's operations and remembers how the server responded to each.
final class ReportingSender: OutboxSending {
    private let api: APIClient
    private let outcomes = Mutex<[String: Result<APIValue, APIError>]>([:])

    init(_ api: APIClient) { self.api = api }

    func send(_ request: APIRequest) async throws(APIError) {
        do throws(APIError) {
            note(.success(try await api.output(of: request, as: APIValue.self) ?? .null), request)
        } catch {
            note(.failure(error), request)
            throw error
        }
    }

    /// The output of an operation that was sent; null if it isn't known.
    func output(of request: APIRequest) -> APIValue {
        guard let key = request.idempotencyKey, case .success(let value) = outcomes.withLock({ $0[key] }) else { return .null }
        return value
    }

    /// The error of an operation that was refused.
    func refusal(of letter: DeadLetter) -> APIError {
        if let key = letter.entry.request.idempotencyKey, case .failure(let error) = outcomes.withLock({ $0[key] }) { return error }
        return APIError(status: letter.status, code: APIError.Code(rawValue: letter.code), message: letter.message)
    }

    private func note(_ outcome: Result<APIValue, APIError>, _ request: APIRequest) {
        guard let key = request.idempotencyKey else { return }
        outcomes.withLock { $0[key] = outcome }
    }
}
