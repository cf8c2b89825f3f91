public import HTTPTypes

/// The configuration and limits of an engine. The defaults are the protocol's.
public struct EngineConfiguration: Sendable {
    /// The path of its requests, with a slash at both ends.
    public var path: String
    /// The interval of the server's pings.
    public var pingInterval: Duration
    /// The time limit for the response to a ping.
    public var pingTimeout: Duration
    /// The time limit for a probed WebSocket to take over.
    public var upgradeTimeout: Duration
    /// The time that a closed session waits for the poll that reports it.
    public var farewellTimeout: Duration
    /// The maximum size of a request's body and of a WebSocket message in bytes.
    public var maximumPayload: Int
    /// The same limit until the layer above admits the client, whom anybody can be until then; nil for ``maximumPayload``.
    public var payloadBeforeAdmission: Int?
    /// The most bytes queued for a client; slower readers are disconnected.
    public var sendBuffer: Int
    /// The maximum number of sessions; further requests are refused.
    public var maximumSessions: Int
    /// Whether clients may upgrade from polling to WebSocket.
    public var allowsUpgrades: Bool
    /// The other origins whose pages may poll.
    public var cors: CORSPolicy
    /// Returns whether a request may open a session; otherwise it gets 403. Runs on the event loop, so it must not block.
    public var allows: @Sendable (EngineRequest) -> Bool
    /// Counts a session that is about to be opened, and returns what is called at its end; nil if it gets 403 instead.
    public var reserve: @Sendable (EngineRequest) -> (@Sendable () -> Void)?
    /// Returns a client's address from its connection's address and its request's fields, for a server behind a proxy.
    public var address: @Sendable (_ peer: String?, _ fields: HTTPFields) -> String?

    /// Creates a configuration.
    public init(
        path: String = "/engine.io/",
        pingInterval: Duration = .seconds(25),
        pingTimeout: Duration = .seconds(20),
        upgradeTimeout: Duration = .seconds(10),
        farewellTimeout: Duration = .seconds(30),
        maximumPayload: Int = 1_000_000,
        payloadBeforeAdmission: Int? = nil,
        sendBuffer: Int = 2 << 20,
        maximumSessions: Int = 100_000,
        allowsUpgrades: Bool = true,
        cors: CORSPolicy = .sameOrigin,
        allows: @escaping @Sendable (EngineRequest) -> Bool = { _ in true },
        reserve: @escaping @Sendable (EngineRequest) -> (@Sendable () -> Void)? = { _ in {} },
        address: @escaping @Sendable (_ peer: String?, _ fields: HTTPFields) -> String? = { peer, _ in peer }
    ) {
        self.path = path
        self.pingInterval = pingInterval
        self.pingTimeout = pingTimeout
        self.upgradeTimeout = upgradeTimeout
        self.farewellTimeout = farewellTimeout
        self.maximumPayload = maximumPayload
        self.payloadBeforeAdmission = payloadBeforeAdmission
        self.sendBuffer = sendBuffer
        self.maximumSessions = maximumSessions
        self.allowsUpgrades = allowsUpgrades
        self.cors = cors
        self.allows = allows
        self.reserve = reserve
        self.address = address
    }
}
