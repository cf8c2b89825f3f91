import Core
import CoreUI
import OrdersAPI
import Theme
import UI

/// The customer's page of an order.
struct OrderDetailView: View {
    let orderID: Int
    let store: ScopedStore<OrdersFeature>

    @Environment(\.installedFeatures) private var installedFeatures

    var body: some View {
        PageColumn(.reading) {
            BackButton(Strings.back) { store.send(.orderClosed) }
                .accessibilityIdentifier("orders.back")
            if let detail = store.state.detail {
                ViewStateView(detail.page, retry: { store.send(.orderAppeared(orderID)) }) { page in
                    OfflinePage(.order, title: Strings.order(orderID))
                    OrderSummary(order: page.order)
                    driver(page.order)
                    OrderTimeline(timeline: page.timeline)
                    SectionCard(Strings.price) { PriceBreakdown(price: page.order.price) }
                    if page.order.allows(.canceled) { CancelForm(detail: detail, store: store) }
                }
            }
        }
        .navigationTitle(Strings.order(orderID))
        .onAppear { store.send(.orderAppeared(orderID)) }
    }

    @ViewBuilder
    private func driver(_ order: Order) -> some View {
        if order.driverID != nil, installedFeatures.contains("Chat") {
            SecondaryButton(Strings.messageDriver, symbol: AppSymbols.messagesName) { store.send(.messageDriverTapped) }
                .accessibilityIdentifier("orders.messageDriver")
        }
    }
}

struct OrderDetailView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            OrderDetailView(orderID: 12, store: ScopedStore(state: .previewDetail(.loading)))
            OrderDetailView(orderID: 12, store: ScopedStore(state: .previewDetail(.loaded(OrderPage(order: .sample, timeline: [])))))
            OrderDetailView(orderID: 12, store: ScopedStore(state: .previewDetail(.failed("No connection. Please try again."))))
        }
    }
}
