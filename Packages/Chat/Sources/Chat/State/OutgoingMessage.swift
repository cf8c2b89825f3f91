/// A message that the server has not confirmed yet.
public struct OutgoingMessage: Sendable, Equatable {
    /// How far it is.
    public enum Status: Sendable, Equatable {
        /// It waits for one before it.
        case waiting
        /// It is on the way.
        case sending
        /// The server has it; it leaves with the next messages that are fetched.
        case sent
        /// It failed, for this reason.
        case failed(String)
    }

    /// The id under which it may be sent again.
    public let clientID: String
    /// The text.
    public let text: String
    /// How far it is.
    public var status: Status

    /// Creates a message.
    public init(clientID: String, text: String, status: Status = .waiting) {
        self.clientID = clientID
        self.text = text
        self.status = status
    }
}
