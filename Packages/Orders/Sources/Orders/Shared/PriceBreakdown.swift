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
        if line.kind == .retail, line.quantity == 0 { return "\(line.label) · \(Strings.notAvailable)" }
        let quantity = line.quantity == line.quantity.rounded() ? String(Int(line.quantity)) : String(line.quantity)
        let label = line.quantity == 1 ? line.label : "\(line.label) × \(quantity)"
        return line.reason.map { "\(label) · \($0)" } ?? label
    }
}
