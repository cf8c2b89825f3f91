import Auth
import AuthAPI
import AuthServer
import Core
import Foundation
import Networking
import NetworkingVault

/// The way from simulated people's devices to the server, and the folder for what the devices keep.
struct TrafficNetwork: Sendable {
    let http: HTTPClient
    /// The API's address; nil for a server in this process, for tests.
    let baseURL: URL?
    let folder: URL
    let clock: any Clock
    let random: any RandomSource
    let cache: ResponseCache
    let key: TokenFileKey
    private let transport: any HTTPTransport

    /// Creates a network, with the folder.
    init(transport: any HTTPTransport, baseURL: URL?, folder: URL, clock: any Clock, random: any RandomSource) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        http = HTTPClient(transport: transport, clock: clock, policy: baseURL == nil ? .inProcess : .network)
        (self.transport, self.baseURL, self.folder, self.clock, self.random) = (transport, baseURL, folder, clock, random)
        cache = try ResponseCache(folder: folder.appending(path: "responses"), limit: 4 << 20, clock: clock)
        key = try TokenFileKey(file: folder.appending(path: "tokens.key"), random: random)
    }

    private init(_ network: TrafficNetwork, transport: any HTTPTransport) {
        var policy = network.baseURL == nil ? HTTPClientPolicy.inProcess : .network
        // A simulated outage lasts longer than the client's own attempts, which wait in real time.
        policy.retry = .never
        http = HTTPClient(transport: transport, clock: network.clock, policy: policy)
        (self.transport, baseURL, folder, clock, random) = (network.transport, network.baseURL, network.folder, network.clock, network.random)
        (cache, key) = (network.cache, network.key)
    }

    /// Returns the network of a device that loses it at times.
    func losing(_ outages: NetworkOutages, counter: RequestCounter) -> TrafficNetwork {
        TrafficNetwork(self, transport: LossyTransport(transport, outages: outages, clock: clock, counter: counter))
    }

    /// Returns a client for a session, or for nobody.
    func client(_ session: AuthSession?) -> APIClient {
        APIClient(http: http, baseURL: baseURL, session: session, clock: clock, userAgent: "Tumble simulated/1.0")
    }
}

/// The device of a simulated person: a session in the vault, calls that survive a crash in the outbox, and responses in the cache, as an app has them.
actor SimulatedDevice {
    /// A device that is signed in.
    struct Session: Sendable {
        let personID: Int
        let client: APIClient
        let auth: AuthSession
        let storage: PersonalStorage
        let random: any RandomSource

        /// Returns an id for a message.
        func newMessageID() -> String { random.hexadecimal(byteCount: 16) }

        /// Returns the server's response, or the saved one if the server can't be reached.
        func load<Input, Output: Sendable>(_ endpoint: Endpoint<Input, Output>, _ input: Input) async throws -> Output {
            var latest: Output?
            for try await loaded in storage.caching.load(endpoint, input) { latest = loaded.value }
            guard let latest else { throw APIError.offline }
            return latest
        }

        /// Sends an operation through the outbox. What the server refuses is dropped: who is refused looks again at what there is to do.
        ///
        /// - Returns: whether the server took it.
        /// - Throws: the error for which it has to wait.
        func send<Input, Output>(_ endpoint: Endpoint<Input, Output>, _ input: Input) async throws -> Bool {
            try await refusal(of: endpoint, input) == nil
        }

        /// Sends an operation as ``send(_:_:)`` does.
        ///
        /// - Returns: the refusal; nil where the server took it.
        func refusal<Input, Output>(of endpoint: Endpoint<Input, Output>, _ input: Input) async throws -> DeadLetter? {
            // Nobody reads the list of what waits.
            try await storage.outbox.add(endpoint, input, title: "\(endpoint.path)")
            return try await sendWaiting().first
        }

        /// Sends what waits since an earlier run or a failure.
        ///
        /// - Returns: what the server refused.
        @discardableResult
        func sendWaiting() async throws -> [DeadLetter] {
            if let error = await storage.outbox.sendWaiting() { throw error }
            let refused = await storage.outbox.content.deadLetters
            for letter in refused { try await storage.outbox.discard(letter.id) }
            return refused
        }
    }

    let person: DemoPerson
    private let network: TrafficNetwork
    private var opened: Session?

    init(_ person: DemoPerson, _ network: TrafficNetwork) { (self.person, self.network) = (person, network) }

    /// Returns the signed-in device: with the session of an earlier run, or with a new one.
    func session() async throws -> Session {
        if let opened {
            if await opened.auth.tokens() != nil { return opened }
            self.opened = nil
        }
        let name = String(person.email.prefix { $0 != "@" })
        let open = network.client(nil)
        let auth = AuthSession(
            store: EncryptedFileTokenStore(file: network.folder.appending(path: "tokens-\(name)"), key: network.key),
            refresher: AuthRefresher(client: open), clock: network.clock)
        let client = network.client(auth)
        if await auth.tokens() == nil {
            let response = try await open.call(AuthEndpoints.login, LoginRequest(email: person.email, password: person.password))
            try await auth.begin(Tokens(accessToken: response.accessToken, refreshToken: response.refreshToken, expiresAt: response.expiresAt))
        }
        let me = try await client.call(AuthEndpoints.me)
        let (id, language) = (me.id, SimulatedPeople.language(of: person).rawValue)
        if me.language != language { _ = try await client.call(AuthEndpoints.updateProfile, ProfileUpdate(id: id, language: language)) }
        let storage = try await PersonalStorage(
            of: id, in: network.folder, api: client, session: auth, cache: network.cache, clock: network.clock, random: network.random)
        let session = Session(personID: id, client: client, auth: auth, storage: storage, random: network.random)
        opened = session
        return session
    }
}
