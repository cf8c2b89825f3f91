import SocketIOEngine

/// Why a socket left its namespace. The raw values are the protocol's own words.
public enum SocketDisconnectReason: String, Sendable {
    /// The client left the namespace.
    case clientNamespaceDisconnect = "client namespace disconnect"
    /// The server put it out.
    case serverNamespaceDisconnect = "server namespace disconnect"
    /// The client closed the connection or is gone.
    case transportClose = "transport close"
    /// The client broke the transport's rules, or was too slow or too fast for the limits.
    case transportError = "transport error"
    /// The client didn't answer a ping in time.
    case pingTimeout = "ping timeout"
    /// The client sent what is no packet of the transport.
    case parseError = "parse error"
    /// The client sent what is no packet of Socket.IO, or for a namespace that it isn't in.
    case forcedClose = "forced close"
    /// The server stops.
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

    /// Whether a client that comes back may find its state again.
    var isRecoverable: Bool {
        switch self {
        case .transportClose, .transportError, .pingTimeout, .forcedClose, .shuttingDown: true
        case .clientNamespaceDisconnect, .serverNamespaceDisconnect, .parseError: false
        }
    }
}
