#if !canImport(SwiftUI)
extension HTMLWriter {
    /// The layers of a CSS box that modifiers have claimed on the next element, from the outside in.
    @usableFromInline
    struct BoxLayers: OptionSet {
        @usableFromInline let rawValue: UInt8
        @inlinable
        init(rawValue: UInt8) { self.rawValue = rawValue }

        @inlinable static var opacity: Self { Self(rawValue: 1) }
        @inlinable static var shadow: Self { Self(rawValue: 2) }
        @inlinable static var clip: Self { Self(rawValue: 4) }
        @inlinable static var border: Self { Self(rawValue: 8) }
        @inlinable static var background: Self { Self(rawValue: 16) }
        @inlinable static var frame: Self { Self(rawValue: 32) }
        @inlinable static var padding: Self { Self(rawValue: 64) }

        /// What must not be claimed yet if this layer is to lie inside of it in one box: itself and all that CSS draws further in.
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
