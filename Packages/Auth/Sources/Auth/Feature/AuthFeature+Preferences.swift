import AuthAPI
import Core

extension AuthFeature {
    /// The page of preferences.
    func reducePreferences(_ state: inout AuthState, _ action: PreferencesAction) -> Effect<AuthAction> {
        guard var form = state.preferencesForm else { return .none }
        switch action {
        case .detergentChosen(let detergent): form.preferences.detergent = detergent
        case .temperatureChosen(let temperature): form.preferences.temperature = temperature
        case .foldingChosen(let folding): form.preferences.folding = folding
        case .softenerToggled(let softener): form.preferences.softener = softener
        case .receiptsToggled(let receipts): form.preferences.receipts = receipts
        case .typingToggled(let typing): form.preferences.typing = typing
        case .notesChanged(let text):
            form.preferences.notes = text.nonBlank
            form.notesMessage = nil
        case .saveTapped:
            guard !form.isBusy, let user = state.user else { return .none }
            form.isBusy = true
            form.preferences.appearance = state.appearance
            form.message = nil
            state.preferencesForm = form
            return save(.preferences, ProfileUpdate(id: user.id, preferences: form.preferences))
        }
        state.preferencesForm = form
        return .none
    }
}
