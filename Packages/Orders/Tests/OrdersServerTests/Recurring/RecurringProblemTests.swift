import Core
import CoreTesting
import Foundation
import Networking
import OrdersAPI
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import OrdersServer

struct RecurringProblemTests {
    private static let declined = APIError(status: 402, code: "payment_declined", message: "The card was declined.")

    private func start(
        windowCapacity: Int = 40, payments: (any OrderPayments)? = nil, settings: [String: String] = [:]
    ) async throws -> (OrdersTestServer, APIClient, RecurringOrder) {
        let orders = try await OrdersTestServer(windowCapacity: windowCapacity, payments: payments, settings: settings)
        let customer = orders.client(.customer(7))
        let new = NewRecurringOrder(bags: 2, weekday: .friday, start: TimeOfDay(hour: 8), end: TimeOfDay(hour: 10), address: .sample)
        return (orders, customer, try await customer.call(OrdersEndpoints.createRecurring, new))
    }

    private func first(_ customer: APIClient, _ id: Int) async throws -> RecurringDate {
        try #require(try await customer.call(OrdersEndpoints.recurringOrder, IDInput(id: id)).dates.first)
    }

    private func dated(_ orders: OrdersTestServer) async throws -> [RecurringOrderDated] {
        try await orders.server.database.read { transaction in
            try transaction.all(DomainEvent.self, "SELECT * FROM core_event ORDER BY id").compactMap { try $0.payload(of: OrdersEvents.recurringDated) }
        }
    }

    @Test func `a declined card is told once, tried again, and the order is placed when it works`() async throws {
        let payments = ScriptedPayments()
        payments.refuse(with: Self.declined)
        let (orders, customer, recurring) = try await start(payments: payments)
        try await orders.runRecurring()
        let waiting = try await first(customer, recurring.id)
        #expect((waiting.status, waiting.problem?.code) == (.waiting, "payment_declined"))
        #expect(waiting.problem?.retryAt == orders.server.clock.now + 3 * 3600)
        try await orders.runRecurring()
        #expect(payments.requests.count == 1)
        orders.server.clock.advance(by: .seconds(3 * 3600))
        try await orders.runRecurring()
        #expect(payments.requests.count == 2)
        #expect(try await dated(orders).map(\.problem) == ["payment_declined"])
        payments.refuse(with: nil)
        let retried = try await customer.call(OrdersEndpoints.retryRecurring, RecurringRetry(id: recurring.id))
        #expect(retried.dates.first?.status == .placed)
        #expect(Set(payments.requests.map(\.key)) == ["recurring-\(recurring.id)-2026-01-02"])
        #expect(try await dated(orders).map(\.status) == [.waiting, .placed])
    }

    @Test func `a try of the customer fails as placing does`() async throws {
        let payments = ScriptedPayments()
        payments.refuse(with: Self.declined)
        let (orders, customer, recurring) = try await start(payments: payments)
        // Nothing was tried yet.
        #expect(try await customer.call(OrdersEndpoints.retryRecurring, RecurringRetry(id: recurring.id)).dates.first?.status == .planned)
        try await orders.runRecurring()
        #expect(try await failure { try await customer.call(OrdersEndpoints.retryRecurring, RecurringRetry(id: recurring.id)) }?.code == "payment_declined")
    }

    @Test func `nothing is held for a customer with too many open orders`() async throws {
        let payments = ScriptedPayments()
        let (orders, customer, recurring) = try await start(payments: payments, settings: ["OPEN_ORDERS_AT_FIRST": "1"])
        _ = try await orders.place()
        try await orders.runRecurring()
        #expect(try await first(customer, recurring.id).problem?.code == "too_many_open_orders")
        #expect(payments.requests.count == 1)
    }

    @Test func `after a change a date that waits is tried at once`() async throws {
        let payments = ScriptedPayments()
        payments.refuse(with: Self.declined)
        let (orders, customer, recurring) = try await start(payments: payments)
        try await orders.runRecurring()
        payments.refuse(with: nil)
        var change = RecurringOrderChange(id: recurring.id)
        change.paymentMethodID = 12
        _ = try await customer.call(OrdersEndpoints.changeRecurring, change)
        try await orders.runRecurring()
        #expect(try await first(customer, recurring.id).status == .placed)
        #expect(payments.requests.map(\.methodID) == [nil, 12])
    }

    @Test func `a provider that can't be reached is asked again soon, and nobody is told`() async throws {
        let payments = ScriptedPayments()
        payments.refuse(with: APIError(status: 503, code: "payment_unavailable", message: "Later."))
        let (orders, customer, recurring) = try await start(payments: payments)
        try await orders.runRecurring()
        let waiting = try await first(customer, recurring.id)
        #expect((waiting.status, waiting.problem) == (.waiting, nil))
        #expect(try await dated(orders).isEmpty)
        payments.refuse(with: nil)
        orders.server.clock.advance(by: .seconds(300))
        try await orders.runRecurring()
        #expect(try await first(customer, recurring.id).status == .placed)
    }

    @Test func `an hour before the pickup it is too late, and the next date comes`() async throws {
        let payments = ScriptedPayments()
        payments.refuse(with: Self.declined)
        let (orders, customer, recurring) = try await start(payments: payments)
        for _ in 1...12 {
            try await orders.runRecurring()
            orders.server.clock.advance(by: .seconds(3 * 3600))
        }
        let missed = try await first(customer, recurring.id)
        #expect((missed.status, missed.problem?.code, missed.orderID) == (.missed, "payment_declined", nil))
        #expect(try await dated(orders).map(\.status) == [.waiting, .missed])
        payments.refuse(with: nil)
        orders.server.clock.advance(by: .seconds(5 * 86_400))
        try await orders.runRecurring()
        let dates = try await customer.call(OrdersEndpoints.recurringOrder, IDInput(id: recurring.id)).dates
        #expect(dates.map { "\($0.day.text) \($0.status.rawValue)" }.prefix(2) == ["2026-01-02 missed", "2026-01-09 placed"])
    }

    @Test func `a full window waits until somebody gives a place back`() async throws {
        let (orders, customer, recurring) = try await start(windowCapacity: 1)
        let window = try #require(recurring.dates.first).window
        let other = try await orders.place(QuoteRequest(bags: 1, pickupMode: .scheduled, window: window, address: .sample), by: 8)
        try await orders.runRecurring()
        #expect(try await first(customer, recurring.id).problem?.code == "window_full")
        _ = try await orders.client(.customer(8)).call(OrdersEndpoints.cancel, CancelOrder(id: other.id, reason: "later"))
        orders.server.clock.advance(by: .seconds(3 * 3600))
        try await orders.runRecurring()
        #expect(try await first(customer, recurring.id).status == .placed)
    }

    @Test func `killed after the hold and before the order, one order is placed`() async throws {
        let payments = ScriptedPayments()
        let (orders, customer, recurring) = try await start(payments: payments)
        payments.loseOrders(true)
        try await orders.runRecurring()
        #expect(try await orders.client(.customer(7)).call(OrdersEndpoints.list, OrderListRequest(role: .customer)).items.isEmpty)
        #expect(try await first(customer, recurring.id).status == .planned)
        payments.loseOrders(false)
        try await orders.runRecurring()
        #expect(try await first(customer, recurring.id).status == .placed)
        #expect(payments.requests.count == 2 && Set(payments.requests.map(\.key)).count == 1)
    }
}
