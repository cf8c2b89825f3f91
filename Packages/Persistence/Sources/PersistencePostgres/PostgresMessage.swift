/// What a listener to a channel's messages hears.
public enum PostgresMessage: Sendable, Equatable {
    /// Listening is in force, for the first time or again after a lost connection: what was sent before may have been missed.
    case listening
    /// Somebody sent this.
    case text(String)
}
