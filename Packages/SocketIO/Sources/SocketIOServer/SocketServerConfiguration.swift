public import SocketIOCodec
public import SocketIOEngine

/// How a Socket.IO server behaves and what it tolerates. The defaults are the protocol's own.
public struct SocketServerConfiguration: Sendable {
    /// How many events a connection may send.
    public struct EventRate: Sendable {
        /// How many a second in the long run.
        public var perSecond: Double
        /// How many at once.
        public var burst: Double

        /// Creates a rate.
        public init(perSecond: Double, burst: Double) {
            self.perSecond = perSecond
            self.burst = burst
        }
    }

    /// The transports' configuration.
    public var engine: EngineConfiguration
    /// How long a connection may be without any namespace after it was opened.
    public var connectTimeout: Duration
    /// What packets may hold.
    public var limits: SocketDecoder.Limits
    /// How many packets a connection may send, acknowledgements included; whoever sends more is disconnected. Nil for no limit.
    public var eventRate: EventRate?
    /// How many namespaces a connection may be in or wait for.
    public var maximumNamespaces: Int
    /// How many acknowledgements of one socket may be awaited at once.
    public var maximumAcknowledgements: Int
    /// How many events of one socket may wait for an asynchronous handler.
    public var maximumWaitingEvents: Int
    /// For how long a lost connection's rooms and missed events are kept; nil for not at all.
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

/// Connection state recovery: a client that comes back in time keeps its id and rooms and gets the events that it missed.
public struct SocketRecovery: Sendable {
    /// How long a client may be away.
    public var maximumAbsence: Duration
    /// How many events of a namespace are kept.
    public var maximumEvents: Int

    /// Creates one: two minutes, 10,000 events.
    public init(maximumAbsence: Duration = .seconds(120), maximumEvents: Int = 10_000) {
        self.maximumAbsence = maximumAbsence
        self.maximumEvents = maximumEvents
    }
}
