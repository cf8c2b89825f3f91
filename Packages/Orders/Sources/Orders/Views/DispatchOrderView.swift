import Core
import CoreUI
import OrdersAPI
import Theme
import UI

/// The dispatcher's page of an order, with the steps of the plant.
struct DispatchOrderView: View {
    let orderID: Int
    let store: ScopedStore<OrdersFeature>

    var body: some View {
        PageColumn(.reading) {
            BackButton(Strings.back) { store.send(.orderClosed) }
                .accessibilityIdentifier("orders.back")
            if let detail = store.state.detail {
                ViewStateView(detail.page, retry: { store.send(.orderAppeared(orderID)) }) { page in
                    OrderSummary(order: page.order)
                    PlantSteps(order: page.order, detail: detail, store: store)
                    OrderTimeline(timeline: page.timeline)
                    SectionCard(Strings.price) { PriceBreakdown(price: page.order.price) }
                    if page.order.allows(.canceled) { CancelForm(detail: detail, store: store) }
                }
            }
        }
        .navigationTitle(Strings.order(orderID))
        .onAppear { store.send(.orderAppeared(orderID)) }
    }
}

struct DispatchOrderView_Previews: PreviewProvider {
    static var previews: some View {
        let page = OrderPage(order: .sample(stage: .atFacility, allowedActions: [.weighed, .canceled]), timeline: [])
        return DispatchOrderView(orderID: 12, store: ScopedStore(state: .previewDetail(.loaded(page))))
    }
}
