import Core
import CoreTesting
import Foundation
import Networking
import PaymentsAPI
import Persistence
import ServerTesting
import Testing

@testable import PaymentsServer

/// Open payments when another provider is set.
struct ProviderChangeTests {
    let payments: PaymentsTestServer
    /// The provider that is set now, whose calls are counted.
    private let other: CutGateway

    init() async throws {
        payments = try await PaymentsTestServer()
        other = CutGateway(FakeGateway(database: payments.server.database, clock: payments.server.clock), name: "other")
        try await payments.saveCard()
        try await payments.place()
    }

    /// Returns the worker of a process with the other provider, and with the one of before if its settings are still given.
    private func worker(keepingFirst: Bool) -> OperationWorker {
        let gateways = PaymentGateways(present: other, others: keepingFirst ? [payments.gateway] : [])
        return OperationWorker(
            gateways: gateways, database: payments.server.database, clock: payments.server.clock, settlement: payments.worker.settlement,
            orders: payments.worker.orders)
    }

    private func ready() async throws {
        payments.orders[12]?.due = .immediately
        let (now, desk) = (payments.server.clock.now, payments.desk)
        try await payments.server.database.write { try desk.orders.bring(12, at: now, in: $0) }
    }

    private func incidents() async throws -> [Incident] {
        try await payments.server.database.read { try IncidentRepository().page(nil, before: nil, limit: 10, in: $0) }
    }

    @Test func `the provider that began a payment finishes it`() async throws {
        try await ready()
        try await worker(keepingFirst: true).run()
        #expect(try await payments.current().status == .captured)
        #expect(payments.gateway.made == ["authorize", "capture"] && other.made.isEmpty)
        #expect(try await incidents().isEmpty)
    }

    @Test func `without that provider's settings nothing is called, and one incident says which is missing until it is set again`() async throws {
        try await ready()
        let without = worker(keepingFirst: false)
        for _ in 1...3 {
            try await without.run()
            payments.server.clock.advance(by: .seconds(3600))
        }
        #expect(other.made.isEmpty && payments.gateway.made == ["authorize"])
        #expect(try await payments.current().status == .authorized)
        #expect(try await incidents().map { [$0.kind, $0.ours, $0.theirs, $0.state.rawValue] } == [["provider", "fake", "other", "open"]])
        let events = try await payments.server.database.read { try $0.value(Int.self, "SELECT COUNT(*) FROM core_event WHERE kind = 'payment.incident'") }
        #expect(events == 1)
        // What can't be compared isn't.
        let notices = NoticeIntake(worker: without, database: payments.server.database, clock: payments.server.clock)
        #expect(try await Reconciliation(worker: without, notices: notices).run() == 0)
        #expect(try await incidents().map(\.state) == [.open])

        let with = worker(keepingFirst: true)
        try await with.run()
        #expect(try await payments.current().status == .captured)
        let known = NoticeIntake(worker: with, database: payments.server.database, clock: payments.server.clock)
        try await Reconciliation(worker: with, notices: known).run()
        #expect(try await incidents().map(\.state) == [.resolved])
        #expect(try await payments.taken() == 2800)
    }

    @Test func `without any provider stored calls become incidents too`() async throws {
        try await ready()
        let gateways = PaymentGateways(present: nil)
        try await OperationWorker(
            gateways: gateways, database: payments.server.database, clock: payments.server.clock, settlement: payments.worker.settlement,
            orders: payments.worker.orders
        ).run()
        #expect(try await incidents().map(\.theirs) == ["none"])
    }

    @Test func `notices of both providers are taken, each about its own payments`() async throws {
        let notices = NoticeIntake(worker: worker(keepingFirst: true), database: payments.server.database, clock: payments.server.clock)
        let notice = payments.gateway.fake.notice(id: "evt_1", about: "pi_fake_1", at: payments.server.clock.now)
        _ = try await payments.gateway.fake.void("pi_fake_1", key: "elsewhere")
        try await notices.take(notice.fields, notice.body, from: other)
        #expect(try await payments.current().status == .authorized)
        try await notices.take(notice.fields, notice.body, from: payments.gateway)
        #expect(try await payments.current().status == .failed)
    }

    @Test func `an order that is tried again with its key is held by the provider that is set now`() async throws {
        _ = try await payments.desk.authorize(2800, for: 7, methodID: nil, key: "again")
        let desk = PaymentDesk(
            worker: worker(keepingFirst: true), fake: nil, orders: payments.desk.orders, overPercent: 20, database: payments.server.database,
            clock: payments.server.clock, random: payments.desk.random)
        #expect(try await failure { try await desk.authorize(2800, for: 7, methodID: nil, key: "again") }?.code == "payment_method_required")
        try await payments.server.database.write { _ = try $0.execute("UPDATE payments_method SET gateway = 'other'") }
        let hold = try await desk.authorize(2800, for: 7, methodID: nil, key: "again")
        try await payments.server.database.write { try desk.attach(hold, to: 14, in: $0) }
        #expect(try await payments.current(14).gateway == "other")
        // The first hold is released by the provider that has it.
        try await worker(keepingFirst: true).run()
        #expect(payments.gateway.made == ["authorize", "authorize", "void"] && other.made == ["authorize"])
    }

    @Test func `providers whose settings are given stay set up`() throws {
        func given(_ settings: [String: String]) throws -> [Bool] {
            let values = SettingValues(build: .production) { settings[$0] }
            return [try PaymentsSettings.stripe(values) != nil, try PaymentsSettings.payPal(values) != nil]
        }
        let stripe = ["STRIPE_SECRET_KEY": "sk_test_1", "STRIPE_PUBLISHABLE_KEY": "pk_test_1", "STRIPE_WEBHOOK_SECRET": "whsec_1"]
        let payPal = ["PAYPAL_CLIENT_ID": "1", "PAYPAL_CLIENT_SECRET": "2", "PAYPAL_WEBHOOK_ID": "3", "PAYMENT_GATEWAY": "paypal"]
        #expect(try given(stripe.merging(payPal) { $1 }) == [true, true])
        #expect(try given(payPal) == [false, true])
        #expect(try given(stripe) == [true, false])
        #expect(try given(payPal.merging(["STRIPE_SECRET_KEY": "sk_test_1"]) { $1 }) == [false, true])
        #expect(throws: SettingError.self) { try given(["PAYMENT_GATEWAY": "stripe", "STRIPE_SECRET_KEY": "sk_test_1"]) }
    }
}
