#if !canImport(SwiftUI)
/// A choice of one of several tagged views.
///
/// ```swift
/// Picker("Size", selection: $size) {
///     Text("Small").tag(Size.small)
///     Text("Large").tag(Size.large)
/// }
/// ```
public struct Picker<Selection: Hashable, Content: View>: PrimitiveView {
    private let title: String
    private let selection: Binding<Selection>
    private let content: Content

    /// Makes a picker; the tags in `content` have the type of the selection.
    public init(_ title: String, selection: Binding<Selection>, @ViewBuilder content: () -> Content) {
        self.title = title
        self.selection = selection
        self.content = content()
    }

    /// Writes a menu.
    public func _render(into writer: inout HTMLWriter) {
        let picker = PickerContext(selection: AnyHashable(selection.wrappedValue))
        let selection = selection
        let choose: (String) -> Void = { text in
            let value = picker.choices.first { $0.text == text }?.value.base
            // lint:allow downcast because a tag is erased where its view is declared
            if let value = value as? Selection { selection.wrappedValue = value }
        }
        let saved = writer.context
        let token = writer.openField("ui-field", label: title)
        writer.addInput("data-change", .text(choose))
        let menu = writer.open("<select", "ui-input ui-select")
        writer.context.picker = picker
        writer.content(content)
        writer.context = saved
        writer.close("</select>", menu)
        writer.close("</label>", token)
    }
}

/// The state of a picker for the tagged views in it.
@usableFromInline
final class PickerContext {
    let selection: AnyHashable
    /// The choices in order; the page sends back a choice's text.
    var choices: [(text: String, value: AnyHashable)] = []

    init(selection: AnyHashable) {
        self.selection = selection
    }
}

/// Names a choice of a picker.
public struct TagEffect<Tag: Hashable>: ViewEffect {
    @usableFromInline let tag: Tag

    @inlinable
    init(tag: Tag) {
        self.tag = tag
    }

    /// Writes the content, as a choice in a picker.
    @inlinable
    public func render<Content: View>(_ content: Content, into writer: inout HTMLWriter) {
        guard let picker = writer.context.picker else { return content._render(into: &writer) }
        writer.dropPending()
        let token = writer.openChoice(AnyHashable(tag), picker)
        writer.content(content)
        writer.closeChoice(token)
    }

    /// A tag leaves no trace outside of pickers.
    @inlinable public static var keepsTransparency: Bool { true }
}

extension HTMLWriter {
    /// Opens a choice of a picker: an option of its menu.
    @usableFromInline
    mutating func openChoice(_ value: AnyHashable, _ picker: PickerContext) -> ElementToken {
        let text = String(describing: value.base)
        picker.choices.append((text, value))
        appendAttribute("value", text)
        if value == picker.selection { appendAttribute(" selected") }
        let token = open("<option", "ui-option")
        isPlainText = true
        return token
    }

    @usableFromInline
    mutating func closeChoice(_ token: ElementToken) {
        isPlainText = false
        close("</option>", token)
    }
}

extension View {
    /// Names the choice that the view is in a picker.
    @inlinable
    public consuming func tag<Tag: Hashable>(_ tag: Tag) -> some View { EffectView(self, TagEffect(tag: tag)) }
}
#endif
