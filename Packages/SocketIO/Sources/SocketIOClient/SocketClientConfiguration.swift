/// The settings for how a client connects and reconnects.
public struct SocketClientConfiguration: Sendable {
    /// The transports to use, and their order.
    public enum Transports: Sendable {
        /// Polling first, then WebSocket once it works: gets through wherever HTTP does.
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
    /// Additional header fields for each request, such as a User-Agent.
    public var fields: [String: String]
    /// The time limit for connecting and entering the namespace.
    public var connectTimeout: Duration
    /// The delay before the first reconnect; it doubles with each attempt.
    public var reconnectDelay: Duration
    /// The longest delay.
    public var maximumReconnectDelay: Duration
    /// The random variation of each delay, from 0 to 1, so that clients don't reconnect all at once.
    public var jitter: Double
    /// The most events queued while disconnected; beyond it the oldest is dropped.
    public var maximumBufferedEvents: Int
    /// The most received events queued for a slow subscriber; beyond it new ones are dropped.
    public var maximumUnreadEvents: Int

    /// Creates a configuration with the protocol's defaults.
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
