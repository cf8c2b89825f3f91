#if !canImport(SwiftUI)
import Foundation

extension HTMLWriter {
    /// Leaves a declaration of fixed text, such as `font-weight:700`, for the next element.
    @usableFromInline
    mutating func addStyle(_ declaration: StaticString) {
        pending.insert(.style)
        style.append(declaration)
        style.append(59)
    }

    /// Leaves a declaration. The value can't end the declaration or the attribute.
    @usableFromInline
    mutating func addStyle(_ property: StaticString, _ value: String) {
        pending.insert(.style)
        style.append(property)
        style.append(58)
        appendStyleValue(value)
        style.append(59)
    }

    /// Leaves declarations as a `style` attribute has them.
    mutating func addDeclarations(_ declarations: String) {
        pending.insert(.style)
        style.append(text: declarations)
        style.append(59)
    }

    /// Appends a value; one that would end its declaration loses all but the harmless bytes.
    ///
    /// A semicolon is all that is looked for here: `SafeDeclarations` checks the rest, once for each style.
    mutating func appendStyleValue(_ value: String) {
        var value = value
        value.withUTF8 { bytes in
            guard let start = bytes.baseAddress, memchr(start, 59, bytes.count) != nil else { return style.append(bytes) }
            for byte in bytes where Self.isNameByte(byte) || byte == 32 || byte == 44 || byte == 46 || byte == 37 { style.append(byte) }
        }
    }

    /// Leaves a declaration whose value is a length in points.
    @usableFromInline
    mutating func addStyle(_ property: StaticString, points: Double) {
        addStyle(property, number: points)
        style.removeLast()
        style.append("px;")
    }

    /// Leaves a declaration whose value is a plain number.
    @usableFromInline
    mutating func addStyle(_ property: StaticString, number: Double) {
        pending.insert(.style)
        style.append(property)
        style.append(58)
        Self.append(number, to: &style)
        style.append(59)
    }

    /// Leaves a class for the next element.
    @usableFromInline
    mutating func addClass(_ name: StaticString) {
        pending.insert(.classes)
        classes.append(32)
        classes.append(name)
    }

    /// Leaves attributes of fixed text, with the space before them.
    @usableFromInline
    mutating func appendAttribute(_ literal: StaticString) {
        pending.insert(.attributes)
        attributes.append(literal)
    }

    /// Leaves an attribute for the next element.
    @usableFromInline
    mutating func appendAttribute(_ name: StaticString, _ value: String) {
        beginAttribute(name)
        Self.escape(value, into: &attributes)
        attributes.append(34)
    }

    /// Leaves an attribute whose value is an id, such as an action's.
    @usableFromInline
    mutating func appendAttribute(_ name: StaticString, id: UInt64) {
        beginAttribute(name)
        ViewPath.append(id, to: &attributes)
        attributes.append(34)
    }

    private mutating func beginAttribute(_ name: StaticString) {
        pending.insert(.attributes)
        attributes.append(32)
        attributes.append(name)
        attributes.append(61)
        attributes.append(34)
    }

    /// Leaves an attribute of any name; unsafe ones are left out.
    mutating func appendAttribute(name: String, value: String) {
        let lowercased = name.lowercased()
        guard !name.isEmpty, name.utf8.allSatisfy(Self.isNameByte), !lowercased.hasPrefix("on"), lowercased != "srcdoc" else { return }
        if lowercased == "style" { return addDeclarations(value) }
        if ["href", "src", "action", "formaction"].contains(lowercased), !SafeURL.isSafe(value) { return }
        pending.insert(.attributes)
        attributes.append(32)
        attributes.append(text: name)
        attributes.append(61)
        attributes.append(34)
        Self.escape(value, into: &attributes)
        attributes.append(34)
    }
}

extension HTMLWriter {
    /// The layers of a CSS box that modifiers have claimed on the next element, from the outside in.
    @usableFromInline
    struct BoxLayers: OptionSet {
        @usableFromInline let rawValue: UInt8
        @inlinable
        init(rawValue: UInt8) { self.rawValue = rawValue }

        @inlinable static var clip: Self { Self(rawValue: 1) }
        @inlinable static var background: Self { Self(rawValue: 2) }
        @inlinable static var frame: Self { Self(rawValue: 4) }
        @inlinable static var padding: Self { Self(rawValue: 8) }

        /// The layers that must not be claimed yet if this layer is to lie inside of it in one box: itself and all that CSS draws further in.
        @usableFromInline var conflicts: BoxLayers { BoxLayers(rawValue: ~(rawValue &- 1)) }
    }

    /// Claims a layer of the next element; opens a wrapper for those claimed so far if one box can't have them in the order of the modifiers.
    @usableFromInline
    mutating func claim(_ layer: BoxLayers) -> ElementToken {
        var token = ElementToken.skipped
        if !layers.isDisjoint(with: layer.conflicts) { token = open("<div", "ui-box") }
        layers.insert(layer)
        return token
    }

    /// Closes the wrapper of `claim`, if there is one.
    @usableFromInline
    mutating func release(_ token: ElementToken) {
        if token == .skipped { return }
        dropPending()
        close("</div>", token)
    }
}
#endif
