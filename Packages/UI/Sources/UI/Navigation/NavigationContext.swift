#if !canImport(SwiftUI)
/// What a stack tells the views in it.
@usableFromInline
struct NavigationContext {
    /// The last element of the path; nil at the root.
    @usableFromInline let top: Any?
    /// Adds to the path; false if the stack's path can't hold the value.
    @usableFromInline let push: (Any) -> Void
    /// What the bar shows, written while the content is.
    @usableFromInline var title: String?
    @usableFromInline var toolbar: [UInt8] = []
}
#endif
