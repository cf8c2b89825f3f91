import Core
import OrdersAPI
import Theme
import UI

/// The order under way, on the customer's home.
struct ActiveOrderCard: View {
    let order: Order
    let follow: () -> Void

    var body: some View {
        HeroCard(eyebrow: Strings.order(order.id), title: Strings.name(order.stage), message: expected) {
            OrderProgress(order: order)
            SecondaryButton(Strings.follow, symbol: AppSymbols.arrowRightName, action: follow)
                .accessibilityIdentifier("orders.active")
        }
    }

    private var expected: String? {
        order.etaRange.map { Strings.expected(DateFormat.window($0.from, $0.to)) }
    }
}

struct ActiveOrderCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ActiveOrderCard(order: .sample) {}.previewDisplayName("Accepted")
            ActiveOrderCard(order: .sample(stage: .arrivedDropoff)) {}.previewDisplayName("Long text")
        }
    }
}
