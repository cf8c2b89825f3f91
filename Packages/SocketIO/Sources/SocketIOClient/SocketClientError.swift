/// Why something couldn't be done.
public enum SocketClientError: Error, Sendable, Equatable {
    /// No connection could be opened, or it was lost.
    case transport(String)
    /// The answer isn't one of Engine.IO.
    case badAnswer(status: Int)
    /// No answer came in time.
    case timedOut
    /// The connection was lost before the answer came.
    case disconnected
}
