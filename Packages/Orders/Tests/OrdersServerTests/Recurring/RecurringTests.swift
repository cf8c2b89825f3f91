import Core
import CoreTesting
import Foundation
import Networking
import OrdersAPI
import Persistence
import ServerTesting
import Testing

@testable import OrdersServer

struct RecurringTests {
    /// A customer with a recurring order: every Thursday from 8 to 10. The server's clock shows 4 in the morning of Thursday, January 1, 2026.
    private func start(
        _ change: (inout NewRecurringOrder) -> Void = { _ in }, windowCapacity: Int = 40, payments: (any OrderPayments)? = nil
    ) async throws -> (OrdersTestServer, APIClient, RecurringOrder) {
        let orders = try await OrdersTestServer(windowCapacity: windowCapacity, payments: payments)
        var new = NewRecurringOrder(bags: 2, weekday: .thursday, start: TimeOfDay(hour: 8), end: TimeOfDay(hour: 10), address: .sample)
        change(&new)
        let customer = orders.client(.customer(7))
        return (orders, customer, try await customer.call(OrdersEndpoints.createRecurring, new))
    }

    private func placed(_ orders: OrdersTestServer) async throws -> [Order] {
        try await orders.client(.customer(7)).call(OrdersEndpoints.list, OrderListRequest(role: .customer)).items.reversed()
    }

    private func shown(_ orders: OrdersTestServer, _ id: Int) async throws -> [String] {
        try await orders.client(.customer(7)).call(OrdersEndpoints.recurringOrder, IDInput(id: id)).dates.map { "\($0.day.text) \($0.status.rawValue)" }
    }

    @Test func `orders are placed two days ahead, each once, at the price of the day`() async throws {
        let (orders, customer, recurring) = try await start { $0.everyWeeks = 2 }
        #expect(recurring.status == .active && recurring.version == 1)
        #expect(recurring.dates.map(\.day.text) == ["2026-01-01", "2026-01-15", "2026-01-29", "2026-02-12"])
        try await orders.runRecurring()
        try await orders.runRecurring()
        let first = try #require(try await placed(orders).first)
        #expect(try await placed(orders).count == 1)
        #expect((first.stage, first.bags, first.window?.start.ISO8601Format()) == (.accepted, 2, "2026-01-01T16:00:00Z"))
        let shown = try await customer.call(OrdersEndpoints.recurringOrder, IDInput(id: recurring.id))
        #expect((shown.dates[0].status, shown.dates[0].orderID) == (.placed, first.id))
        // Two days and a quarter of an hour before the next date nothing happens, then the next order is placed.
        orders.server.clock.advance(by: .seconds(12 * 86_400 + 4 * 3600 - 900))
        try await orders.runRecurring()
        #expect(try await placed(orders).count == 1)
        orders.server.clock.advance(by: .seconds(900))
        try await orders.runRecurring()
        #expect(try await placed(orders).map { $0.window?.start.ISO8601Format() } == ["2026-01-01T16:00:00Z", "2026-01-15T16:00:00Z"])
    }

    @Test func `two servers at a time place one order for each date`() async throws {
        let (orders, _, _) = try await start()
        await withTaskGroup(of: Void.self) { group in
            for _ in 1...8 { group.addTask { try? await orders.runRecurring() } }
        }
        #expect(try await placed(orders).count == 1)
    }

    @Test func `a date is skipped, and not skipped after all`() async throws {
        let (orders, customer, recurring) = try await start()
        let day = recurring.dates[0].day
        _ = try await customer.call(OrdersEndpoints.skipRecurring, RecurringDateChange(id: recurring.id, day: day, skipped: true))
        #expect(try await shown(orders, recurring.id).prefix(2) == ["2026-01-01 skipped", "2026-01-08 planned"])
        try await orders.runRecurring()
        #expect(try await placed(orders).isEmpty)
        _ = try await customer.call(OrdersEndpoints.skipRecurring, RecurringDateChange(id: recurring.id, day: day, skipped: false))
        try await orders.runRecurring()
        #expect(try await placed(orders).count == 1)
        func error(_ day: LocalDay) async throws -> APIError? {
            try await failure { try await customer.call(OrdersEndpoints.skipRecurring, RecurringDateChange(id: recurring.id, day: day, skipped: true)) }
        }
        #expect(try await error(day)?.code == "order_placed")
        #expect(try await error(day.adding(1))?.fields.keys.sorted() == ["day"])
        #expect(try await error(day.adding(53 * 7))?.fields.keys.sorted() == ["day"])
    }

    @Test func `while paused nothing is placed, and what passed meanwhile isn't made up for`() async throws {
        let (orders, customer, recurring) = try await start { $0.from = LocalDay("2026-01-08") }
        let paused = try await customer.call(OrdersEndpoints.pauseRecurring, IDInput(id: recurring.id))
        #expect((paused.status, paused.dates) == (.paused, []))
        orders.server.clock.advance(by: .seconds(8 * 86_400))
        try await orders.runRecurring()
        #expect(try await placed(orders).isEmpty)
        let resumed = try await customer.call(OrdersEndpoints.resumeRecurring, IDInput(id: recurring.id))
        #expect(resumed.dates.first?.day.text == "2026-01-15")
        orders.server.clock.advance(by: .seconds(5 * 86_400))
        try await orders.runRecurring()
        #expect(try await placed(orders).map { $0.window?.start.ISO8601Format() } == ["2026-01-15T16:00:00Z"])
    }

