public import AuthAPI
public import Core

/// The person's email address, and the form that changes it.
public struct EmailFeature: Screen {
    /// The address, the entries of the form, and the state of what was asked for.
    public struct State: Sendable, Equatable {
        /// The work that is under way.
        public enum Work: Sendable, Equatable {
            /// Nothing.
            case none
            /// Asking for a change.
            case changing
            /// Mailing the link again.
            case resending
            /// Giving the change up.
            case canceling
        }

        /// The address, and the change of it that waits.
        public var address = ViewState<AccountEmail>.idle
        /// The new address.
        public var email = ""
        /// The current password.
        public var password = ""
        /// The work that is under way.
        public var work = Work.none
        /// True after the link was mailed again.
        public var isSentAgain = false
        /// The reason of a failure that no single field is at fault for.
        public var message: String?
        /// The messages by field.
        public var fields: [String: String] = [:]

        /// Creates the state of an address with an empty form.
        public init(address: ViewState<AccountEmail> = .idle) { self.address = address }

        fileprivate mutating func check() {
            message = nil
            fields = Self.rules.errors(in: self).fields
        }

        /// Begins something unless something else is under way.
        fileprivate mutating func begin(_ work: Work) -> Bool {
            guard self.work == .none else { return false }
            self.work = work
            (isSentAgain, message) = (false, nil)
            return true
        }

        /// Takes the outcome of what was under way; the password isn't kept longer than it is needed.
        fileprivate mutating func finish(_ result: Result<AccountEmail, APIError>) {
            work = .none
            switch result {
            case .success(let address):
                self.address = .loaded(address)
                (email, password, fields) = ("", "", [:])
            case .failure(let error):
                fields = error.fields
                message = fields.isEmpty ? error.message : nil
            }
        }

        private static let rules = FormValidation<State>(
            .field("email", \.email, .filled(Strings.emailMissing).and(.email)),
            .field("currentPassword", \.password, Validation(Strings.passwordMissing) { !$0.isEmpty }))
    }

    /// The things that can happen on the page.
    public enum Action: Sendable, Equatable {
        /// The page appeared, or the person asks to try again.
        case appeared
        /// Loading the address ended.
        case loaded(Result<AccountEmail, APIError>)
        /// The new address was typed.
        case emailChanged(String)
        /// The password was typed.
        case passwordChanged(String)
        /// The form was submitted.
        case changeTapped
        /// Asking for the change ended.
        case changed(Result<AccountEmail, APIError>)
        /// The link is to be mailed again.
        case resendTapped
        /// Mailing the link again ended, with an error or without.
        case resent(APIError?)
        /// The change is to be given up.
        case cancelTapped
        /// Giving the change up ended.
        case canceled(Result<AccountEmail, APIError>)
    }

    let auth: any AuthService

    /// Changes the state for an action, and returns what is to be done outside.
    public func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            state.address.beginLoading()
            return .load(id: "load") { [auth] () async throws(APIError) in
                try await auth.email()
            } send: {
                .loaded($0)
            }
        case .loaded(let result):
            state.address.finish(result)
        case .emailChanged(let text):
            state.email = text
            state.fields["email"] = nil
        case .passwordChanged(let text):
            state.password = text
            state.fields["currentPassword"] = nil
        case .changeTapped:
            return change(&state)
        case .changed(let result), .canceled(let result):
            state.finish(result)
        case .resendTapped:
            guard state.begin(.resending) else { return .none }
            return .load(id: "resend") { [auth] () async throws(APIError) in
                try await auth.resendEmailChange()
            } send: {
                .resent($0.failure)
            }
        case .resent(let error):
            state.work = .none
            state.isSentAgain = error == nil
            state.message = error?.message
        case .cancelTapped:
            guard state.begin(.canceling) else { return .none }
            return .load(id: "cancel") { [auth] () async throws(APIError) in
                try await auth.cancelEmailChange()
            } send: {
                .canceled($0)
            }
        }
        return .none
    }

    private func change(_ state: inout State) -> Effect<Action> {
        guard state.work == .none else { return .none }
        state.check()
        guard state.fields.isEmpty, state.begin(.changing) else { return .none }
        return .load(id: "change") { [auth, state] () async throws(APIError) in
            try await auth.changeEmail(to: state.email, password: state.password)
        } send: {
            .changed($0)
        }
    }
}
