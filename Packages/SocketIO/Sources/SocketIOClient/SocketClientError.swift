/// An error of the client.
public enum SocketClientError: Error, Sendable, Equatable {
    /// No connection could be opened, or it was lost.
    case transport(String)
    /// The response isn't valid Engine.IO.
    case badResponse(status: Int)
    /// No response arrived in time.
    case timedOut
    /// The connection was lost before the response arrived.
    case disconnected
}
