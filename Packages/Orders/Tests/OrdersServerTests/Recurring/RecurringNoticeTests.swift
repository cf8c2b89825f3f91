import Core
import CoreTesting
import Foundation
import Networking
import OrdersAPI
import Persistence
import ServerTesting
import Testing

@testable import OrdersServer

struct RecurringNoticeTests {
    private static let wantsConfirmation = APIError(status: 402, code: "payment_action_required", message: "Confirm.")
    private static let isAtTheBank = APIError(
        status: 402, code: "payment_action_required", message: "Confirm.", fields: ["paymentId": "4", "clientSecret": "secret"])

    private struct Setup {
        let orders: OrdersTestServer
        let payments = ScriptedPayments()
        let accounts = ScriptedAccounts()
        let customer: APIClient
        let recurring: RecurringOrder

        /// Makes a recurring order for each Friday from 8 to 10. The clock shows 4 in the morning of Thursday, January 1, 2026.
        init(addOns: [String]? = nil) async throws {
            orders = try await OrdersTestServer(payments: payments, settings: ["PUBLIC_URL": "https://tumble.example"], accounts: accounts)
            customer = orders.client(.customer(7))
            let new = NewRecurringOrder(
                bags: 2, weekday: .friday, start: TimeOfDay(hour: 8), end: TimeOfDay(hour: 10), address: .sample, addOns: addOns)
            recurring = try await customer.call(OrdersEndpoints.createRecurring, new)
        }

        func shown() async throws -> RecurringOrder { try await customer.call(OrdersEndpoints.recurringOrder, IDInput(id: recurring.id)) }

        func first() async throws -> RecurringDate { try #require(try await shown().dates.first) }

        func retry(method: Int? = nil) async throws -> RecurringOrder {
            try await customer.call(OrdersEndpoints.retryRecurring, RecurringRetry(id: recurring.id, paymentMethodID: method))
        }

        func count() async throws -> Int { try await customer.call(OrdersEndpoints.list, OrderListRequest(role: .customer)).items.count }
    }

    @Test func `a bank that wants the customer is told by mail and on the page, with the time until which they can confirm`() async throws {
        let setup = try await Setup()
        setup.payments.refuse(with: Self.wantsConfirmation)
        try await setup.orders.runRecurring()
        setup.orders.server.clock.advance(by: .seconds(3 * 3600))
        try await setup.orders.runRecurring()
        #expect(setup.payments.requests.map(\.isCustomerPresent) == [false, false])
        let date = try await setup.first()
        #expect((date.status, date.problem?.code) == (.waiting, "payment_action_required"))
        #expect(date.problem?.until?.ISO8601Format() == "2026-01-02T15:00:00Z")
        let mail = try await setup.accounts.sent(setup.orders)
        #expect(mail.map(\.customer) == [7])
        #expect(mail.first?.subject == "Your pickup on Friday, January 2 needs you")
        let text = try #require(mail.first?.text)
        #expect(
            text.contains("confirm this payment") && text.contains("until Friday, January 2 at 7:00")
                && text.hasSuffix("https://tumble.example/customer/recurring"))
    }

    @Test func `the customer confirms at their bank, and one order is placed, also where they don't come back`() async throws {
        let setup = try await Setup()
        setup.payments.refuse(with: Self.wantsConfirmation)
        try await setup.orders.runRecurring()
        setup.payments.refuse(with: Self.isAtTheBank)
        let error = try await failure { try await setup.retry() }
        #expect(error?.fields["clientSecret"] == "secret")
        #expect(setup.payments.requests.map(\.isCustomerPresent) == [false, true])
        // They saw it themselves.
        #expect(try await setup.accounts.sent(setup.orders).count == 1)
        #expect(try await setup.first().problem?.retryAt == setup.orders.server.clock.now + 300)
        setup.payments.refuse(with: nil)
        setup.orders.server.clock.advance(by: .seconds(300))
        try await setup.orders.runRecurring()
        #expect(try await setup.first().status == .placed)
        _ = try await setup.retry()
        #expect(try await setup.count() == 1)
        #expect(Set(setup.payments.requests.map(\.key)).count == 1)
    }

    @Test func `another card pays for this order and those to come`() async throws {
        let setup = try await Setup()
        setup.payments.refuse(with: APIError(status: 402, code: "payment_declined", message: "Declined."))
        try await setup.orders.runRecurring()
        setup.payments.refuse(with: nil)
        let retried = try await setup.retry(method: 12)
        #expect((retried.dates.first?.status, retried.paymentMethodID) == (.placed, 12))
        setup.orders.server.clock.advance(by: .seconds(7 * 86_400))
        try await setup.orders.runRecurring()
        #expect(setup.payments.requests.map(\.methodID) == [nil, 12, 12])
    }

