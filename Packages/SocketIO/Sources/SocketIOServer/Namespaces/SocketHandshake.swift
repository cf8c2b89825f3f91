public import SocketIOCodec
public import SocketIOEngine

/// With what a client asks for a namespace.
public struct SocketHandshake: Sendable {
    /// The client's `auth` object, `{}` where it gave none.
    public let auth: SocketValue
    /// The request that opened the connection.
    public let request: EngineRequest
    /// The namespace.
    public let namespace: String
}

/// What a namespace grants.
public struct SocketAdmission: Sendable {
    /// The rooms that the socket is in from the start.
    public var rooms: [String]
    /// What is known of the client, found again as ``ServerSocket/context(as:)``.
    public var context: (any Sendable)?

    /// Creates an admission.
    public init(rooms: [String] = [], context: (any Sendable)? = nil) {
        self.rooms = rooms
        self.context = context
    }
}
