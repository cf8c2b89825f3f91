#if !canImport(SwiftUI)
/// Screens of which one is seen, and a row of tabs that choose it.
///
/// ```swift
/// TabView(selection: $tab) {
///     OrdersView().tabItem { Label("Orders", image: AppSymbols.tabHome) }.tag(Section.orders)
///     ProfileView().tabItem { Label("Profile", image: AppSymbols.star) }.badge(2).tag(Section.profile)
/// }
/// ```
public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
    private let selection: Binding<SelectionValue>
    private let content: Content

    /// Makes tabs of the views in `content`; each has a `tabItem` and a `tag` of the selection's type.
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    /// Writes a list of tabs and the panel of the chosen one.
    public func _render(into writer: inout HTMLWriter) {
        let selection = selection
        let tabs = TabContext(id: ViewPath.mix(writer.path, 45), outerPicker: writer.context.picker) { tag in
            // lint:allow downcast because a tag is erased where its view is declared
            if let tag = tag as? SelectionValue { selection.wrappedValue = tag }
        }
        let saved = writer.context
        writer.beginContainer(role: 46)
        let token = writer.open("<div", "ui-tabs")
        let offset = writer.out.count
        writer.context.picker = PickerContext(selection: AnyHashable(selection.wrappedValue), segment: nil, tabs: tabs)
        writer.context.isInList = false
        writer.content(content, under: 6)
        writer.context = saved
        let list = writer.detached { writer in
            writer.appendAttribute(" role=\"tablist\"")
            let list = writer.open("<div", "ui-tab-list")
            writer.out.append(tabs.buttons)
            writer.close("</div>", list)
        }
        writer.insert(list, at: offset)
        writer.close("</div>", token)
    }
}

/// What a `TabView` tells the views in it, and learns of them.
@usableFromInline
final class TabContext {
    let id: UInt64
    /// The picker around, as a panel's views know it.
    let outerPicker: PickerContext?
    let choose: (Any) -> Void
    /// What a view's modifiers have said so far, from the outside in.
    var tag: AnyHashable?
    var label: ((inout HTMLWriter) -> Void)?
    var badge: String?
    /// The tabs as HTML.
    var buttons: [UInt8] = []

    init(id: UInt64, outerPicker: PickerContext?, choose: @escaping (Any) -> Void) {
        self.id = id
        self.outerPicker = outerPicker
        self.choose = choose
    }
}

extension HTMLWriter {
    /// Writes a view of a `TabView` once both its tag and its label are known: the tab, and the panel if it is the chosen one.
    mutating func writeTab<Content: View>(_ tabs: TabContext, selection: AnyHashable, _ content: Content) {
        guard let tag = tabs.tag, let label = tabs.label else { return content._render(into: &self) }
        let badge = tabs.badge
        (tabs.tag, tabs.label, tabs.badge) = (nil, nil, nil)
        dropPending()
        let inner = context
        let savedPath = path
        let isSelected = tag == selection
        path = ViewPath.mix(tabs.id, ViewPath.key(tag))
        let panel = ViewPath.mix(path, 46)
        context.picker = tabs.outerPicker
        context.isInList = false
        tabs.buttons += detached { writer in
            if !writer.addDisabled() { writer.addPress(role: 1) { tabs.choose(tag.base) } }
            writer.appendAttribute(" type=\"button\" role=\"tab\"")
            writer.appendAttribute("id", id: writer.path)
            writer.appendAttribute("aria-selected", isSelected ? "true" : "false")
            if isSelected { writer.appendAttribute("aria-controls", FragmentTree.text(panel)) } else { writer.appendAttribute(" tabindex=\"-1\"") }
            let token = writer.open("<button", "ui-tab")
            label(&writer)
            writer.dropPending()
            if let badge { BadgeView(label: badge)._render(into: &writer) }
            writer.close("</button>", token)
        }
        if isSelected {
            beginContainer(role: 46)
            appendAttribute(" role=\"tabpanel\" tabindex=\"0\"")
            appendAttribute("aria-labelledby", id: path)
            let token = open("<div", "ui-tab-panel")
            self.content(content, under: 6)
            close("</div>", token)
        }
        path = savedPath
        context = inner
    }
}

/// Says what the tab of the content shows.
public struct TabItemEffect<Item: View>: ViewEffect {
    let item: Item

    /// Writes the content as a view of the `TabView` around it; outside of one the content alone.
    public func render<Content: View>(_ content: Content, into writer: inout HTMLWriter) {
        guard let picker = writer.context.picker, let tabs = picker.tabs else { return content._render(into: &writer) }
        let item = item
        tabs.label = { $0.content(item, under: 7) }
        writer.writeTab(tabs, selection: picker.selection, content)
    }

    /// A tab leaves no trace on the content's elements.
    public static var keepsTransparency: Bool { true }
}

extension View {
    /// Says what the tab of this view shows, in a `TabView`.
    public func tabItem<Item: View>(@ViewBuilder _ label: () -> Item) -> some View { EffectView(self, TabItemEffect(item: label())) }
}
#endif
