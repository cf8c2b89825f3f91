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

/// A control that pushes a value onto the path of the stack around it.
public struct NavigationLink<Value: Hashable & Sendable, Content: View>: PrimitiveView {
    private let value: Value
    private let label: Content

    /// Makes a link to a value.
    public init(value: Value, @ViewBuilder label: () -> Content) {
        self.value = value
        self.label = label()
    }

    /// Writes a button; outside of a stack, and in one without a path, it is disabled.
    public func _render(into writer: inout HTMLWriter) {
        writer.appendAttribute(" type=\"button\"")
        let value = value
        if let push = writer.context.navigation?.push, !writer.context.isDisabled {
            writer.addPress(role: 26) { push(value) }
        } else {
            writer.appendAttribute(" disabled")
        }
        let token = writer.open("<button", "ui-button ui-navigation-link")
        writer.content(label, under: 6)
        writer.close("</button>", token)
    }
}
#endif
