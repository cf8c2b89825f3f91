import Core
import CoreUI
import OrdersAPI
import Theme
import UI

/// The dispatcher's orders: those under way as a board by stage, the others as a list.
struct BoardView: View {
    let store: ScopedStore<BoardFeature>

    var body: some View {
        PageColumn(.full) {
            PageHeader(Strings.orders)
            ChipRow {
                ForEach(BoardFilter.allCases, id: \.self) { filter in
                    Chip(Strings.name(filter), isSelected: store.state.filter == filter) { store.send(.filterChosen(filter)) }
                        .accessibilityIdentifier("orders.filter.\(filter.rawValue)")
                }
            }
            if let customer = store.state.customer {
                NoticeBanner(Strings.ordersOf(customer)).accessibilityIdentifier("orders.customer")
                QuietButton(Strings.everybodysOrders) { store.send(.everybodyTapped) }.accessibilityIdentifier("orders.customer.clear")
            }
            ViewStateView(store.state.orders, retry: { store.send(.appeared) }) { orders in content(orders) }
        }
        .navigationTitle(Strings.orders)
        .onAppear { store.send(.appeared) }
        .onDisappear { store.send(.disappeared) }
    }

    @ViewBuilder
    private func content(_ orders: [Order]) -> some View {
        if orders.isEmpty {
            EmptyStateView(symbol: AppSymbols.tabOrdersName, title: Strings.dispatchEmptyTitle, message: Strings.dispatchEmpty)
        } else if store.state.filter == .active {
            OrderBoard(orders: orders) { store.send(.orderTapped($0)) }
        } else {
            OrderList(orders: orders) { store.send(.orderTapped($0)) }
        }
    }
}

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

private struct OrderColumn: View {
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
            Strings.order(order.id),
            subtitle: ([order.attention, Strings.name(order.stage)].compactMap { $0 }
                + [Strings.bagCount(order.bags), order.serviceArea]).joined(separator: " · "),
            action: { tapped(order.id) }
        )
        .accessibilityIdentifier("orders.card.\(order.id)")
    }
}

extension Order {
    /// The thing about the order that a dispatcher has to know first; nil for none.
    fileprivate var attention: String? {
        if allows(.decideCancellation) { return Strings.cancelRequestTitle }
        guard stage == .weighed, let priceApproval else { return nil }
        switch priceApproval.decision {
        case nil: return Strings.approvalOpen
        case .refused: return Strings.approvalRefused
        case .approved: return nil
        }
    }
}
