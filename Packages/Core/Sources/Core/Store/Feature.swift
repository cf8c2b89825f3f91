/// A slice of the app's state with its reducer, created by a client plugin along with the services it uses.
///
/// ```swift
/// struct CounterFeature: Feature {
///     struct State: Sendable, Equatable { var count = 0 }
///     enum Action: Sendable, Equatable { case tapped }
///     static let name = "counter"
///     var initialState: State { State() }
///     func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
///         switch action {
///         case .tapped: state.count += 1
///         }
///         return .none
///     }
/// }
/// ```
public protocol Feature: Screen {
    /// The name, unique in a product and prefixed to its effects' ids.
    static var name: String { get }

    /// The state at the start of a session.
    var initialState: State { get }

    /// Returns the state to keep when somebody signs out or another person signs in; the initial state by default.
    ///
    /// The store ends the feature's effects at the same time, so that no data of one person reaches the next.
    func stateAfterSignOut(_ state: State) -> State

    /// The ids of effects that belong to the device rather than to a person and continue after a sign-out; none by default.
    static var effectsBeyondSignOut: Set<EffectID> { get }

    /// Returns the action for an event of the app; nil to ignore the event.
    func action(for event: AppEvent) -> Action?

    /// The parts of the state that survive a restart of the server; none by default.
    var drafts: [Draft<State, Action>] { get }
}

extension Feature {
    /// The initial state.
    public func stateAfterSignOut(_ state: State) -> State { initialState }

    /// An empty set.
    public static var effectsBeyondSignOut: Set<EffectID> { [] }

    /// Returns nil, ignoring all events.
    public func action(for event: AppEvent) -> Action? { nil }

    /// An empty list.
    public var drafts: [Draft<State, Action>] { [] }
}

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
