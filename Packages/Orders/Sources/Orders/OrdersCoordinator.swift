public import CoreUI

/// The places below a list of orders.
public enum OrdersRoute: Hashable, Sendable {
    /// The page of an order.
    case order(Int)
}

/// Reads and writes `{tab}/{order id}`.
public struct OrdersCoordinator: Coordinator {
    /// Creates it.
    public init() {}

    /// The id of the order that is open.
    public func components(for path: [OrdersRoute]) -> [String] {
        guard case .order(let id)? = path.last else { return [] }
        return [String(id)]
    }

    /// The list, or an order's page.
    public func path(for components: [String]) -> [OrdersRoute]? {
        if components.isEmpty { return [] }
        guard components.count == 1, let id = Int(components[0]), id > 0, String(id) == components[0] else { return nil }
        return [.order(id)]
    }
}
