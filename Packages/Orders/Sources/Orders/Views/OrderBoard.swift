import Core
import OrdersAPI
import Theme
import UI

/// The orders under way, a column for each group of stages; on a phone the columns stand below each other.
struct OrderBoard: View {
    let orders: [Order]
    let tapped: (Int) -> Void

    var body: some View {
        AdaptiveGrid(minimum: 260) {
            ForEach(StageGroup.allCases, id: \.self) { group in
                OrderColumn(group: group, orders: orders.filter { StageGroup($0.stage) == group }, tapped: tapped)
            }
        }
    }
}

/// A column of the board.
struct OrderColumn: View {
    let group: StageGroup
    let orders: [Order]
    let tapped: (Int) -> Void

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(Strings.name(group), trailing: { Pill(String(orders.count)) }) {
            if orders.isEmpty {
                Text(Strings.emptyGroup).foregroundStyle(theme.colors.secondaryText)
            } else {
                LazyVStack(alignment: .leading, spacing: theme.spacing.xs) {
                    ForEach(orders, id: \.id) { row($0) }
                }
            }
        }
        .accessibilityIdentifier("orders.column.\(group.rawValue)")
    }

    private func row(_ order: Order) -> some View {
        ListRow(
            Strings.order(order.id), subtitle: [Strings.name(order.stage), Strings.bagCount(order.bags), order.serviceArea].joined(separator: " · "),
            action: { tapped(order.id) }
        )
        .accessibilityIdentifier("orders.card.\(order.id)")
    }
}

struct OrderBoard_Previews: PreviewProvider {
    static var previews: some View {
        OrderBoard(orders: Order.previewBoard) { _ in }.previewDisplayName("Loaded")
    }
}
