import Core
public import CoreUI
import OrdersAPI
import Theme
public import UI

/// All orders by status, and the page of the one that is open.
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
                filter(Strings.all, nil)
                ForEach(Status.allCases, id: \.self) { filter(Strings.name($0), $0) }
            }
            ViewStateView(store.state.dispatched, retry: { store.send(.dispatchAppeared) }) { orders in
                OrderList(orders: orders) { store.send(.dispatchOrderTapped($0)) }
            }
        }
        .navigationTitle(Strings.orders)
        .onAppear { store.send(.dispatchAppeared) }
    }

    private func filter(_ title: String, _ status: Status?) -> some View {
        Chip(title, isSelected: store.state.dispatchStatus == status) { store.send(.dispatchStatusChosen(status)) }
            .accessibilityIdentifier("orders.filter.\(status?.rawValue ?? "all")")
    }
}

struct DispatchOrdersView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            DispatchOrdersView(store: ScopedStore(state: .previewDispatch(.loading)))
            DispatchOrdersView(store: ScopedStore(state: .previewDispatch(.loaded([]))))
            DispatchOrdersView(store: ScopedStore(state: .previewDispatch(.loaded([.sample]))))
            DispatchOrdersView(store: ScopedStore(state: .previewDispatch(.failed("No connection. Please try again."))))
        }
    }
}
