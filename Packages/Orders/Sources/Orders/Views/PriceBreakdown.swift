import OrdersAPI
import Theme
import UI

/// A price, line by line, each with its reason.
struct PriceBreakdown: View {
    let price: Price

    @Environment(\.theme) private var theme

    var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing.sm) {
            Theme.PriceLines(
                price.lines.map { Theme.PriceLine(label($0), cents: $0.totalCents) }, total: price.totalCents, currency: price.currency,
                identifier: "orders.price.total")
        }
    }

    private func label(_ line: OrdersAPI.PriceLine) -> String {
        let quantity = line.quantity == line.quantity.rounded() ? String(Int(line.quantity)) : String(line.quantity)
        let label = line.quantity == 1 ? line.label : "\(line.label) × \(quantity)"
        return line.reason.map { "\(label) · \($0)" } ?? label
    }
}

struct PriceBreakdown_Previews: PreviewProvider {
    static var previews: some View {
        PriceBreakdown(price: .sample)
    }
}
