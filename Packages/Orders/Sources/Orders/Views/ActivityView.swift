import Core
public import CoreUI
import OrdersAPI
import Theme
public import UI

/// The customer's orders by where they stand, and the page of the one that is open.
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
        PageColumn {
            PageHeader(Strings.activity)
            SegmentedSwitcher(
                Strings.activity, options: ActivitySegment.allCases.map { (id: $0, title: Strings.name($0)) }, selection: store.state.segment,
                identifier: "orders.status"
            ) { store.send(.segmentChosen($0)) }
            ViewStateView(store.state.orders, retry: { store.send(.activityAppeared) }) { orders in
                content(orders.filter(store.state.segment.contains))
            }
        }
        .navigationTitle(Strings.activity)
        .onAppear { store.send(.activityAppeared) }
    }

    @ViewBuilder
    private func content(_ orders: [Order]) -> some View {
        if orders.isEmpty {
            EmptyActivityView(segment: store.state.segment) { store.send(.newOrderTapped) }
        } else {
            OrderList(orders: orders) { store.send(.orderTapped($0)) }
        }
    }
}

struct ActivityView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ActivityView(store: ScopedStore(state: .previewOrders(.loading))).previewDisplayName("Loading")
            ActivityView(store: ScopedStore(state: .previewOrders(.loaded([])))).previewDisplayName("Empty")
            ActivityView(store: ScopedStore(state: .previewOrders(.loaded([.sample, .sample(id: 13, stage: .processing)])))).previewDisplayName("Loaded")
            ActivityView(store: ScopedStore(state: .previewOrders(.failed("No connection. Please try again.")))).previewDisplayName("Failed")
        }
    }
}
