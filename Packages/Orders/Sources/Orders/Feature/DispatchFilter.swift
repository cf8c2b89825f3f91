import OrdersAPI

/// Which orders a dispatcher looks at.
public enum DispatchFilter: String, Sendable, CaseIterable, Hashable {
    /// What isn't over, as a board by stage.
    case active
    /// What was delivered.
    case delivered
    /// What was canceled.
    case canceled

    /// The statuses that it takes.
    var statuses: [Status] {
        switch self {
        case .active: [.inProgress, .scheduled]
        case .delivered: [.delivered]
        case .canceled: [.canceled]
        }
    }
}
