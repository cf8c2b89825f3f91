import AuthAPI
import Core
import CoreUI
import Theme
import UI

/// The page for how laundry is done and what others see in chat.
struct PreferencesPage: View {
    let store: ScopedStore<AuthFeature>

    @Environment(\.installedFeatures) private var installedFeatures

    var body: some View {
        AccountPage(Strings.preferences, subtitle: Strings.preferencesSubtitle, store: store) {
            if let form = store.state.preferencesForm {
                content(form)
            } else {
                ViewStateView(store.state.profile, retry: { store.send(.accountAppeared) }) { _ in EmptyView() }
            }
        }
    }

    @ViewBuilder
    private func content(_ form: PreferencesForm) -> some View {
        LaundryFields(form: form) { store.send(.preferences($0)) }
        if installedFeatures.contains("Chat") { chat(form.preferences) }
        if let message = form.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("auth.preferences.message") }
        PrimaryButton(Strings.save, isBusy: form.isBusy) { store.send(.preferences(.saveTapped)) }
            .accessibilityIdentifier("auth.preferences.save")
    }

    private func chat(_ preferences: Preferences) -> some View {
        SectionCard(Strings.chatPrivacy) {
            Toggle(Strings.receipts, isOn: Binding(get: { preferences.receipts }, set: { store.send(.preferences(.receiptsToggled($0))) }))
                .accessibilityIdentifier("auth.preferences.receipts")
            Toggle(Strings.typing, isOn: Binding(get: { preferences.typing }, set: { store.send(.preferences(.typingToggled($0))) }))
                .accessibilityIdentifier("auth.preferences.typing")
        }
    }
}

struct PreferencesPage_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            PreferencesPage(store: .preview(profile: .loading, path: [.preferences])).previewDisplayName("Loading")
            PreferencesPage(store: .preview(path: [.preferences])).previewDisplayName("Loaded")
            PreferencesPage(store: .preview(profile: .failed("No connection. Please try again."), path: [.preferences])).previewDisplayName("Failed")
        }
        .environment(\.installedFeatures, ["Chat"])
    }
}