    @Test func `a customer and the job at a time place one order`() async throws {
        let setup = try await Setup()
        setup.payments.refuse(with: APIError(status: 402, code: "payment_declined", message: "Declined."))
        try await setup.orders.runRecurring()
        setup.payments.refuse(with: nil)
        setup.orders.server.clock.advance(by: .seconds(3 * 3600))
        let failures = await withTaskGroup(of: APIError?.self) { group in
            for index in 1...8 {
                group.addTask {
                    do {
                        if index.isMultiple(of: 2) { try await setup.orders.runRecurring() } else { _ = try await setup.retry() }
                        return nil
                    } catch { return error as? APIError }
                }
            }
            return await group.reduce(into: [APIError]()) { failures, error in if let error { failures.append(error) } }
        }
        #expect(failures.isEmpty)
        #expect(try await setup.count() == 1)
    }

    @Test func `after the stated time the date is skipped with its reason, and mailed`() async throws {
        let setup = try await Setup()
        setup.accounts.speak(.polish)
        setup.payments.refuse(with: Self.wantsConfirmation)
        try await setup.orders.runRecurring()
        setup.orders.server.clock.advance(by: .seconds(27 * 3600))
        try await setup.orders.runRecurring()
        #expect(try await setup.count() == 0)
        let date = try await setup.first()
        #expect((date.status, date.problem?.until) == (.missed, nil))
        #expect(date.problem?.message == "We skipped this pickup because your bank's confirmation didn't come in time.")
        setup.payments.refuse(with: nil)
        _ = try await setup.retry()
        #expect(try await setup.count() == 0)
        #expect(
            try await setup.accounts.sent(setup.orders).map(\.subject) == [
                "Odbiór (piątek, 2 stycznia) czeka na Ciebie", "Pominęliśmy odbiór (piątek, 2 stycznia)",
            ])
    }

    @Test func `mail and the date's state are stored together or not at all`() async throws {
        let setup = try await Setup(addOns: ["ironing"])
        try await setup.orders.publish { $0.addOns[0].active = false }
        setup.payments.loseOrders(true)
        try await setup.orders.runRecurring()
        #expect(try await setup.accounts.sent(setup.orders).isEmpty)
        setup.payments.loseOrders(false)
        try await setup.orders.runRecurring()
        #expect(try await setup.accounts.sent(setup.orders).count == 1)
    }

    @Test func `extras are kept, and one that is no longer offered is dropped and said so once`() async throws {
        let setup = try await Setup(addOns: ["hangers", "ironing"])
        #expect(setup.recurring.addOns?.map(\.code) == ["ironing", "hangers"])
        try await setup.orders.publish { $0.addOns[0].active = false }
        try await setup.orders.runRecurring()
        let date = try await setup.first()
        let order = try await setup.customer.call(OrdersEndpoints.detail, IDInput(id: try #require(date.orderID)))
        #expect(order.addOns?.map(\.code) == ["hangers"])
        #expect(date.droppedAddOns == ["Ironing"])
        #expect(try await setup.shown().addOns?.map(\.name) == ["New hangers"])
        #expect(try await setup.accounts.sent(setup.orders).map(\.subject) == ["Your order for Friday, January 2 is missing an extra"])
        setup.orders.server.clock.advance(by: .seconds(7 * 86_400))
        try await setup.orders.runRecurring()
        #expect(try await setup.count() == 2)
        #expect(try await setup.accounts.sent(setup.orders).count == 1)
    }

    @Test func `extras are changed, and unknown ones refused`() async throws {
        let setup = try await Setup(addOns: ["ironing"])
        var change = RecurringOrderChange(id: setup.recurring.id)
        change.addOns = ["stains"]
        #expect(try await setup.customer.call(OrdersEndpoints.changeRecurring, change).addOns?.map(\.code) == ["stains"])
        change.addOns = []
        #expect(try await setup.customer.call(OrdersEndpoints.changeRecurring, change).addOns == nil)
        for codes in [["steam"], ["stains", "stains"]] {
            change.addOns = codes
            let request = change
            let error = try await failure { try await setup.customer.call(OrdersEndpoints.changeRecurring, request) }
            #expect(error?.fields.keys.sorted() == ["addOns"])
        }
    }

    @Test func `recurring orders of a disabled account stop until they are resumed`() async throws {
        let setup = try await Setup()
        setup.accounts.disable(7)
        try await setup.orders.runRecurring()
        try await setup.orders.runRecurring()
        #expect(setup.payments.requests.isEmpty)
        #expect(try await setup.shown().status == .paused)
        #expect(try await setup.count() == 0)
    }
}
