public import CoreUI

/// A place in the tab `retail`.
public enum RetailRoute: Hashable, Sendable {
    /// A retailer's page.
    case retailer(Int)
}

/// `/customer/retail` and `/customer/retail/{retailer}`.
public struct RetailCoordinator: Coordinator {
    /// Creates it.
    public init() {}

    /// The part of the URL behind the tab.
    public func components(for path: [RetailRoute]) -> [String] {
        switch path.last {
        case .retailer(let id): ["\(id)"]
        case nil: []
        }
    }

    /// The path for the part of the URL behind the tab.
    public func path(for components: [String]) -> [RetailRoute]? {
        switch components.count {
        case 0: []
        case 1: Int(components[0]).map { [.retailer($0)] }
        default: nil
        }
    }
}
