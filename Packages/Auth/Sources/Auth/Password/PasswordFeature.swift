public import Core

/// The form of a new password.
public struct PasswordFeature: Screen {
    /// The entries of the form, and the state of changing the password.
    public struct State: Sendable, Equatable {
        /// The current password.
        public var current = ""
        /// The new password.
        public var new = ""
        /// Whether the call is under way.
        public var isBusy = false
        /// The reason of a failure that no single field is at fault for.
        public var message: String?
        /// The messages by field.
        public var fields: [String: String] = [:]

        /// Creates an empty form.
        public init() {}

        fileprivate mutating func check() {
            message = nil
            fields = Self.rules.errors(in: self).fields
        }

        private static let rules = FormValidation<State>(
            .field("currentPassword", \.current, Validation(Strings.passwordMissing) { !$0.isEmpty }),
            .field("newPassword", \.new, .newPassword),
            .field("newPassword", Validation(Strings.passwordSame) { $0.new != $0.current }))
    }

    /// The things that can happen in the form.
    public enum Action: Sendable, Equatable {
        /// The current password was typed.
        case currentChanged(String)
        /// The new password was typed.
        case newChanged(String)
        /// The form was submitted.
        case saveTapped
        /// The call ended, with an error or without.
        case finished(APIError?)
    }

    let auth: any AuthService

    /// Changes the state for an action, and returns what is to be done outside.
    public func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .currentChanged(let text):
            state.current = text
            state.fields["currentPassword"] = nil
        case .newChanged(let text):
            state.new = text
            state.fields["newPassword"] = nil
        case .saveTapped:
            guard !state.isBusy else { return .none }
            state.check()
            guard state.fields.isEmpty else { return .none }
            state.isBusy = true
            return .load(id: "save") { [auth, state] () async throws(APIError) in
                try await auth.changePassword(from: state.current, to: state.new)
            } send: {
                .finished($0.failure)
            }
        case .finished(let error):
            state.isBusy = false
            state.fields = error?.fields ?? [:]
            state.message = state.fields.isEmpty ? error?.message : nil
        }
        return .none
    }
}
