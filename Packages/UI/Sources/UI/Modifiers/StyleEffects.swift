#if !canImport(SwiftUI)
/// Sets a CSS property that text inherits, or that has no order among boxes.
public struct PropertyEffect: ViewEffect {
    @usableFromInline let property: StaticString
    @usableFromInline let value: String

    @inlinable
    init(_ property: StaticString, _ value: String) {
        self.property = property
        self.value = value
    }

    /// Writes the content with the property.
    @inlinable
    public func render<Content: View>(_ content: Content, into writer: inout HTMLWriter) {
        writer.addStyle(property, value)
        content._render(into: &writer)
    }
}

/// Sets a declaration of fixed text.
public struct DeclarationEffect: ViewEffect {
    @usableFromInline let declaration: StaticString?

    @inlinable
    init(_ declaration: StaticString?) {
        self.declaration = declaration
    }

    /// Writes the content with the declaration.
    @inlinable
    public func render<Content: View>(_ content: Content, into writer: inout HTMLWriter) {
        if let declaration { writer.addStyle(declaration) }
        content._render(into: &writer)
    }
}

/// Sets the font.
public struct FontEffect: ViewEffect {
    @usableFromInline let font: Font?

    @inlinable
    init(_ font: Font?) {
        self.font = font
    }

    /// Writes the content in the font.
    @inlinable
    public func render<Content: View>(_ content: Content, into writer: inout HTMLWriter) {
        if let font { writer.addFont(font) }
        content._render(into: &writer)
    }
}

/// Sets attributes.
public struct AttributeEffect: ViewEffect {
    @usableFromInline let name: StaticString
    @usableFromInline let value: String

    @inlinable
    init(_ name: StaticString, _ value: String) {
        self.name = name
        self.value = value
    }

    /// Writes the content with the attribute.
    @inlinable
    public func render<Content: View>(_ content: Content, into writer: inout HTMLWriter) {
        writer.appendAttribute(name, value)
        content._render(into: &writer)
    }
}

/// Sets attributes of fixed text; nil sets none.
public struct FixedAttributeEffect: ViewEffect {
    @usableFromInline let attributes: StaticString?

    @inlinable
    init(_ attributes: StaticString?) {
        self.attributes = attributes
    }

    /// Writes the content with the attributes.
    @inlinable
    public func render<Content: View>(_ content: Content, into writer: inout HTMLWriter) {
        if let attributes { writer.appendAttribute(attributes) }
        content._render(into: &writer)
    }
}

extension HTMLWriter {
    @usableFromInline
    mutating func addFont(_ font: Font) {
        addStyle("font", font.css)
        if let weight = font.weight { addStyle("font-weight", number: Double(weight.rawValue)) }
    }
}
#endif
