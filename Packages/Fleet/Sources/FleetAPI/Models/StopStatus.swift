/// Where a stop stands. A stop only goes forward.
public enum StopStatus: String, Codable, Sendable, CaseIterable, Hashable {
    /// Not begun.
    case pending
    /// The driver is on the way there.
    case enRoute
    /// The driver is there.
    case arrived
    /// All that was to do there is done.
    case done
    /// It could not be done.
    case failed

    /// Whether nothing is left to do.
    public var isFinal: Bool { self == .done || self == .failed }
}
