#if !canImport(SwiftUI)
/// Renders views to HTML.
public enum Renderer {
    /// Renders `view` in one pass.
    ///
    /// ```swift
    /// let page = Renderer.render(Text("Hello"))
    /// page.actions["..."]?.perform(.none)
    /// ```
    /// - Parameters:
    ///   - environment: what `@Environment` reads in the view, unless a modifier changes it.
    ///   - extents: how many rows of its lazy containers the browser has asked for.
    ///   - capacity: the expected size in bytes.
    @inlinable
    public static func render<V: View>(
        _ view: V, environment: EnvironmentValues = EnvironmentValues(), extents: LazyExtents = LazyExtents(), capacity: Int = 32_768
    ) -> Render {
        EnvironmentValues.$current.withValue(environment) {
            var writer = begin(environment, extents, capacity)
            let root = writer.openRoot()
            writer.content(view)
            return finish(&writer, root)
        }
    }

    /// Renders `view` as it is after a change: what is in a ``Kept`` whose values are the same as in the render before is copied from there.
    ///
    /// - Parameter before: the render before of the same view; nil for the first one.
    @inlinable
    public static func render<V: View>(
        _ view: V, environment: EnvironmentValues, extents: LazyExtents, after before: Render?
    ) -> Render {
        EnvironmentValues.$current.withValue(environment) {
            var writer = begin(environment, extents, 32_768)
            writer.keep(after: before)
            let root = writer.openRoot()
            writer.content(view)
            return finish(&writer, root)
        }
    }

    @usableFromInline
    static func begin(_ environment: EnvironmentValues, _ extents: LazyExtents, _ capacity: Int) -> HTMLWriter {
        var writer = HTMLWriter(capacity: capacity)
        writer.context.environment = environment
        writer.extents = extents
        return writer
    }

    @usableFromInline
    static func finish(_ writer: inout HTMLWriter, _ root: ElementToken) -> Render {
        // A sheet may present another one.
        while !writer.deferred.isEmpty {
            let part = writer.deferred.removeFirst()
            writer.path = part.path
            writer.context = part.context
            EnvironmentValues.$current.withValue(part.environment) { part.render(&writer) }
            writer.dropPending()
        }
        writer.close("</div>", root)
        return Render(
            html: writer.out.bytes, actions: writer.actions, appearances: writer.appearances, fragments: writer.fragments, title: writer.title,
            styles: writer.styles.rules, colorScheme: writer.colorScheme,
            lazyContainers: Dictionary(writer.lazyContainers.map { (ViewPath.text($0.id), $0.total) }, uniquingKeysWith: { first, _ in first }),
            kept: writer.keeping?.views ?? [], styleUses: writer.styles.uses)
    }
}

extension HTMLWriter {
    @usableFromInline
    mutating func openRoot() -> ElementToken {
        beginFragment()
        return open("<div", "ui-root")
    }
}
#endif
