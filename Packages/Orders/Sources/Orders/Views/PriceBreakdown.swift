import OrdersAPI
import Theme
import UI

/// A price, line by line, each with its reason.
struct PriceBreakdown: View {
    let price: Price

    var body: some View {
        PriceLines(
            price.lines.map { PriceLines.Line(label($0), cents: $0.totalCents, isEmphasized: $0.totalCents < 0) }, total: price.totalCents,
            currency: price.currency, identifier: "orders.price.total")
    }

    private func label(_ line: PriceLine) -> String {
        let quantity = line.quantity == line.quantity.rounded() ? String(Int(line.quantity)) : String(line.quantity)
        let label = line.quantity == 1 ? Strings.name(line) : "\(Strings.name(line)) × \(quantity)"
        return line.reason.map { "\(label) · \($0)" } ?? label
    }
}

struct PriceBreakdown_Previews: PreviewProvider {
    static var previews: some View {
        PriceBreakdown(price: .sample).previewDisplayName("Loaded")
    }
}
