import Core
import CoreTesting
import Networking
import PaymentsAPI
import ServerTesting
import Testing

@testable import PaymentsServer

struct RefundListTests {
    let payments: PaymentsTestServer
    let dispatcher = Person(id: 9, name: "Dee", roles: [.dispatcher])
    let admin = Person(id: 10, name: "Ada", roles: [.admin])

    init() async throws {
        payments = try await PaymentsTestServer()
        try await payments.saveCard()
        try await payments.place()
    }

    private func refunds(of order: Int = 12, as person: Person? = nil) async throws -> [Refund] {
        try await payments.client(person ?? dispatcher).call(PaymentsEndpoints.refunds, PaymentListRequest(orderID: order))
    }

    private func refund(_ cents: Int, _ reason: String, as person: Person? = nil) async throws {
        _ = try await payments.client(person ?? dispatcher).call(PaymentsEndpoints.refund, RefundPayment(id: 1, amountCents: cents, reason: reason))
    }

    @Test func `what was given back is listed with its reason and its role, newest first`() async throws {
        #expect(try await refunds().isEmpty)
        try await payments.bring(.immediately)
        try await refund(500, RefundReason.damaged.text(note: "The blue shirt"))
        try await refund(700, "Something in other words", as: admin)
        let found = try await refunds()
        #expect(found.map(\.amountCents) == [700, 500])
        #expect(found.map(\.role) == ["admin", "dispatcher"])
        #expect(found.map(\.actorID) == [10, 9])
        #expect(found.map(\.state) == [.done, .done])
        #expect(found.map(\.reason) == ["Something in other words", "damaged: The blue shirt"])
        #expect(try await refunds(as: admin) == found)
    }

    @Test func `a refund that the provider hasn't confirmed waits, and is done once it is`() async throws {
        try await payments.bring(.immediately)
        payments.gateway.fail(.lost)
        try await refund(500, "late")
        #expect(try await refunds().map(\.state) == [.waiting])
        for _ in 1...3 { try await payments.settle(after: .seconds(90)) }
        #expect(try await refunds().map(\.state) == [.done])
        #expect(try await payments.current().refundedCents == 500)
    }

    @Test func `only staff see refunds, and only of orders that are there`() async throws {
        for person in [Person.customer(7), Person(id: 11, name: "Dan", roles: [.driver])] {
            #expect(try await failure { try await refunds(as: person) }?.status == 403)
        }
        #expect(try await failure { try await refunds(of: 99) }?.status == 404)
    }

    @Test func `a recorded reason is read back, and other words are none`() {
        for reason in RefundReason.allCases {
            #expect(RefundReason.read(reason.text(note: "")).map { [$0.reason.rawValue, $0.note] } == [reason.rawValue, ""])
            #expect(RefundReason.read(reason.text(note: "a: b")).map { [$0.reason.rawValue, $0.note] } == [reason.rawValue, "a: b"])
        }
        for text in ["", ":", "Stain", "damaged shirt", "late!: x"] { #expect(RefundReason.read(text) == nil, "\(text)") }
    }
}
