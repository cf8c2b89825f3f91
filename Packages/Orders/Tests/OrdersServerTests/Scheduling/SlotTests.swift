import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import OrdersAPI
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import OrdersServer

struct SlotTests {
    private func slots(_ orders: OrdersTestServer, _ request: SlotListRequest = SlotListRequest(at: Address.sample.coordinate)) async throws -> [PickupSlot] {
        try await orders.client(.customer(7)).call(OrdersEndpoints.slots, request).slots
    }

    private func place(_ orders: OrdersTestServer, _ window: TimeWindow, by customer: Int = 7) async throws -> Order {
        try await orders.place(QuoteRequest(bags: 1, pickupMode: .scheduled, window: window, address: .sample), by: customer)
    }

    @Test func `a new installation offers two hours each from 8 to 8`() async throws {
        let orders = try await OrdersTestServer()
        // It is 4 in the morning in California.
        let response = try await orders.server.client(as: nil).call(OrdersEndpoints.slots, SlotListRequest(at: Address.sample.coordinate, days: 2))
        #expect((response.area, response.timeZone, response.slots.count) == ("Irvine", "America/Los_Angeles", 12))
        #expect(response.slots.first?.start.ISO8601Format() == "2026-01-01T16:00:00Z")
        #expect(Set(response.slots.map(\.day.text)) == ["2026-01-01", "2026-01-02"])
        #expect(response.slots.allSatisfy { $0.placesLeft == 40 })
    }

    @Test func `what is past isn't offered, nor what isn't there`() async throws {
        let orders = try await OrdersTestServer()
        orders.server.clock.advance(by: .seconds(5 * 3600))
        #expect(try await slots(orders, SlotListRequest(area: "Irvine", days: 1)).map { $0.start.ISO8601Format() }.first == "2026-01-01T18:00:00Z")
        #expect(try await slots(orders, SlotListRequest(date: LocalDay("2025-12-01"), days: 1)).count == 5)
        #expect(try await failure { try await slots(orders, SlotListRequest(at: Coordinate(latitude: 34.05, longitude: -118.24))) }?.code == "not_served")
        #expect(try await failure { try await slots(orders, SlotListRequest(area: "Atlantis")) }?.status == 404)
        #expect(try await failure { try await slots(orders, SlotListRequest(area: "Irvine", days: 32)) }?.fields.keys.sorted() == ["days"])
        let bad = await orders.server.send(.get, "/api/v1/orders/windows?date=2026-02-30")
        #expect(bad.status.code == 422)
        let half = await orders.server.send(.get, "/api/v1/orders/windows?lat=33.65")
        #expect(half.status.code == 422)
    }

    @Test func `each order takes a place, and gives it back when it is canceled, fails, or gets another window`() async throws {
        let orders = try await OrdersTestServer(windowCapacity: 2)
        let offered = try await slots(orders)
        func left() async throws -> [Int] { try await slots(orders).prefix(2).map(\.placesLeft) }
        let first = try await place(orders, offered[0].window)
        let second = try await place(orders, offered[0].window)
        #expect(try await left() == [0, 2])
        #expect(try await failure { try await place(orders, offered[0].window) }?.code == "window_full")
        _ = try await orders.client(.customer(7)).call(OrdersEndpoints.cancel, CancelOrder(id: first.id, reason: "later"))
        #expect(try await left() == [1, 2])
        // A driver who sets off keeps the place.
        try await orders.advance(second.id, through: [.pickupAssigned, .enRoutePickup])
        #expect(try await left() == [1, 2])
        try await orders.advance(second.id, through: [.arrivedPickup, .pickupFailed])
        #expect(try await left() == [2, 2])
        _ = try await orders.client(.customer(7)).call(OrdersEndpoints.reschedule, RescheduleOrder(id: second.id, window: offered[1].window))
        #expect(try await left() == [2, 1])
        _ = try await orders.client(.customer(7)).call(OrdersEndpoints.cancel, CancelOrder(id: second.id, reason: "not at all"))
        #expect(try await left() == [2, 2])
    }

    @Test func `a window that isn't a slot burdens those that it overlaps`() async throws {
        let orders = try await OrdersTestServer(windowCapacity: 1)
        let offered = try await slots(orders)
        let between = TimeWindow(start: offered[0].start + 3600, end: offered[1].start + 3600)
        _ = try await place(orders, between)
        #expect(try await slots(orders).prefix(3).map(\.placesLeft) == [0, 0, 1])
        // Half of it is free, which a quarter of the order takes.
        _ = try await place(orders, offered[0].window)
        #expect(try await failure { try await place(orders, offered[0].window) }?.code == "window_full")
        #expect(try await failure { try await place(orders, between) }?.code == "window_full")
        let night = TimeWindow(start: offered[0].start - 8 * 3600 + 3600, end: offered[0].start - 8 * 3600 + 10_800)
        let tomorrow = TimeWindow(start: night.start + 86_400, end: night.end + 86_400)
        _ = try await place(orders, tomorrow)
        #expect(try await failure { try await place(orders, tomorrow) }?.code == "window_full")
    }

    @Test func `the orders from before there were counters count too`() async throws {
        let orders = try await OrdersTestServer(windowCapacity: 2)
        let window = try await slots(orders)[0].window
        let first = try await place(orders, window)
        try await orders.server.database.write { _ = try $0.execute("DELETE FROM orders_slot_load") }
        _ = try await orders.client(.customer(7)).call(OrdersEndpoints.cancel, CancelOrder(id: first.id, reason: "later"))
        #expect(try await slots(orders)[0].placesLeft == 2)
        _ = try await place(orders, window)
        try await orders.server.database.write { _ = try $0.execute("DELETE FROM orders_slot_load") }
        _ = try await place(orders, window)
        #expect(try await failure { try await place(orders, window) }?.code == "window_full")
    }
}
