import FleetAPI
import Theme
import UI

/// What today brought.
struct EarningsCards: View {
    let status: DriverStatus

    var body: some View {
        AdaptiveGrid {
            StatCard(
                title: Strings.earnedToday, value: MoneyFormat.format(cents: status.earnedTodayCents, currency: status.currency),
                symbol: AppSymbols.walletName, tone: .success
            )
            .accessibilityIdentifier("fleet.earnedToday")
            StatCard(title: Strings.finishedToday, value: String(status.finishedToday), symbol: AppSymbols.checkName)
                .accessibilityIdentifier("fleet.finishedToday")
        }
    }
}

struct EarningsCards_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            EarningsCards(status: .sample).previewDisplayName("Loaded")
            EarningsCards(status: DriverStatus(online: false)).previewDisplayName("Empty")
        }
    }
}
