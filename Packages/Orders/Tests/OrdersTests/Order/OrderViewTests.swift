import ChatAPI
import Core
import CoreUI
import OrdersAPI
import Testing
import UI

@testable import Orders

struct OrderViewTests {
    private func page(_ state: OrderState, links: LinkAvailability = LinkAvailability(plugins: [])) -> String {
        html(OrderView(orderID: 12, store: ScopedStore(state: state)).environment(\.canOpen, links))
    }

    private func loaded(_ order: Order) -> OrderState { .preview(.loaded(OrderPage(order: order, timeline: []))) }

    @Test func `the map shows the driver, pale where that is long ago`() {
        func page(_ vehicle: OrderVehicle?) -> String {
            var state = OrderState.preview(.loaded(.preview))
            state.vehicle = vehicle
            return self.page(state)
        }
        #expect(page(nil).contains("Where we pick up") && !page(nil).contains("t-map-pin is-driver"))
        let fresh = page(OrderVehicle(position: .sample))
        #expect(fresh.contains("Where your driver is") && fresh.contains("t-map-pin is-driver\"") && fresh.contains("Your driver"))
        #expect(page(OrderVehicle(position: .sample, isStale: true)).contains("t-map-pin is-driver is-stale\""))
    }

    @Test func `canceling states the fee and asks for the reason in a step of its own`() {
        let page = page(.previewCanceling)
        for id in ["orders.cancel.fee", "orders.cancel.reason", "orders.cancel.confirm", "orders.cancel.dismiss"] {
            #expect(page.contains("data-testid=\"\(id)\""), "\(id)")
        }
        #expect(page.contains("$5.00"))
        #expect(!self.page(.preview(.loaded(.preview))).contains("orders.cancel.confirm"))
    }

    @Test func `the page shows stage, timeline, price and what may be done`() {
        let step = OrderTransition(
            sequence: 1, from: .draft, to: .placed, actorID: 7, role: .customer, serverTime: Order.sample.createdAt, reason: "notAtHome")
        let state = OrderState.preview(.loaded(OrderPage(order: .sample(stage: .pickupAssigned, driverID: 5), timeline: [step])))
        let page = page(state, links: LinkAvailability(ChatLink.self))
        for text in ["orders.stage", "Driver assigned", "orders.timeline", "Nobody at home", "orders.messageDriver", "orders.cancel", "100 Spectrum Center Dr"]
        {
            #expect(page.contains(text), "\(text)")
        }
        #expect(!self.page(state).contains("orders.messageDriver"))
        #expect(!self.page(loaded(.sample(stage: .delivered, allowedActions: []))).contains("orders.cancel"))
    }

    @Test func `the driver's card says who comes and in what, and stays without messages and without a driver`() {
        let order = Order.sample(stage: .enRoutePickup, driverID: 5)
        func page(_ driver: OrderDriver?, _ links: LinkAvailability = LinkAvailability(plugins: [])) -> String {
            self.page(.preview(.loaded(OrderPage(order: order, timeline: [], driver: driver))), links: links)
        }
        let known = page(.sample)
        for text in ["Diego S.", "White Ford Transit · 7ABC123", "4.9", "128 ratings"] { #expect(known.contains(text), "\(text)") }
        #expect(!known.contains("orders.messageDriver") && page(.sample, LinkAvailability(ChatLink.self)).contains("orders.messageDriver"))
        let unrated = page(OrderDriver(name: "Ana", vehicle: "Blue van"))
        #expect(unrated.contains("Blue van") && !unrated.contains("orders.driver.rating"))
        #expect(!page(nil).contains("orders.driver.name"))
    }

    @Test func `the bags are shown with their weight and tags`() {
        var order = Order.sample(stage: .weighed)
        (order.kilograms, order.bagTags) = (8.4, ["T-104", "T-105"])
        #expect(page(loaded(order)).contains("8.4 kg · T-104 T-105"))
        order.bagTags = []
        #expect(page(loaded(order)).contains("8.4 kg<"))
    }

    @Test(arguments: [
        (Stage.pickedUp, [Stage.atFacility], "plant.receive"), (.atFacility, [.weighed], "plant.weigh"), (.weighed, [.processing], "plant.process"),
        (.processing, [.ready], "plant.ready"),
    ])
    func `the dispatcher's page offers the plant's next step`(stage: Stage, allowed: [Stage], identifier: String) {
        let page = html(DispatchOrderView(orderID: 12, store: ScopedStore(state: loaded(.sample(stage: stage, allowedActions: allowed)))))
        #expect(page.contains("data-testid=\"\(identifier)\""))
        #expect(page.contains("plant.kilograms") == (stage == .atFacility))
        #expect(!page.contains("orders.conversations"))
    }

    @Test func `an order that isn't over has milestones to come, another has none`() {
        for stage in Stage.allCases {
            #expect(Milestone.upcoming(after: stage).isEmpty == [.delivered, .completed, .canceled, .rejected].contains(stage), "\(stage)")
        }
    }
}
