import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import PaymentsAPI
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import PaymentsServer

struct PaymentControllerTests {
    let payments: PaymentsTestServer
    let dispatcher = Person(id: 9, name: "Dee", roles: [.dispatcher])
    let admin = Person(id: 10, name: "Ada", roles: [.admin])

    init() async throws {
        payments = try await PaymentsTestServer()
        try await payments.saveCard()
    }

    private func refund(_ cents: Int?, reason: String = "Stain", key: String? = nil, as person: Person? = nil) async throws -> Payment {
        try await payments.client(person ?? dispatcher).call(
            PaymentsEndpoints.refund, RefundPayment(id: 1, amountCents: cents, reason: reason), idempotencyKey: key)
    }

    @Test func `a part is given back with a reason and a role, then the rest, and no more`() async throws {
        try await payments.place()
        try await payments.bring(.immediately)
        let part = try await refund(1000)
        #expect(part.status == .partiallyRefunded)
        #expect(part.refundedCents == 1000)
        #expect(try await failure { try await refund(1801) }?.code == "refund_too_high")
        #expect(try await refund(nil, as: admin).status == .refunded)
        #expect(try await failure { try await refund(1) }?.code == "not_refundable")
        #expect(try await payments.taken() == 0)
        #expect(try await payments.balance(.gatewayClearing) == 0)
        #expect(try await payments.balance(.refunds) == 2800)
        let calls = try await payments.server.database.read {
            try $0.values(String.self, "SELECT role || ' ' || reason FROM payments_operation WHERE kind = 'refund' ORDER BY id")
        }
        #expect(calls == ["dispatcher Stain", "admin Stain"])
    }

    @Test func `a refund asked for twice with one key is given once, also where its result is lost`() async throws {
        try await payments.place()
        try await payments.bring(.immediately)
        payments.gateway.fail(.lost)
        _ = try await refund(1000, key: "r")
        _ = try await refund(1000, key: "r")
        for _ in 1...3 { try await payments.settle(after: .seconds(90)) }
        #expect(try await payments.current().refundedCents == 1000)
        #expect(try await payments.taken() == 1800)
    }

    @Test func `nothing is given back by customers, without a reason, or before anything was taken`() async throws {
        try await payments.place()
        #expect(try await failure { try await refund(100, as: .customer(7)) }?.status == 403)
        #expect(try await failure { try await refund(100, reason: " ") }?.fields["reason"] != nil)
        #expect(try await failure { try await refund(100) }?.code == "not_refundable")
    }

    @Test func `a payment is seen by its customer and by staff`() async throws {
        try await payments.place()
        for person in [Person.customer(7), dispatcher, admin] {
            #expect(try await payments.client(person).call(PaymentsEndpoints.detail, IDInput(id: 1)).authorizedCents == 3360)
            #expect(try await payments.client(person).call(PaymentsEndpoints.list, PaymentListRequest(orderID: 12)).count == 1)
        }
        for person in [Person.customer(8), Person(id: 11, name: "Dan", roles: [.driver])] {
            #expect(try await failure { try await payments.client(person).call(PaymentsEndpoints.detail, IDInput(id: 1)) }?.status == 404)
            #expect(
                try await failure { try await payments.client(person).call(PaymentsEndpoints.list, PaymentListRequest(orderID: 12)) }?.status == 404)
        }
    }

    @Test func `paying for an order that is paid for returns its payment, whatever the form of the amount`() async throws {
        try await payments.place()
        for body in [#"{ "amount": 28.00, "orderId": 12 }"#, #"{ "amountCents": 2800, "orderId": 12 }"#, #"{ "orderId": 12 }"#] {
            let response = await payments.server.send(.post, "/api/v1/payments/process", body: body, as: .customer(7))
            #expect(response.status == .created)
        }
        #expect(try await payments.count("payments_payment") == 1)
    }

    @Test(arguments: [(#"{ "amount": 27.99, "orderId": 12 }"#, 422), (#"{ "amount": 0.001, "orderId": 12 }"#, 422), (#"{ "orderId": 99 }"#, 404)])
    func `paying another amount or for an unknown order is refused`(body: String, status: Int) async throws {
        try await payments.place()
        #expect(await payments.server.send(.post, "/api/v1/payments/process", body: body, as: .customer(7)).status.code == status)
        #expect(await payments.server.send(.post, "/api/v1/payments/process", body: #"{ "orderId": 12 }"#, as: .customer(8)).status.code == 404)
    }

    @Test func `another card pays once however often it is posted with one key`() async throws {
        let ending = try await payments.saveCard("4000000000001117")
        try await payments.place(method: ending.id)
        try await payments.bring(.immediately)
        let client = payments.client()
        let ids = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 1...20 {
                group.addTask { try await client.call(PaymentsEndpoints.process, ProcessPayment(orderID: 12, methodID: 1), idempotencyKey: "k").id }
            }
            return try await group.reduce(into: Set<Int>()) { $0.insert($1) }
        }
        #expect(ids.count == 1)
        try await payments.settle()
        #expect(try await payments.taken() == 2800)
        #expect(try await payments.count("payments_fake_payment WHERE status = 'authorized'") <= 1)
    }

    @Test func `the ledger is for administrators, page by page`() async throws {
        for order in 1...3 {
            try await payments.place(order)
            try await payments.bring(.immediately, order: order)
        }
        let first = try await payments.client(admin).call(PaymentsEndpoints.ledger, LedgerRequest(limit: 2))
        #expect(first.items.map(\.orderID) == [3, 2])
        let second = try await payments.client(admin).call(PaymentsEndpoints.ledger, LedgerRequest(before: first.next, limit: 2))
        #expect(second.items.map(\.orderID) == [1])
        #expect(second.next == nil)
        #expect(try await failure { try await payments.client(dispatcher).call(PaymentsEndpoints.ledger, LedgerRequest()) }?.status == 403)
    }

    @Test func `everybody learns the provider, and without one orders need no payment`() async throws {
        #expect(try await payments.server.client(as: nil).call(PaymentsEndpoints.configuration).gateway == "fake")
        let none = try await TestServer(plugins: [PaymentsServerPlugin()], settings: ["PAYMENT_GATEWAY": "none"]) { container in
            container.register((any PayableOrders).self) { _ in TestOrders() }
        }
        #expect(try await none.client(as: nil).call(PaymentsEndpoints.configuration).gateway == "none")
        let desk = try none.application.container.resolve(PaymentDesk.self)
        #expect(!desk.takesPayments)
        #expect(try await failure { try await none.client(as: .customer(7)).call(PaymentsEndpoints.setUp) }?.code == "payments_off")
        #expect(try await none.client(as: .customer(7)).call(PaymentsEndpoints.methods).isEmpty)
        #expect(try await desk.authorize(100, for: 7, methodID: nil, key: nil).payment == nil)
    }
}
