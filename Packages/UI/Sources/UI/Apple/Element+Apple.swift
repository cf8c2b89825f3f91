#if canImport(SwiftUI)
public import SwiftUI

/// Markup of a page; here its content alone, in a column.
public struct Element<Content: View>: View {
    private let content: Content

    /// Makes an element of its content; tag, class and attributes mean nothing here.
    public init(_ tag: String, class className: String = "", attributes: [(String, String)] = [], @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The content in a column.
    public var body: some View {
        VStack { content }
    }
}

extension Element where Content == EmptyView {
    /// Makes an element without content.
    public init(_ tag: String, class className: String = "", attributes: [(String, String)] = []) {
        self.init(tag, class: className, attributes: attributes) { EmptyView() }
    }
}
#endif
