/// A request for a page of the caller's finished jobs.
public struct FinishedTripsRequest: Codable, Sendable, Hashable {
    /// The `next` of the previous page.
    public var before: Int?
    /// The maximum number of jobs, 1 to 100; 20 by default.
    public var limit: Int?

    /// Creates a request.
    public init(before: Int? = nil, limit: Int? = nil) {
        self.before = before
        self.limit = limit
    }
}
