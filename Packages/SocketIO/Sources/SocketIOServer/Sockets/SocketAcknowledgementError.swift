/// The reason why an event wasn't acknowledged.
public enum SocketAcknowledgementError: Error, Sendable, Equatable {
    /// No response arrived in time.
    case timedOut
    /// The client is gone.
    case disconnected
    /// More responses are pending than allowed.
    case tooMany
}
