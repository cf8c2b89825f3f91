import Core
public import CoreUI
import OrdersAPI
import Theme
public import UI

/// The dispatcher's orders: those under way as a board by stage, the others as a list, and the page of the one that is open.
public struct DispatchOrdersView: View {
    private let store: ScopedStore<OrdersFeature>

    /// Makes the page.
    public init(store: ScopedStore<OrdersFeature>) { self.store = store }

    /// The page.
    public var body: some View {
        if case .order(let id)? = store.state.dispatchPath.last {
            DispatchOrderView(orderID: id, store: store).id("dispatch.\(id)")
        } else {
            list
        }
    }

    private var list: some View {
        PageColumn(.full) {
            PageHeader(Strings.orders)
            ChipRow {
                ForEach(DispatchFilter.allCases, id: \.self) { filter in
                    Chip(Strings.name(filter), isSelected: store.state.dispatchFilter == filter) { store.send(.dispatchFilterChosen(filter)) }
                        .accessibilityIdentifier("orders.filter.\(filter.rawValue)")
                }
            }
            ViewStateView(store.state.dispatched, retry: { store.send(.dispatchAppeared) }) { orders in content(orders) }
        }
        .navigationTitle(Strings.orders)
        .onAppear { store.send(.dispatchAppeared) }
    }

    @ViewBuilder
    private func content(_ orders: [Order]) -> some View {
        if orders.isEmpty {
            EmptyStateView(symbol: AppSymbols.tabOrdersName, title: Strings.dispatchEmptyTitle, message: Strings.dispatchEmpty)
        } else if store.state.dispatchFilter == .active {
            OrderBoard(orders: orders) { store.send(.dispatchOrderTapped($0)) }
        } else {
            OrderList(orders: orders) { store.send(.dispatchOrderTapped($0)) }
        }
    }
}

struct DispatchOrdersView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            DispatchOrdersView(store: ScopedStore(state: .previewDispatch(.loading))).previewDisplayName("Loading")
            DispatchOrdersView(store: ScopedStore(state: .previewDispatch(.loaded([])))).previewDisplayName("Empty")
            DispatchOrdersView(store: ScopedStore(state: .previewDispatch(.loaded(Order.previewBoard)))).previewDisplayName("Board")
            DispatchOrdersView(store: ScopedStore(state: .previewDispatch(.loaded([.sample(stage: .delivered)]), filter: .delivered)))
                .previewDisplayName("List")
            DispatchOrdersView(store: ScopedStore(state: .previewDispatch(.failed("No connection. Please try again.")))).previewDisplayName("Failed")
        }
    }
}
