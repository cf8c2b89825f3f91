import Core
import CoreUI
import Foundation
import SustainabilityAPI
import Theme
import UI

/// The administrators' report: the totals, the months, and the versions of the method.
struct ReportView: View {
    let store: ScopedStore<ReportFeature>

    var body: some View {
        PageColumn {
            PageHeader(Strings.report, subtitle: Strings.reportSubtitle)
            if let message = store.state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("report.message") }
            ViewStateView(store.state.report, loading: .page, retry: { store.send(.appeared) }) { content($0) }
        }
        .navigationTitle(Strings.report)
        .onAppear { store.send(.appeared) }
    }

    @ViewBuilder
    private func content(_ report: ImpactReport) -> some View {
        if report.total.orders == 0 {
            EmptyStateView(symbol: AppSymbols.leafName, title: Strings.noOrders, message: Strings.reportEmpty)
        } else {
            SavingsGrid(orders: report.total.orders, savings: report.total.savings)
            SplitColumns {
                MonthsCard(months: report.months.reversed().map(\.monthly), measure: store.state.measure) { store.send(.measureTapped($0)) }
                ReportMonthsCard(months: report.months)
            } side: {
                WorkCard(total: report.total)
                VersionsCard(methods: report.methods)
                SaveTableButton(
                    isBusy: store.state.isExporting, table: store.state.table, identifier: "report.export", export: { store.send(.exportTapped) },
                    saved: { store.send(.saved) })
            }
        }
    }
}

extension ReportMonth {
    /// The month as charts show it.
    var monthly: MonthlySavings { MonthlySavings(month: month, orders: total.orders, savings: total.savings) }
}

/// The weight washed and the distance driven.
struct WorkCard: View {
    let total: ReportTotal

    var body: some View {
        SectionCard(Strings.work) {
            ListRow(WeightFormat.format(kilograms: total.kilograms), subtitle: Strings.workWashed, symbol: AppSymbols.washerName)
            ListRow(DistanceFormat.format(meters: total.kilometers * 1_000), subtitle: Strings.workDriven, symbol: AppSymbols.truckName)
            ListRow(
                Strings.workMeasured(total.measuredOrders, orders: total.orders), subtitle: Strings.workMeasuredHint, symbol: AppSymbols.locationName)
        }
        .accessibilityIdentifier("report.work")
    }
}

/// The months, newest first.
private struct ReportMonthsCard: View {
    let months: [ReportMonth]

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(Strings.reportMonths) {
            ForEach(months, id: \.month) { month in
                VStack(alignment: .leading, spacing: theme.spacing.xs) {
                    ListRow(Strings.monthAndYear(month.month), subtitle: facts(month.total), symbol: AppSymbols.clockName)
                    ChipRow {
                        ForEach(Measure.allCases, id: \.self) { measure in
                            let saving = measure.saving(in: month.total.savings)
                            Pill(SavingFormat.value(saving), tone: saving.value < 0 ? .warning : .success)
                        }
                    }
                }
                .accessibilityIdentifier("report.month.\(month.month)")
            }
        }
    }

    private func facts(_ total: ReportTotal) -> String {
        [
            Strings.orderCount(total.orders), WeightFormat.format(kilograms: total.kilograms),
            Strings.driven(DistanceFormat.format(meters: total.kilometers * 1_000)),
        ].joined(separator: " · ")
    }
}

/// The versions of the method, newest first.
private struct VersionsCard: View {
    let methods: [ReportMethod]

    var body: some View {
        SectionCard(Strings.versions) {
            ForEach(methods, id: \.version) { method in
                ListRow(Strings.version(method.version), subtitle: facts(method), symbol: AppSymbols.leafName)
                    .accessibilityIdentifier("report.method.\(method.version)")
            }
        }
    }

    private func facts(_ method: ReportMethod) -> String {
        let figures = method.method.figures
        let since = method.effectiveAt.timeIntervalSince1970 == 0 ? Strings.versionFirst : Strings.versionSince(DateEntry.text(method.effectiveAt))
        return [
            since, Strings.orderCount(method.orders), Strings.perKilogramWater(SavingFormat.exact(figures.plantWater.value)),
            Strings.perKilogramEnergy(SavingFormat.exact(figures.plantEnergy.value)),
        ].joined(separator: " · ")
    }
}
