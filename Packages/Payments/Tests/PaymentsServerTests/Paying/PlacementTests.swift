import Core
import CoreTesting
import Foundation
import Networking
import PaymentsAPI
import Persistence
import ServerTesting
import Testing

@testable import PaymentsServer

struct PlacementTests {
    let payments: PaymentsTestServer

    init() async throws { payments = try await PaymentsTestServer() }

    @Test func `an order's price and a fifth more is held on the default card, and bound to the order`() async throws {
        try await payments.saveCard()
        let placed = try await payments.place(cents: 2801)
        #expect(placed.status == .authorized)
        #expect(placed.authorizedCents == 3362)
        #expect(placed.orderID == 12)
        #expect(try await payments.count("payments_operation WHERE state = 'waiting'") == 0)
        #expect(try await payments.taken() == 0)
    }

    @Test func `an order that costs nothing needs no card`() async throws {
        let hold = try await payments.desk.authorize(0, for: 7, methodID: nil, key: "a")
        #expect(hold.payment == nil)
    }

    @Test func `without a card, with somebody else's, or with a forgotten one, nothing is held`() async throws {
        #expect(try await failure { try await payments.place() }?.code == "payment_method_required")
        let theirs = try await payments.saveCard(of: 8)
        #expect(try await failure { try await payments.place(method: theirs.id) }?.code == "payment_method_required")
        let mine = try await payments.saveCard()
        _ = try await payments.client().call(PaymentsEndpoints.forgetMethod, IDInput(id: mine.id))
        #expect(try await failure { try await payments.place() }?.code == "payment_method_required")
        #expect(try await payments.count("payments_fake_payment") == 0)
    }

    @Test(arguments: ["4000000000000341", "4000000000009995"])
    func `a card that is declined leaves no hold, and another card works with the same key`(number: String) async throws {
        let bad = try await payments.saveCard(number)
        let error = try await failure { try await payments.place(method: bad.id, key: "a") }
        #expect(error?.status == 402)
        #expect(error?.code == "payment_declined")
        let good = try await payments.saveCard()
        #expect(try await payments.place(method: good.id, key: "a").status == .authorized)
    }

    @Test func `a payment that the customer has to confirm is asked for, and goes on with the same key`() async throws {
        try await payments.saveCard("4000002760003184")
        let error = try await failure { try await payments.place(key: "a") }
        #expect(error?.code == "payment_action_required")
        #expect(error?.fields["actionPage"] == "/confirm/pi_fake_1")
        #expect(try await failure { try await payments.place(key: "a") }?.code == "payment_action_required")
        try await payments.gateway.fake.confirm("pi_fake_1", isApproved: true)
        #expect(try await payments.place(key: "a").gatewayID == "pi_fake_1")
        #expect(try await payments.count("payments_fake_payment") == 1)
    }

    @Test func `a bank that wants a customer who isn't there refuses, and asks them once they are`() async throws {
        try await payments.saveCard("4000002760003184")
        let absent = try await failure { try await payments.desk.authorize(2800, for: 7, methodID: nil, key: "a", isCustomerPresent: false) }
        #expect(absent?.code == "payment_action_required" && absent?.fields.isEmpty == true)
        #expect(try await failure { try await payments.place(key: "a") }?.fields["actionPage"] == "/confirm/pi_fake_2")
        // Another look while the customer is at their bank asks for nothing more.
        let meanwhile = try await failure { try await payments.desk.authorize(2800, for: 7, methodID: nil, key: "a", isCustomerPresent: false) }
        #expect(meanwhile?.fields["actionPage"] == "/confirm/pi_fake_2")
        try await payments.gateway.fake.confirm("pi_fake_2", isApproved: true)
        #expect(try await payments.desk.authorize(2800, for: 7, methodID: nil, key: "a", isCustomerPresent: false).payment != nil)
        #expect(try await payments.count("payments_fake_payment") == 2)
    }

    @Test func `a customer who doesn't confirm can choose another card`() async throws {
        try await payments.saveCard("4000002760003184")
        _ = try await failure { try await payments.place(key: "a") }
        try await payments.gateway.fake.confirm("pi_fake_1", isApproved: false)
        #expect(try await failure { try await payments.place(key: "a") }?.code == "payment_declined")
        let good = try await payments.saveCard()
        #expect(try await payments.place(method: good.id, key: "a").status == .authorized)
    }

    @Test func `one order posted 50 times at once with one key holds its price once`() async throws {
        try await payments.saveCard()
        let desk = payments.desk
        let held = try await withThrowingTaskGroup(of: Int?.self) { group in
            for _ in 1...50 { group.addTask { try await desk.authorize(2800, for: 7, methodID: nil, key: "a").payment } }
            return try await group.reduce(into: Set<Int?>()) { $0.insert($1) }
        }
        #expect(held.count == 1)
        #expect(try await payments.count("payments_payment") == 1)
        #expect(try await payments.count("payments_fake_payment") == 1)
    }

    @Test(arguments: [CutGateway.Fault.down, .lost])
    func `while the provider can't be reached nothing is lost, and the same key holds once`(fault: CutGateway.Fault) async throws {
        try await payments.saveCard()
        payments.gateway.fail(fault, fault, fault)
        for _ in 1...3 { #expect(try await failure { try await payments.place(key: "a") }?.code == "payment_unavailable") }
        #expect(try await payments.place(key: "a").status == .authorized)
        #expect(try await payments.count("payments_fake_payment") == 1)
        #expect(try await payments.count("payments_payment") == 1)
    }

    @Test func `a hold that no order took is released after 15 minutes, and then can't be bound`() async throws {
        try await payments.saveCard()
        let hold = try await payments.desk.authorize(2800, for: 7, methodID: nil, key: "a")
        try await payments.settle(after: .seconds(16 * 60))
        try await payments.keeping.releaseUnclaimed()
        try await payments.settle()
        #expect(try await payments.gateway.payment("pi_fake_1").status == .voided)
        #expect(try await payments.payment(try #require(hold.payment)).status == .voided)
        let desk = payments.desk
        let error = try await failure { try await payments.server.database.write { try desk.attach(hold, to: 12, in: $0) } }
        #expect(error?.code == "payment_unavailable")
        #expect(try await payments.place(key: "a").gatewayID != "pi_fake_1")
    }

    @Test func `a hold whose result was lost with our process is found again and released`() async throws {
        try await payments.saveCard()
        payments.gateway.fail(.lost)
        _ = try await failure { try await payments.place(key: "a") }
        try await payments.settle(after: .seconds(90))
        #expect(try await payments.payment(1).status == .authorized)
        try await payments.settle(after: .seconds(16 * 60))
        try await payments.keeping.releaseUnclaimed()
        try await payments.settle()
        #expect(try await payments.payment(1).status == .voided)
        #expect(try await payments.gateway.payment("pi_fake_1").status == .voided)
    }

    @Test func `a hold that one order took can't be taken by another with the same key`() async throws {
        try await payments.saveCard()
        try await payments.place(12, key: "a")
        #expect(try await failure { try await payments.place(13, key: "a") }?.code == "idempotency_key_reused")
    }

    @Test func `a hold of another amount or on another card under the same key takes the place of the first`() async throws {
        let first = try await payments.saveCard()
        let second = try await payments.saveCard("5555555555554444")
        _ = try await payments.desk.authorize(2800, for: 7, methodID: first.id, key: "a")
        try await payments.settle(after: .seconds(61))
        #expect(try await payments.place(cents: 4000, method: second.id, key: "a").authorizedCents == 4800)
        try await payments.settle()
        #expect(try await payments.gateway.payment("pi_fake_1").status == .voided)
    }
}
