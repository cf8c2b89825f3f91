import AuthAPI
import ChatAPI
import Core
import CoreUI
import Theme
import UI

/// The page of the person's choices about laundry and chat.
struct PreferencesView: View {
    let store: ScopedStore<AuthFeature>

    @Environment(\.canOpen) private var canOpen

    var body: some View {
        AccountPage(Strings.preferences, subtitle: Strings.preferencesSubtitle, back: { store.send(.account(.backTapped)) }) {
            if let preferences = store.state.preferences.preferences {
                laundry(preferences.laundry)
                if canOpen(ChatLink.self) { chat(preferences) }
                if let message = store.state.preferences.message {
                    NoticeBanner(message, tone: .danger).accessibilityIdentifier("auth.preferences.message")
                }
                PrimaryButton(Strings.save, isBusy: store.state.preferences.isBusy) { send(.saveTapped) }
                    .accessibilityIdentifier("auth.preferences.save")
            } else {
                ViewStateView(store.state.account.profile, retry: { store.send(.account(.appeared)) }) { _ in EmptyView() }
            }
        }
    }

    private func laundry(_ laundry: LaundryPreferences) -> some View {
        SectionCard(Strings.laundry) {
            ChipField(
                Strings.detergent, LaundryPreferences.Detergent.allCases, selection: laundry.detergent, identifier: "auth.preferences", name: Strings.name
            ) { send(.detergentChosen($0)) }
            ChipField(
                Strings.temperature, LaundryPreferences.Temperature.allCases, selection: laundry.temperature, identifier: "auth.preferences",
                name: Strings.name
            ) { send(.temperatureChosen($0)) }
            ChipField(
                Strings.folding, LaundryPreferences.Folding.allCases, selection: laundry.folding, identifier: "auth.preferences", name: Strings.name
            ) { send(.foldingChosen($0)) }
            Toggle(Strings.softener, isOn: Binding(get: { laundry.softener }, set: { send(.softenerToggled($0)) }))
                .accessibilityIdentifier("auth.preferences.softener")
            FormField(Strings.washNotes, hint: Strings.washNotesHint, message: store.state.preferences.notesMessage) {
                TextEditor(text: Binding(get: { laundry.notes ?? "" }, set: { send(.notesChanged($0)) }))
                    .accessibilityIdentifier("auth.preferences.notes")
            }
        }
    }

    private func chat(_ preferences: Preferences) -> some View {
        SectionCard(Strings.chatPrivacy) {
            Toggle(Strings.receipts, isOn: Binding(get: { preferences.receipts }, set: { send(.receiptsToggled($0)) }))
                .accessibilityIdentifier("auth.preferences.receipts")
            Toggle(Strings.typing, isOn: Binding(get: { preferences.typing }, set: { send(.typingToggled($0)) }))
                .accessibilityIdentifier("auth.preferences.typing")
        }
    }

    private func send(_ action: PreferencesFeature.Action) { store.send(.preferences(action)) }
}
