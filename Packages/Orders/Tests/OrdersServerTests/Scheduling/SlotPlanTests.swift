import Core
import CoreTesting
import Foundation
import Networking
import OrdersAPI
import ServerTesting
import Testing

@testable import OrdersServer

struct SlotPlanTests {
    private static let mornings = [SlotRule(weekdays: [.monday, .friday], start: TimeOfDay(hour: 6), end: TimeOfDay(hour: 9), capacity: 2)]

    private func slots(_ orders: OrdersTestServer, _ area: String? = "Irvine", days: Int = 7) async throws -> [PickupSlot] {
        // What was read of the plans holds for a second.
        orders.server.clock.advance(by: .seconds(2))
        return try await orders.server.client(as: nil).call(OrdersEndpoints.slots, SlotListRequest(area: area, days: days)).slots
    }

    @Test func `administrators give an area its own windows, and take them back`() async throws {
        let orders = try await OrdersTestServer()
        let admin = orders.client(.admin)
        #expect(try await admin.call(OrdersEndpoints.slotPlans, NoInput()) == [.initial])
        let saved = try await admin.call(OrdersEndpoints.changeSlotPlan, SlotPlan(area: "Irvine", slots: Self.mornings))
        #expect(saved.version == 1)
        #expect(
            try await slots(orders).map { [$0.day.text, $0.start.ISO8601Format()] }
                == [["2026-01-02", "2026-01-02T14:00:00Z"], ["2026-01-05", "2026-01-05T14:00:00Z"]])
        #expect(try await slots(orders, "Tustin").count == 42)
        #expect(try await admin.call(OrdersEndpoints.slotPlans, NoInput()) == [.initial, saved])
        _ = try await admin.call(OrdersEndpoints.removeSlotPlan, SlotPlanRemoval(area: "Irvine"))
        #expect(try await slots(orders).count == 42)
        #expect(try await failure { try await admin.call(OrdersEndpoints.removeSlotPlan, SlotPlanRemoval(area: "Irvine")) }?.status == 404)
    }

    @Test func `on a closed day nobody comes, and a single slot may take fewer`() async throws {
        let orders = try await OrdersTestServer()
        let day = try #require(LocalDay("2026-01-02"))
        let exceptions = [
            SlotException(day: day), SlotException(day: day.adding(1), start: TimeOfDay(hour: 10), capacity: 1), SlotException(day: day.adding(-30)),
        ]
        let closed = try await slots(orders).first { $0.day == day }
        var plan = SlotPlan.initial
        plan.exceptions = exceptions
        let saved = try await orders.client(.admin).call(OrdersEndpoints.changeSlotPlan, plan)
        #expect(saved.exceptions.count == 2)
        let offered = try await slots(orders)
        #expect(!offered.contains { $0.day == day })
        #expect(offered.filter { $0.day == day.adding(1) }.map(\.placesLeft) == [40, 1, 40, 40, 40, 40])
        let window = try #require(closed).window
        for window in [window, TimeWindow(start: window.start + 600, end: window.end - 600)] {
            let request = QuoteRequest(bags: 1, pickupMode: .scheduled, window: window, address: .sample)
            #expect(try await failure { try await orders.place(request) }?.code == "window_full")
        }
    }

    @Test func `on a day without pickups there are none between and outside the windows either`() async throws {
        let orders = try await OrdersTestServer()
        let admin = orders.client(.admin)
        func refused(_ start: String) async throws -> String? {
            let start = try Date(start, strategy: .iso8601)
            let request = QuoteRequest(
                bags: 1, pickupMode: .scheduled, window: TimeWindow(start: start, end: start.addingTimeInterval(3600)), address: .sample)
            orders.server.clock.advance(by: .seconds(2))
            return try await failure { try await orders.place(request) }?.code.rawValue
        }
        // Friday, 2026-01-02, from 6 to 7 in the morning and from 9 to 10 in the evening in California.
        let (morning, evening) = ("2026-01-02T14:00:00Z", "2026-01-03T05:00:00Z")
        var plan = SlotPlan.initial
        plan.exceptions = [SlotException(day: try #require(LocalDay("2026-01-02")))]
        _ = try await admin.call(OrdersEndpoints.changeSlotPlan, plan)
        for window in [morning, evening] { #expect(try await refused(window) == "window_full") }
        // The last hour of the day before and the first of the day after.
        for window in ["2026-01-02T07:00:00Z", "2026-01-03T08:00:00Z"] { #expect(try await refused(window) == nil) }
        #expect(try await refused("2026-01-02T07:30:00Z") == "window_full")
        // On Fridays from 6 to 9, and on no other day but Monday.
        _ = try await admin.call(OrdersEndpoints.changeSlotPlan, SlotPlan(area: "Irvine", slots: Self.mornings))
        #expect(try await refused("2026-01-04T05:00:00Z") == "window_full")
        #expect(try await refused(evening) == nil)
        // An area that plans no windows takes any.
        _ = try await admin.call(OrdersEndpoints.changeSlotPlan, SlotPlan(area: "Irvine", version: 1, slots: []))
        #expect(try await refused("2026-01-04T05:00:00Z") == nil)
    }

    @Test func `only administrators change windows, nobody over another's change, and none without sense`() async throws {
        let orders = try await OrdersTestServer()
        let admin = orders.client(.admin)
        for person in [Person.customer(7), .driver(5), .dispatcher(9)] {
            #expect(try await failure { try await orders.client(person).call(OrdersEndpoints.changeSlotPlan, .initial) }?.status == 403)
            #expect(try await failure { try await orders.client(person).call(OrdersEndpoints.slotPlans, NoInput()) }?.status == 403)
        }
        let saved = try await admin.call(OrdersEndpoints.changeSlotPlan, .initial)
        #expect(try await failure { try await admin.call(OrdersEndpoints.changeSlotPlan, .initial) }?.code == "stale_version")
        #expect(try await admin.call(OrdersEndpoints.changeSlotPlan, saved).version == 2)
        #expect(try await failure { try await admin.call(OrdersEndpoints.changeSlotPlan, saved) }?.code == "stale_version")
        func fields(_ slots: [SlotRule]) async throws -> [String]? {
            try await failure { try await admin.call(OrdersEndpoints.changeSlotPlan, SlotPlan(version: 2, slots: slots)) }?.fields.keys.sorted()
        }
        func rule(_ start: Int, _ end: Int, _ days: [Weekday] = [.monday], _ capacity: Int? = nil) -> SlotRule {
            SlotRule(weekdays: days, start: TimeOfDay(hour: start), end: TimeOfDay(hour: end), capacity: capacity)
        }
        #expect(try await fields([rule(8, 8)]) == ["slots.0.end"])
        #expect(try await fields([rule(4, 20)]) == ["slots.0.end"])
        #expect(try await fields([rule(8, 10, [])]) == ["slots.0.weekdays"])
        #expect(try await fields([rule(8, 10, [.monday], -1)]) == ["slots.0.capacity"])
        #expect(try await fields([rule(8, 10), rule(9, 11)]) == ["slots.1.start"])
        #expect(try await fields([rule(8, 10), rule(9, 11, [.tuesday])]) == nil)
        let elsewhere = try await failure { try await admin.call(OrdersEndpoints.changeSlotPlan, SlotPlan(area: "Atlantis", slots: [])) }
        #expect(elsewhere?.fields.keys.sorted() == ["area"])
    }

    @Test func `slots that were moved count the orders that are there`() async throws {
        let orders = try await OrdersTestServer(windowCapacity: 2)
        let before = try await slots(orders)
        let request = QuoteRequest(bags: 1, pickupMode: .scheduled, window: before[6].window, address: .sample)
        let placed = try await orders.place(request)
        let moved = [9, 11].map { SlotRule(weekdays: Weekday.allCases, start: TimeOfDay(hour: $0), end: TimeOfDay(hour: $0 + 2), capacity: 1) }
        _ = try await orders.client(.admin).call(OrdersEndpoints.changeSlotPlan, SlotPlan(slots: moved))
        let after = try await slots(orders).filter { $0.day == before[6].day }
        // Half of the order from 8 to 10 falls into the slot from 9 to 11.
        let other = QuoteRequest(bags: 1, pickupMode: .scheduled, window: after[0].window, address: .sample)
        _ = try await orders.place(other)
        #expect(try await failure { try await orders.place(other) }?.code == "window_full")
        _ = try await orders.client(.customer(7)).call(OrdersEndpoints.cancel, CancelOrder(id: placed.id, reason: "later"))
        #expect(try await slots(orders).first { $0.window == after[0].window }?.placesLeft == 0)
    }
}
