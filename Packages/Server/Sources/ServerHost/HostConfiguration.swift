import NIOCore
public import ServerCore

/// The addresses, timeouts and limits of a host.
public struct HostConfiguration: Sendable {
    /// The name or address to listen on: `127.0.0.1` for this machine alone, `0.0.0.0` for all.
    public var hostname: String
    /// The port to listen on; 0 lets the system choose.
    public var port: Int
    /// The maximum size of a request's body in bytes; a larger one gets 413.
    public var maximumBodyBytes: Int
    /// The time that a connection may be idle while the server waits for a request.
    public var idleTimeout: Duration
    /// The time limit for receiving a request's head, from its first byte on.
    public var headTimeout: Duration
    /// The time limit for receiving a request's body, and for a client to go on reading a response. After ``headTimeout`` a body must also have come at
    /// 1 KiB a second.
    public var bodyTimeout: Duration
    /// The limits on connections and sockets.
    public var connections: ConnectionLimits
    /// The interval of pings to a WebSocket; one that is silent for three intervals is closed.
    public var pingInterval: Duration
    /// The time limit for requests and sockets to finish after the stop signal.
    public var shutdownTimeout: Duration
    /// The time that the server continues after the stop signal, so that load balancers notice it is no longer ready.
    public var drainTime: Duration
    /// The time limit for the first request of a connection that has sent nothing when the server stops.
    public var firstRequestTimeout: Duration
    /// The certificate and key for TLS; nil for a server without TLS.
    public var tls: TLSFiles?
    /// The handling of requests without encryption.
    public var plainHTTP: PlainHTTP
    /// A second port without TLS; nil for none. Only for a server with ``tls``.
    public var plainPort: Int?
    /// Whether browsers are told to use only https here for a year (HSTS).
    public var demandsHTTPS: Bool
    /// The names under which the server may be called.
    public var names: HostNames
    /// The reverse proxies whose forwarding headers are trusted.
    public var trustedProxies: TrustedProxies
    /// The name or address of the admin server.
    public var adminHostname: String
    /// The port of the admin server; nil for none.
    public var adminPort: Int?
    /// The token that the admin server requires for metrics; nil for none.
    public var adminToken: String?

    /// Creates a configuration; by default on loopback, port 8080, with the chain's limits.
    public init(
        hostname: String = "127.0.0.1",
        port: Int = 8080,
        maximumBodyBytes: Int = RequestLimits().fileBytes,
        idleTimeout: Duration = .seconds(30),
        headTimeout: Duration = .seconds(10),
        bodyTimeout: Duration = .seconds(60),
        connections: ConnectionLimits = ConnectionLimits(),
        pingInterval: Duration = .seconds(15),
        shutdownTimeout: Duration = .seconds(15),
        drainTime: Duration = .zero,
        firstRequestTimeout: Duration = .seconds(1),
        tls: TLSFiles? = nil,
        plainHTTP: PlainHTTP = .allowed,
        plainPort: Int? = nil,
        demandsHTTPS: Bool = false,
        names: HostNames = .all,
        trustedProxies: TrustedProxies = .none,
        adminHostname: String = "127.0.0.1",
        adminPort: Int? = nil,
        adminToken: String? = nil
    ) {
        self.hostname = hostname
        self.port = port
        self.maximumBodyBytes = maximumBodyBytes
        self.idleTimeout = idleTimeout
        self.headTimeout = headTimeout
        self.bodyTimeout = bodyTimeout
        self.connections = connections
        self.pingInterval = pingInterval
        self.shutdownTimeout = shutdownTimeout
        self.drainTime = drainTime
        self.firstRequestTimeout = firstRequestTimeout
        self.tls = tls
        self.plainHTTP = plainHTTP
        self.plainPort = plainPort
        self.demandsHTTPS = demandsHTTPS
        self.names = names
        self.trustedProxies = trustedProxies
        self.adminHostname = adminHostname
        self.adminPort = adminPort
        self.adminToken = adminToken
    }
}
