import UI

/// An order as a row shows it.
struct Order: Identifiable {
    let id: Int
    let title: String
    let address: String
    let window: String
    let price: String
    let status: String

    /// A hundred different orders.
    static let hundred = (0..<100).map { number in
        Order(
            id: number, title: "Wash and fold order \(number)", address: "\(1200 + number) Main Street, Santa Ana",
            window: "Today 5:00 PM to 6:00 PM", price: "$42.\(number)", status: "In progress")
    }
}

/// The actions of the rows' buttons, so that their closures keep something.
final class Presses {
    private(set) var total = 0

    func add(_ number: Int) { total += number }
}

/// The symbol of a row.
let orderSymbol = "<svg viewBox=\"0 0 24 24\" width=\"24\" height=\"24\"><path d=\"M3 12l9-9 9 9v9H3z\"/></svg>"

/// The list of orders.
struct OrdersPage: View {
    let orders: [Order]
    let presses: Presses

    var body: some View {
        ForEach(orders) { OrderRow(order: $0, presses: presses) }
    }
}

/// A card with a symbol, five texts and two buttons.
struct OrderRow: View {
    let order: Order
    let presses: Presses
    @Environment(\.orderStyle) private var style

    var body: some View {
        let style = style
        let (id, presses) = (order.id, presses)
        VStack(alignment: .leading, spacing: 8) {
            HStack(spacing: 12) {
                Image(svg: orderSymbol)
                Text(order.title).font(style.headline).foregroundColor(style.text)
                Spacer()
                Text(order.status).font(style.body).foregroundColor(style.secondary)
            }
            Text(order.address).foregroundColor(style.secondary)
            Text(order.window)
            Text(order.price).font(style.body.weight(.bold))
            HStack(spacing: 8) {
                Button("Open") { presses.add(id) }
                Button("Cancel", role: .cancel) { presses.add(-id) }
            }
        }
        .padding(16)
        .background(style.card)
        .cornerRadius(12)
    }
}

/// The values that a theme gives a row.
struct OrderStyle: Sendable {
    let text = Color(css: "var(--color-text)")
    let secondary = Color(css: "var(--color-text-secondary)")
    let card = Color(css: "var(--color-card)")
    let headline = Font(css: "var(--font-headline)")
    let body = Font(css: "var(--font-body)")
}

private struct OrderStyleKey: EnvironmentKey {
    static let defaultValue = OrderStyle()
}

extension EnvironmentValues {
    var orderStyle: OrderStyle {
        get { self[OrderStyleKey.self] }
        set { self[OrderStyleKey.self] = newValue }
    }
}
