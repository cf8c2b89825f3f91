import HTTPTypes

/// The path at which a host takes WebSockets, with the code that serves them.
public struct SocketRoute: Sendable {
    /// The path, without a query.
    public let path: String
    /// The most bytes of a message; beyond it the socket is closed with 1009.
    public let maximumMessageBytes: Int
    /// Decides whether a request may become a WebSocket; one that may not is refused with 403.
    public let accepts: @Sendable (ServerRequest) -> Bool
    /// Serves a WebSocket, and returns when it is done with it.
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

    /// Whether a request becomes a WebSocket here.
    public func takes(_ request: ServerRequest) -> Bool {
        request.path == path && request.head.method == .get && accepts(request)
    }

    /// Whether a request asked for a WebSocket here and wasn't given one.
    public func isRefused(_ request: ServerRequest) -> Bool {
        request.path == path && request.head.headerFields[.secWebSocketKey] != nil
    }
}
