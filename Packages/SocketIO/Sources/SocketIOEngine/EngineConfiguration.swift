public import HTTPTypes

/// How an engine behaves and what it tolerates. The defaults are the protocol's own.
public struct EngineConfiguration: Sendable {
    /// The path of its requests, with a slash at both ends.
    public var path: String
    /// How often the server pings.
    public var pingInterval: Duration
    /// How long it waits for the answer to a ping.
    public var pingTimeout: Duration
    /// How long a WebSocket that is tried may take to take over.
    public var upgradeTimeout: Duration
    /// How long a session that the server has closed waits for the poll that hears of it.
    public var farewellTimeout: Duration
    /// The most bytes of a request's body and of a WebSocket message.
    public var maximumPayload: Int
    /// The most bytes that wait for one client; whoever reads slower than this is disconnected.
    public var sendBuffer: Int
    /// The most sessions at once; beyond them requests are refused.
    public var maximumSessions: Int
    /// Whether clients may change from polling to WebSocket.
    public var allowsUpgrades: Bool
    /// Which other origins' pages may poll.
    public var cors: CORSPolicy
    /// Whether a request may open a session; false is answered with 403. Runs on the event loop: it must not block.
    public var allows: @Sendable (EngineRequest) -> Bool
    /// A client's address from its connection's and its request's fields, for a server behind a proxy.
    public var address: @Sendable (_ peer: String?, _ fields: HTTPFields) -> String?

    /// Creates a configuration.
    public init(
        path: String = "/engine.io/",
        pingInterval: Duration = .seconds(25),
        pingTimeout: Duration = .seconds(20),
        upgradeTimeout: Duration = .seconds(10),
        farewellTimeout: Duration = .seconds(30),
        maximumPayload: Int = 1_000_000,
        sendBuffer: Int = 2 << 20,
        maximumSessions: Int = 100_000,
        allowsUpgrades: Bool = true,
        cors: CORSPolicy = .sameOrigin,
        allows: @escaping @Sendable (EngineRequest) -> Bool = { _ in true },
        address: @escaping @Sendable (_ peer: String?, _ fields: HTTPFields) -> String? = { peer, _ in peer }
    ) {
        self.path = path
        self.pingInterval = pingInterval
        self.pingTimeout = pingTimeout
        self.upgradeTimeout = upgradeTimeout
        self.farewellTimeout = farewellTimeout
        self.maximumPayload = maximumPayload
        self.sendBuffer = sendBuffer
        self.maximumSessions = maximumSessions
        self.allowsUpgrades = allowsUpgrades
        self.cors = cors
        self.allows = allows
        self.address = address
    }
}
