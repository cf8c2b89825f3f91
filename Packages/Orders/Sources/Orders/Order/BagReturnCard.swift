import Core
import CoreUI
import OrdersAPI
import Theme
import UI

/// The way home of the bags of a canceled order. Nothing unless the order was canceled while we had them.
struct BagReturnCard: View {
    let order: Order

    @Environment(\.theme) private var theme

    var body: some View {
        if let bags = order.bagReturn {
            SectionCard(Strings.bagsHome) {
                ListRow(Strings.name(bags.status), subtitle: subtitle(bags), symbol: AppSymbols.bagName) {
                    Pill(Strings.bagCount(order.bags), tone: bags.status == .returned ? .success : bags.status == .failed ? .warning : .info)
                }
                .accessibilityIdentifier("orders.bagReturn")
            }
        }
    }

    private func subtitle(_ bags: BagReturn) -> String {
        let since = Strings.since(DateFormat.dateTime(bags.changedAt))
        return bags.reason.map { "\(since) · \(Strings.name(reason: $0))" } ?? since
    }
}
