import Core
import CoreUI
import OrdersAPI
import Theme
import UI

/// The customer's page of an order.
struct OrderDetailView: View {
    let orderID: Int
    let store: ScopedStore<OrdersFeature>

    var body: some View {
        PageColumn {
            PageHeader(Strings.order(orderID), back: BackButton(Strings.activity, identifier: "orders.back") { store.send(.orderClosed) })
            if let detail = store.state.detail {
                ViewStateView(detail.page, retry: { store.send(.orderAppeared(orderID)) }) { page in
                    OfflinePage(.order, title: Strings.order(orderID))
                    content(page, detail)
                }
            }
        }
        .navigationTitle(Strings.order(orderID))
        .onAppear { store.send(.orderAppeared(orderID)) }
    }

    private func content(_ page: OrderPage, _ detail: OrderDetail) -> some View {
        SplitColumns {
            OrderSummary(order: page.order)
            OrderMap(order: page.order, vehicle: detail.vehicle)
            DriverCard(order: page.order) { store.send(.messageDriverTapped) }
            OrderTimeline(order: page.order, timeline: page.timeline)
        } side: {
            OrderFacts(order: page.order)
            SectionCard(Strings.price) { PriceBreakdown(price: page.order.price) }
            CancelButton(order: page.order, detail: detail, store: store)
        }
    }
}

struct OrderDetailView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            OrderDetailView(orderID: 12, store: ScopedStore(state: .previewDetail(.loading))).previewDisplayName("Loading")
            OrderDetailView(orderID: 12, store: ScopedStore(state: .previewDetail(.loaded(.preview)))).previewDisplayName("Loaded")
            OrderDetailView(orderID: 12, store: ScopedStore(state: .previewDetail(.failed("No connection. Please try again."))))
                .previewDisplayName("Failed")
            OrderDetailView(orderID: 12, store: ScopedStore(state: .previewDetail(.loaded(OrderPage(order: .previewLong, timeline: [])))))
                .previewDisplayName("Long text")
            OrderDetailView(orderID: 12, store: ScopedStore(state: .previewCanceling())).previewDisplayName("Canceling")
        }
        .environment(\.installedFeatures, ["Chat"])
    }
}
