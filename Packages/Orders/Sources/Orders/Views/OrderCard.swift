import Core
public import OrdersAPI
import Theme
public import UI

/// An order in a list.
public struct OrderCard: View {
    private let order: Order
    private let tapped: () -> Void

    @Environment(\.theme) private var theme

    /// Makes the card; pressing it opens the order.
    public init(order: Order, tapped: @escaping () -> Void) {
        self.order = order
        self.tapped = tapped
    }

    /// The card.
    public var body: some View {
        Card {
            ListRow(Strings.order(order.id), subtitle: subtitle, symbol: AppSymbols.bagName, action: tapped)
                .accessibilityIdentifier("orders.card.\(order.id)")
            HStack(spacing: theme.spacing.sm) {
                StagePill(order: order)
                Spacer()
                MoneyText(cents: order.price.totalCents, currency: order.price.currency).font(theme.fonts.headline)
            }
            if order.status == .inProgress { OrderProgress(order: order) }
        }
    }

    private var subtitle: String {
        [DateFormat.day(order.createdAt), Strings.bagCount(order.bags), order.address.line1].joined(separator: " · ")
    }
}

struct OrderCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            OrderCard(order: .sample) {}.previewDisplayName("Accepted")
            OrderCard(order: .sample(stage: .pickupFailed)) {}.previewDisplayName("Failed pickup")
            OrderCard(order: .sample(stage: .delivered)) {}.previewDisplayName("Delivered")
            OrderCard(order: .previewLong) {}.previewDisplayName("Long text")
        }
    }
}
