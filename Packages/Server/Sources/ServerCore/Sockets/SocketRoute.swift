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
