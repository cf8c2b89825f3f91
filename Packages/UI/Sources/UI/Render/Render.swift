#if !canImport(SwiftUI)
/// One finished render of a view.
public struct Render {
    /// The HTML of the page's body, one element with the id `ui-root`; UTF-8.
    public let html: [UInt8]
    /// What the page's controls do.
    public let actions: ActionTable
    /// The places that want to know of their appearance.
    public let appearances: [Appearance]
    /// The keyed fragments and where in `html` they are.
    public let fragments: FragmentTree
    /// The title of what is on the screen, from `.navigationTitle`.
    public let title: String?
    /// The rules of the classes that stand for the styles of the elements, each once, in the order of their first use.
    ///
    /// The page has them after its style sheets. No element has a `style` attribute.
    public let styles: [StyleRule]
    /// The color scheme that what is on the screen wants, from `.preferredColorScheme`; nil for the system's.
    public let colorScheme: ColorScheme?
    /// How many rows the lazy containers of more than one page have in all, by the id that `LazyExtents` knows them by.
    public let lazyContainers: [String: Int]
}
#endif
