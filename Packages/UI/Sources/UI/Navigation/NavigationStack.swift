#if !canImport(SwiftUI)
/// A root view and the views pushed onto it, with a bar that shows title, toolbar and the way back.
///
/// The path is the app's state; its last element is on the screen, through the `navigationDestination` of its type on the root.
public struct NavigationStack<Data, Root: View>: PrimitiveView {
    private let top: Any?
    private let push: ((any Hashable & Sendable) -> Void)?
    private let pop: () -> Void
    private let root: Root

    /// Makes a stack of values of one type.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        top = path.wrappedValue.last
        // lint:allow downcast because a link's value is erased on its way to the stack around it
        push = { if let route = $0 as? Data.Element { path.wrappedValue.append(route) } }
        pop = { if !path.wrappedValue.isEmpty { path.wrappedValue = Data(path.wrappedValue.dropLast()) } }
        self.root = root()
    }

    /// Makes a stack of values of any type.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        top = path.wrappedValue.elements.last
        push = { path.wrappedValue.append($0) }
        pop = { if !path.wrappedValue.isEmpty { path.wrappedValue.removeLast() } }
        self.root = root()
    }

    /// Makes a stack that always shows its root, under a bar; there is no state here that could hold a path, so links in it are disabled.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        top = nil
        push = nil
        pop = {}
        self.root = root()
    }

    /// Writes the bar and the content, which are a fragment of their own.
    public func _render(into writer: inout HTMLWriter) {
        let saved = writer.context
        writer.beginContainer(role: 44)
        let token = writer.open("<div", "ui-navigation")
        let barOffset = writer.out.count
        let navigation = NavigationContext(top: top, push: push)
        writer.context.navigation = navigation
        let content = writer.open("<div", "ui-navigation-content")
        writer.content(root, under: 6)
        writer.close("</div>", content)
        writer.context = saved
        let back = top == nil ? nil : pop
        let bar = writer.detached { $0.writeBar(navigation.bar, back: back) }
        if let bottom = navigation.bar.tools[.bottom] { writer.writeTools("ui-toolbar ui-toolbar-bottom", bottom) }
        writer.insert(bar, at: barOffset)
        writer.close("</div>", token)
    }
}

extension HTMLWriter {
    fileprivate mutating func writeBar(_ found: NavigationBar, back: (() -> Void)?) {
        if found.title == nil && found.tools.allSatisfy({ $0.key == .bottom }) && back == nil { return }
        // In front of the page there is a page behind that has its own banner and first heading.
        let isPresented = context.environment.isPresented
        let bar = isPresented ? open("<div", "ui-navigation-bar") : open("<header", "ui-navigation-bar")
        if let back {
            addPress(role: 25, back)
            appendAttribute(" type=\"button\"")
            appendAttribute("aria-label", Strings.back)
            close("</button>", open("<button", "ui-back"))
        }
        if let title = found.title {
            let heading = isPresented ? open("<h2", "ui-navigation-title") : open("<h1", "ui-navigation-title")
            appendEscaped(title)
            close(isPresented ? "</h2>" : "</h1>", heading)
        }
        if let trailing = found.tools[.trailing] { writeTools("ui-toolbar ui-toolbar-trailing", trailing) }
        close(isPresented ? "</div>" : "</header>", bar)
    }

    fileprivate mutating func writeTools(_ className: StaticString, _ tools: [UInt8]) {
        let token = open("<div", className)
        out.append(tools)
        close("</div>", token)
    }
}

/// The state of a stack for the views in it.
@usableFromInline
struct NavigationContext {
    /// The last element of the path; nil at the root.
    @usableFromInline let top: Any?
    /// Adds to the path, if it can hold the value; nil where the stack has no path.
    @usableFromInline let push: ((any Hashable & Sendable) -> Void)?
    /// The content of the bar, noted while the content is written.
    let bar = NavigationBar()
}

/// The content that the views of a stack put into its bar.
final class NavigationBar {
    /// The title of the innermost view that sets one.
    var title: String?
    /// Controls by their place, as HTML.
    var tools: [ToolbarItemPlacement.Region: [UInt8]] = [:]
}
#endif
