import SocketIOCodec

/// What a session on polling has to send, and who waits for it.
struct PollingState {
    /// A GET that waits.
    struct Poll {
        /// Tells it from the others of its connection.
        let exchange: ExchangeID
        let answer: @Sendable (EngineAnswer) -> Void
    }

    var queue: [EncodedPacket] = []
    var queuedBytes = 0
    var waiting: Poll?
    /// The POST that is being read.
    var posting: ExchangeID?
    /// When the session is forgotten that nobody polls any more.
    var farewell: DeadlineQueue.Entry?
}

/// Names one request among all.
struct ExchangeID: Sendable, Equatable {
    let connection: ObjectIdentifier
    let number: Int
}
