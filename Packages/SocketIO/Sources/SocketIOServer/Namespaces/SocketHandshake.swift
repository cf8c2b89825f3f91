public import SocketIOCodec
public import SocketIOEngine

/// A client's request for a namespace.
public struct SocketHandshake: Sendable {
    /// The client's `auth` object; `{}` if it sent none.
    public let auth: SocketValue
    /// The request that opened the connection.
    public let request: EngineRequest
    /// The requested namespace.
    public let namespace: String
}

/// The result of an admitted handshake.
public struct SocketAdmission: Sendable {
    /// The rooms that the socket joins from the start.
    public var rooms: [String]
    /// Data about the client, available as ``ServerSocket/context(as:)``.
    public var context: (any Sendable)?

    /// Creates an admission.
    public init(rooms: [String] = [], context: (any Sendable)? = nil) {
        self.rooms = rooms
        self.context = context
    }
}
