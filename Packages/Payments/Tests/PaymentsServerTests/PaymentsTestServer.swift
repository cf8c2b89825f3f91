import Core
import CoreTesting
import FleetAPI
import Foundation
import HTTPTypes
import Networking
import OrdersAPI
import PaymentsAPI
import Persistence
import ServerCore
import ServerTesting
import Synchronization

@testable import PaymentsServer

/// Orders by their ids, which tests price and move.
final class TestOrders: PayableOrders {
    private let charges = Mutex<[Int: OrderCharge]>([:])

    subscript(_ order: Int) -> OrderCharge? {
        get { charges.withLock { $0[order] } }
        set { charges.withLock { $0[order] = newValue } }
    }

    func charge(of order: Int, in transaction: Transaction) throws -> OrderCharge? { self[order] }
}

/// The fake provider behind a connection that tests cut.
final class CutGateway: PaymentGateway {
    /// The ways in which a call goes wrong.
    enum Fault: Sendable {
        /// It doesn't arrive.
        case down
        /// It arrives, and its result is lost.
        case lost
        /// It waits until ``CutGateway/endSlowness()``.
        case slow
    }

    let fake: FakeGateway
    private let faults = Mutex<[Fault?]>([])
    private let calls = Mutex<[String]>([])
    private let gate = AsyncStream<Void>.makeStream()
    private let brokenKey = Mutex<(text: String, isDone: Bool)?>(nil)

    init(_ fake: FakeGateway, name: String = "fake") {
        self.fake = fake
        self.name = name
    }

    let name: String

    /// Has the next calls that change something go wrong, nil for one that doesn't.
    func fail(_ next: Fault?...) { faults.withLock { $0 += next } }

    /// Has every call fail whose key ends with a text, as a provider does that keeps a failure; the first one may take effect.
    func breakKey(_ text: String?, isDone: Bool = false) { brokenKey.withLock { $0 = text.map { ($0, isDone) } } }

    /// Lets a slow call go on.
    func endSlowness() { gate.continuation.finish() }

    /// Returns once so many calls were made.
    func waitForCalls(_ count: Int) async throws { try await eventually { made.count >= count } }

    /// The names of the calls so far.
    var made: [String] { calls.withLock { $0 } }

    private func run<T: Sendable>(_ call: String, _ key: String, _ body: () async throws(GatewayError) -> T) async throws(GatewayError) -> T {
        calls.withLock { $0.append(call) }
        let fault = faults.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        if fault == .down { throw .unavailable }
        if fault == .slow { for await _ in gate.stream {} }
        if let broken = brokenKey.withLock({ $0 }), key.hasSuffix(broken.text) {
            if broken.isDone { _ = try await body() }
            throw .unavailable
        }
        let result = try await body()
        if fault == .lost { throw .unavailable }
        return result
    }

    func createCustomer(_ customer: GatewayCustomer, key: String) async throws(GatewayError) -> String {
        try await fake.createCustomer(customer, key: key)
    }

    func beginSetup(customer: String, key: String) async throws(GatewayError) -> GatewaySetup { try await fake.beginSetup(customer: customer, key: key) }
    func method(ofSetup id: String) async throws(GatewayError) -> GatewayMethod? { try await fake.method(ofSetup: id) }
    func forget(_ method: GatewayMethodID, key: String) async throws(GatewayError) {
        try await run("forget", key) { () async throws(GatewayError) in try await fake.forget(method, key: key) }
    }

    func authorize(_ request: GatewayAuthorization, key: String) async throws(GatewayError) -> GatewayPayment {
        try await run("authorize", key) { () async throws(GatewayError) in try await fake.authorize(request, key: key) }
    }

    func capture(_ payment: String, amountCents: Int, key: String) async throws(GatewayError) -> GatewayPayment {
        try await run("capture", key) { () async throws(GatewayError) in try await fake.capture(payment, amountCents: amountCents, key: key) }
    }

    func void(_ payment: String, key: String) async throws(GatewayError) -> GatewayPayment {
        try await run("void", key) { () async throws(GatewayError) in try await fake.void(payment, key: key) }
    }

    func refund(_ payment: String, amountCents: Int, key: String) async throws(GatewayError) -> GatewayRefund {
        try await run("refund", key) { () async throws(GatewayError) in try await fake.refund(payment, amountCents: amountCents, key: key) }
    }

    func payment(_ id: String) async throws(GatewayError) -> GatewayPayment { try await fake.payment(id) }
    func payments(reference: String) async throws(GatewayError) -> [GatewayPayment] { try await fake.payments(reference: reference) }

    func notice(_ headers: HTTPFields, _ body: [UInt8], at now: Date) async throws(GatewayError) -> GatewayNotice? {
        try await fake.notice(headers, body, at: now)
    }
}

/// A driver whose name is a formula.
private struct FormulaNames: DriverNames {
    func names(of people: [Int], in transaction: Transaction) throws -> [Int: String] {
        people.reduce(into: [:]) { $0[$1] = $1 == 5 ? #"=HYPERLINK("http://evil","Dan")"# : "Driver \($1)" }
    }
}

/// A server with payments alone and what tests do with it.
struct PaymentsTestServer {
    let server: TestServer
    let orders = TestOrders()
    let desk: PaymentDesk
    let worker: OperationWorker
    let gateway: CutGateway

