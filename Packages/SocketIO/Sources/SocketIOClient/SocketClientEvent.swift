public import SocketIOCodec

/// What happens to a client.
public enum SocketClientEvent: Sendable {
    /// It is in its namespace.
    case connected
    /// It isn't any more.
    case disconnected(SocketClientDisconnectReason)
    /// The namespace refused it; it doesn't try again by itself.
    case refused(message: String, data: SocketValue?)
    /// The server sent an event.
    case message(SocketMessage)
}

/// Why a client left its namespace. The raw values are the protocol's own words.
public enum SocketClientDisconnectReason: String, Sendable {
    /// The server put it out; it doesn't come back by itself.
    case serverDisconnect = "io server disconnect"
    /// It left; it doesn't come back by itself.
    case clientDisconnect = "io client disconnect"
    /// The server hasn't pinged in time.
    case pingTimeout = "ping timeout"
    /// The connection was closed.
    case transportClose = "transport close"
    /// The connection broke.
    case transportError = "transport error"
    /// The server sent what is no packet.
    case parseError = "parse error"

    /// Whether the client connects again by itself.
    public var isTemporary: Bool { self != .serverDisconnect && self != .clientDisconnect }
}

/// An event that the server sent.
public struct SocketMessage: Sendable {
    /// Its name.
    public let name: String
    /// What came with it.
    public let values: [SocketValue]
    private let answer: (@Sendable ([SocketValue]) async -> Void)?

    init(name: String, values: [SocketValue], answer: (@Sendable ([SocketValue]) async -> Void)?) {
        self.name = name
        self.values = values
        self.answer = answer
    }

    /// Answers, where the server waits for it.
    public func acknowledge(_ values: SocketValue...) async {
        await answer?(values)
    }
}
