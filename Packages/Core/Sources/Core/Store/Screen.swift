/// A part of a feature with its own state, actions and reducer: a screen, or a form on one.
///
/// The feature stores the screen's state in a field and its actions in a case, and forwards them:
///
/// ```swift
/// case .home(let action): home.reduce(&state.home, action).map(scope: "home", OrdersAction.home)
/// ```
public protocol Screen: Sendable {
    /// The state that the screen shows.
    associatedtype State: Sendable
    /// The possible actions, named as facts: `startOrderTapped`, not `startOrder`.
    associatedtype Action: Sendable

    /// Changes the state for an action and returns the effects to run.
    func reduce(_ state: inout State, _ action: Action) -> Effect<Action>
}
