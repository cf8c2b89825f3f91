#if !canImport(SwiftUI)
/// Claims a layer of the content's box, in a wrapper where the order of the modifiers needs one.
public struct BoxEffect: ViewEffect {
    @usableFromInline let layer: HTMLWriter.BoxLayers
    @usableFromInline let property: StaticString
    @usableFromInline let value: String

    @inlinable
    init(_ layer: HTMLWriter.BoxLayers, _ property: StaticString, _ value: String) {
        self.layer = layer
        self.property = property
        self.value = value
    }

    /// Writes the content with the layer.
    @inlinable
    public func render<Content: View>(_ content: Content, into writer: inout HTMLWriter) {
        let wrapper = writer.claim(layer)
        writer.addStyle(property, value)
        content._render(into: &writer)
        writer.release(wrapper)
    }
}

/// Claims a layer that is a number: a radius or an opacity.
public struct NumberBoxEffect: ViewEffect {
    @usableFromInline let layer: HTMLWriter.BoxLayers
    @usableFromInline let property: StaticString
    @usableFromInline let number: Double
    @usableFromInline let isLength: Bool

    @inlinable
    init(_ layer: HTMLWriter.BoxLayers, _ property: StaticString, _ number: Double, isLength: Bool) {
        self.layer = layer
        self.property = property
        self.number = number
        self.isLength = isLength
    }

    /// Writes the content with the layer.
    @inlinable
    public func render<Content: View>(_ content: Content, into writer: inout HTMLWriter) {
        let wrapper = writer.claim(layer)
        if isLength { writer.addStyle(property, points: number) } else { writer.addStyle(property, number: number) }
        if layer == .clip { writer.addStyle("overflow:hidden") }
        content._render(into: &writer)
        writer.release(wrapper)
    }
}
#endif
