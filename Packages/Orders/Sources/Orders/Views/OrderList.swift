import Core
import OrdersAPI
import Theme
import UI

/// Cards of orders, in as many columns as there is room for.
struct OrderList: View {
    let orders: [Order]
    let tapped: (Int) -> Void

    @Environment(\.theme) private var theme

    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 320))], spacing: theme.spacing.md) {
            ForEach(orders, id: \.id) { order in
                OrderCard(order: order) { tapped(order.id) }
            }
        }
    }
}

struct OrderList_Previews: PreviewProvider {
    static var previews: some View {
        OrderList(orders: [.sample, .sample(id: 13, stage: .pickupFailed), .sample(id: 14, stage: .delivered)]) { _ in }.previewDisplayName("Loaded")
    }
}
