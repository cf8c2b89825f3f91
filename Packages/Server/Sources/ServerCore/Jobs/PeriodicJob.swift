/// Work that a plugin repeats, such as expiring offers.
public struct PeriodicJob: Sendable {
    /// The processes that run a job if several share a database.
    public enum Place: Sendable {
        /// One process at a time, among those with the role `worker`.
        case oneNode
        /// Every process, for data that it keeps in memory.
        case everyNode
    }

    /// The name in the log.
    public let name: String
    /// The pause between the end of a run and the start of the next.
    public let interval: Duration
    /// The channel whose announcements end the pause; nil for none.
    public let channel: String?
    /// The processes that run it.
    public let place: Place
    /// Performs one run.
    public let run: @Sendable () async throws -> Void

    /// Declares a job.
    ///
    /// - Parameter channel: announcements on it (``/Persistence/Transaction/announce(_:)``) end the pause; nil for time alone.
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
