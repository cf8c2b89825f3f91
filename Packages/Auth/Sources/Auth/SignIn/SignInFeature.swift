public import AuthAPI
public import Core
public import Foundation

/// The form for signing in.
public struct SignInFeature: Screen {
    /// The call that signs in with a passkey.
    public typealias Passkey = PasskeyPromptFeature<PasskeyAnswer, User>

    /// The entries of the form, and the state of signing in.
    public struct State: Sendable, Equatable {
        /// The email address.
        public var email = ""
        /// The password.
        public var password = ""
        /// Whether the session ended by itself, so that the person has to sign in again.
        public var isAskedAgain = false
        /// The time from which the account of the person who has just left is erased; nil for everybody else.
        public var deletionAt: Date?
        /// The code of the second factor.
        public var code = ""
        /// Whether the password was right, and a code is asked for.
        public var asksForCode = false
        /// Whether the call is under way.
        public var isBusy = false
        /// The reason of a failure that no single field is at fault for.
        public var message: String?
        /// The messages by field.
        public var fields: [String: String] = [:]
        /// Signing in with a passkey instead.
        public var passkey = Passkey.State()

        /// Creates an empty form.
        public init() {}

        /// Takes over what was typed into the other form.
        mutating func take(email: String, password: String) {
            (self.email, self.password) = (email, password)
            (message, fields) = (nil, [:])
            (code, asksForCode) = ("", false)
        }

        fileprivate mutating func check() {
            message = nil
            fields = (asksForCode ? Self.codeRules : Self.rules).errors(in: self).fields
        }

        /// Asks for the code of the second factor, or says what is wrong with the one given.
        fileprivate mutating func askForCode(_ error: APIError) {
            fields = asksForCode ? ["code": error.message] : [:]
            (asksForCode, message) = (true, nil)
        }

        private static let codeRules = FormValidation<State>(.field("code", \.code, .filled(Strings.codeMissing)))
        private static let rules = FormValidation<State>(
            .field("email", \.email, .filled(Strings.emailMissing)),
            .field("password", \.password, Validation(Strings.passwordMissing) { !$0.isEmpty }))
    }

    /// The things that can happen in the form.
    public enum Action: Sendable, Equatable {
        /// The email address was typed.
        case emailChanged(String)
        /// The password was typed.
        case passwordChanged(String)
        /// The code was typed.
        case codeChanged(String)
        /// The way back from the code was tapped.
        case backTapped
        /// The form was submitted.
        case submitTapped
        /// The call ended.
        case finished(Result<User, APIError>)
        /// Something happened to signing in with a passkey.
        case passkey(Passkey.Action)
        /// The person forgot their password.
        case forgotPasswordTapped
        /// The person has no account yet.
        case registerTapped
    }

    let auth: any AuthService

    private var passkey: Passkey {
        Passkey { [auth] () async throws(APIError) in
            try await auth.passkeySignInOptions()
        } use: { [auth] answer async throws(APIError) in
            try await auth.signIn(with: answer)
        }
    }

    /// Changes the state for an action, and returns what is to be done outside.
    public func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .emailChanged(let text):
            state.email = text
            state.fields["email"] = nil
        case .passwordChanged(let text):
            state.password = text
            state.fields["password"] = nil
        case .codeChanged(let text):
            state.code = text
            state.fields["code"] = nil
        case .backTapped:
            state.take(email: state.email, password: "")
        case .submitTapped:
            return submit(&state)
        case .passkey(let action):
            return passkey.reduce(&state.passkey, action).map(scope: "passkey", Action.passkey)
        case .finished(.success), .forgotPasswordTapped, .registerTapped:
            break
        case .finished(.failure(let error)) where error.code == "second_factor_required" || error.code == "invalid_code":
            state.isBusy = false
            state.askForCode(error)
        case .finished(.failure(let error)):
            state.isBusy = false
            state.fields = error.fields
            state.message = error.fields.isEmpty ? error.message : nil
        }
        return .none
    }

    private func submit(_ state: inout State) -> Effect<Action> {
        guard !state.isBusy else { return .none }
        state.check()
        guard state.fields.isEmpty else { return .none }
        state.isBusy = true
        return .load(id: "submit") { [auth, state] () async throws(APIError) in
            try await auth.signIn(email: state.email, password: state.password, code: state.asksForCode ? state.code : nil)
        } send: {
            .finished($0)
        }
    }
}