    init() async throws {
        let made = Mutex<CutGateway?>(nil)
        let plugin = PaymentsServerPlugin { database, clock in
            let gateway = CutGateway(FakeGateway(database: database, clock: clock))
            made.withLock { $0 = gateway }
            return gateway
        }
        server = try await TestServer(plugins: [plugin]) { [orders] container in
            container.register((any PayableOrders).self) { _ in orders }
            container.register((any DriverNames).self) { _ in FormulaNames() }
        }
        desk = try server.application.container.resolve(PaymentDesk.self)
        guard let gateway = made.withLock({ $0 }) else { throw APIError.internalError }
        (worker, self.gateway) = (desk.worker, gateway)
    }

    var notices: NoticeIntake { NoticeIntake(worker: worker, database: server.database, clock: server.clock) }
    var keeping: HoldKeeping { HoldKeeping(desk: desk, worker: worker) }
    var reconciliation: Reconciliation { Reconciliation(worker: worker, notices: notices) }

    func client(_ person: Person = .customer(7)) -> APIClient { server.client(as: person) }

    /// Saves a card of a customer by its number.
    @discardableResult
    func saveCard(_ number: String = "4242424242424242", of customer: Int = 7) async throws -> PaymentMethod {
        let setup = try await client(.customer(customer)).call(PaymentsEndpoints.setUp)
        try await gateway.fake.enterCard(number, month: 12, year: 2034, setup: setup.setupID)
        return try await client(.customer(customer)).call(PaymentsEndpoints.saveMethod, SaveMethod(setupID: setup.setupID))
    }

    /// Places an order, as Orders does.
    @discardableResult
    func place(_ order: Int = 12, cents: Int = 2800, by customer: Int = 7, method: Int? = nil, key: String? = nil) async throws -> PaymentRecord {
        let hold = try await desk.authorize(cents, for: customer, methodID: method, key: key)
        orders[order] = OrderCharge(customerID: customer, totalCents: cents, due: .later)
        try await server.database.write { [desk] in try desk.attach(hold, to: order, in: $0) }
        return try await current(order)
    }

    /// Changes what an order costs, and how far it is, and makes the calls that follow.
    func bring(_ due: OrderCharge.Due, order: Int = 12, cents: Int? = nil, tax: Int = 0, tip: Int = 0, fee: Int = 0) async throws {
        guard var charge = orders[order] else { return }
        (charge.due, charge.totalCents, charge.taxCents, charge.tipCents, charge.feeCents) = (due, cents ?? charge.totalCents, tax, tip, fee)
        orders[order] = charge
        let now = server.clock.now
        try await server.database.write { [desk] in try desk.orders.bring(order, at: now, in: $0) }
        try await worker.run()
    }

    /// Publishes that a driver finished a job that pays $14.16.
    func finishJob(_ job: Int, of driver: Int = 5, at time: Date) async throws {
        let events = try server.application.container.resolve(EventLog.self)
        let finished = JobFinished(
            job: job, order: 12, driver: driver, kind: .pickup, baseCents: 400, distanceCents: 816, boostCents: 200, finishedAt: time)
        try await server.database.write {
            try events.append(FleetEvents.finished, finished, aggregate: FleetEvents.jobAggregate, id: job, topics: [], in: $0)
        }
        await server.deliverEvents()
    }

    /// Has order 12 delivered by a driver, as far as payments hear of it.
    func deliver(by driver: Int) async throws { orders[12]?.deliveredBy = driver }

    func current(_ order: Int = 12) async throws -> PaymentRecord {
        guard let record = try await server.database.read({ try PaymentRepository().current(of: order, in: $0) }) else { throw APIError.notFound() }
        return record
    }

    /// Whether the delivery of order 12 waits for its payment.
    func isUnpaid() async throws -> Bool {
        try await server.database.read { [desk] in try desk.unpaid([12], in: $0) } == [12]
    }

    func payment(_ id: Int) async throws -> PaymentRecord {
        guard let record = try await server.database.read({ try PaymentRepository().find(id, in: $0) }) else { throw APIError.notFound() }
        return record
    }

    /// Makes the calls that are due, now and later.
    func settle(after duration: Duration = .zero) async throws {
        server.clock.advance(by: duration)
        try await worker.run()
    }

    func count(_ table: SQL) async throws -> Int { try await server.database.read { try $0.value(Int.self, "SELECT COUNT(*) FROM \(sql: table)") } }

    /// Returns what an account holds: debits less credits.
    func balance(_ account: LedgerAccount) async throws -> Int {
        try await server.database.read { transaction in
            try transaction.values(Int.self, "SELECT debit_cents - credit_cents FROM payments_posting WHERE account = \(account.rawValue)").reduce(0, +)
        }
    }

    /// Returns what the fake provider took, less what it gave back.
    func taken() async throws -> Int {
        try await server.database.read { transaction in
            let taken = try transaction.values(Int.self, "SELECT captured_cents FROM payments_fake_payment").reduce(0, +)
            return try transaction.values(Int.self, "SELECT amount_cents FROM payments_fake_refund").reduce(taken, -)
        }
    }
}

/// The error of a call that must fail.
func failure<T>(_ body: () async throws -> T) async throws -> APIError? {
    do {
        _ = try await body()
        return nil
    } catch let error as APIError {
        return error
    }
}
