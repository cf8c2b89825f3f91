import SocketIOCodec

/// The queued packets of a polling session, and its waiting request.
struct PollingState {
    /// A waiting GET.
    struct Poll {
        /// Distinguishes it from other requests of its connection.
        let exchange: ExchangeID
        let respond: @Sendable (EngineResponse) -> Void
    }

    var queue: [EncodedPacket] = []
    var queuedBytes = 0
    var waiting: Poll?
    /// The POST being read.
    var posting: ExchangeID?
    /// The deadline for removing a session that is no longer polled.
    var farewell: DeadlineQueue.Entry?
}

/// Identifies a request.
struct ExchangeID: Sendable, Equatable {
    let connection: ObjectIdentifier
    let number: Int
}
