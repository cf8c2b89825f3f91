import FleetAPI
import Theme
import UI

/// The dispatcher's numbers.
struct SummaryCards: View {
    let summary: DashboardSummary

    var body: some View {
        AdaptiveGrid {
            StatCard(title: Strings.activeOrders, value: String(summary.activeOrders), symbol: AppSymbols.bagName)
                .accessibilityIdentifier("fleet.dashboard.activeOrders")
            StatCard(title: Strings.activeTrips, value: String(summary.activeTrips), symbol: AppSymbols.truckName)
                .accessibilityIdentifier("fleet.dashboard.activeTrips")
            StatCard(title: Strings.unassigned, value: String(summary.unassignedOrders), symbol: AppSymbols.clockName, tone: .warning)
                .accessibilityIdentifier("fleet.dashboard.unassignedOrders")
            StatCard(title: Strings.onlineDrivers, value: String(summary.onlineDrivers), symbol: AppSymbols.carName, tone: .success)
                .accessibilityIdentifier("fleet.dashboard.onlineDrivers")
            StatCard(
                title: Strings.lateOrders, value: String(summary.lateOrders), symbol: AppSymbols.warningName,
                tone: summary.lateOrders == 0 ? .neutral : .danger
            )
            .accessibilityIdentifier("fleet.dashboard.lateOrders")
            StatCard(title: Strings.completedToday, value: String(summary.completedToday), symbol: AppSymbols.checkName, tone: .success)
                .accessibilityIdentifier("fleet.dashboard.completedToday")
        }
    }
}

struct SummaryCards_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            SummaryCards(summary: .sample).previewDisplayName("Loaded")
            SummaryCards(summary: DispatchOverview.empty.summary).previewDisplayName("Empty")
        }
    }
}
