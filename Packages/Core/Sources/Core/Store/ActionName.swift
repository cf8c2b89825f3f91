/// An action's name without what it carries, for signposts and logs: `listLoaded`, or `slice orders.listLoaded` for a feature's inside the app's.
enum ActionName {
    /// The name of an action's case.
    static func of<Action>(_ action: Action) -> String {
        let mirror = Mirror(reflecting: action)
        guard mirror.displayStyle == .enum else { return "\(Action.self)" }
        guard let child = mirror.children.first, let label = child.label else { return "\(action)" }
        return child.value is SliceAction ? "\(label) \(of(child.value))" : label
    }
}
