#if !canImport(SwiftUI)
/// Content that is made again only after a value that it depends on has changed; until then the renderer copies what it wrote before.
///
/// Where it consists of one element, that is sent alone when it changes.
///
/// The values must be all that the content depends on, besides the environment. In a debug build the renderer makes kept content anyway, and stops where
/// it differs.
///
/// ```swift
/// Kept(store.state.quote) { QuoteCard(quote: store.state.quote) }
/// ```
public struct Kept<Value: Equatable, Content: View>: PrimitiveView {
    @usableFromInline let value: Value
    @usableFromInline let content: () -> Content

    /// Keeps content while a value stays the same.
    @inlinable
    public init(_ value: Value, @ViewBuilder content: @escaping () -> Content) {
        self.value = value
        self.content = content
    }

    /// Writes the content, or what it wrote into the render before.
    @inlinable
    public func _render(into writer: inout HTMLWriter) {
        guard let place = writer.keptPlace() else { return content()._render(into: &writer) }
        let kind = ObjectIdentifier(Self.self)
        if let known = writer.keptView(of: kind, at: place), unsafeDowncast(known.value, to: KeptValue<Value>.self).value == value {
            #if DEBUG
            writer.check(known, content())
            #endif
            return writer.copy(known)
        }
        let token = writer.beginKept(kind, place, KeptValue(value))
        if !Content._isTransparent { writer.beginKeptFragment() }
        content()._render(into: &writer)
        writer.endKept(token)
    }

    /// Kept content is what it is elsewhere.
    @inlinable public static var _isTransparent: Bool { Content._isTransparent }
}

extension Kept {
    /// Keeps content while two values stay the same.
    @inlinable
    public init<First, Second>(_ first: First, _ second: Second, @ViewBuilder content: @escaping () -> Content) where Value == KeptPair<First, Second> {
        self.init(KeptPair(first: first, second: second), content: content)
    }

    /// Keeps content while four values stay the same.
    @inlinable
    public init<First, Second, Third, Fourth>(
        _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, @ViewBuilder content: @escaping () -> Content
    ) where Value == KeptPair<KeptPair<First, Second>, KeptPair<Third, Fourth>> {
        self.init(KeptPair(first: first, second: second), KeptPair(first: third, second: fourth), content: content)
    }
}

/// Two values of ``Kept``.
public struct KeptPair<First: Equatable, Second: Equatable>: Equatable {
    @usableFromInline let first: First
    @usableFromInline let second: Second

    @inlinable
    init(first: First, second: Second) {
        self.first = first
        self.second = second
    }
}
#endif
