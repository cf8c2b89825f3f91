/// Another time for a visit that failed. The order stays the same.
public struct RescheduleOrder: Codable, Sendable, Hashable {
    /// The order's id.
    public var id: Int
    /// The window of the next visit; nil for as soon as possible.
    public var window: TimeWindow?
    /// The version that the caller saw; where it isn't the present one, the request is refused.
    public var version: Int?

    /// Creates a request.
    public init(id: Int, window: TimeWindow?, version: Int? = nil) {
        self.id = id
        self.window = window
        self.version = version
    }
}
