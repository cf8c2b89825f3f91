import SocketIOEngine

/// The reason why a socket left its namespace. The raw values are the protocol's words.
public enum SocketDisconnectReason: String, Sendable {
    /// The client left the namespace.
    case clientNamespaceDisconnect = "client namespace disconnect"
    /// The server disconnected the socket.
    case serverNamespaceDisconnect = "server namespace disconnect"
    /// The client closed the connection or is gone.
    case transportClose = "transport close"
    /// The client violated the transport's rules, or was too slow or too fast for the limits.
    case transportError = "transport error"
    /// The client didn't respond to a ping in time.
    case pingTimeout = "ping timeout"
    /// The client sent an invalid packet of the transport.
    case parseError = "parse error"
    /// The client sent an invalid Socket.IO packet, or one for a namespace it isn't in.
    case forcedClose = "forced close"
    /// The server is stopping.
    case shuttingDown = "server shutting down"

    init(_ reason: EngineCloseReason) {
        switch reason {
        case .pingTimeout: self = .pingTimeout
        case .transportClose: self = .transportClose
        case .transportError: self = .transportError
        case .parseError: self = .parseError
        case .forcedClose: self = .forcedClose
        case .shuttingDown: self = .shuttingDown
        }
    }

    /// Whether a reconnecting client may recover its state.
    var isRecoverable: Bool {
        switch self {
        case .transportClose, .transportError, .pingTimeout, .forcedClose, .shuttingDown: true
        case .clientNamespaceDisconnect, .serverNamespaceDisconnect, .parseError: false
        }
    }
}
