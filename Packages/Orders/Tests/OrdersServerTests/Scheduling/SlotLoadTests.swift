import Core
import CoreTesting
import Foundation
import Networking
import OrdersAPI
import ServerTesting
import Testing

@testable import OrdersServer

struct SlotLoadTests {
    private func loads(_ orders: OrdersTestServer, _ request: SlotListRequest = SlotListRequest(area: "Irvine", days: 2)) async throws -> SlotLoads {
        try await orders.client(.admin).call(OrdersEndpoints.slotLoads, request)
    }

    private func place(_ orders: OrdersTestServer, _ slot: PickupSlot) async throws -> Order {
        try await orders.place(QuoteRequest(bags: 1, pickupMode: .scheduled, window: slot.window, address: .sample))
    }

    @Test func `administrators see how many places of each slot are taken, by the order and at once`() async throws {
        let orders = try await OrdersTestServer(windowCapacity: 2)
        let offered = try await orders.server.client(as: nil).call(OrdersEndpoints.slots, SlotListRequest(area: "Irvine", days: 2)).slots
        let first = try await place(orders, offered[1])
        _ = try await place(orders, offered[1])
        _ = try await place(orders, offered[6])
        let seen = try await loads(orders)
        #expect((seen.area, seen.today.text) == ("Irvine", "2026-01-01"))
        #expect(seen.slots.map(\.taken) == [0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0])
        #expect(seen.slots[1] == SlotLoad(day: offered[1].day, start: TimeOfDay(hour: 10), end: TimeOfDay(hour: 12), capacity: 2, weeklyCapacity: 2, taken: 2))
        _ = try await orders.client(.customer(7)).call(OrdersEndpoints.cancel, CancelOrder(id: first.id, reason: "later"))
        #expect(try await loads(orders).slots[1].taken == 1)
        // Of other areas, and of none, nothing is taken.
        #expect(try await loads(orders, SlotListRequest(area: "Tustin")).slots.allSatisfy { $0.taken == 0 })
        #expect(try await loads(orders, SlotListRequest()).slots.allSatisfy { $0.taken == 0 })
    }

    @Test func `closed slots and slots that were moved are there with their orders, as soon as they are stored`() async throws {
        let orders = try await OrdersTestServer()
        let offered = try await orders.server.client(as: nil).call(OrdersEndpoints.slots, SlotListRequest(area: "Irvine", days: 2)).slots
        _ = try await place(orders, offered[0])
        _ = try await place(orders, offered[6])
        let admin = orders.client(.admin)
        let rule = SlotRule(weekdays: Weekday.allCases, start: TimeOfDay(hour: 9), end: TimeOfDay(hour: 11), capacity: 7)
        let closed = SlotException(day: offered[6].day, start: rule.start)
        _ = try await admin.call(OrdersEndpoints.changeSlotPlan, SlotPlan(area: "Irvine", slots: [rule], exceptions: [closed]))
        let seen = try await loads(orders).slots
        #expect(seen.map(\.capacity) == [7, 0])
        #expect(seen.map(\.weeklyCapacity) == [7, 7])
        // Half of each order from 8 to 10 falls into the slot from 9 to 11, and half a place isn't free.
        #expect(seen.map(\.taken) == [1, 1])
    }

    @Test func `what is over isn't listed, what is under way is, and nobody else may look`() async throws {
        let orders = try await OrdersTestServer()
        // A quarter past nine in California.
        orders.server.clock.advance(by: .seconds(5 * 3600 + 900))
        #expect(try await loads(orders, SlotListRequest(area: "Irvine", days: 1)).slots.first?.start == TimeOfDay(hour: 8))
        orders.server.clock.advance(by: .seconds(3600))
        #expect(try await loads(orders, SlotListRequest(area: "Irvine", days: 1)).slots.first?.start == TimeOfDay(hour: 10))
        for person in [Person.customer(7), .driver(5), .dispatcher(9)] {
            #expect(try await failure { try await orders.client(person).call(OrdersEndpoints.slotLoads, SlotListRequest()) }?.status == 403)
        }
        #expect(try await failure { try await loads(orders, SlotListRequest(area: "Atlantis")) }?.status == 404)
        #expect(try await failure { try await loads(orders, SlotListRequest(area: "Irvine", days: 32)) }?.fields.keys.sorted() == ["days"])
    }
}
