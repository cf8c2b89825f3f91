#if !canImport(SwiftUI)
/// The items of a toolbar with their places.
public protocol ToolbarContent: View {}

/// Builds a toolbar from the statements of a closure, as views are built.
public typealias ToolbarContentBuilder = ViewBuilder

/// A control in a stack's bar.
///
/// ```swift
/// .toolbar {
///     ToolbarItem(placement: .primaryAction) { Button("Save") { save() } }
/// }
/// ```
public struct ToolbarItem<Content: View>: PrimitiveView, ToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Makes an item.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    /// Writes the control into its place in the bar.
    public func _render(into writer: inout HTMLWriter) { writer.writeTools(content, placement) }
}

extension TupleView2: ToolbarContent where C0: ToolbarContent, C1: ToolbarContent {}
extension TupleView3: ToolbarContent where C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent {}
extension TupleView4: ToolbarContent where C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent {}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension _ConditionalContent: ToolbarContent where First: ToolbarContent, Second: ToolbarContent {}

extension HTMLWriter {
    /// Writes controls into a place of the bar of the stack around; nowhere if there is none.
    fileprivate mutating func writeTools<Content: View>(_ content: Content, _ placement: ToolbarItemPlacement) {
        guard let bar = context.navigation?.bar else { return }
        let bytes = detached { $0.content(content, under: 6) }
        bar.tools[placement.region, default: []] += bytes
    }
}

/// Puts controls into the bar.
public struct ToolbarEffect<Tools: View>: ViewEffect {
    let tools: Tools

    /// Writes the controls for the bar, and the content.
    public func render<Content: View>(_ content: Content, into writer: inout HTMLWriter) {
        guard let bar = writer.context.navigation?.bar else { return content._render(into: &writer) }
        let saved = writer.path
        // What waits for the content is none of the bar's business.
        let wrapper = writer.openGroup()
        writer.path = ViewPath.mix(saved, 29)
        let tools = tools
        let bytes = writer.detached { $0.content(tools) }
        // What isn't an item with a place of its own.
        if !bytes.isEmpty { bar.tools[.trailing, default: []] += bytes }
        writer.path = ViewPath.mix(saved, 30)
        content._render(into: &writer)
        writer.path = saved
        writer.closeGroup(wrapper)
    }
}

extension View {
    /// Puts controls into the bar of the stack around this view: `ToolbarItem`s at their places, other views at the end.
    public func toolbar<Tools: View>(@ViewBuilder content: () -> Tools) -> some View { EffectView(self, ToolbarEffect(tools: content())) }
}

/// The place of a control in a stack's bar.
public struct ToolbarItemPlacement: Sendable {
    /// The places that there are.
    enum Region: Hashable {
        case trailing, bottom
    }

    let region: Region

    /// At the end of the bar.
    public static let automatic = ToolbarItemPlacement(region: .trailing)
    /// The screen's main action, at the end of the bar.
    public static let primaryAction = ToolbarItemPlacement(region: .trailing)
    /// In a bar below the content.
    public static let bottomBar = ToolbarItemPlacement(region: .bottom)
}
#endif
