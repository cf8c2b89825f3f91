public import AuthAPI
public import Core

/// The form for creating an account.
public struct RegisterFeature: Screen {
    /// The entries of the form, and the state of the registration.
    public struct State: Sendable, Equatable {
        /// The name.
        public var name = ""
        /// The email address.
        public var email = ""
        /// The password.
        public var password = ""
        /// Whether the call is under way.
        public var isBusy = false
        /// The reason of a failure that no single field is at fault for.
        public var message: String?
        /// The messages by field.
        public var fields: [String: String] = [:]

        /// Creates an empty form.
        public init() {}

        /// Takes over what was typed into the other form.
        mutating func take(email: String, password: String) {
            (self.email, self.password) = (email, password)
            (message, fields) = (nil, [:])
        }

        fileprivate mutating func check() {
            message = nil
            fields = Self.rules.errors(in: self).fields
        }

        private static let rules = FormValidation<State>(
            .field("name", \.name, .filled(Strings.nameMissing)),
            .field("email", \.email, .filled(Strings.emailMissing).and(.email)),
            .field("password", \.password, .newPassword))
    }

    /// The things that can happen in the form.
    public enum Action: Sendable, Equatable {
        /// The name was typed.
        case nameChanged(String)
        /// The email address was typed.
        case emailChanged(String)
        /// The password was typed.
        case passwordChanged(String)
        /// The form was submitted.
        case submitTapped
        /// The call ended.
        case finished(Result<User, APIError>)
        /// The person has an account.
        case signInTapped
    }

    let auth: any AuthService

    /// Changes the state for an action, and returns what is to be done outside.
    public func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .nameChanged(let text):
            state.name = text
            state.fields["name"] = nil
        case .emailChanged(let text):
            state.email = text
            state.fields["email"] = nil
        case .passwordChanged(let text):
            state.password = text
            state.fields["password"] = nil
        case .submitTapped:
            return submit(&state)
        case .finished(.success), .signInTapped:
            break
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
            try await auth.register(name: state.name, email: state.email, password: state.password)
        } send: {
            .finished($0)
        }
    }
}
