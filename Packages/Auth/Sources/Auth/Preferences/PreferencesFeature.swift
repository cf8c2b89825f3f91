public import AuthAPI
public import Core

/// The form of the person's choices about laundry and chat.
public struct PreferencesFeature: Sendable {
    /// The choices of the form, and the state of saving them.
    public struct State: Sendable, Equatable {
        /// The choices; nil until the profile is loaded.
        public var preferences: Preferences?
        /// Whether the call is under way.
        public var isBusy = false
        /// The reason of a failure.
        public var message: String?
        /// The message about the notes.
        public var notesMessage: String?

        /// Creates a form without choices.
        public init() {}
    }

    /// The things that can happen in the form.
    public enum Action: Sendable, Equatable {
        /// Choices from before a restart of the server were restored.
        case draftRestored(Preferences)
        /// A detergent was chosen.
        case detergentChosen(LaundryPreferences.Detergent)
        /// A temperature was chosen.
        case temperatureChosen(LaundryPreferences.Temperature)
        /// Folded or on hangers was chosen.
        case foldingChosen(LaundryPreferences.Folding)
        /// The switch for softener was toggled.
        case softenerToggled(Bool)
        /// The notes for the plant were typed.
        case notesChanged(String)
        /// The switch for read receipts was toggled.
        case receiptsToggled(Bool)
        /// The switch for typing was toggled.
        case typingToggled(Bool)
        /// The form was submitted.
        case saveTapped
        /// The call ended.
        case saved(Result<Profile, APIError>)
    }

    let auth: any AuthService

    /// Changes the state for an action, and returns what is to be done outside.
    ///
    /// - Parameter scheme: the present appearance, which is saved along with the other preferences.
    func reduce(_ state: inout State, _ action: Action, user: User?, scheme: Appearance) -> Effect<Action> {
        switch action {
        case .draftRestored(let preferences): state.preferences = preferences
        case .detergentChosen(let detergent): state.preferences?.laundry.detergent = detergent
        case .temperatureChosen(let temperature): state.preferences?.laundry.temperature = temperature
        case .foldingChosen(let folding): state.preferences?.laundry.folding = folding
        case .softenerToggled(let softener): state.preferences?.laundry.softener = softener
        case .receiptsToggled(let receipts): state.preferences?.receipts = receipts
        case .typingToggled(let typing): state.preferences?.typing = typing
        case .notesChanged(let text):
            state.preferences?.laundry.notes = text.nonBlank
            state.notesMessage = nil
        case .saveTapped:
            guard let user, var preferences = state.preferences, !state.isBusy else { return .none }
            preferences.appearance = scheme
            state.preferences = preferences
            state.isBusy = true
            state.message = nil
            let update = ProfileUpdate(id: user.id, preferences: preferences)
            return .load(id: "save") { [auth] () async throws(APIError) in
                try await auth.updateProfile(update)
            } send: {
                .saved($0)
            }
        case .saved(let result):
            state.isBusy = false
            state.notesMessage = result.failure?.fields["preferences.notes"]
            state.message = state.notesMessage == nil ? result.failure?.message : nil
        }
        return .none
    }
}
