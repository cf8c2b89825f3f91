import Core
public import OrdersAPI
import Theme
public import UI

/// An order in a list.
public struct OrderCard: View {
    private let order: Order
    private let tapped: () -> Void

    /// Makes the card; pressing it opens the order.
    public init(order: Order, tapped: @escaping () -> Void) {
        self.order = order
        self.tapped = tapped
    }

    /// The card.
    public var body: some View {
        Card {
            ListRow(Strings.order(order.id), subtitle: subtitle, symbol: AppSymbols.bagName, action: tapped) {
                StagePill(order: order)
            }
            .accessibilityIdentifier("orders.card.\(order.id)")
        }
    }

    private var subtitle: String {
        [Strings.bagCount(order.bags), order.address.line1, MoneyFormat.format(cents: order.price.totalCents, currency: order.price.currency)]
            .joined(separator: " · ")
    }
}

/// Where an order stands, in a colour that says how it goes.
struct StagePill: View {
    let order: Order

    var body: some View {
        Pill(Strings.name(order.stage), tone: tone)
    }

    private var tone: Tone {
        switch order.stage {
        case .pickupFailed, .deliveryFailed, .returning: .warning
        case .rejected, .canceled: .danger
        case .delivered, .completed: .success
        case .draft, .placed: .neutral
        default: .info
        }
    }
}

struct OrderCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            OrderCard(order: .sample) {}
            OrderCard(order: .sample(stage: .pickupFailed)) {}
            OrderCard(order: .sample(stage: .delivered)) {}
        }
    }
}
