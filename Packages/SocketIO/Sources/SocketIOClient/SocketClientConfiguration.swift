/// How a client connects, and how it comes back.
public struct SocketClientConfiguration: Sendable {
    /// Which transports are used, and in which order.
    public enum Transports: Sendable {
        /// Polling first, then WebSocket as soon as it works: gets through wherever HTTP does.
        case pollingThenWebSocket
        /// WebSocket at once.
        case webSocket
        /// Polling alone.
        case polling
    }

    /// The namespace.
    public var namespace: String
    /// The transports.
    public var transports: Transports
    /// More fields for each request, such as a User-Agent.
    public var fields: [String: String]
    /// How long opening a connection and entering the namespace may take.
    public var connectTimeout: Duration
    /// How long the first wait before connecting again is; each wait is twice the one before.
    public var reconnectDelay: Duration
    /// The longest wait.
    public var maximumReconnectDelay: Duration
    /// By how much of itself a wait varies at random, so that clients don't come back all at once: 0 to 1.
    public var jitter: Double
    /// How many events wait for the connection; beyond them the oldest is dropped.
    public var maximumBufferedEvents: Int
    /// How many received events wait for a slow subscriber; beyond them new ones are dropped.
    public var maximumUnreadEvents: Int

    /// Creates a configuration with the protocol's own defaults.
    public init(
        namespace: String = "/",
        transports: Transports = .pollingThenWebSocket,
        fields: [String: String] = [:],
        connectTimeout: Duration = .seconds(20),
        reconnectDelay: Duration = .seconds(1),
        maximumReconnectDelay: Duration = .seconds(5),
        jitter: Double = 0.5,
        maximumBufferedEvents: Int = 1_000,
        maximumUnreadEvents: Int = 10_000
    ) {
        self.namespace = namespace
        self.transports = transports
        self.fields = fields
        self.connectTimeout = connectTimeout
        self.reconnectDelay = reconnectDelay
        self.maximumReconnectDelay = maximumReconnectDelay
        self.jitter = jitter
        self.maximumBufferedEvents = maximumBufferedEvents
        self.maximumUnreadEvents = maximumUnreadEvents
    }
}
