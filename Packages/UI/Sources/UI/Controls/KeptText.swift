#if canImport(SwiftUI)
public import SwiftUI

/// A text that a browser keeps for its page; an app's own state needs no keeping.
public struct KeptText: View {
    /// Makes it; the text is left alone.
    public init(_ text: Binding<String>) {}

    /// An empty view.
    public var body: some View { EmptyView() }
}
#else
/// A text that nobody sees, and that the browser keeps: should the server lose the page, it gets the text back, as it does what is half-typed.
///
/// ```swift
/// KeptText(store.binding(\.unsentMessages) { .unsentMessagesKept($0) })
/// ```
public struct KeptText: PrimitiveView {
    private let text: Binding<String>

    /// Makes it. The browser may have changed what it gives back: check it like anything that is typed.
    public init(_ text: Binding<String>) {
        self.text = text
    }

    /// Writes a hidden field.
    public func _render(into writer: inout HTMLWriter) {
        let text = text
        writer.appendAttribute(" type=\"hidden\"")
        writer.appendAttribute("value", text.wrappedValue)
        writer.appendAttribute("data-input", id: writer.addAction(.text { text.wrappedValue = $0 }, role: 20))
        writer.closeVoid(writer.open("<input", "ui-kept"))
    }
}
#endif
