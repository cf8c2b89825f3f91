/// An element received by a listener to a channel's messages.
public enum PostgresMessage: Sendable, Equatable {
    /// Listening began, or resumed after a lost connection: earlier messages may have been missed.
    case listening
    /// A message that was sent.
    case text(String)
}
