/// Work that a plugin wants done again and again, such as expiring offers.
public struct PeriodicJob: Sendable {
    /// Which processes do it, where several serve one database.
    public enum Place: Sendable {
        /// One process at a time, of those with the role `worker`.
        case oneNode
        /// Each for itself: what a process keeps in memory.
        case everyNode
    }

    /// The name, for the log.
    public let name: String
    /// The pause between the end of one run and the start of the next.
    public let interval: Duration
    /// The channel whose announcements end the pause; nil for none.
    public let channel: String?
    /// Which processes do it.
    public let place: Place
    /// One run.
    public let run: @Sendable () async throws -> Void

    /// Declares a job.
    ///
    /// - Parameter channel: announcements on it (``/Persistence/Transaction/announce(_:)``) end the pause; nil where only time does.
    public init(
        _ name: String, every interval: Duration, wokenBy channel: String? = nil, on place: Place = .oneNode,
        run: @escaping @Sendable () async throws -> Void
    ) {
        self.name = name
        self.interval = interval
        self.channel = channel
        self.place = place
        self.run = run
    }
}
