import Core
import CoreTesting
import CoreUI
import LocationAPI
import OrdersAPI
import RetailAPI
import Testing
import UI

@testable import Orders

struct ViewTests {
    private func html(_ view: some View, features: Set<String> = []) -> String {
        String(decoding: Renderer.render(view.environment(\.installedFeatures, features)).html, as: UTF8.self)
    }

    private func home(_ state: OrdersState, features: Set<String> = []) -> String {
        html(CustomerHomeView(store: ScopedStore(state: state)).environment(\.person, Person(id: 7, name: "Casey Customer", roles: [])), features: features)
    }

    @Test func `home greets, shows the price and lets start`() {
        let page = home(.previewQuoted)
        for text in ["Good afternoon, Casey", "$38.99", "ASAP pickup", "orders.start", "orders.bags.plus", "orders.address.check", "We pick up in Irvine."] {
            #expect(page.contains(text), "\(text)")
        }
        for id in ["orders.mode.asap", "orders.mode.scheduled", "orders.price.total", "orders.address.line1", "orders.address.message", "orders.active"] {
            #expect(page.contains("data-testid=\"\(id)\""), "\(id)")
        }
        #expect(!page.contains("Add shopping"))
    }

    @Test func `an order's map shows its driver, pale where that is long ago`() {
        func page(_ vehicle: OrderVehicle?) -> String {
            var state = OrdersState.previewDetail(.loaded(.preview))
            state.detail?.vehicle = vehicle
            return html(OrderDetailView(orderID: 12, store: ScopedStore(state: state)))
        }
        #expect(page(nil).contains("Where we pick up") && !page(nil).contains("t-map-pin is-driver"))
        let fresh = page(OrderVehicle(position: .sample))
        #expect(fresh.contains("Where your driver is") && fresh.contains("t-map-pin is-driver\"") && fresh.contains("Your driver"))
        #expect(page(OrderVehicle(position: .sample, isStale: true)).contains("t-map-pin is-driver is-stale\""))
    }

    @Test func `home offers shopping only where it is installed`() {
        var state = OrdersState.previewQuoted
        state.isShoppingShown = true
        state.items = .loaded([.sample])
        #expect(home(state, features: ["Retail"]).contains("data-testid=\"orders.retail.1.plus\""))
        #expect(!home(state).contains("orders.retail.1.plus"))
        state.isShoppingShown = false
        #expect(!home(state, features: ["Retail"]).contains("orders.retail.1.plus"))
    }

    @Test func `home says where we are when an address isn't served, and doesn't let start`() {
        let page = home(.previewNotServed)
        #expect(page.contains("We don&#39;t pick up here yet. We are in Irvine.") || page.contains("We don't pick up here yet. We are in Irvine."))
        #expect(!page.contains("orders.price.total"))
    }

    @Test func `the activity shows orders of its status, none, and failures`() {
        #expect(html(ActivityView(store: ScopedStore(state: .previewOrders(.loaded([.sample]))))).contains("orders.card.12"))
        let empty = html(ActivityView(store: ScopedStore(state: .previewOrders(.loaded([.sample(stage: .delivered)])))))
        #expect(empty.contains("Nothing under way") && empty.contains("data-testid=\"orders.new\""))
        #expect(html(ActivityView(store: ScopedStore(state: .previewOrders(.failed("No connection."))))).contains("No connection."))
    }

