#if !canImport(SwiftUI)
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
        let isInList = writer.context.isInList
        writer.context.isInList = false
        writer.content(label, under: 6)
        writer.context.isInList = isInList
        writer.close("</button>", token)
    }
}

extension NavigationLink where Content == Text {
    /// Makes a link with a text.
    public init(_ title: String, value: Value) {
        self.init(value: value) { Text(title) }
    }
}
#endif
