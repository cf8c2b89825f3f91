#if !canImport(SwiftUI)
/// Shows a pushed value in place of the content.
public struct DestinationEffect<Data: Hashable, Destination: View>: ViewEffect {
    let destination: (Data) -> Destination

    /// Writes the destination of the path's last element if it has the type, else the content.
    public func render<Content: View>(_ content: Content, into writer: inout HTMLWriter) {
        let saved = writer.path
        // lint:allow downcast because a path's routes are erased between the stack and its destinations
        if let value = writer.context.navigation?.top as? Data {
            writer.path = ViewPath.mix(ViewPath.mix(saved, 27), ViewPath.key(value))
            destination(value)._render(into: &writer)
        } else {
            writer.path = ViewPath.mix(saved, 28)
            content._render(into: &writer)
        }
        writer.path = saved
    }
}

/// Sets the title of the screen.
public struct TitleEffect: ViewEffect {
    let title: String

    /// Notes the title and writes the content, whose own title wins.
    public func render<Content: View>(_ content: Content, into writer: inout HTMLWriter) {
        writer.title = title
        writer.context.navigation?.bar.title = title
        content._render(into: &writer)
    }

    /// A title leaves no trace on elements.
    public static var keepsTransparency: Bool { true }
}

extension View {
    /// Says what the stack around this view shows for a pushed value of a type.
    public func navigationDestination<Data: Hashable, Destination: View>(
        for data: Data.Type, @ViewBuilder destination: @escaping (Data) -> Destination
    ) -> some View {
        EffectView(self, DestinationEffect(destination: destination))
    }

    /// Sets the title of the screen.
    public func navigationTitle(_ title: String) -> some View { EffectView(self, TitleEffect(title: title)) }
}
#endif
