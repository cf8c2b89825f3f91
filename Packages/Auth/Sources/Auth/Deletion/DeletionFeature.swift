public import AuthAPI
public import Core
public import Foundation

/// The deletion of the account: what speaks against it, the question before it, and keeping an account that was to be deleted.
public struct DeletionFeature: Screen {
    /// The state of the account, and what is under way.
    public struct State: Sendable, Equatable {
        /// Whether the account is to be deleted, and what speaks against it.
        public var deletion: ViewState<AccountDeletion>
        /// Whether the question before the deletion is open.
        public var isAsking = false
        /// Whether the account is being given up, or kept.
        public var isChanging = false
        /// The reason of a failure.
        public var message: String?
        /// The time from which the account is erased, once the person has just asked for it; nil before.
        public var asked: Date?

        /// Creates a state.
        public init(deletion: ViewState<AccountDeletion> = .idle) { self.deletion = deletion }
    }

    /// The things that can happen.
    public enum Action: Sendable, Equatable {
        /// The page appeared, or the person asks to try again.
        case appeared
        /// Loading the state ended.
        case loaded(Result<AccountDeletion, APIError>)
        /// The button that deletes the account was tapped.
        case deleteTapped
        /// The question was answered with no.
        case dismissed
        /// The question was answered with yes.
        case confirmed
        /// Asking for the deletion ended.
        case asked(Result<AccountDeletion, APIError>)
        /// The button that keeps the account was tapped.
        case keepTapped
        /// Keeping the account ended.
        case kept(Result<Bool, APIError>)
    }

    let auth: any AuthService

    /// Changes the state for an action, and returns what is to be done outside.
    public func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            state.deletion.beginLoading()
            return .load(id: "load") { [auth] () async throws(APIError) in
                try await auth.deletion()
            } send: {
                .loaded($0)
            }
        case .loaded(let result):
            state.deletion.finish(result)
        case .deleteTapped:
            state.isAsking = true
        case .dismissed:
            state.isAsking = false
        case .confirmed:
            state.isAsking = false
            guard begin(&state) else { return .none }
            return .load(id: "change") { [auth] () async throws(APIError) in
                try await auth.deleteAccount()
            } send: {
                .asked($0)
            }
        case .asked(.success(let deletion)):
            // Until the app has taken leave of the person, the end of the session is this screen's doing.
            state.asked = deletion.dueAt
            return .event(.signedOut)
        case .keepTapped:
            guard begin(&state) else { return .none }
            return .load(id: "change") { [auth] () async throws(APIError) in
                try await auth.keepAccount()
                return true
            } send: {
                .kept($0)
            }
        case .kept(.success):
            state = State()
            return .event(.notice(Strings.accountKept))
        case .asked(.failure(let error)), .kept(.failure(let error)):
            state.isChanging = false
            // Whoever closed the question whether it is them knows why nothing happened.
            state.message = error.code == .proofRequired ? nil : error.message
        }
        return .none
    }

    private func begin(_ state: inout State) -> Bool {
        guard !state.isChanging else { return false }
        (state.isChanging, state.message) = (true, nil)
        return true
    }
}