    @Test func `home offers the saved addresses, and the fields for another one only when asked`() {
        let saved = home(.previewSaved)
        for id in ["orders.saved.1", "orders.saved.other", "orders.saved.line"] { #expect(saved.contains("data-testid=\"\(id)\""), "\(id)") }
        #expect(!saved.contains("orders.address.line1"))
        var other = OrdersState.previewSaved
        other.form.savedAddressID = nil
        #expect(home(other).contains("orders.address.line1"))
    }

    @Test func `canceling states the fee and asks for the reason in a step of its own`() {
        let page = html(OrderDetailView(orderID: 12, store: ScopedStore(state: .previewCanceling())))
        for id in ["orders.cancel.fee", "orders.cancel.reason", "orders.cancel.confirm", "orders.cancel.dismiss"] {
            #expect(page.contains("data-testid=\"\(id)\""), "\(id)")
        }
        #expect(page.contains("$5.00"))
        #expect(!html(OrderDetailView(orderID: 12, store: ScopedStore(state: .previewDetail(.loaded(.preview))))).contains("orders.cancel.confirm"))
    }

    @Test func `the dispatcher's board has a column for each group of stages`() {
        let page = html(DispatchOrdersView(store: ScopedStore(state: .previewDispatch(.loaded(Order.previewBoard)))))
        for id in ["incoming", "pickup", "plant", "delivery"] { #expect(page.contains("data-testid=\"orders.column.\(id)\""), "\(id)") }
        for order in Order.previewBoard { #expect(page.contains("data-testid=\"orders.card.\(order.id)\"")) }
    }

    @Test func `all previews show something`() {
        func preview<Provider: PreviewProvider>(_ provider: Provider.Type) -> String { html(provider.previews) }
        for provider in OrdersPlugin.previews { #expect(preview(provider).contains("t-"), "\(provider)") }
    }

    @Test func `an order's page shows stage, timeline, price and what may be done`() {
        let step = OrderTransition(sequence: 1, from: .draft, to: .placed, actorID: 7, role: .customer, serverTime: Order.sample.createdAt, reason: "notAtHome")
        let state = OrdersState.previewDetail(.loaded(OrderPage(order: .sample(stage: .pickupAssigned, driverID: 5), timeline: [step])))
        let page = html(OrderDetailView(orderID: 12, store: ScopedStore(state: state)), features: ["Chat"])
        for text in ["orders.stage", "Driver assigned", "orders.timeline", "Nobody at home", "orders.messageDriver", "orders.cancel", "100 Spectrum Center Dr"]
        {
            #expect(page.contains(text), "\(text)")
        }
        let without = html(OrderDetailView(orderID: 12, store: ScopedStore(state: state)))
        #expect(!without.contains("orders.messageDriver"))
        let done = OrdersState.previewDetail(.loaded(OrderPage(order: .sample(stage: .delivered, allowedActions: []), timeline: [])))
        #expect(!html(OrderDetailView(orderID: 12, store: ScopedStore(state: done))).contains("orders.cancel"))
    }

    @Test(arguments: [
        (Stage.pickedUp, [Stage.atFacility], "plant.receive"), (.atFacility, [.weighed], "plant.weigh"), (.weighed, [.processing], "plant.process"),
        (.processing, [.ready], "plant.ready"),
    ])
    func `the dispatcher's page offers the plant's next step`(stage: Stage, allowed: [Stage], identifier: String) {
        let state = OrdersState.previewDetail(.loaded(OrderPage(order: .sample(stage: stage, allowedActions: allowed), timeline: [])))
        let page = html(DispatchOrderView(orderID: 12, store: ScopedStore(state: state)))
        #expect(page.contains("data-testid=\"\(identifier)\""))
        #expect(page.contains("plant.kilograms") == (stage == .atFacility))
    }

    @Test func `the dispatcher's list opens the order of its path`() {
        var state = OrdersState.previewDispatch(.loaded([.sample]))
        #expect(html(DispatchOrdersView(store: ScopedStore(state: state))).contains("orders.card.12"))
        state.dispatchPath = [.order(12)]
        state.detail = OrderDetail(orderID: 12)
        state.detail?.page = .loaded(OrderPage(order: .sample, timeline: []))
        #expect(html(DispatchOrdersView(store: ScopedStore(state: state))).contains("orders.stage"))
    }

    @Test func `pressing and typing send what happened`() {
        let sent = LockedValue<[OrdersAction]>([])
        let store = ScopedStore<OrdersFeature>(state: .previewQuoted) { action in sent.withLock { $0.append(action) } }
        let page = Renderer.render(CustomerHomeView(store: store))
        for id in page.actions.ids { page.actions[id]?.perform(.none) }
        for id in page.actions.ids { page.actions[id]?.perform(.text("x")) }
        for action: OrdersAction in [.startOrderTapped, .bagsChanged(2), .checkAddressTapped, .line1Changed("x"), .orderTapped(12)] {
            #expect(sent.value.contains(action), "\(action)")
        }
    }
}
