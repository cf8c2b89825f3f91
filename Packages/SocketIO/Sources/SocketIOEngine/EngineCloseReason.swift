/// Why a session ended. The raw values are the protocol's own words.
public enum EngineCloseReason: String, Sendable {
    /// The client didn't answer a ping in time.
    case pingTimeout = "ping timeout"
    /// The client closed the connection or is gone.
    case transportClose = "transport close"
    /// The client broke the transport's rules, sent too much at once or read too slowly.
    case transportError = "transport error"
    /// The client sent what is no packet.
    case parseError = "parse error"
    /// This side closed.
    case forcedClose = "forced close"
    /// The server stops.
    case shuttingDown = "server shutting down"
}
