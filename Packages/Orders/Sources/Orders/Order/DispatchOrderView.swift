import ChatAPI
import Core
import CoreUI
import OrdersAPI
import PaymentsAPI
import Theme
import UI

/// The dispatcher's page of an order, with the steps of the plant.
struct DispatchOrderView: View {
    let orderID: Int
    let store: ScopedStore<OrderFeature>

    @Environment(\.canOpen) private var canOpen

    var body: some View {
        PageColumn {
            PageHeader(Strings.order(orderID), back: BackButton(Strings.orders, identifier: "orders.back") { store.send(.backTapped) })
            ViewStateView(store.state.page, retry: { store.send(.appeared) }) { page in content(page) }
        }
        .navigationTitle(Strings.order(orderID))
        .onAppear { store.send(.appeared) }
        .onDisappear { store.send(.disappeared(orderID)) }
    }

    private func content(_ page: OrderPage) -> some View {
        SplitColumns {
            OrderSummary(order: page.order)
            BagReturnCard(order: page.order)
            CancellationRequestCard(order: page.order, store: store.scope(\.decision, OrderAction.decision))
            PriceApprovalCard(order: page.order, store: store.scope(\.approval, OrderAction.approval))
            RescheduleCard(order: page.order, store: store.scope(\.reschedule, OrderAction.reschedule))
            PlantSteps(order: page.order, store: store)
            OrderTimeline(order: page.order, timeline: page.timeline)
        } side: {
            OrderMap(
                order: page.order, area: page.area, vehicle: store.state.vehicle,
                driver: page.order.driverID.map(Strings.driver) ?? Strings.yourDriver)
            OrderFacts(order: page.order)
            ShoppingCard(order: page.order, purchases: page.purchases, isCustomers: false)
            PurchaseCorrectionForm(order: page.order, store: store.scope(\.correction, OrderAction.correction))
            VisitNotesCard(notes: page.order.stopNotes)
            SectionCard(Strings.price) { PriceBreakdown(price: page.order.price) }
            if canOpen(RefundsLink.self) { payments }
            if canOpen(ChatLink.self) { conversations }
            CancelButton(order: page.order, store: store)
        }
    }

    private var payments: some View {
        Card {
            ListRow(Strings.refunds, subtitle: Strings.refundsHint, symbol: AppSymbols.receiptName, action: { store.send(.paymentTapped) })
                .accessibilityIdentifier("orders.refunds")
        }
    }

    private var conversations: some View {
        Card {
            ListRow(Strings.conversations, subtitle: Strings.conversationsHint, symbol: AppSymbols.messagesName) { store.send(.conversationsTapped) }
                .accessibilityIdentifier("orders.conversations")
        }
    }
}

/// The next step of the plant, where there is one.
struct PlantSteps: View {
    let order: Order
    let store: ScopedStore<OrderFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(Strings.plant) {
            Form {
                if order.allows(.atFacility) {
                    step(Strings.receive, AppSymbols.boxName, .atFacility, "plant.receive")
                } else if order.allows(.weighed) {
                    TextFormField(Strings.kilograms, text: store.binding(\.kilograms) { .kilogramsChanged($0) }, identifier: "plant.kilograms")
                    step(Strings.weigh, AppSymbols.scaleName, .weighed, "plant.weigh")
                } else if order.allows(.processing) {
                    step(Strings.startWashing, AppSymbols.washerName, .processing, "plant.process")
                } else if order.allows(.ready) {
                    step(Strings.markReady, AppSymbols.checkName, .ready, "plant.ready")
                } else {
                    Text(Strings.nothingToDo).foregroundStyle(theme.colors.secondaryText)
                }
                if let message = store.state.message, !store.state.asksReason {
                    NoticeBanner(message, tone: .danger).accessibilityIdentifier("orders.message")
                }
            }
        }
    }

    private func step(_ title: String, _ symbol: String, _ stage: Stage, _ identifier: String) -> some View {
        PrimaryButton(title, symbol: symbol, isBusy: store.state.isWorking) { store.send(.stepTapped(stage)) }
            .accessibilityIdentifier(identifier)
    }
}
