#if !canImport(SwiftUI)
/// A piece of text. It is shown as it is, never read as HTML.
public struct Text: PrimitiveView {
    @usableFromInline let content: String

    /// Makes a text.
    @inlinable
    public init(_ content: String) {
        self.content = content
    }

    /// Makes a text that no localisation touches.
    @inlinable
    public init(verbatim content: String) {
        self.content = content
    }

    /// Writes the escaped text.
    public func _render(into writer: inout HTMLWriter) {
        let token = writer.open("<span", "ui-text")
        writer.appendEscaped(content)
        writer.close("</span>", token)
    }
}

/// An image with a title.
public struct Label<Title: View, Icon: View>: PrimitiveView {
    @usableFromInline let title: Title
    @usableFromInline let icon: Icon

    /// Makes a label.
    @inlinable
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// Writes the icon before the title.
    @inlinable
    public func _render(into writer: inout HTMLWriter) {
        let token = writer.open("<span", "ui-label")
        writer.content(icon, under: 1)
        writer.content(title, under: 2)
        writer.close("</span>", token)
    }
}

extension Label where Title == Text, Icon == Image {
    /// Makes a label of a text and an image; the image isn't read aloud.
    @inlinable
    public init(_ title: String, image: Image) {
        self.init(title: { Text(title) }, icon: { image })
    }

    /// Makes a label of a text and a symbol that `EnvironmentValues.symbols` knows by that name.
    public init(_ title: String, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
}
#endif
