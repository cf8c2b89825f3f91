#if !canImport(SwiftUI)
/// Views that belong together, with a header and a footer. A section is a fragment of its own.
public struct Section<Header: View, Content: View, Footer: View>: PrimitiveView {
    @usableFromInline let header: Header
    @usableFromInline let footer: Footer
    @usableFromInline let content: Content

    /// Makes a section.
    @inlinable
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header, @ViewBuilder footer: () -> Footer) {
        self.header = header()
        self.footer = footer()
        self.content = content()
    }

    /// Writes the header, the content (as rows, in a list) and the footer.
    @inlinable
    public func _render(into writer: inout HTMLWriter) {
        let isInList = writer.context.isInList
        writer.context.isInList = false
        let token = writer.openSection(isInList: isInList)
        if Header.self != EmptyView.self {
            let part = writer.openHeader()
            writer.content(header, under: 1)
            writer.close("</div>", part)
        }
        if isInList {
            let list = writer.open("<ul", "ui-section-rows")
            writer.rows(content)
            writer.close("</ul>", list)
        } else {
            writer.content(content, under: 2)
        }
        if Footer.self != EmptyView.self {
            let part = writer.open("<div", "ui-section-footer")
            writer.content(footer, under: 3)
            writer.close("</div>", part)
        }
        writer.close(isInList ? "</li>" : "</section>", token)
        writer.context.isInList = isInList
    }

    /// In a list, a section makes its own item.
    @inlinable public static var _isTransparent: Bool { true }

    /// It is one.
    @inlinable public static var _isSection: Bool { true }
}

extension Section where Footer == EmptyView {
    /// Makes a section without a footer.
    @inlinable
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
        self.init(content: content, header: header, footer: { EmptyView() })
    }
}

extension Section where Header == EmptyView {
    /// Makes a section without a header.
    @inlinable
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(content: content, header: { EmptyView() }, footer: footer)
    }
}

extension Section where Header == EmptyView, Footer == EmptyView {
    /// Makes a section without header and footer.
    @inlinable
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
    }
}

extension Section where Header == Text, Footer == EmptyView {
    /// Makes a section with a title.
    @inlinable
    public init(_ title: String, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
    }
}

extension HTMLWriter {
    @usableFromInline
    mutating func openSection(isInList: Bool) -> ElementToken {
        beginContainer(role: 43)
        return isInList ? open("<li", "ui-section") : open("<section", "ui-section")
    }

    @usableFromInline
    mutating func openHeader() -> ElementToken {
        appendAttribute(" role=\"heading\" aria-level=\"2\"")
        return open("<div", "ui-section-header")
    }
}
#endif
