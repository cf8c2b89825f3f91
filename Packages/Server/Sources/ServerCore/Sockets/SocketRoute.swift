import HTTPTypes

/// A path at which the host accepts WebSockets, with the code that serves them.
public struct SocketRoute: Sendable {
    /// The path, without a query.
    public let path: String
    /// The maximum size of a message in bytes; a larger one closes the socket with 1009.
    public let maximumMessageBytes: Int
    /// Returns whether a request may become a WebSocket; otherwise it is refused with 403.
    public let accepts: @Sendable (ServerRequest) -> Bool
    /// Serves a WebSocket, and returns when it is finished.
    public let connect: @Sendable (ServerRequest, any TextSocket) async -> Void

    /// Creates a route.
    public init(
        path: String, maximumMessageBytes: Int, accepts: @escaping @Sendable (ServerRequest) -> Bool,
        connect: @escaping @Sendable (ServerRequest, any TextSocket) async -> Void
    ) {
        self.path = path
        self.maximumMessageBytes = maximumMessageBytes
        self.accepts = accepts
        self.connect = connect
    }

    /// Returns whether a request becomes a WebSocket here.
    public func takes(_ request: ServerRequest) -> Bool {
        request.path == path && request.head.method == .get && accepts(request)
    }

    /// Returns whether a request for a WebSocket here is refused.
    public func isRefused(_ request: ServerRequest) -> Bool {
        request.path == path && request.head.headerFields[.secWebSocketKey] != nil
    }
}

/// A WebSocket of text messages on the server, provided by the host.
public protocol TextSocket: Sendable {
    /// The incoming text messages; closed with the socket.
    var inbox: SocketInbox { get }

    /// Sends a text message, encoded as UTF-8, without waiting until it was written. The sender must limit what is in flight.
    func send(_ message: [UInt8])

    /// Closes the socket with a code; does nothing if it is closed.
    func close(_ code: SocketCloseCode)
}

/// The reason why a WebSocket is closed: the codes of RFC 6455. Applications add their own from 4000 in an extension.
public struct SocketCloseCode: RawRepresentable, Sendable, Hashable {
    /// The number sent in the closing frame.
    public let rawValue: UInt16

    /// Creates a code.
    public init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// The work is done, or the peer left.
    public static let normal = SocketCloseCode(rawValue: 1000)
    /// A message couldn't be decoded.
    public static let unreadable = SocketCloseCode(rawValue: 1007)
    /// The peer sent more messages than a person can cause.
    public static let tooMany = SocketCloseCode(rawValue: 1008)
    /// An error occurred on the server.
    public static let failed = SocketCloseCode(rawValue: 1011)
    /// There is no room for another socket at the moment.
    public static let full = SocketCloseCode(rawValue: 1013)
}
