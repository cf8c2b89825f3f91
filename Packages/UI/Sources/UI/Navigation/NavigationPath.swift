#if !canImport(SwiftUI)
/// A path of values of several types; a `navigationDestination` of each type shows them.
///
/// ```swift
/// path.append(OrderRoute.detail(7))
/// path.append(Receipt(id: 3))
/// ```
public struct NavigationPath: Sendable, Equatable {
    private(set) var elements: [any Hashable & Sendable] = []

    /// Makes an empty path.
    public init() {}

    /// Makes a path of values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Sendable {
        self.elements = elements.map { $0 }
    }

    /// How many values there are.
    public var count: Int { elements.count }

    /// Whether the root is on the screen.
    public var isEmpty: Bool { elements.isEmpty }

    /// Goes to a value.
    public mutating func append<V: Hashable & Sendable>(_ value: V) { elements.append(value) }

    /// Goes back by `k` values; there must be as many.
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }

    /// Whether two paths hold the same values.
    public static func == (lhs: NavigationPath, rhs: NavigationPath) -> Bool {
        lhs.elements.map { AnyHashable($0) } == rhs.elements.map { AnyHashable($0) }
    }
}
#endif
