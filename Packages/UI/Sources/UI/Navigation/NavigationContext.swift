#if !canImport(SwiftUI)
/// What a stack tells the views in it.
@usableFromInline
struct NavigationContext {
    /// The last element of the path; nil at the root.
    @usableFromInline let top: Any?
    /// Adds to the path, if it can hold the value; nil where the stack has no path.
    @usableFromInline let push: ((any Hashable & Sendable) -> Void)?
    /// What the bar shows, noted while the content is written.
    let bar = NavigationBar()
}

/// What the views of a stack put into its bar.
final class NavigationBar {
    /// The title of the innermost view that sets one.
    var title: String?
    /// Controls by their place, as HTML.
    var tools: [ToolbarItemPlacement.Region: [UInt8]] = [:]
}
#endif
