/// Builds the names of actions for signposts and logs.
@usableFromInline
enum ActionName {
    /// Returns the path of an action's cases, from the app's down to the screen's, without payloads: `slice.orders.home.startOrderTapped`.
    @usableFromInline
    static func of<Action>(_ action: Action) -> String {
        let mirror = Mirror(reflecting: action)
        guard mirror.displayStyle == .enum else { return "\(Action.self)" }
        guard let child = mirror.children.first, let label = child.label else { return "\(action)" }
        // An inner action is an enum that is its case's only payload; other payloads may contain what a person typed.
        let isAction = child.value is SliceAction || String(describing: type(of: child.value)).hasSuffix("Action")
        return isAction ? "\(label).\(of(child.value))" : label
    }
}
