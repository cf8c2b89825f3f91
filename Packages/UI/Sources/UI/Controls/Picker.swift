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

    /// Writes a menu or a group of radio buttons.
    public func _render(into writer: inout HTMLWriter) {
        let isSegmented = writer.context.isSegmented
        let action = ViewPath.mix(writer.path, 20)
        let segment = isSegmented ? (name: ViewPath.mix(writer.path, 22), action: action) : nil
        let picker = PickerContext(selection: AnyHashable(selection.wrappedValue), segment: segment)
        let selection = selection
        let choose: (String) -> Void = { text in
            let value = picker.choices.first { $0.text == text }?.value.base
            // lint:allow downcast because a tag is erased where its view is declared
            if let value = value as? Selection { selection.wrappedValue = value }
        }
        let saved = writer.context
        if isSegmented {
            writer.appendAttribute(" role=\"radiogroup\"")
            writer.appendAttribute("aria-label", title)
            let token = writer.open("<div", "ui-segmented")
            if !writer.context.isDisabled { _ = writer.addAction(.text(choose), role: 20) }
            writer.context.picker = picker
            writer.context.isInList = false
            writer.content(content)
            writer.context = saved
            writer.close("</div>", token)
        } else {
            let token = writer.openField("ui-field", label: title)
            writer.addInput("data-change", .text(choose))
            let menu = writer.open("<select", "ui-input ui-select")
            writer.context.picker = picker
            writer.context.isInList = false
            writer.content(content)
            writer.context = saved
            writer.close("</select>", menu)
            writer.close("</label>", token)
        }
    }
}

/// How a picker looks.
public protocol PickerStyle {
    /// Whether all choices are seen at once.
    var isSegmented: Bool { get }
}

/// A menu that opens.
public struct MenuPickerStyle: PickerStyle {
    /// Only the chosen one is seen.
    public let isSegmented = false
}

/// All choices side by side.
public struct SegmentedPickerStyle: PickerStyle {
    /// All choices are seen.
    public let isSegmented = true
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A menu that opens.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// All choices side by side.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension View {
    /// Sets how the pickers in this view look.
    public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
        EffectView(self, ContextEffect { $0.isSegmented = style.isSegmented })
    }
}
#endif
