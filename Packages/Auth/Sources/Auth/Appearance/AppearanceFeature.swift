public import AuthAPI
public import Core

/// The choice of the language, and of light or dark. Both apply as soon as the server has them.
public struct AppearanceFeature: Sendable {
    /// The choices that are being saved.
    public struct State: Sendable, Equatable {
        /// The language that is being saved.
        public var pendingLanguage: Language?
        /// The color scheme that is being saved.
        public var pendingScheme: Appearance?
        /// The reason why the last choice wasn't saved.
        public var message: String?

        /// Creates a state.
        public init() {}
    }

    /// The things that can happen to the choices.
    public enum Action: Sendable, Equatable {
        /// A language was chosen.
        case languageChosen(Language)
        /// A color scheme was chosen.
        case schemeChosen(Appearance)
        /// Saving the language ended.
        case languageSaved(Result<Profile, APIError>)
        /// Saving the color scheme ended.
        case schemeSaved(Result<Profile, APIError>)
    }

    let auth: any AuthService

    /// Changes the state for an action, and returns what is to be done outside.
    func reduce(_ state: inout State, _ action: Action, user: User?, profile: Profile?) -> Effect<Action> {
        switch action {
        case .languageChosen(let language):
            guard let user, language != state.pendingLanguage ?? user.person.language else { return .none }
            state.pendingLanguage = language
            state.message = nil
            let update = ProfileUpdate(id: user.id, language: language.rawValue)
            return .load(id: "language") { [auth] () async throws(APIError) in
                try await auth.updateProfile(update)
            } send: {
                .languageSaved($0)
            }
        case .schemeChosen(let scheme):
            guard let profile, scheme != state.pendingScheme ?? profile.preferences.appearance else { return .none }
            state.pendingScheme = scheme
            state.message = nil
            var preferences = profile.preferences
            preferences.appearance = scheme
            let update = ProfileUpdate(id: profile.user.id, preferences: preferences)
            return .load(id: "scheme") { [auth] () async throws(APIError) in
                try await auth.updateProfile(update)
            } send: {
                .schemeSaved($0)
            }
        case .languageSaved(let result):
            state.pendingLanguage = nil
            state.message = result.failure?.message
        case .schemeSaved(let result):
            state.pendingScheme = nil
            state.message = result.failure?.message
        }
        return .none
    }
}
