public import LiveUI
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
    /// The most bytes of a WebSocket message; beyond it the socket is closed with 1009.
    public var maximumMessageBytes: Int
    /// How long a connection may send nothing while the server waits for a request.
    public var idleTimeout: Duration
    /// How long a request's body may take to arrive.
    public var bodyTimeout: Duration
    /// How often a WebSocket is pinged; one that is silent for three intervals is closed.
    public var pingInterval: Duration
    /// How long requests and sockets may take to finish after the server was told to stop.
    public var shutdownTimeout: Duration

    /// Creates a configuration: loopback, port 8080 and the chain's own limits unless told.
    public init(
        hostname: String = "127.0.0.1",
        port: Int = 8080,
        maximumBodyBytes: Int = RequestLimits().bodyBytes,
        maximumMessageBytes: Int = LiveLimits().messageBytes,
        idleTimeout: Duration = .seconds(30),
        bodyTimeout: Duration = .seconds(60),
        pingInterval: Duration = .seconds(15),
        shutdownTimeout: Duration = .seconds(15)
    ) {
        self.hostname = hostname
        self.port = port
        self.maximumBodyBytes = maximumBodyBytes
        self.maximumMessageBytes = maximumMessageBytes
        self.idleTimeout = idleTimeout
        self.bodyTimeout = bodyTimeout
        self.pingInterval = pingInterval
        self.shutdownTimeout = shutdownTimeout
    }
}
