#if !canImport(SwiftUI)
extension HTMLWriter {
    /// Keeps an action under the id of this place; `role` tells apart several actions of one place.
    @usableFromInline
    mutating func addAction(_ kind: Action.Kind, role: UInt64) -> UInt64 {
        let id = ViewPath.mix(path, role)
        actions.add(id, Action(kind: kind, environment: context.environment))
        return id
    }

    /// Leaves `data-press` for the next element.
    @usableFromInline
    mutating func addPress(role: UInt64, _ action: @escaping () -> Void) {
        appendAttribute("data-press", id: addAction(.press(action), role: role))
    }

    /// Leaves `disabled` if the place is, and says whether it is.
    @usableFromInline
    mutating func addDisabled() -> Bool {
        if context.isDisabled { appendAttribute(" disabled") }
        return context.isDisabled
    }

    /// Writes `render` in front of the page's content, after it.
    @usableFromInline
    mutating func present(under step: UInt64, _ render: @escaping (inout HTMLWriter) -> Void) {
        var context = Context()
        context.environment = self.context.environment
        deferred.append(Deferred(path: ViewPath.mix(path, step), context: context, environment: context.environment, render: render))
    }
}
#endif