    @Test func `a change holds for orders that aren't placed yet, in the same weeks`() async throws {
        let (orders, customer, recurring) = try await start { $0.everyWeeks = 2 }
        try await orders.runRecurring()
        var change = RecurringOrderChange(id: recurring.id)
        (change.bags, change.weekday, change.start, change.end) = (4, .tuesday, TimeOfDay(hour: 10), TimeOfDay(hour: 12))
        let changed = try await customer.call(OrdersEndpoints.changeRecurring, change)
        #expect(changed.dates.map { "\($0.day.text) \($0.status.rawValue)" }.prefix(3) == ["2026-01-01 placed", "2026-01-13 planned", "2026-01-27 planned"])
        #expect(changed.dates[0].window.start.ISO8601Format() == "2026-01-01T16:00:00Z")
        orders.server.clock.advance(by: .seconds(11 * 86_400))
        try await orders.runRecurring()
        #expect(try await placed(orders).map(\.bags) == [2, 4])
        change.version = changed.version
        #expect(try await failure { try await customer.call(OrdersEndpoints.changeRecurring, change) }?.code == "stale_version")
    }

    @Test func `within an hour of its pickup no date begins`() async throws {
        let orders = try await OrdersTestServer()
        orders.server.clock.advance(by: .seconds(3 * 3600 + 1))
        let new = NewRecurringOrder(bags: 2, weekday: .thursday, start: TimeOfDay(hour: 8), end: TimeOfDay(hour: 10), address: .sample)
        let recurring = try await orders.client(.customer(7)).call(OrdersEndpoints.createRecurring, new)
        #expect(recurring.dates.first?.day.text == "2026-01-08")
        try await orders.runRecurring()
        #expect(try await placed(orders).isEmpty)
    }

    @Test func `what ended places nothing, and orders that are placed stay`() async throws {
        let (orders, customer, recurring) = try await start()
        try await orders.runRecurring()
        _ = try await customer.call(OrdersEndpoints.endRecurring, IDInput(id: recurring.id))
        orders.server.clock.advance(by: .seconds(7 * 86_400))
        try await orders.runRecurring()
        #expect(try await placed(orders).map(\.stage) == [.accepted])
        #expect(try await customer.call(OrdersEndpoints.recurringOrders, NoInput()).isEmpty)
        #expect(try await failure { try await customer.call(OrdersEndpoints.resumeRecurring, IDInput(id: recurring.id)) }?.status == 404)
    }

    @Test func `to others a recurring order doesn't exist`() async throws {
        let (orders, _, recurring) = try await start()
        let input = IDInput(id: recurring.id)
        for person in [Person.customer(8), .driver(5), .dispatcher(9), .admin] {
            let other = orders.client(person)
            #expect(try await other.call(OrdersEndpoints.recurringOrders, NoInput()).isEmpty)
            for endpoint in [OrdersEndpoints.recurringOrder, OrdersEndpoints.pauseRecurring, OrdersEndpoints.resumeRecurring] {
                #expect(try await failure { try await other.call(endpoint, input) }?.status == 404)
            }
            let retry = RecurringRetry(id: recurring.id, paymentMethodID: 12)
            #expect(try await failure { try await other.call(OrdersEndpoints.retryRecurring, retry) }?.status == 404)
            #expect(try await failure { try await other.call(OrdersEndpoints.endRecurring, input) }?.status == 404)
            let skip = RecurringDateChange(id: recurring.id, day: recurring.dates[0].day, skipped: true)
            #expect(try await failure { try await other.call(OrdersEndpoints.skipRecurring, skip) }?.status == 404)
            #expect(try await failure { try await other.call(OrdersEndpoints.changeRecurring, RecurringOrderChange(id: recurring.id)) }?.status == 404)
        }
        #expect(try await failure { try await orders.server.client(as: nil).call(OrdersEndpoints.recurringOrders, NoInput()) }?.status == 401)
    }

    @Test func `what can't be is refused`() async throws {
        let orders = try await OrdersTestServer()
        func error(_ change: (inout NewRecurringOrder) -> Void) async throws -> APIError? {
            var new = NewRecurringOrder(bags: 2, weekday: .monday, start: TimeOfDay(hour: 8), end: TimeOfDay(hour: 10), address: .sample)
            change(&new)
            let request = new
            return try await failure { try await orders.client(.customer(7)).call(OrdersEndpoints.createRecurring, request) }
        }
        #expect(try await error { $0.bags = 0 }?.fields.keys.sorted() == ["bags"])
        #expect(try await error { $0.everyWeeks = 13 }?.fields.keys.sorted() == ["everyWeeks"])
        #expect(try await error { $0.end = TimeOfDay(hour: 8) }?.fields.keys.sorted() == ["end"])
        #expect(try await error { $0.from = LocalDay("2028-01-01") }?.fields.keys.sorted() == ["from"])
        #expect(try await error { $0.address = nil }?.code == "address_required")
        #expect(try await error { $0.address?.latitude = 34.05 }?.code == "not_served")
        for _ in 1...10 { #expect(try await error { _ in } == nil) }
        #expect(try await error { _ in }?.code == "too_many_recurring_orders")
    }
}
