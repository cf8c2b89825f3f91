import AuthAPI
import Core
import CoreUI
import Theme
import UI

/// The way to see the product as the person does, and the times at which administrators did.
struct ViewAsCard: View {
    let account: AdministeredAccount
    let store: ScopedStore<ViewAsFeature>

    @Environment(\.theme) private var theme

    private var state: ViewAsFeature.State { store.state }

    var body: some View {
        SectionCard(Strings.viewAs) {
            Text(Strings.viewAsHint).foregroundStyle(theme.colors.secondaryText)
            if let message = state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("administration.view.message") }
            if account.user.roles.contains(.admin) {
                NoticeBanner(Strings.viewAsAdministrator)
            } else if account.disabledAt == nil {
                form
            }
            ViewStateView(state.viewings, loading: .rows(1), retry: { store.send(.retryTapped) }) { viewings in
                ForEach(viewings) { row($0) }
            }
        }
        .accessibilityIdentifier("administration.person.viewings")
    }

    @ViewBuilder
    private var form: some View {
        if let reason = state.reason {
            TextFormField(
                Strings.viewAsReason, text: Binding(get: { reason }, set: { [send = store.sender] in send(.reasonChanged($0)) }),
                hint: Strings.viewAsReasonHint(account.user.name), message: state.fault, identifier: "administration.view.reason")
            PrimaryButton(Strings.viewAsNamed(account.user.name), isBusy: state.isWorking) { store.send(.beginTapped) }
                .accessibilityIdentifier("administration.view.begin")
            QuietButton(Strings.cancel) { store.send(.formDismissed) }.accessibilityIdentifier("administration.view.cancel")
        } else {
            SecondaryButton(Strings.viewAsNamed(account.user.name)) { store.send(.formTapped) }.accessibilityIdentifier("administration.view")
        }
    }

    private func row(_ viewing: AccountViewing) -> some View {
        VStack(alignment: .leading, spacing: theme.spacing.xs) {
            Text(viewing.reason)
            Text(Strings.viewedBy(viewing.viewerID ?? 0, beginning: DateFormat.dateTime(viewing.beganAt), end: DateFormat.dateTime(viewing.endsAt)))
                .font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText)
        }
        .accessibilityIdentifier("administration.viewing.\(viewing.id)")
    }
}
