import AuthAPI
import Core
import CoreUI

extension AuthFeature {
    /// Name, phone number, language, appearance, and the answers to all changes of the profile.
    func reduceProfile(_ state: inout AuthState, _ action: AuthAction) -> Effect<AuthAction> {
        switch action {
        case .profileNameChanged(let text):
            state.profileForm?.name = text
            state.profileForm?.fields["name"] = nil
        case .profilePhoneChanged(let text):
            state.profileForm?.phone = text
            state.profileForm?.fields["phone"] = nil
        case .profileSaveTapped:
            return saveDetails(&state)
        case .languageChosen(let language):
            guard let user = state.user, language != state.language else { return .none }
            state.pendingLanguage = language
            state.choiceMessage = nil
            return save(.language, ProfileUpdate(id: user.id, language: language.rawValue))
        case .appearanceChosen(let appearance):
            guard let profile = state.profile.value, appearance != state.appearance else { return .none }
            state.pendingAppearance = appearance
            state.choiceMessage = nil
            var preferences = profile.preferences
            preferences.appearance = appearance
            return save(.appearance, ProfileUpdate(id: profile.user.id, preferences: preferences))
        case .profileSaved(let change, .success(let profile)):
            return saved(&state, change, profile)
        case .profileSaved(let change, .failure(let error)):
            fail(&state, change, error)
        default:
            break
        }
        return .none
    }

    /// Sends a change; the next change of the same part replaces it.
    func save(_ change: ProfileChange, _ update: ProfileUpdate) -> Effect<AuthAction> {
        .run(id: "save \(change)") { [auth] send in
            send(.profileSaved(change, await Result { () async throws(APIError) in try await auth.updateProfile(update) }))
        }
    }

    private func saveDetails(_ state: inout AuthState) -> Effect<AuthAction> {
        guard let user = state.user, var form = state.profileForm, !form.isBusy else { return .none }
        form.check()
        form.isBusy = form.fields.isEmpty
        state.profileForm = form
        guard form.isBusy else { return .none }
        return save(.details, ProfileUpdate(id: user.id, name: form.name, phone: form.phone))
    }

    private func saved(_ state: inout AuthState, _ change: ProfileChange, _ profile: Profile) -> Effect<AuthAction> {
        state.profile = .loaded(profile)
        state.session = .signedIn(profile.user)
        let told = Effect<AuthAction>.event(.signedIn(profile.person))
        switch change {
        case .details: state.profileForm = nil
        case .address, .addressRemoval: state.addressForm = nil
        case .preferences: state.preferencesForm = nil
        case .language:
            state.pendingLanguage = nil
            return told
        case .appearance:
            state.pendingAppearance = nil
            return told
        }
        if state.path.last.map({ change.belongs(to: $0) }) == true { coordinator.pop(&state.path) }
        return .merge(told, .event(.notice(change.notice)))
    }

    private func fail(_ state: inout AuthState, _ change: ProfileChange, _ error: APIError) {
        switch change {
        case .details: state.profileForm?.fail(error)
        case .address, .addressRemoval: state.addressForm?.fail(error)
        case .preferences: state.preferencesForm?.fail(error)
        case .language:
            state.pendingLanguage = nil
            state.choiceMessage = error.message
        case .appearance:
            state.pendingAppearance = nil
            state.choiceMessage = error.message
        }
    }
}

extension ProfileChange {
    /// Whether a page made the change: it is left once the change is kept.
    fileprivate func belongs(to route: AuthRoute) -> Bool {
        switch (self, route) {
        case (.details, .profile), (.address, .newAddress), (.address, .address), (.addressRemoval, .address), (.preferences, .preferences): true
        default: false
        }
    }

    fileprivate var notice: String {
        switch self {
        case .address: Strings.addressSaved
        case .addressRemoval: Strings.addressRemoved
        case .preferences: Strings.preferencesSaved
        case .details, .language, .appearance: Strings.profileSaved
        }
    }
}
