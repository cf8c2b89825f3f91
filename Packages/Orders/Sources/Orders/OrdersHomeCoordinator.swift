public import CoreUI

/// A place in the customer's home.
public enum OrdersHomeRoute: Hashable, Sendable {
    /// The form of an order with these items, by their number.
    case items([Int: Int])
}

/// `/customer/home`, and `items/4x2,9x1` below it: an order that begins with item 4 twice and item 9 once.
public struct OrdersHomeCoordinator: Coordinator {
    private static let mostOfOne = 99

    /// Creates it.
    public init() {}

    /// The part of the URL behind the tab.
    public func components(for path: [OrdersHomeRoute]) -> [String] {
        guard case .items(let items)? = path.last else { return [] }
        return ["items", items.sorted { $0.key < $1.key }.map { "\($0.key)x\($0.value)" }.joined(separator: ",")]
    }

    /// The path for the part of the URL behind the tab.
    public func path(for components: [String]) -> [OrdersHomeRoute]? {
        if components.isEmpty { return [] }
        guard components.count == 2, components[0] == "items" else { return nil }
        var items: [Int: Int] = [:]
        for line in components[1].split(separator: ",") {
            let parts = line.split(separator: "x").map { Int($0) }
            guard parts.count == 2, let item = parts[0], let count = parts[1], item > 0, (1...Self.mostOfOne).contains(count) else { return nil }
            items[item] = count
        }
        return items.isEmpty ? nil : [.items(items)]
    }
}
