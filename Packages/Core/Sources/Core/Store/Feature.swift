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
public protocol Feature: Sendable {
    /// What the feature remembers.
    associatedtype State: Sendable
    /// What can happen in it, named as facts: `startOrderTapped`, not `startOrder`.
    associatedtype Action: Sendable

    /// The name, unique in a product; it stands before its effects' ids.
    static var name: String { get }

    /// The state at the start of a session.
    var initialState: State { get }

    /// Changes the state for an action and says what is to be done outside.
    func reduce(_ state: inout State, _ action: Action) -> Effect<Action>

    /// What an event of the app means here; nil when it means nothing.
    func action(for event: AppEvent) -> Action?

    /// An action without what nobody should read in a log, such as a password that is being typed.
    static func redacted(_ action: Action) -> Action
}

extension Feature {
    /// Nothing: features that don't care need not say so.
    public func action(for event: AppEvent) -> Action? { nil }

    /// The action itself: most carry nothing secret.
    public static func redacted(_ action: Action) -> Action { action }
}
