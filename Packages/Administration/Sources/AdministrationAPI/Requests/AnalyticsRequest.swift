/// The period of a report.
public struct AnalyticsRequest: Codable, Sendable, Hashable {
    /// The number of days up to now, 1 to 400; nil for 30.
    public var days: Int?

    /// Creates a request.
    public init(days: Int? = nil) { self.days = days }
}
