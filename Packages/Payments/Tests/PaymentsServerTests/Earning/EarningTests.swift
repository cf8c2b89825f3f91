import Core
import CoreTesting
import FleetAPI
import Foundation
import Networking
import PaymentsAPI
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import PaymentsServer

struct EarningTests {
    let payments: PaymentsTestServer
    let driver = Person(id: 5, name: "Dan", roles: [.driver])

    init() async throws {
        payments = try await PaymentsTestServer()
        try await payments.saveCard()
    }

    private func earnings(_ request: MoneyPageRequest = MoneyPageRequest()) async throws -> EarningsPage {
        try await payments.client(driver).call(PaymentsEndpoints.earnings, request)
    }

    @Test func `a finished job is earned once, part by part, and the ledger owes it`() async throws {
        for _ in 1...2 { try await payments.finishJob(3, at: payments.server.clock.now) }
        let page = try await earnings()
        #expect(page.items.map(\.kind) == [.boost, .distance, .base])
        #expect(page.items.map(\.amountCents) == [200, 816, 400])
        #expect((page.unpaidCents, page.paidCents) == (1416, 0))
        #expect(try await payments.balance(.driverEarningsPayable) == -1416)
        #expect(try await payments.balance(.driverPayExpense) == 1416)
    }

    @Test func `a tip is earned by the driver who delivered, once it was taken, and so is what comes later`() async throws {
        try await payments.place()
        try await payments.bring(.immediately, tip: 300)
        #expect(try await earnings().items.isEmpty)
        try await payments.deliver(by: 5)
        for _ in 1...2 { try await payments.bring(.immediately, tip: 300) }
        #expect(try await earnings().items.map(\.amountCents) == [300])
        payments.gateway.fail(.down)
        try await payments.bring(.immediately, cents: 3300, tip: 800)
        #expect(try await earnings().unpaidCents == 300)
        for _ in 1...3 { try await payments.settle(after: .seconds(90)) }
        #expect(try await earnings().items.map(\.amountCents) == [500, 300])
        #expect(try await earnings().items.allSatisfy { $0.kind == .tip && $0.orderID == 12 && $0.jobID == nil })
        #expect(try await payments.balance(.tipsPayable) == 0)
        #expect(try await payments.balance(.driverEarningsPayable) == -800)
    }

    @Test func `drivers see their own earnings page by page, and customers none`() async throws {
        for job in 1...3 { try await payments.finishJob(job, at: payments.server.clock.now) }
        try await payments.finishJob(4, of: 6, at: payments.server.clock.now)
        let first = try await earnings(MoneyPageRequest(limit: 5))
        #expect(first.items.count == 5)
        let second = try await earnings(MoneyPageRequest(before: first.next, limit: 5))
        #expect(second.items.count == 4 && second.next == nil)
        #expect(Set((first.items + second.items).compactMap(\.jobID)) == [1, 2, 3])
        #expect(try await failure { try await payments.client(.customer(5)).call(PaymentsEndpoints.earnings, MoneyPageRequest()) }?.status == 403)
    }

    @Test func `drivers are paid for jobs where orders are taken without payment`() async throws {
        let none = try await TestServer(plugins: [PaymentsServerPlugin()], settings: ["PAYMENT_GATEWAY": "none"]) { container in
            container.register((any PayableOrders).self) { _ in TestOrders() }
        }
        let events = try none.application.container.resolve(EventLog.self)
        let job = JobFinished(job: 1, order: 12, driver: 5, kind: .pickup, baseCents: 400, distanceCents: 0, boostCents: 0, finishedAt: none.clock.now)
        try await none.database.write {
            try events.append(FleetEvents.finished, job, aggregate: FleetEvents.jobAggregate, id: 1, topics: [], in: $0)
        }
        await none.deliverEvents()
        #expect(try await none.client(as: driver).call(PaymentsEndpoints.earnings, MoneyPageRequest()).unpaidCents == 400)
    }
}
