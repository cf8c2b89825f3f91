#if !canImport(SwiftUI)
/// A root view and the views pushed onto it, with a bar that shows title, toolbar and the way back.
///
/// The path is the app's state; its last element is on the screen, through the `navigationDestination` of its type on the root.
public struct NavigationStack<Route: Hashable, Root: View>: PrimitiveView {
    private let path: Binding<[Route]>
    private let root: Root

    /// Makes a stack.
    public init(path: Binding<[Route]>, @ViewBuilder root: () -> Root) {
        self.path = path
        self.root = root()
    }

    /// Writes the bar and the content, which are a fragment of their own.
    public func _render(into writer: inout HTMLWriter) {
        let path = path
        let routes = path.wrappedValue
        let saved = writer.context
        writer.beginContainer(role: 44)
        let token = writer.open("<div", "ui-navigation")
        let barOffset = writer.out.count
        writer.context.isInList = false
        // lint:allow downcast because a link's value is erased on its way to the stack around it
        writer.context.navigation = NavigationContext(top: routes.last, push: { if let route = $0 as? Route { path.wrappedValue.append(route) } })
        let content = writer.open("<div", "ui-navigation-content")
        writer.content(root, under: 6)
        writer.close("</div>", content)
        let found = writer.context.navigation
        writer.context = saved
        let bar = writer.detached { writer in
            writer.writeBar(title: found?.title, toolbar: found?.toolbar ?? [], back: routes.isEmpty ? nil : { _ = path.wrappedValue.popLast() })
        }
        writer.insert(bar, at: barOffset)
        writer.close("</div>", token)
    }
}

extension HTMLWriter {
    fileprivate mutating func writeBar(title: String?, toolbar: [UInt8], back: (() -> Void)?) {
        if title == nil && toolbar.isEmpty && back == nil { return }
        let bar = open("<header", "ui-navigation-bar")
        if let back {
            addPress(role: 25, back)
            appendAttribute(" type=\"button\"")
            appendAttribute("aria-label", Strings.back)
            close("</button>", open("<button", "ui-back"))
        }
        if let title {
            let heading = open("<h1", "ui-navigation-title")
            appendEscaped(title)
            close("</h1>", heading)
        }
        if !toolbar.isEmpty {
            let tools = open("<div", "ui-toolbar")
            out.append(toolbar)
            close("</div>", tools)
        }
        close("</header>", bar)
    }
}
#endif
