import Core
public import CoreUI
import OrdersAPI
import Theme
public import UI

/// The customer's orders by status, and the page of the one that is open.
public struct ActivityView: View {
    private let store: ScopedStore<OrdersFeature>

    /// Makes the page.
    public init(store: ScopedStore<OrdersFeature>) { self.store = store }

    /// The page.
    public var body: some View {
        if case .order(let id)? = store.state.activityPath.last {
            OrderDetailView(orderID: id, store: store).id("order.\(id)")
        } else {
            list
        }
    }

    private var list: some View {
        PageColumn(.reading) {
            PageHeader(Strings.activity)
            SegmentedSwitcher(
                Strings.activity, options: [Status.inProgress, .scheduled, .delivered, .canceled].map { (id: $0, title: Strings.name($0)) },
                selection: store.state.status, identifier: "orders.status"
            ) { store.send(.statusChosen($0)) }
            ViewStateView(store.state.orders, retry: { store.send(.activityAppeared) }) { orders in
                OrderList(orders: orders.filter { $0.status == store.state.status }) { store.send(.orderTapped($0)) }
            }
        }
        .navigationTitle(Strings.activity)
        .onAppear { store.send(.activityAppeared) }
    }
}

/// Cards of orders, or that there are none.
struct OrderList: View {
    let orders: [Order]
    let tapped: (Int) -> Void

    var body: some View {
        if orders.isEmpty {
            EmptyStateView(symbol: AppSymbols.bagName, title: Strings.noOrdersTitle, message: Strings.noOrders)
        } else {
            ForEach(orders, id: \.id) { order in
                OrderCard(order: order) { tapped(order.id) }
            }
        }
    }
}

struct ActivityView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ActivityView(store: ScopedStore(state: .previewOrders(.loading)))
            ActivityView(store: ScopedStore(state: .previewOrders(.loaded([]))))
            ActivityView(store: ScopedStore(state: .previewOrders(.loaded([.sample]))))
            ActivityView(store: ScopedStore(state: .previewOrders(.failed("No connection. Please try again."))))
        }
    }
}
