import OrdersAPI

/// The parts of a customer's activity.
public enum ActivitySegment: String, Sendable, CaseIterable, Hashable {
    /// What is under way.
    case inProgress
    /// What is planned.
    case scheduled
    /// What is over: delivered or canceled.
    case completed

    /// Whether an order belongs here.
    func contains(_ order: Order) -> Bool {
        switch order.status {
        case .inProgress: self == .inProgress
        case .scheduled: self == .scheduled
        case .delivered, .canceled: self == .completed
        }
    }
}
