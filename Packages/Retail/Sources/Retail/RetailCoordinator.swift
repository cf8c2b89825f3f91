public import CoreUI

/// A place in the tab `retail`.
public enum RetailRoute: Hashable, Sendable {
    /// A retailer's page.
    case retailer(Int)
    /// What was put together.
    case cart
}

/// `/customer/retail`, `/customer/retail/{retailer}`, and `cart` below either.
public struct RetailCoordinator: Coordinator {
    /// Creates it.
    public init() {}

    /// The part of the URL behind the tab.
    public func components(for path: [RetailRoute]) -> [String] {
        path.map { route in
            switch route {
            case .retailer(let id): String(id)
            case .cart: "cart"
            }
        }
    }

    /// The path for the part of the URL behind the tab.
    public func path(for components: [String]) -> [RetailRoute]? {
        var path: [RetailRoute] = []
        for component in components {
            guard path.last != .cart else { return nil }
            if component == "cart" {
                push(.cart, onto: &path)
            } else if path.isEmpty, let id = Int(component), id > 0, String(id) == component {
                push(.retailer(id), onto: &path)
            } else {
                return nil
            }
        }
        return path
    }
}
