#if !canImport(SwiftUI)
extension HTMLWriter {
    /// The kept views of the render before, and those of this one.
    struct Keeping {
        /// The render before, whose kept views may be copied.
        let before: Render?
        /// The kept view of that render to look at first: they mostly come in the same order.
        var cursor = 0
        /// The kept views of this render, each before those in it.
        var views: [KeptView] = []
        /// The number of kept views that are being written.
        var depth = 0
    }

    /// A kept view that is being written.
    @usableFromInline
    struct KeptToken {
        let index: Int
        let pageChanges: Int
    }

    /// Lets views be kept from the render before to this one, and from this one to the next.
    @usableFromInline
    mutating func keep(after before: Render?) {
        keeping = Keeping(before: before)
        guard let before else { return }
        // Mostly as much comes again, and what is kept for each tab shouldn't have room to spare.
        keeping?.views.reserveCapacity(before.kept.count)
        actions.reserveCapacity(before.actions.count)
        appearances.reserveCapacity(before.appearances.count)
        fragments.reserveCapacity(before.fragments.count)
    }

    /// Returns the place at which a view may be kept; nil where it can't, or where nothing is.
    ///
    /// What waits for the view's first element and what only some controls inherit is no part of a place, so there must be none.
    @usableFromInline
    func keptPlace() -> KeptPlace? {
        guard keeping != nil, !isDetached, !isPlainText, layers.isEmpty, pending.isSubset(of: .fragment) else { return nil }
        guard context.picker == nil, context.buttonStyle == nil, context.navigation == nil, context.dialog == nil else { return nil }
        guard context.submit == nil, context.inputAttributes.isEmpty else { return nil }
        return KeptPlace(
            marks: KeptPlace.Marks(
                path: path, fragment: fragments.currentID, ownFragment: pending.contains(.fragment) ? pendingFragment : 0,
                isLazy: context.isLazy, isInRow: context.isInRow, isDisabled: context.isDisabled, isInForm: context.isInForm),
            environment: context.environment)
    }

    /// Returns the view of a kind that the render before has at a place; nil if there is none that can be copied.
    @usableFromInline
    mutating func keptView(of kind: ObjectIdentifier, at place: KeptPlace) -> KeptView? {
        guard let views = keeping?.before?.kept, let start = keeping?.cursor else { return nil }
        for step in views.indices {
            let index = start + step < views.count ? start + step : start + step - views.count
            guard views[index].kind == kind, views[index].place.marks.path == place.marks.path else { continue }
            // Unless it is copied, the next one looked for is the first one in it.
            keeping?.cursor = index + 1
            return views[index].isComplete && views[index].place.isSame(as: place) ? views[index] : nil
        }
        return nil
    }

    /// Writes what a view that ``keptView(of:at:)`` has just found wrote into the render before.
    @usableFromInline
    mutating func copy(_ view: KeptView) {
        guard let before = keeping?.before, let cursor = keeping?.cursor else { return }
        let (ends, html) = (ends, view.parts.html.range)
        before.html.withUnsafeBufferPointer { out.append(UnsafeBufferPointer(rebasing: $0[html])) }
        actions.append(before.actions, view.parts.actions.range)
        appearances += before.appearances[view.parts.appearances.range]
        fragments.append(before.fragments, view.parts.fragments.range, movedBy: ends.html - html.lowerBound)
        for use in before.styleUses[view.parts.styles.range] { styles.use(before.styles[Int(use)]) }
        let offset = (keeping?.views.count ?? 0) - (cursor - 1)
        for kept in before.kept[(cursor - 1)..<Int(view.next)] {
            var copy = kept
            copy.parts = kept.parts.moved(from: view.parts, to: ends)
            copy.next += Int32(offset)
            keeping?.views.append(copy)
        }
        keeping?.cursor = Int(view.next)
        dropPending()
    }

    /// Begins to note what a view writes.
    @usableFromInline
    mutating func beginKept(_ kind: ObjectIdentifier, _ place: KeptPlace, _ value: AnyObject) -> KeptToken {
        let token = KeptToken(index: keeping?.views.count ?? 0, pageChanges: pageChanges)
        let view = KeptView(kind: kind, place: place, value: value, from: ends)
        keeping?.views.append(view)
        keeping?.depth += 1
        styles.notesUses = true
        return token
    }

    /// Makes the next element, a kept view's, a fragment, so that a change in it is sent alone.
    @usableFromInline
    mutating func beginKeptFragment() {
        if pending.contains(.fragment) { return }
        pending.insert(.fragment)
        pendingFragment = ViewPath.mix(ViewPath.mix(fragments.currentID, path), 46)
    }

    /// Ends what ``beginKept(_:_:_:)`` began.
    @usableFromInline
    mutating func endKept(_ token: KeptToken) {
        let ends = ends
        guard var view = keeping?.views[token.index], let count = keeping?.views.count else { return }
        view.parts.end(at: ends)
        view.next = Int32(count)
        let isEmpty = view.parts.html.range.isEmpty
        view.isComplete = pageChanges == token.pageChanges && pending.isEmpty && !(isEmpty && view.place.marks.ownFragment != 0)
        keeping?.views[token.index] = view
        keeping?.depth -= 1
        styles.notesUses = keeping?.depth != 0
    }

    private var ends: KeptParts.Ends {
        KeptParts.Ends(
            html: out.count, actions: actions.count, appearances: appearances.count, fragments: fragments.count, styles: styles.uses.count)
    }

    #if DEBUG
    /// Stops where a kept view would now be written otherwise, because it depends on more than its values.
    @usableFromInline
    func check<Content: View>(_ view: KeptView, _ content: Content) {
        var fresh = HTMLWriter(capacity: 4096)
        (fresh.path, fresh.context, fresh.extents, fresh.fragments) = (path, context, extents, fragments)
        (fresh.pending, fresh.pendingFragment) = (pending, pendingFragment)
        // Kept views in this one are fragments there, too.
        fresh.keeping = Keeping(before: nil)
        fresh.pendingKey.append(pendingKey)
        if !Content._isTransparent { fresh.beginKeptFragment() }
        content._render(into: &fresh)
        let isSame = keeping?.before?.html[view.parts.html.range].elementsEqual(fresh.out.bytes) ?? false
        precondition(isSame, "A kept \(Content.self) depends on more than its values. To fix, add what is missing to those of its Kept.")
    }
    #endif
}
#endif
