public import AuthAPI
public import Core

/// The second step of signing in: an authenticator app and recovery codes.
public struct SecurityFeature: Screen {
    /// The factors, and the progress of setting one up.
    public struct State: Sendable, Equatable {
        /// The person's second factors.
        public var factors: ViewState<SecondFactors>
        /// The secret that waits for a code of the app.
        public var enrollment: TOTPEnrollment?
        /// The code that confirms it.
        public var code = ""
        /// Recovery codes that were just made, shown until the person has saved them.
        public var recoveryCodes: [String]?
        /// Whether the question before turning the second step off is open.
        public var asksRemoval = false
        /// Whether a change is under way.
        public var isChanging = false
        /// The reason of a failure that no single field is at fault for.
        public var message: String?
        /// The messages by field.
        public var fields: [String: String] = [:]

        /// Creates a state.
        public init(factors: ViewState<SecondFactors> = .idle) { self.factors = factors }
    }

    /// The things that can happen on the page.
    public enum Action: Sendable, Equatable {
        /// The page appeared, or the person asks to try again.
        case appeared
        /// Loading the factors ended.
        case loaded(Result<SecondFactors, APIError>)
        /// The button that sets an authenticator app up was tapped.
        case turnOnTapped
        /// Making the secret ended.
        case enrolled(Result<TOTPEnrollment, APIError>)
        /// The code was typed.
        case codeChanged(String)
        /// The code was submitted.
        case confirmTapped
        /// The setup was left.
        case cancelTapped
        /// Confirming the app, or making recovery codes, ended.
        case codesMade(Result<RecoveryCodes, APIError>)
        /// The person says that the recovery codes are saved.
        case codesSaved
        /// The button that makes new recovery codes was tapped.
        case renewTapped
        /// The button that turns the second step off was tapped.
        case turnOffTapped
        /// The question was answered with no.
        case turnOffDismissed
        /// The question was answered with yes.
        case turnOffConfirmed
        /// Turning the second step off ended, with an error or without.
        case turnedOff(APIError?)
    }

    let auth: any AuthService

    /// Changes the state for an action, and returns what is to be done outside.
    public func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            return load(&state)
        case .loaded(let result):
            state.factors.finish(result)
        case .turnOnTapped:
            guard begin(&state) else { return .none }
            return .load(id: "enroll") { [auth] () async throws(APIError) in
                try await auth.enrollTOTP()
            } send: {
                .enrolled($0)
            }
        case .enrolled(.success(let enrollment)):
            (state.isChanging, state.enrollment, state.code) = (false, enrollment, "")
        case .codeChanged(let text):
            state.code = text
            state.fields["code"] = nil
        case .confirmTapped:
            return confirm(&state)
        case .cancelTapped:
            state = State(factors: state.factors)
        case .codesMade(.success(let made)):
            state = State(factors: state.factors)
            state.recoveryCodes = made.codes
        case .codesSaved:
            state.recoveryCodes = nil
            return load(&state)
        case .renewTapped:
            guard begin(&state) else { return .none }
            return .load(id: "renew") { [auth] () async throws(APIError) in
                try await auth.renewRecoveryCodes()
            } send: {
                .codesMade($0)
            }
        case .turnOffTapped:
            state.asksRemoval = true
        case .turnOffDismissed:
            state.asksRemoval = false
        case .turnOffConfirmed:
            state.asksRemoval = false
            guard begin(&state) else { return .none }
            return .load(id: "remove") { [auth] () async throws(APIError) in
                try await auth.removeTOTP()
            } send: {
                .turnedOff($0.failure)
            }
        case .turnedOff(nil):
            state = State(factors: state.factors)
            return load(&state)
        case .enrolled(.failure(let error)), .codesMade(.failure(let error)), .turnedOff(let error?):
            fail(&state, error)
        }
        return .none
    }

    private func load(_ state: inout State) -> Effect<Action> {
        state.factors.beginLoading()
        return .load(id: "factors") { [auth] () async throws(APIError) in
            try await auth.factors()
        } send: {
            .loaded($0)
        }
    }

    private func confirm(_ state: inout State) -> Effect<Action> {
        guard !state.code.isEmpty else {
            state.fields = ["code": Strings.codeMissing]
            return .none
        }
        guard begin(&state) else { return .none }
        return .load(id: "confirm") { [auth, code = state.code] () async throws(APIError) in
            try await auth.confirmTOTP(code: code)
        } send: {
            .codesMade($0)
        }
    }

    private func begin(_ state: inout State) -> Bool {
        guard !state.isChanging else { return false }
        (state.isChanging, state.message, state.fields) = (true, nil, [:])
        return true
    }

    private func fail(_ state: inout State, _ error: APIError) {
        state.isChanging = false
        state.fields = error.fields
        // Whoever closed the question whether it is them knows why nothing happened.
        state.message = error.fields.isEmpty && error.code != .proofRequired ? error.message : nil
    }
}
