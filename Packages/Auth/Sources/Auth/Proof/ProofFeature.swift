public import AuthAPI
public import Core

/// The question whether it is really the person, when something was asked for that an open session alone may not do.
public struct ProofFeature: Screen {
    /// The call that proves with a passkey.
    public typealias Passkey = PasskeyPromptFeature<PasskeyAnswer, Bool>

    /// The question "Confirm that it's you", and its entries.
    public struct State: Sendable, Equatable {
        /// Whether calls wait for the proof.
        public var isAsked = false
        /// The password.
        public var password = ""
        /// The code of the second factor.
        public var code = ""
        /// Whether the person has passkeys, one of which proves it as well.
        public var hasPasskeys = false
        /// Proving with a passkey.
        public var passkey = Passkey.State()
        /// Whether the call is under way.
        public var isBusy = false
        /// The reason of a failure that no single field is at fault for.
        public var message: String?
        /// The messages by field.
        public var fields: [String: String] = [:]

        /// Creates the state before any question.
        public init() {}
    }

    /// The things that can happen to the question.
    public enum Action: Sendable, Equatable {
        /// Calls wait for a proof (true), or none waits any more (false).
        case asked(Bool)
        /// A screen with the question appeared.
        case appeared
        /// Looking for passkeys ended.
        case passkeysLoaded(Result<[AuthAPI.Passkey], APIError>)
        /// Something happened to proving with a passkey.
        case passkey(Passkey.Action)
        /// The password was typed.
        case passwordChanged(String)
        /// The code was typed.
        case codeChanged(String)
        /// The form was submitted.
        case submitTapped
        /// The question was left unanswered.
        case dismissed
        /// The call ended, with an error or without.
        case finished(APIError?)
    }

    let auth: any AuthService

    private var passkey: Passkey {
        Passkey { [auth] () async throws(APIError) in
            try await auth.passkeyProofOptions()
        } use: { [auth] answer async throws(APIError) in
            try await auth.prove(with: answer)
        }
    }

    /// Asks the questions of the session's calls from now on.
    func listen() -> Effect<Action> {
        .listen(id: "questions") { [auth] send in
            for await isAsked in auth.proofQuestions() { send(.asked(isAsked)) }
        }
    }

    /// Changes the state for an action, and returns what is to be done outside.
    public func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .asked(let isAsked):
            state = State()
            state.isAsked = isAsked
            return isAsked ? findPasskeys() : .none
        case .appeared:
            return findPasskeys()
        case .passkeysLoaded(let result):
            // Without the list, password and code remain.
            state.hasPasskeys = (try? result.get())?.isEmpty == false
        case .passkey(.finished(.success)):
            state = State()
        case .passkey(let action):
            return passkey.reduce(&state.passkey, action).map(scope: "passkey", Action.passkey)
        case .passwordChanged(let text):
            state.password = text
            state.fields["password"] = nil
        case .codeChanged(let text):
            state.code = text
            state.fields["code"] = nil
        case .submitTapped:
            guard !state.isBusy else { return .none }
            (state.isBusy, state.message, state.fields) = (true, nil, [:])
            return .load(id: "prove") { [auth, state] () async throws(APIError) in
                try await auth.prove(password: state.password.isEmpty ? nil : state.password, code: state.code.isEmpty ? nil : state.code)
            } send: {
                .finished($0.failure)
            }
        case .dismissed:
            state = State()
            return .run(id: "dismiss") { [auth] _ in await auth.dismissProof() }
        case .finished(let error):
            state.isBusy = false
            state.fields = error?.fields ?? [:]
            state.message = state.fields.isEmpty ? error?.message : nil
            if error == nil { state = State() }
        }
        return .none
    }

    private func findPasskeys() -> Effect<Action> {
        .load(id: "passkeys") { [auth] () async throws(APIError) in
            try await auth.passkeys()
        } send: {
            .passkeysLoaded($0)
        }
    }
}
