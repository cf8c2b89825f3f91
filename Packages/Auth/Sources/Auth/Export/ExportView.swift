import AuthAPI
import Core
import CoreUI
import Theme
import UI

/// The page on which the person asks for an archive of their data, sees how far it is, and downloads it.
struct ExportView: View {
    let store: ScopedStore<ExportFeature>
    let back: () -> Void

    @Environment(\.theme) private var theme

    var body: some View {
        AccountPage(Strings.export, parent: Strings.privacy, back: back) {
            if let message = store.state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("auth.export.message") }
            ViewStateView(store.state.export, retry: { store.send(.appeared) }) { state in
                Card {
                    Text(Strings.exportMeans)
                    content(state.export)
                }
            }
        }
        .onAppear { store.send(.appeared) }
        .onDisappear { [send = store.sender] in send(.disappeared) }
    }

    @ViewBuilder private func content(_ export: AccountExport?) -> some View {
        switch export?.status {
        case nil:
            request(Strings.exportRequest)
        case .pending:
            VStack(alignment: .leading, spacing: theme.spacing.xs) {
                Text(Strings.exportRunning).font(theme.fonts.headline)
                ProgressLine(Strings.exportRunning, fraction: Double(export?.progress ?? 0) / 100)
                hint(Strings.exportLeave)
            }
            .accessibilityIdentifier("auth.export.running")
        case .ready:
            if let export { ready(export) }
        case .failed:
            NoticeBanner(Strings.exportFailed, tone: .danger).accessibilityIdentifier("auth.export.failed")
            request(Strings.exportAgain)
        case .expired:
            NoticeBanner(Strings.exportExpired, tone: .info).accessibilityIdentifier("auth.export.expired")
            request(Strings.exportRequest)
        }
    }

    @ViewBuilder private func ready(_ export: AccountExport) -> some View {
        FileLink(export.path, name: Strings.exportName, detail: export.detail, identifier: "auth.export.download")
        if let end = export.expiresAt { hint(Strings.exportUntil(DateFormat.dateTime(end))) }
        SecondaryButton(Strings.exportAgain, isBusy: store.state.isAsking) { store.send(.requestTapped) }.accessibilityIdentifier("auth.export.again")
    }

    private func request(_ title: String) -> some View {
        PrimaryButton(title, isBusy: store.state.isAsking) { store.send(.requestTapped) }.accessibilityIdentifier("auth.export.request")
    }

    private func hint(_ text: String) -> some View { Text(text).font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText) }
}

extension AccountExport {
    /// The type and the size, such as `ZIP · 1.2 MB`.
    fileprivate var detail: String {
        let bytes = bytes ?? 0
        return "ZIP · " + (bytes < 1_000_000 ? "\(max(1, bytes / 1_000)) KB" : "\(NumberFormat.format(Double(bytes) / 1_000_000)) MB")
    }
}
