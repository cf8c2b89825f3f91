public import SocketIOCodec
public import SocketIOEngine

/// The configuration and limits of a Socket.IO server. The defaults are the protocol's.
public struct SocketServerConfiguration: Sendable {
    /// A limit on the events of a connection.
    public struct EventRate: Sendable {
        /// The sustained number per second.
        public var perSecond: Double
        /// The number that may arrive at once.
        public var burst: Double

        /// Creates a rate.
        public init(perSecond: Double, burst: Double) {
            self.perSecond = perSecond
            self.burst = burst
        }
    }

    /// The transports' configuration.
    public var engine: EngineConfiguration
    /// The time that a connection may stay without a namespace after it was opened.
    public var connectTimeout: Duration
    /// The limits on packets.
    public var limits: SocketDecoder.Limits
    /// The limit on a connection's packets, including acknowledgements; faster senders are disconnected. Nil for no limit.
    public var eventRate: EventRate?
    /// The maximum number of namespaces of a connection, including pending ones.
    public var maximumNamespaces: Int
    /// The maximum number of pending acknowledgements per socket.
    public var maximumAcknowledgements: Int
    /// The maximum number of a socket's events waiting for an asynchronous handler.
    public var maximumWaitingEvents: Int
    /// The retention of a lost connection's rooms and missed events; nil for none.
    public var recovery: SocketRecovery?

    /// Creates a configuration.
    public init(
        engine: EngineConfiguration = EngineConfiguration(path: "/socket.io/"),
        connectTimeout: Duration = .seconds(45),
        limits: SocketDecoder.Limits = SocketDecoder.Limits(),
        eventRate: EventRate? = nil,
        maximumNamespaces: Int = 16,
        maximumAcknowledgements: Int = 1_000,
        maximumWaitingEvents: Int = 1_000,
        recovery: SocketRecovery? = nil
    ) {
        self.engine = engine
        self.connectTimeout = connectTimeout
        self.limits = limits
        self.eventRate = eventRate
        self.maximumNamespaces = maximumNamespaces
        self.maximumAcknowledgements = maximumAcknowledgements
        self.maximumWaitingEvents = maximumWaitingEvents
        self.recovery = recovery
    }
}

/// Connection state recovery: a client that reconnects in time keeps its id and rooms and receives the events it missed.
public struct SocketRecovery: Sendable {
    /// The time limit for reconnecting.
    public var maximumAbsence: Duration
    /// The number of events kept per namespace.
    public var maximumEvents: Int

    /// Creates a recovery; by default two minutes and 10,000 events.
    public init(maximumAbsence: Duration = .seconds(120), maximumEvents: Int = 10_000) {
        self.maximumAbsence = maximumAbsence
        self.maximumEvents = maximumEvents
    }
}
