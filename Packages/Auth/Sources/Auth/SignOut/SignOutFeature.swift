public import Core

/// The question before signing out, and signing out.
public struct SignOutFeature: Screen {
    /// Whether the question is open, and how far signing out is.
    public struct State: Sendable, Equatable {
        /// Whether the question is open.
        public var isAsking = false
        /// Whether the session is being ended.
        public var isBusy = false

        /// Creates a state.
        public init() {}
    }

    /// The things that can happen.
    public enum Action: Sendable, Equatable {
        /// The button was tapped.
        case tapped
        /// The question was answered with no.
        case dismissed
        /// The question was answered with yes.
        case confirmed
        /// The session has ended.
        case finished
    }

    let auth: any AuthService

    /// Changes the state for an action, and returns what is to be done outside.
    public func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .tapped:
            state.isAsking = true
        case .dismissed:
            state.isAsking = false
        case .confirmed:
            guard !state.isBusy else { return .none }
            state.isAsking = false
            state.isBusy = true
            return .run(id: "sign out") { [auth] send in
                await auth.signOut()
                send(.finished)
            }
        case .finished:
            return .event(.signedOut)
        }
        return .none
    }
}
