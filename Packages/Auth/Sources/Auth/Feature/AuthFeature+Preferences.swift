import AuthAPI
import Core

extension AuthFeature {
    /// The page of preferences.
    func reducePreferences(_ state: inout AuthState, _ action: PreferencesAction) -> Effect<AuthAction> {
        guard var form = state.preferencesForm else { return .none }
        switch action {
        case .detergentChosen(let detergent): form.preferences.laundry.detergent = detergent
        case .temperatureChosen(let temperature): form.preferences.laundry.temperature = temperature
        case .foldingChosen(let folding): form.preferences.laundry.folding = folding
        case .softenerToggled(let softener): form.preferences.laundry.softener = softener
        case .receiptsToggled(let receipts): form.preferences.receipts = receipts
        case .typingToggled(let typing): form.preferences.typing = typing
        case .notesChanged(let text):
            form.preferences.laundry.notes = text.nonBlank
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
