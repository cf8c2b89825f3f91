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
                symbol: AppSymbols.walletName, tone: .success)
            StatCard(title: Strings.finishedToday, value: String(status.finishedToday), symbol: AppSymbols.checkName)
        }
    }
}

struct EarningsCards_Previews: PreviewProvider {
    static var previews: some View { EarningsCards(status: .sample) }
}
