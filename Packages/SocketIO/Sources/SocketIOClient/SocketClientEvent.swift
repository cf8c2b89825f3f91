public import SocketIOCodec

/// A change of the client's state, or an event from the server.
public enum SocketClientEvent: Sendable {
    /// The client entered its namespace.
    case connected
    /// The client left its namespace.
    case disconnected(SocketClientDisconnectReason)
    /// The namespace refused the client, which doesn't retry by itself.
    case refused(message: String, data: SocketValue?)
    /// The server sent an event.
    case message(SocketMessage)
}

/// The reason why a client left its namespace. The raw values are the protocol's words.
public enum SocketClientDisconnectReason: String, Sendable {
    /// The server disconnected the client, which doesn't reconnect by itself.
    case serverDisconnect = "io server disconnect"
    /// The client left, and doesn't reconnect by itself.
    case clientDisconnect = "io client disconnect"
    /// The server didn't ping in time.
    case pingTimeout = "ping timeout"
    /// The connection was closed.
    case transportClose = "transport close"
    /// The connection broke.
    case transportError = "transport error"
    /// The server sent an invalid packet.
    case parseError = "parse error"

    /// Whether the client reconnects by itself.
    public var isTemporary: Bool { self != .serverDisconnect && self != .clientDisconnect }
}

/// An event from the server.
public struct SocketMessage: Sendable {
    /// The event's name.
    public let name: String
    /// The event's arguments.
    public let values: [SocketValue]
    private let respond: (@Sendable ([SocketValue]) async -> Void)?

    init(name: String, values: [SocketValue], respond: (@Sendable ([SocketValue]) async -> Void)?) {
        self.name = name
        self.values = values
        self.respond = respond
    }

    /// Acknowledges the event, if the server asked for it.
    public func acknowledge(_ values: SocketValue...) async {
        await respond?(values)
    }
}
