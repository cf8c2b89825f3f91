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
        PageColumn {
            PageHeader(Strings.order(orderID), back: BackButton(Strings.orders, identifier: "orders.back") { store.send(.orderClosed) })
            if let detail = store.state.detail {
                ViewStateView(detail.page, retry: { store.send(.orderAppeared(orderID)) }) { page in
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
            PlantSteps(order: page.order, detail: detail, store: store)
            OrderTimeline(order: page.order, timeline: page.timeline)
        } side: {
            OrderMap(order: page.order, vehicle: detail.vehicle, driver: page.order.driverID.map(Strings.driver) ?? Strings.yourDriver)
            OrderFacts(order: page.order)
            SectionCard(Strings.price) { PriceBreakdown(price: page.order.price) }
            Card {
                ListRow(Strings.conversations, subtitle: Strings.conversationsHint, symbol: AppSymbols.messagesName) { store.send(.conversationsTapped) }
                    .accessibilityIdentifier("orders.conversations")
            }
            CancelButton(order: page.order, detail: detail, store: store)
        }
    }
}

struct DispatchOrderView_Previews: PreviewProvider {
    private static let weighing = OrderPage(order: .sample(stage: .atFacility, allowedActions: [.weighed, .canceled]), timeline: [])

    static var previews: some View {
        Group {
            DispatchOrderView(orderID: 12, store: ScopedStore(state: .previewDetail(.loading))).previewDisplayName("Loading")
            DispatchOrderView(orderID: 12, store: ScopedStore(state: .previewDetail(.loaded(weighing)))).previewDisplayName("Loaded")
            DispatchOrderView(orderID: 12, store: ScopedStore(state: .previewDetail(.failed("No connection. Please try again."))))
                .previewDisplayName("Failed")
        }
    }
}
