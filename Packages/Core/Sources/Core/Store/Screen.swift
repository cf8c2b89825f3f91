/// A part of a feature with a state, actions, and a reducer of its own: one screen, or a form of one.
///
/// The feature holds the screen's state in a field and its actions in a case, and hands them on:
///
/// ```swift
/// case .home(let action): home.reduce(&state.home, action).map(scope: "home", OrdersAction.home)
/// ```
public protocol Screen: Sendable {
    /// The state that the screen shows.
    associatedtype State: Sendable
    /// What can happen, named as facts: `startOrderTapped`, not `startOrder`.
    associatedtype Action: Sendable

    /// Changes the state for an action and returns what is to be done outside.
    func reduce(_ state: inout State, _ action: Action) -> Effect<Action>
}
