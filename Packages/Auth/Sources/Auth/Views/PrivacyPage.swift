import Core
import CoreUI
import Theme
import UI

/// The page on which the person agrees to be counted, or takes that back. It is off until they switch it on.
struct PrivacyPage: View {
    let store: ScopedStore<AuthFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        AccountPage(Strings.privacy, store: store) {
            if let message = store.state.privacy.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("auth.privacy.message") }
            ViewStateView(store.state.privacy.consent, retry: { store.send(.privacy(.appeared)) }) { isGiven in
                Card {
                    Toggle(Strings.analyticsConsent, isOn: Binding(get: { choice ?? isGiven }, set: { store.send(.privacy(.consentToggled($0))) }))
                        .accessibilityIdentifier("auth.privacy.analytics")
                        .disabled(choice != nil)
                    Text(Strings.analyticsHint).font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText)
                }
            }
        }
        .onAppear { store.send(.privacy(.appeared)) }
    }

    private var choice: Bool? { store.state.privacy.pending }
}

struct PrivacyPage_Previews: PreviewProvider {
    private static func page(_ consent: ViewState<Bool>, _ change: (inout PrivacyState) -> Void = { _ in }) -> some View {
        PrivacyPage(
            store: .preview(path: [.privacy]) { state in
                state.privacy = PrivacyState(consent: consent)
                change(&state.privacy)
            })
    }

    static var previews: some View {
        Group {
            page(.loading).previewDisplayName("Loading")
            page(.loaded(false)).previewDisplayName("Off")
            page(.loaded(true)).previewDisplayName("On")
            page(.loaded(false)) { $0.pending = true }.previewDisplayName("Being saved")
            page(.loaded(false)) { $0.message = "No connection. Please try again." }.previewDisplayName("Not saved")
            page(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }
}
