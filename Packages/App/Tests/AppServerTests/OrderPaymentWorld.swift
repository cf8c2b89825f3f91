import Core
import CoreTesting
import Foundation
import HTTPTypes
import LocationAPI
import Networking
import OrdersAPI
import PaymentsAPI
import Persistence
import ServerCore
import ServerTesting
import Synchronization

@testable import AppServer
@testable import OrdersServer
@testable import PaymentsServer

/// Sells items 1 to 3 at $11.99, $4.29 and $20.00.
struct ThreeItemShop: RetailPricing {
    func lines(for items: [RetailItemRequest], customer: Int, in transaction: Transaction) throws -> [RetailLine] {
        let prices = [1: 1199, 2: 429, 3: 2000]
        return try items.map { item in
            guard let cents = prices[item.itemID] else { throw APIError.notFound() }
            return RetailLine(
                itemID: item.itemID, name: "Item \(item.itemID)", retailerID: 1, retailer: "Shop", quantity: item.quantity, unitCents: cents,
                substitution: item.substitution)
        }
    }

    func ordered(_ items: [Int], by customer: Int, in transaction: Transaction) throws {}
}

/// A provider that a random generator makes unreachable now and then, before or after a call takes effect.
final class FlakyGateway: PaymentGateway {
    let fake: FakeGateway
    let random: SeededRandomSource
    private let percent = Mutex(0)

    init(_ fake: FakeGateway, random: SeededRandomSource) { (self.fake, self.random) = (fake, random) }

    let name = "fake"

    /// Sets how many of a hundred calls fail.
    func fail(percent value: Int) { percent.withLock { $0 = value } }

    private func run<T: Sendable>(_ body: () async throws(GatewayError) -> T) async throws(GatewayError) -> T {
        let (number, limit) = (random.integer(in: 0..<200), percent.withLock { $0 })
        if number < limit { throw .unavailable }
        let result = try await body()
        if number < 2 * limit { throw .unavailable }
        return result
    }

    func createCustomer(_ customer: GatewayCustomer, key: String) async throws(GatewayError) -> String {
        try await fake.createCustomer(customer, key: key)
    }

    func beginSetup(customer: String, key: String) async throws(GatewayError) -> GatewaySetup { try await fake.beginSetup(customer: customer, key: key) }
    func method(ofSetup id: String) async throws(GatewayError) -> GatewayMethod? { try await fake.method(ofSetup: id) }
    func forget(_ method: GatewayMethodID, key: String) async throws(GatewayError) { try await fake.forget(method, key: key) }

    func authorize(_ request: GatewayAuthorization, key: String) async throws(GatewayError) -> GatewayPayment {
        try await run { () async throws(GatewayError) in try await fake.authorize(request, key: key) }
    }

    func capture(_ payment: String, amountCents: Int, key: String) async throws(GatewayError) -> GatewayPayment {
        try await run { () async throws(GatewayError) in try await fake.capture(payment, amountCents: amountCents, key: key) }
    }

    func void(_ payment: String, key: String) async throws(GatewayError) -> GatewayPayment {
        try await run { () async throws(GatewayError) in try await fake.void(payment, key: key) }
    }

    func refund(_ payment: String, amountCents: Int, key: String) async throws(GatewayError) -> GatewayRefund {
        try await run { () async throws(GatewayError) in try await fake.refund(payment, amountCents: amountCents, key: key) }
    }

    func payment(_ id: String) async throws(GatewayError) -> GatewayPayment {
        try await run { () async throws(GatewayError) in try await fake.payment(id) }
    }

    func payments(reference: String) async throws(GatewayError) -> [GatewayPayment] {
        try await run { () async throws(GatewayError) in try await fake.payments(reference: reference) }
    }

    func notice(_ headers: HTTPFields, _ body: [UInt8], at now: Date) async throws(GatewayError) -> GatewayNotice? {
        try await fake.notice(headers, body, at: now)
    }
}

/// The default areas, without Location's server.
private struct DefaultAreas: ServiceAreas {
    func area(at coordinate: Coordinate, in transaction: Transaction) throws -> ServiceArea? { ServiceArea.defaultAreas.area(at: coordinate) }
    func names(in transaction: Transaction) throws -> [String] { ServiceArea.defaultAreas.map(\.name) }
}

/// Orders and payments with the product's adapters, and everybody who acts on them.
struct OrderPaymentWorld {
    let server: TestServer
    let transitions: OrderTransitions
    let desk: PaymentDesk
    let worker: OperationWorker
    let gateway: FlakyGateway
    let random: SeededRandomSource

    static let cards = [
        "4242424242424242", "5555555555554444", "4000000000000341", "4000000000009995", "4000002760003184", "4000000000001117",
    ]
    static let customers = 1...5

    init(seed: UInt64) async throws {
        let random = SeededRandomSource(seed: seed)
        let made = Mutex<FlakyGateway?>(nil)
        let payments = PaymentsServerPlugin { database, clock in
            let gateway = FlakyGateway(FakeGateway(database: database, clock: clock), random: random)
            made.withLock { $0 = gateway }
            return gateway
        }
        server = try await TestServer(plugins: [OrdersServerPlugin(), payments]) { container in
            container.register((any ServiceAreas).self) { _ in DefaultAreas() }
            container.register((any RetailPricing).self) { _ in ThreeItemShop() }
            PaymentsOrders.register(in: container)
            OrdersPayments.register(in: container)
        }
        self.random = random
        transitions = try server.application.container.resolve(OrderTransitions.self)
        desk = try server.application.container.resolve(PaymentDesk.self)
        guard let gateway = made.withLock({ $0 }) else { throw APIError.internalError }
        (worker, self.gateway) = (desk.worker, gateway)
        for customer in Self.customers {
            for card in Self.cards {
                let client = client(.customer(customer))
                let setup = try await client.call(PaymentsEndpoints.setUp)
                try await gateway.fake.enterCard(card, month: 12, year: 2034, setup: setup.setupID)
                _ = try await client.call(PaymentsEndpoints.saveMethod, SaveMethod(setupID: setup.setupID))
            }
        }
    }

    var notices: NoticeIntake { NoticeIntake(worker: worker, database: server.database, clock: server.clock) }
    var keeping: HoldKeeping { HoldKeeping(desk: desk, worker: worker) }
    var reconciliation: Reconciliation { Reconciliation(worker: worker, notices: notices) }

    func client(_ person: Person) -> APIClient { server.client(as: person) }

    func pick(_ range: ClosedRange<Int>) -> Int { random.integer(in: range.lowerBound..<range.upperBound + 1) }

    func read<T: Sendable>(_ body: @escaping @Sendable (Transaction) throws -> T) async throws -> T { try await server.database.read(body) }

    /// Moves an order as somebody, with whatever evidence that needs.
    func move(_ order: Int, to stage: Stage, as role: ActorRole) async throws {
        let details = TransitionDetails(
            driverID: 21, bags: 2, kilograms: Double(pick(1...60)), note: "Note",
            reason: stage == .pickupFailed || stage == .deliveryFailed ? "notAtHome" : "Reason")
        let actor = OrderActor(personID: role == .system ? nil : 21, role: role)
        try await server.database.write { [transitions] in _ = try transitions.move(order, to: stage, by: actor, details: details, in: $0) }
    }

    /// Does what a step asks, and lets errors of the API pass: they are answers.
    func allowingErrors(_ body: () async throws -> Void) async throws {
        do { try await body() } catch is APIError {}
    }
}
