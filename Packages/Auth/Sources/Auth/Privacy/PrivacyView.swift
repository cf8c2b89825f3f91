import AuthAPI
import Core
import CoreUI
import Theme
import UI

/// Shows what is kept of the person and for how long, and what they agreed to. Analytics are off until they turn them on.
struct PrivacyView: View {
    let store: ScopedStore<PrivacyFeature>
    let back: () -> Void
    let devices: () -> Void
    let export: () -> Void
    let delete: () -> Void

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
            ViewStateView(store.state.overview, retry: { store.send(.appeared) }) { overview in
                if !overview.consents.isEmpty { ConsentList(consents: overview.consents) }
                if !overview.viewings.isEmpty { ViewingList(viewings: overview.viewings) }
                KeptDataList(kinds: overview.kinds)
            }
            Card {
                ListRow(Strings.devices, subtitle: Strings.devicesSubtitle, symbol: AppSymbols.keyName, action: devices)
                    .accessibilityIdentifier("auth.privacy.devices")
                ListRow(Strings.export, subtitle: Strings.exportHint, symbol: AppSymbols.documentName, action: export)
                    .accessibilityIdentifier("auth.privacy.export")
                ListRow(Strings.deleteAccount, subtitle: Strings.deleteAccountHint, symbol: AppSymbols.tabAccountName, action: delete)
                    .accessibilityIdentifier("auth.privacy.deletion")
            }
        }
        .onAppear { store.send(.appeared) }
    }

    private var choice: Bool? { store.state.pending }
}

/// Lists the kinds of data that are kept of the person, with the purpose and the time.
struct KeptDataList: View {
    let kinds: [PrivacyOverview.Kind]

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(Strings.keptOfYou) {
            ForEach(kinds) { kind in
                VStack(alignment: .leading, spacing: theme.spacing.xs) {
                    Text(kind.name).font(theme.fonts.headline)
                    Text(kind.purpose)
                    Text(Strings.keptFor(kind.retention)).font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText)
                }
            }
        }
        .accessibilityIdentifier("auth.privacy.kept")
    }
}

/// Lists when support saw the app as the person does, and why.
struct ViewingList: View {
    let viewings: [AccountViewing]

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(Strings.viewings) {
            Text(Strings.viewingsHint).font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText)
            ForEach(viewings) { viewing in
                VStack(alignment: .leading, spacing: theme.spacing.xs) {
                    Text(viewing.reason)
                    Text(Strings.viewingTimes(DateFormat.dateTime(viewing.beganAt), end: DateFormat.dateTime(viewing.endsAt)))
                        .font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText)
                }
            }
        }
        .accessibilityIdentifier("auth.privacy.viewings")
    }
}

/// Lists when the person agreed to something, or took that back.
struct ConsentList: View {
    let consents: [PrivacyOverview.Consent]

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(Strings.consents) {
            ForEach(consents) { consent in
                VStack(alignment: .leading, spacing: theme.spacing.xs) {
                    Text(Strings.consent(consent))
                    Text(Strings.consentDetail(DateFormat.dateTime(consent.time), version: consent.version))
                        .font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText)
                }
            }
        }
        .accessibilityIdentifier("auth.privacy.consents")
    }
}
