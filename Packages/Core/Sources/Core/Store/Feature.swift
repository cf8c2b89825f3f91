/// One slice of the app's state with the reducer that changes it, made by a client plugin with its services inside.
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
    /// The name, unique in a product; it stands before its effects' ids.
    static var name: String { get }

    /// The state at the start of a session.
    var initialState: State { get }

    /// Returns the state that remains when somebody signs out or another person signs in; the initial state by default.
    ///
    /// The store ends the feature's effects at the same time, so that nothing of one person reaches the next.
    func stateAfterSignOut(_ state: State) -> State

    /// The ids of the effects that belong to the device rather than to a person, and go on when somebody signs out; none by default.
    static var effectsBeyondSignOut: Set<EffectID> { get }

    /// What an event of the app means here; nil when it means nothing.
    func action(for event: AppEvent) -> Action?

    /// The parts of the state that a person enters and that outlive the server; none by default.
    var drafts: [Draft<State, Action>] { get }
}

extension Feature {
    /// The initial state.
    public func stateAfterSignOut(_ state: State) -> State { initialState }

    /// None.
    public static var effectsBeyondSignOut: Set<EffectID> { [] }

    /// Nothing: features that don't care need not say so.
    public func action(for event: AppEvent) -> Action? { nil }

    /// None.
    public var drafts: [Draft<State, Action>] { [] }
}
