/// The reason why a session ended. The raw values are the protocol's words.
public enum EngineCloseReason: String, Sendable {
    /// The client didn't respond to a ping in time.
    case pingTimeout = "ping timeout"
    /// The client closed the connection or is gone.
    case transportClose = "transport close"
    /// The client violated the transport's rules, sent too much at once, or read too slowly.
    case transportError = "transport error"
    /// The client sent an invalid packet.
    case parseError = "parse error"
    /// The server closed the session.
    case forcedClose = "forced close"
    /// The server is stopping.
    case shuttingDown = "server shutting down"
}
