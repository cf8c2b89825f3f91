import AdministrationAPI
import Core
import CoreUI
import Theme
import UI

/// The page of the funnels.
struct AnalyticsView: View {
    let store: ScopedStore<AnalyticsFeature>
    let back: () -> Void

    var body: some View {
        PageHeader(Strings.analytics, subtitle: Strings.analyticsHint, back: BackButton(Strings.system, identifier: "administration.back", action: back))
        Picker(Strings.analyticsPeriod, selection: store.binding(\.days) { .daysChosen($0) }) {
            ForEach(AnalyticsFeature.periods, id: \.self) { days in Text(Strings.analyticsDays(days)).tag(days) }
        }
        .accessibilityIdentifier("administration.analytics.period")
        ViewStateView(store.state.report, retry: { store.send(.appeared) }) { content($0) }
            .onAppear { store.send(.appeared) }
    }

    @ViewBuilder
    private func content(_ report: AnalyticsReport) -> some View {
        NoticeBanner(report.isOn ? Strings.analyticsAgreed(report.agreed) : Strings.analyticsOff)
            .accessibilityIdentifier("administration.analytics.notice")
        // Where nothing is counted, empty funnels say no more than the notice.
        ForEach(report.funnels.filter { report.isOn || ($0.steps.first?.people ?? 0) > 0 }, id: \.id) { FunnelCard(funnel: $0) }
    }
}

/// A funnel: its steps with the number of people, and their share of the first step as a line.
struct FunnelCard: View {
    let funnel: FunnelReport

    @Environment(\.theme) private var theme

    private var first: Int { funnel.steps.first?.people ?? 0 }

    var body: some View {
        SectionCard(funnel.title) {
            if first == 0 {
                EmptyStateView(symbol: AppSymbols.peopleName, title: Strings.analyticsEmpty, message: Strings.analyticsEmptyMessage)
            } else {
                ForEach(Array(funnel.steps.enumerated()), id: \.offset) { index, step in
                    VStack(alignment: .leading, spacing: theme.spacing.xs) {
                        Text(step.title).font(theme.fonts.headline)
                        ProgressLine(step.title, fraction: share(step))
                        Text(amount(step, at: index)).font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText)
                    }
                    .accessibilityIdentifier("administration.funnel.\(funnel.id).\(index)")
                }
            }
        }
    }

    private func amount(_ step: FunnelReport.Step, at index: Int) -> String {
        guard index > 0 else { return Strings.stepFirst(step.people) }
        return Strings.stepShare(step.people, share: Int((share(step) * 100).rounded()))
    }

    private func share(_ step: FunnelReport.Step) -> Double { Double(step.people) / Double(first) }
}
