public import AuthAPI
public import Core

/// The form of name and phone number.
public struct ProfileFeature: Screen {
    /// The entries of the form, and the state of saving them.
    public struct State: Sendable, Equatable {
        /// The account whose profile it is; nil while nobody is signed in.
        public var userID: Int?
        /// The name.
        public var name = ""
        /// The phone number; empty for none.
        public var phone = ""
        /// Whether the call is under way.
        public var isBusy = false
        /// The reason of a failure that no single field is at fault for.
        public var message: String?
        /// The messages by field.
        public var fields: [String: String] = [:]

        /// Creates an empty form.
        public init() {}

        /// Creates the form of a user.
        public init(_ user: User) {
            userID = user.id
            name = user.name
            phone = user.phone ?? ""
        }

        fileprivate mutating func check() {
            message = nil
            fields = Self.rules.errors(in: self).fields
        }

        private static let rules = FormValidation<State>(.field("name", \.name, .filled(Strings.nameMissing)))
    }

    /// The things that can happen in the form.
    public enum Action: Sendable, Equatable {
        /// Entries from before a restart of the server were restored.
        case draftRestored(ProfileDraft)
        /// The name was typed.
        case nameChanged(String)
        /// The phone number was typed.
        case phoneChanged(String)
        /// The form was submitted.
        case saveTapped
        /// The call ended.
        case saved(Result<Profile, APIError>)
    }

    let auth: any AuthService

    /// Changes the state for an action, and returns what is to be done outside.
    public func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .draftRestored(let draft):
            (state.name, state.phone) = (draft.name, draft.phone)
        case .nameChanged(let text):
            state.name = text
            state.fields["name"] = nil
        case .phoneChanged(let text):
            state.phone = text
            state.fields["phone"] = nil
        case .saveTapped:
            return save(&state)
        case .saved(let result):
            state.isBusy = false
            state.fields = result.failure?.fields ?? [:]
            state.message = state.fields.isEmpty ? result.failure?.message : nil
        }
        return .none
    }

    private func save(_ state: inout State) -> Effect<Action> {
        guard let id = state.userID, !state.isBusy else { return .none }
        state.check()
        guard state.fields.isEmpty else { return .none }
        state.isBusy = true
        let update = ProfileUpdate(id: id, name: state.name, phone: state.phone)
        return .load(id: "save") { [auth] () async throws(APIError) in
            try await auth.updateProfile(update)
        } send: {
            .saved($0)
        }
    }
}
