/// Why an event wasn't acknowledged.
public enum SocketAcknowledgementError: Error, Sendable, Equatable {
    /// No answer came in time.
    case timedOut
    /// The client is gone.
    case disconnected
    /// More answers are awaited than allowed.
    case tooMany
}
