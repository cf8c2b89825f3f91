import ChatAPI
import Core
import CoreUI
import OrdersAPI
import PaymentsAPI
import SupportAPI
import Theme
import UI

/// The customer's page of an order.
struct OrderView: View {
    let orderID: Int
    let store: ScopedStore<OrderFeature>

    var body: some View {
        PageColumn {
            PageHeader(Strings.order(orderID), back: BackButton(Strings.activity, identifier: "orders.back") { store.send(.backTapped) })
            ViewStateView(store.state.page, retry: { store.send(.appeared) }) { page in
                OfflinePage(.order, title: Strings.order(orderID))
                content(page)
            }
        }
        .navigationTitle(Strings.order(orderID))
        .onAppear { store.send(.appeared) }
        .onDisappear { store.send(.disappeared(orderID)) }
    }

    private func content(_ page: OrderPage) -> some View {
        SplitColumns {
            OrderSummary(order: page.order)
            PINCard(order: page.order)
            CancellationNoticeView(order: page.order)
            BagReturnCard(order: page.order)
            PriceApprovalCard(order: page.order, store: store.scope(\.approval, OrderAction.approval))
            RescheduleCard(order: page.order, store: store.scope(\.reschedule, OrderAction.reschedule))
            // After the delivery the rating comes first; before it, where the driver is.
            if page.order.allows(.rate) {
                feedback(page.order)
                whereabouts(page)
            } else {
                whereabouts(page)
                feedback(page.order)
            }
            OrderTimeline(order: page.order, timeline: page.timeline)
        } side: {
            contents(page)
            NotesCard(order: page.order, store: store.scope(\.notes, OrderAction.notes))
            SharingCard(order: page.order, store: store.scope(\.sharing, OrderAction.sharing))
            SectionCard(Strings.price) {
                PriceBreakdown(price: page.order.price)
                PaymentRow { store.send(.paymentTapped) }
            }
            ReorderButton(order: page.order, isBusy: store.state.reorder.isPlacing) { store.send(.reorder(.tapped(page.order.id))) }
            ReorderNoticeView(store: store.scope(\.reorder, OrderAction.reorder))
            SecondaryButton(Strings.repeatOrder, symbol: AppSymbols.calendarName) { store.send(.repeatTapped) }
                .accessibilityIdentifier("orders.repeat")
            HelpButton { store.send(.helpTapped) }
            CancelButton(order: page.order, store: store)
            UnavailableActionsCard(order: page.order)
        }
    }

    @ViewBuilder private func contents(_ page: OrderPage) -> some View {
        OrderFacts(order: page.order)
        ShoppingCard(order: page.order, purchases: page.purchases)
    }

    /// The map, and the driver.
    @ViewBuilder private func whereabouts(_ page: OrderPage) -> some View {
        OrderMap(order: page.order, area: page.area, vehicle: store.state.vehicle)
        StopsBeforeRow(count: store.state.stopsBefore)
        DriverCard(order: page.order, driver: page.driver) { store.send(.messageDriverTapped) }
    }

    private func feedback(_ order: Order) -> some View {
        FeedbackCard(order: order, store: store.scope(\.feedback, OrderAction.feedback))
    }
}

/// The way to a question about the order, if the product takes questions.
struct HelpButton: View {
    let open: () -> Void

    @Environment(\.canOpen) private var canOpen

    var body: some View {
        if canOpen(SupportLink.self) {
            SecondaryButton(Strings.help, symbol: AppSymbols.messagesName, action: open).accessibilityIdentifier("orders.help")
        }
    }
}

/// The way to the order's payment and receipt, if the product takes payments.
struct PaymentRow: View {
    let open: () -> Void

    @Environment(\.canOpen) private var canOpen

    var body: some View {
        if canOpen(PaymentsLink.self) {
            ListRow(Strings.payment, subtitle: Strings.paymentHint, symbol: AppSymbols.receiptName, action: open)
                .accessibilityIdentifier("orders.payment")
        }
    }
}
