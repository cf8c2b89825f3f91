/// A driver begins or ends taking jobs.
public struct DriverStatusUpdate: Codable, Sendable, Hashable {
    /// Whether jobs are to be offered.
    public var online: Bool

    /// Creates an update.
    public init(online: Bool) { self.online = online }
}
