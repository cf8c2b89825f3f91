#if !canImport(SwiftUI)
/// A value that describes a piece of the page.
///
/// ```swift
/// struct Greeting: View {
///     let name: String
///     var body: some View { Text("Hello, \(name)") }
/// }
/// ```
public protocol View {
    /// The type of view that `body` makes.
    associatedtype Body: View

    /// What the view consists of.
    @ViewBuilder var body: Body { get }

    /// Writes the view as HTML. Only the views of this package implement it.
    func _render(into writer: inout HTMLWriter)

    /// Whether the view is a sequence of other views and has no element of its own, such as `ForEach` and `Group`.
    static var _isTransparent: Bool { get }

    /// Whether the view is a `Section`, which makes its own row in a list.
    static var _isSection: Bool { get }
}

extension View {
    /// Writes the view's body.
    @inlinable
    public func _render(into writer: inout HTMLWriter) {
        body._render(into: &writer)
    }

    /// A composed view is what its body is.
    @inlinable public static var _isTransparent: Bool { Body._isTransparent }

    /// A composed view is what its body is.
    @inlinable public static var _isSection: Bool { Body._isSection }
}

extension Never: View {
    /// Never called.
    @inlinable public var body: Never { fatalError("Never has no value, and so no body") }

    /// A primitive view has an element unless it says otherwise.
    @inlinable public static var _isTransparent: Bool { false }

    /// Only a section is one.
    @inlinable public static var _isSection: Bool { false }
}

/// A view that writes HTML itself, without a body.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    /// Never called: the renderer asks a primitive view to write itself.
    @inlinable public var body: Never { fatalError("A primitive view has no body; render it instead") }
}
#endif
