#if !canImport(SwiftUI)
public import Foundation

/// A link to another page.
public struct Link<Content: View>: PrimitiveView {
    private let url: String
    private let label: Content

    /// Makes a link.
    public init(destination: URL, @ViewBuilder label: () -> Content) {
        url = destination.absoluteString
        self.label = label()
    }

    /// Writes the link; an unsafe URL, such as `javascript:`, leaves the label without a link.
    public func _render(into writer: inout HTMLWriter) {
        if SafeURL.isSafe(url) {
            writer.appendAttribute("href", url)
            if !url.hasPrefix("/"), url.contains("://") { writer.appendAttribute(" rel=\"noopener noreferrer\"") }
        }
        let token = writer.open("<a", "ui-link")
        writer.content(label, under: 6)
        writer.close("</a>", token)
    }
}

extension Link where Content == Text {
    /// Makes a link with a text.
    public init(_ title: String, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
#endif
