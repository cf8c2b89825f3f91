#if !canImport(SwiftUI)
/// The value that a kept view depends on.
@usableFromInline
final class KeptValue<Value> {
    @usableFromInline let value: Value

    @inlinable
    init(_ value: Value) {
        self.value = value
    }
}

/// A view's place on the page and the values that it inherits there, on which its HTML depends besides the view itself.
@usableFromInline
struct KeptPlace {
    /// The part of a place that is compared by value.
    struct Marks: Equatable {
        let path: UInt64
        /// The id of the fragment around the view, on which those of its stacks depend.
        let fragment: UInt64
        /// The fragment that the view's first element is; 0 for none.
        let ownFragment: UInt64
        let isLazy: Bool
        let isInRow: Bool
        let isDisabled: Bool
        let isInForm: Bool
    }

    let marks: Marks
    let environment: EnvironmentValues

    func isSame(as other: KeptPlace) -> Bool { marks == other.marks && environment.isIdentical(to: other.environment) }
}

/// A kept view, and the parts of the render that it wrote.
@usableFromInline
struct KeptView {
    let kind: ObjectIdentifier
    let place: KeptPlace
    @usableFromInline let value: AnyObject
    var parts: KeptParts
    /// The index after the last kept view inside this one.
    var next: Int32 = 0
    /// Whether the parts are all that the view did to the page.
    var isComplete = false

    init(kind: ObjectIdentifier, place: KeptPlace, value: AnyObject, from ends: KeptParts.Ends) {
        self.kind = kind
        self.place = place
        self.value = value
        parts = KeptParts(from: ends)
    }
}

/// The parts of a render that a view wrote.
struct KeptParts {
    /// A range of indices of half a range's size, since every tab has some for each of its kept views.
    struct Span {
        var start: Int32
        var end: Int32

        var range: Range<Int> { Int(start)..<Int(end) }

        func moved(by offset: Int) -> Span { Span(start: start + Int32(offset), end: end + Int32(offset)) }
    }

    /// The numbers of what a render has so far.
    struct Ends {
        let html: Int
        let actions: Int
        let appearances: Int
        let fragments: Int
        let styles: Int
    }

    var html: Span
    var actions: Span
    var appearances: Span
    var fragments: Span
    /// The uses of styles.
    var styles: Span

    init(from ends: Ends) {
        html = Self.empty(ends.html)
        actions = Self.empty(ends.actions)
        appearances = Self.empty(ends.appearances)
        fragments = Self.empty(ends.fragments)
        styles = Self.empty(ends.styles)
    }

    mutating func end(at ends: Ends) {
        html.end = Int32(ends.html)
        actions.end = Int32(ends.actions)
        appearances.end = Int32(ends.appearances)
        fragments.end = Int32(ends.fragments)
        styles.end = Int32(ends.styles)
    }

    /// Returns these parts in another render, in which the `outer` ones around them begin at `ends`.
    func moved(from outer: KeptParts, to ends: Ends) -> KeptParts {
        var moved = self
        moved.html = html.moved(by: ends.html - Int(outer.html.start))
        moved.actions = actions.moved(by: ends.actions - Int(outer.actions.start))
        moved.appearances = appearances.moved(by: ends.appearances - Int(outer.appearances.start))
        moved.fragments = fragments.moved(by: ends.fragments - Int(outer.fragments.start))
        moved.styles = styles.moved(by: ends.styles - Int(outer.styles.start))
        return moved
    }

    private static func empty(_ place: Int) -> Span { Span(start: Int32(place), end: Int32(place)) }
}

extension EnvironmentValues {
    /// Whether another environment has the very same values: set at the same time, and not only equal.
    func isIdentical(to other: EnvironmentValues) -> Bool {
        guard values.count == other.values.count else { return false }
        for (own, others) in zip(values, other.values) where own.key != others.key || own.box !== others.box { return false }
        return true
    }
}
#endif
