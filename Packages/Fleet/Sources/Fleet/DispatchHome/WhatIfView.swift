import Core
import CoreUI
import FleetAPI
import Theme
import UI

/// The cost of giving an order to a driver, below the driver's suggestion: the extra time and way, and who would be late.
struct WhatIfView: View {
    let driver: DriverSuggestion
    let store: ScopedStore<OrderPanelFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        Card {
            VStack(alignment: .leading, spacing: theme.spacing.xs) {
                Text(Strings.whatIfTitle(driver.driverName)).font(theme.fonts.subheadline)
                ViewStateView(store.state.estimate, loading: .rows(2), retry: nil) { content($0) }
            }
        }
        .accessibilityIdentifier("fleet.panel.estimate")
    }

    @ViewBuilder
    private func content(_ estimate: AssignmentEstimate) -> some View {
        ListRow(
            Strings.whatIfExtra(Self.minutes(estimate.extraSeconds), distance: Strings.distance(max(0, estimate.extraMeters))), symbol: AppSymbols.clockName,
            tone: .neutral)
        ListRow(Strings.whatIfArrives(DateFormat.time(estimate.arrivesAt)), symbol: AppSymbols.locationName, tone: .neutral)
        if !estimate.fits { NoticeBanner(Strings.whatIfFull, tone: .danger) }
        if estimate.late.isEmpty {
            ListRow(Strings.whatIfOnTime, symbol: AppSymbols.checkName, tone: .success)
        } else {
            ForEach(estimate.late, id: \.orderID) { visit in
                NoticeBanner(Strings.whatIfLate(visit.orderID, minutes: Self.minutes(visit.seconds)), tone: .warning)
            }
        }
    }

    private static func minutes(_ seconds: Int) -> Int { Int((Double(max(0, seconds)) / 60).rounded(.up)) }
}
