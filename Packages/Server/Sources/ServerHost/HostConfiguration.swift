import NIOCore
public import ServerCore

/// Where a host listens and what it tolerates.
public struct HostConfiguration: Sendable {
    /// The name or address to listen on: `127.0.0.1` for this machine alone, `0.0.0.0` for all.
    public var hostname: String
    /// The port to listen on; 0 lets the system choose.
    public var port: Int
    /// The most bytes of a request's body; beyond it the answer is 413.
    public var maximumBodyBytes: Int
    /// How long a connection may send nothing while the server waits for a request.
    public var idleTimeout: Duration
    /// How long a request's body may take to arrive.
    public var bodyTimeout: Duration
    /// How often a WebSocket is pinged; one that is silent for three intervals is closed.
    public var pingInterval: Duration
    /// How long requests and sockets may take to finish after the server was told to stop.
    public var shutdownTimeout: Duration
    /// How long the server goes on after it was told to stop, so that balancers see that it isn't ready any more.
    public var drainTime: Duration
    /// How long a connection that has sent nothing yet when the server stops may take to send its first request.
    public var firstRequestPatience: Duration
    /// The certificate and key of a server that speaks TLS itself; nil for one that doesn't.
    public var tls: TLSFiles?
    /// What becomes of requests without encryption.
    public var plainHTTP: PlainHTTP
    /// A second port, without TLS, for those who come without encryption; nil for none. Only for a server with ``tls``.
    public var plainPort: Int?
    /// Whether browsers are told to use nothing but https here for a year (HSTS).
    public var demandsHTTPS: Bool
    /// The proxies whose word about clients is taken.
    public var trustedProxies: TrustedProxies
    /// The name or address on which operators are answered.
    public var adminHostname: String
    /// The port on which operators are answered; nil for none.
    public var adminPort: Int?

    /// Creates a configuration: loopback, port 8080 and the chain's own limits unless told.
    public init(
        hostname: String = "127.0.0.1",
        port: Int = 8080,
        maximumBodyBytes: Int = RequestLimits().bodyBytes,
        idleTimeout: Duration = .seconds(30),
        bodyTimeout: Duration = .seconds(60),
        pingInterval: Duration = .seconds(15),
        shutdownTimeout: Duration = .seconds(15),
        drainTime: Duration = .zero,
        firstRequestPatience: Duration = .seconds(1),
        tls: TLSFiles? = nil,
        plainHTTP: PlainHTTP = .allowed,
        plainPort: Int? = nil,
        demandsHTTPS: Bool = false,
        trustedProxies: TrustedProxies = .none,
        adminHostname: String = "127.0.0.1",
        adminPort: Int? = nil
    ) {
        self.hostname = hostname
        self.port = port
        self.maximumBodyBytes = maximumBodyBytes
        self.idleTimeout = idleTimeout
        self.bodyTimeout = bodyTimeout
        self.pingInterval = pingInterval
        self.shutdownTimeout = shutdownTimeout
        self.drainTime = drainTime
        self.firstRequestPatience = firstRequestPatience
        self.tls = tls
        self.plainHTTP = plainHTTP
        self.plainPort = plainPort
        self.demandsHTTPS = demandsHTTPS
        self.trustedProxies = trustedProxies
        self.adminHostname = adminHostname
        self.adminPort = adminPort
    }
}
