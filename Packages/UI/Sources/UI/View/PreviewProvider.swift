#if DEBUG && !canImport(SwiftUI)
/// A type that shows a view with sample data.
public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View

    /// The views to show.
    @ViewBuilder static var previews: Previews { get }
}
#endif
