/// A message that isn't among those of the server yet.
struct OutgoingMessage: Sendable, Equatable {
    /// The way of a message from the field to the server.
    enum Status: Sendable, Equatable {
        /// It waits for the message before it.
        case waiting
        /// It is being sent.
        case sending
        /// The server has it; it leaves with the next messages that are loaded.
        case sent
        /// It couldn't be sent, for this reason.
        case failed(String)
    }

    /// The id under which it may be sent again without being stored twice.
    let clientID: String
    let text: String
    var status = Status.waiting

    var isFailed: Bool {
        if case .failed = status { true } else { false }
    }
}
