public import CoreUI

/// A place in the tab `messages`.
public enum ChatRoute: Hashable, Sendable {
    /// A conversation.
    case thread(Int)
    /// The conversation with a person, which is opened and then shown.
    case with(Int)
    /// The conversations about an order, for dispatchers.
    case order(Int)
    /// What was reported, for those who look into it.
    case reports
}

/// `/customer/messages`, `/customer/messages/{conversation}` and `/customer/messages/with/{person}`; the same in the other modes.
/// For dispatchers, `/dispatch/messages/order/{order}` and `/dispatch/messages/reports` too.
public struct ChatCoordinator: Coordinator {
    /// Creates it.
    public init() {}

    /// The part of the URL behind the tab.
    public func components(for path: [ChatRoute]) -> [String] {
        switch path.last {
        case .thread(let id): ["\(id)"]
        case .with(let person): ["with", "\(person)"]
        case .order(let order): ["order", "\(order)"]
        case .reports: ["reports"]
        case nil: []
        }
    }

    /// The path for the part of the URL behind the tab.
    public func path(for components: [String]) -> [ChatRoute]? {
        switch components.count {
        case 0: []
        case 1 where components[0] == "reports": [.reports]
        case 1: Int(components[0]).map { [.thread($0)] }
        case 2 where components[0] == "with": Int(components[1]).map { [.with($0)] }
        case 2 where components[0] == "order": Int(components[1]).map { [.order($0)] }
        default: nil
        }
    }
}
