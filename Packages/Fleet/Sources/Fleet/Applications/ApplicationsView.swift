import Core
import CoreUI
import FleetAPI
import Theme
import UI

/// The administrator's list of applications to drive, the first to be submitted first.
struct ApplicationsView: View {
    let store: ScopedStore<ApplicationsFeature>

    private var state: ApplicationsFeature.State { store.state }

    var body: some View {
        PageColumn(.reading) {
            PageHeader(Strings.applications, subtitle: Strings.applicationsHint)
            FilterRow {
                Picker(
                    Strings.applicationState, selection: Binding(get: { state.status }, set: { [send = store.sender] in send(.statusChosen($0)) })
                ) {
                    Text(Strings.applicationsWaiting).tag(ApplicationStatus?.none)
                    ForEach(Self.statuses, id: \.self) { Text(Strings.status($0)).tag(ApplicationStatus?.some($0)) }
                }
                .accessibilityIdentifier("fleet.applications.status")
            }
            ViewStateView(state.page, loading: .rows(6), retry: { store.send(.appeared) }) { content($0) }
        }
        .navigationTitle(Strings.applications)
        .onAppear { store.send(.appeared) }
        .onDisappear { store.send(.disappeared) }
    }

    /// The states of what was submitted once.
    private static let statuses = ApplicationStatus.allCases.filter { $0 != .draft }

    @ViewBuilder
    private func content(_ page: ApplicationsPage) -> some View {
        if page.applications.isEmpty {
            EmptyStateView(symbol: AppSymbols.carName, title: Strings.applicationsEmpty, message: Strings.applicationsEmptyHint)
        } else {
            Card {
                ForEach(page.applications, id: \.id) { row($0) }
            }
        }
        if let message = state.message { NoticeBanner(message, tone: .danger) }
        if page.hasMore {
            SecondaryButton(Strings.showMoreApplications, isBusy: state.isLoadingMore) { store.send(.moreTapped) }
                .accessibilityIdentifier("fleet.applications.more")
        }
        if !page.expiring.isEmpty {
            SectionCard(Strings.licensesExpiring) {
                ForEach(page.expiring, id: \.id) { summary in
                    ListRow(
                        summary.name, subtitle: Strings.licenseUntil(summary.license, day: summary.licenseExpires ?? "–"), symbol: AppSymbols.warningName,
                        tone: .warning, action: { [send = store.sender] in send(.applicationTapped(summary.id)) }
                    )
                    .accessibilityIdentifier("fleet.license.\(summary.personID)")
                }
            }
        }
    }

    private func row(_ summary: ApplicationSummary) -> some View {
        ListRow(
            summary.name,
            subtitle: [summary.area, summary.license, summary.submittedAt.map { DateFormat.dateTime($0) } ?? ""]
                .filter { !$0.isEmpty }.joined(separator: " · "),
            symbol: AppSymbols.carName, action: { [send = store.sender] in send(.applicationTapped(summary.id)) }
        ) {
            Pill(Strings.status(summary.status), tone: summary.status.tone)
        }
        .accessibilityIdentifier("fleet.application.\(summary.id)")
    }
}
