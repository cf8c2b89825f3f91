#if !canImport(SwiftUI)
public import Foundation

/// Views below each other.
public struct VStack<Content: View>: PrimitiveView {
    @usableFromInline let alignment: HorizontalAlignment
    @usableFromInline let spacing: CGFloat?
    @usableFromInline let content: Content

    /// Makes a stack; `spacing` is in points, nil for the usual distance.
    @inlinable
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// Writes a flexible box.
    @inlinable
    public func _render(into writer: inout HTMLWriter) {
        let token = writer.openStack("ui-vstack", align: alignment.css, spacing: spacing)
        writer.content(content)
        writer.close("</div>", token)
    }
}

/// Views side by side.
public struct HStack<Content: View>: PrimitiveView {
    @usableFromInline let alignment: VerticalAlignment
    @usableFromInline let spacing: CGFloat?
    @usableFromInline let content: Content

    /// Makes a stack; `spacing` is in points, nil for the usual distance.
    @inlinable
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// Writes a flexible box.
    @inlinable
    public func _render(into writer: inout HTMLWriter) {
        let token = writer.openStack("ui-hstack", align: alignment.css, spacing: spacing)
        writer.content(content)
        writer.close("</div>", token)
    }
}

/// Room that takes what is left over in a stack.
public struct Spacer: PrimitiveView {
    private let minLength: CGFloat?

    /// Makes a spacer of at least `minLength` points.
    public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }

    /// Writes an empty element that grows.
    public func _render(into writer: inout HTMLWriter) {
        if let minLength { writer.addStyle("flex-basis", points: minLength) }
        writer.close("</div>", writer.open("<div", "ui-spacer"))
    }
}

extension HTMLWriter {
    /// Opens a stack, whose class says its direction.
    @usableFromInline
    mutating func openStack(_ className: StaticString, align: StaticString, spacing: CGFloat?) -> ElementToken {
        beginStack()
        // Centred is what the stylesheet says already.
        if align.utf8CodeUnitCount != 6 {
            pending.insert(.style)
            style.append("align-items:")
            addStyle(align)
        }
        if let spacing { addStyle("gap", points: spacing) }
        return open("<div", className)
    }
}
#endif
