import Core
import CoreTesting
import Foundation
import Networking
import OrdersAPI
import OrdersServer
import Persistence
import ServerCore
import ServerTesting
import Testing

struct RescheduleTests {
    private static let failedPickup: [Stage] = [.pickupAssigned, .enRoutePickup, .arrivedPickup, .pickupFailed]
    private static let failedDelivery: [Stage] =
        .pickup + [.weighed, .processing, .ready, .deliveryAssigned, .outForDelivery, .arrivedDropoff, .deliveryFailed]

    private func window(_ orders: OrdersTestServer, hours: Double = 24) -> TimeWindow {
        let start = orders.server.clock.now.addingTimeInterval(hours * 3600)
        return TimeWindow(start: start, end: start.addingTimeInterval(7200))
    }

    @Test func `a failed pickup gets another window as the same order, at the same price`() async throws {
        let orders = try await OrdersTestServer()
        let (customer, placed) = (orders.client(.customer(7)), try await orders.place())
        try await orders.advance(placed.id, through: Self.failedPickup)
        let failed = try await customer.call(OrdersEndpoints.detail, IDInput(id: placed.id))
        #expect(failed.allowedActions == ["accepted", "canceled", "reschedule", "tip", "share", "reorder"])
        let window = window(orders)
        let order = try await customer.call(OrdersEndpoints.reschedule, RescheduleOrder(id: placed.id, window: window))
        #expect((order.id, order.stage, order.status, order.pickupMode) == (placed.id, .accepted, .scheduled, .scheduled))
        #expect(order.window == window && order.etaRange == ETARange(from: window.start, to: window.end))
        #expect(order.price == placed.price)
        let event = try await orders.server.database.read { try $0.all(DomainEvent.self, "SELECT * FROM core_event ORDER BY id").last }
        #expect(try event?.payload(of: OrdersEvents.moved)?.window == window)
        // Weighing prices what was ordered, not how it came about.
        try await orders.advance(placed.id, through: .pickup + [.weighed])
        #expect(try await customer.call(OrdersEndpoints.detail, IDInput(id: placed.id)).price.lines.map(\.kind) == [.service, .asap, .delivery])
    }

    @Test func `a failed pickup is tried again as soon as possible, for a dispatcher too`() async throws {
        let orders = try await OrdersTestServer()
        let scheduled = QuoteRequest(bags: 2, pickupMode: .scheduled, window: window(orders, hours: 3), address: .sample)
        let id = try await orders.place(scheduled).id
        try await orders.advance(id, through: Self.failedPickup)
        let order = try await orders.client(.dispatcher(9)).call(OrdersEndpoints.reschedule, RescheduleOrder(id: id, window: nil))
        #expect((order.stage, order.pickupMode, order.window) == (.accepted, .asap, nil))
        #expect(order.eta == orders.server.clock.now.addingTimeInterval(3600))
        #expect(order.price.lines.map(\.kind) == [.service, .delivery])
        #expect(orders.server.audit.entries.contains(.init(9, "order_rescheduled", "order/\(id)", account: 7)))
    }

    @Test func `a failed delivery waits for its window and goes out again without being washed`() async throws {
        let orders = try await OrdersTestServer()
        let (customer, id) = (orders.client(.customer(7)), try await orders.place().id)
        try await orders.advance(id, through: Self.failedDelivery)
        let weighed = try await orders.stored(id)
        let window = window(orders)
        let chosen = try await customer.call(OrdersEndpoints.reschedule, RescheduleOrder(id: id, window: window))
        #expect((chosen.stage, chosen.deliveryWindow, chosen.version) == (.deliveryFailed, window, weighed.version + 1))
        try await orders.advance(id, through: [.returning, .atFacility])
        let back = try await orders.client(.dispatcher(9)).call(OrdersEndpoints.detail, IDInput(id: id))
        #expect(back.allowedActions == ["ready", "canceled", "reschedule"])
        #expect(back.eta == window.end)
        let ready = try await orders.client(.dispatcher(9)).call(OrdersEndpoints.update, OrderUpdate(id: id, stage: .ready))
        #expect((ready.stage, ready.price.totalCents, ready.kilograms) == (.ready, weighed.price.totalCents, 8.4))
        let event = try await orders.server.database.read { try $0.all(DomainEvent.self, "SELECT * FROM core_event ORDER BY id").last }
        let moved = try #require(try event?.payload(of: OrdersEvents.moved))
        #expect(moved.deliveryWindow == window)
        // Other features' servers are told the same later.
        let directory = try orders.server.application.container.resolve(OrderPriceDirectory.self)
        let last = try #require(try await orders.server.database.read { try directory.lastMoves(of: [id], in: $0).first })
        #expect(last.to == .ready && last.deliveryWindow == window && last.tipCents == moved.tipCents)
        // It fails again: the window is past.
        try await orders.advance(id, through: [.deliveryAssigned, .outForDelivery, .arrivedDropoff, .deliveryFailed])
        #expect(try await orders.stored(id).deliveryWindow == nil)
    }

    @Test func `only after a failed visit, only by its customer and dispatchers, and in a window that there can be`() async throws {
        let orders = try await OrdersTestServer(windowCapacity: 1)
        let (customer, id) = (orders.client(.customer(7)), try await orders.place().id)
        let early = try await failure { try await customer.call(OrdersEndpoints.reschedule, RescheduleOrder(id: id, window: nil)) }
        #expect((early?.status, early?.code, early?.allowedActions) == (409, "illegal_transition", ["canceled", "tip", "share", "reorder"]))
        try await orders.advance(id, through: Self.failedPickup)
        for person in [Person.customer(8), .driver(6)] {
            #expect(try await failure { try await orders.client(person).call(OrdersEndpoints.reschedule, RescheduleOrder(id: id, window: nil)) }?.status == 404)
        }
        let driver = try await failure { try await orders.client(.driver(5)).call(OrdersEndpoints.reschedule, RescheduleOrder(id: id, window: nil)) }
        #expect(driver?.status == 409)
        let past = RescheduleOrder(id: id, window: window(orders, hours: -1))
        #expect(try await failure { try await customer.call(OrdersEndpoints.reschedule, past) }?.fields.keys.sorted() == ["window"])
        let stale = RescheduleOrder(id: id, window: nil, version: 1)
        #expect(try await failure { try await customer.call(OrdersEndpoints.reschedule, stale) }?.code == "concurrent_change")
        _ = try await orders.place(QuoteRequest(bags: 1, pickupMode: .scheduled, window: window(orders), address: .sample), by: 8)
        let full = RescheduleOrder(id: id, window: window(orders))
        #expect(try await failure { try await customer.call(OrdersEndpoints.reschedule, full) }?.code == "window_full")
    }

    @Test func `the same request under one key moves once`() async throws {
        let orders = try await OrdersTestServer()
        let (customer, id) = (orders.client(.customer(7)), try await orders.place().id)
        try await orders.advance(id, through: Self.failedPickup)
        for _ in 1...3 { _ = try await customer.call(OrdersEndpoints.reschedule, RescheduleOrder(id: id, window: nil), idempotencyKey: "again") }
        #expect(try await customer.call(OrdersEndpoints.timeline, IDInput(id: id)).items.filter { $0.to == .accepted }.count == 2)
    }
}
