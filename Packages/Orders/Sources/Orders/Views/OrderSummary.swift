import Core
import OrdersAPI
import Theme
import UI

/// The head of an order's page: where it stands, how far it is, when somebody comes.
struct OrderSummary: View {
    let order: Order

    @Environment(\.theme) private var theme

    var body: some View {
        Card {
            HStack(spacing: theme.spacing.md) {
                Text(Strings.name(order.stage))
                    .font(theme.fonts.title)
                    .accessibilityIdentifier("orders.stage")
                Spacer()
                Pill(Strings.name(order.status), tone: tone)
            }
            OrderProgress(order: order)
            if let range = order.etaRange {
                Label(Strings.expected(DateFormat.window(range.from, range.to)), image: AppSymbols.clock)
                    .foregroundStyle(theme.colors.secondaryText)
                    .accessibilityIdentifier("orders.eta")
            }
        }
    }

    private var tone: Tone {
        switch order.status {
        case .scheduled, .inProgress: .info
        case .delivered: .success
        case .canceled: .danger
        }
    }
}

struct OrderSummary_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            OrderSummary(order: .sample).previewDisplayName("Accepted")
            OrderSummary(order: .sample(stage: .delivered)).previewDisplayName("Delivered")
            OrderSummary(order: .sample(stage: .arrivedDropoff)).previewDisplayName("Long text")
        }
    }
}
