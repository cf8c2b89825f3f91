/// The parts of a customer's activity.
public enum ActivitySegment: String, Sendable, CaseIterable, Hashable {
    /// Orders under way.
    case inProgress
    /// Orders for later.
    case scheduled
    /// Orders that were delivered.
    case completed
    /// Orders that were canceled or refused.
    case canceled

    /// The status of the part's orders.
    public var status: Status {
        switch self {
        case .inProgress: .inProgress
        case .scheduled: .scheduled
        case .completed: .delivered
        case .canceled: .canceled
        }
    }

    /// The part as it stands in an address, such as `in-progress`.
    var component: String { self == .inProgress ? "in-progress" : rawValue }
}
