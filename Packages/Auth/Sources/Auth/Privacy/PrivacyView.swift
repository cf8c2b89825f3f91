import Core
import CoreUI
import Theme
import UI

/// The page on which the person agrees to analytics, or takes that back. It is off until they turn it on.
struct PrivacyView: View {
    let store: ScopedStore<PrivacyFeature>
    let back: () -> Void

    @Environment(\.theme) private var theme

    var body: some View {
        AccountPage(Strings.privacy, back: back) {
            if let message = store.state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("auth.privacy.message") }
            ViewStateView(store.state.consent, retry: { store.send(.appeared) }) { isGiven in
                Card {
                    Toggle(Strings.analyticsConsent, isOn: Binding(get: { choice ?? isGiven }, set: { store.send(.consentToggled($0)) }))
                        .accessibilityIdentifier("auth.privacy.analytics")
                        .disabled(choice != nil)
                    Text(Strings.analyticsHint).font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText)
                }
            }
        }
        .onAppear { store.send(.appeared) }
    }

    private var choice: Bool? { store.state.pending }
}
