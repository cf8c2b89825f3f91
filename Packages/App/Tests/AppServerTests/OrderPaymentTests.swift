import AuthAPI
import Core
import Foundation
import Networking
import OrdersAPI
import PaymentsAPI
import Persistence
import PersistenceTesting
import ServerCore
import Testing

@testable import AppServer
@testable import OrdersServer
@testable import PaymentsServer

/// Orders that are paid for, in the whole product with the fake provider.
struct OrderPaymentTests {
    private let order = CreateOrder(QuoteRequest(bags: 2, pickupMode: .asap, address: .sample))

    private func move(_ order: Int, through stages: [Stage], _ server: ComposedServer) async throws {
        let transitions = try server.application.container.resolve(OrderTransitions.self)
        for stage in stages {
            let role: ActorRole = [.weighed, .processing, .ready, .canceled].contains(stage) ? .dispatcher : .driver
            let details = TransitionDetails(driverID: 2, bags: 2, kilograms: 8, note: "Note", reason: "Reason")
            try await server.database.write {
                _ = try transitions.move(order, to: stage, by: OrderActor(personID: 2, role: role), details: details, in: $0)
            }
            await server.application.deliverEvents()
        }
    }

    private func payments(of order: Int, _ server: ComposedServer) async throws -> [PaymentsAPI.Payment] {
        try await server.database.read { try PaymentRepository().all(of: order, in: $0).map(\.shown) }
    }

    private func deliveryJobs(of order: Int, _ server: ComposedServer) async throws -> Int {
        try await server.database.read {
            try $0.value(Int.self, "SELECT COUNT(*) FROM fleet_job WHERE order_id = \(order) AND kind = 'delivery' AND status = 'offered'")
        }
    }

    private static let toReady: [Stage] = [
        .pickupAssigned, .enRoutePickup, .arrivedPickup, .pickedUp, .atFacility, .weighed, .processing, .ready,
    ]

    @Test func `an order's price is held when it is placed and taken before the bags go back out`() async throws {
        let server = try await makeProduct(["PAYMENT_GATEWAY": "fake"])
        let customer = try await server.client(as: "customer")
        let placed = try await customer.call(OrdersEndpoints.create, order)
        #expect(try await payments(of: placed.id, server).map(\.status) == [.authorized])
        #expect(try await payments(of: placed.id, server).first?.authorizedCents == (placed.price.totalCents * 120 + 99) / 100)
        try await move(placed.id, through: Self.toReady, server)
        #expect(try await deliveryJobs(of: placed.id, server) == 0)
        let worker = try server.application.container.resolve(PaymentDesk.self).worker
        try await worker.run()
        await server.application.deliverEvents()
        #expect(try await payments(of: placed.id, server).map(\.status) == [.captured])
        #expect(try await deliveryJobs(of: placed.id, server) == 1)
        try await move(placed.id, through: [.deliveryAssigned, .outForDelivery], server)
        #expect(try await customer.call(PaymentsEndpoints.list, PaymentListRequest(orderID: placed.id)).count == 1)
    }

    @Test func `a tip is part of what is taken, and what is given later is taken on its own`() async throws {
        let server = try await makeProduct(["PAYMENT_GATEWAY": "fake"])
        let customer = try await server.client(as: "customer")
        let placed = try await customer.call(OrdersEndpoints.create, order)
        let tipped = try await customer.call(OrdersEndpoints.tip, TipOrder(id: placed.id, tipCents: 300))
        #expect(tipped.price.totalCents == placed.price.totalCents + 300)
        try await move(placed.id, through: Self.toReady, server)
        let worker = try server.application.container.resolve(PaymentDesk.self).worker
        try await worker.run()
        await server.application.deliverEvents()
        await #expect(throws: APIError.self) { try await customer.call(OrdersEndpoints.tip, TipOrder(id: placed.id, tipCents: 200)) }
        try await move(placed.id, through: [.deliveryAssigned, .outForDelivery, .arrivedDropoff, .delivered], server)
        let before = try await customer.call(OrdersEndpoints.detail, IDInput(id: placed.id)).price.totalCents
        _ = try await customer.call(OrdersEndpoints.tip, TipOrder(id: placed.id, tipCents: 800))
        for _ in 1...2 {
            await server.application.deliverEvents()
            try await worker.run()
        }
        #expect(try await payments(of: placed.id, server).map(\.capturedCents) == [500, before])
        #expect(try await payments(of: placed.id, server).map(\.isSupplement) == [true, false])
    }

    @Test func `an order that cost nothing is paid for once its weight costs something and the customer agrees`() async throws {
        let server = try await makeProduct(["PAYMENT_GATEWAY": "fake"])
        try await server.database.write { _ = try $0.execute("UPDATE orders_price_book SET bag_cents = 0, asap_cents = 0, delivery_cents = 0") }
        let customer = try await server.client(as: "customer")
        let placed = try await customer.call(OrdersEndpoints.create, order)
        #expect(placed.price.totalCents == 0)
        try await move(placed.id, through: Array(Self.toReady.prefix { $0 != .processing }), server)
        await #expect(throws: APIError.self) { try await move(placed.id, through: [.processing], server) }
        let asked = try await customer.call(OrdersEndpoints.detail, IDInput(id: placed.id))
        #expect(asked.price.totalCents > 0)
        _ = try await customer.call(
            OrdersEndpoints.approvePrice, ApprovePrice(id: placed.id, approved: true, totalCents: asked.price.totalCents))
        try await move(placed.id, through: [.processing, .ready], server)
        #expect(try await deliveryJobs(of: placed.id, server) == 0)
        try await server.application.container.resolve(PaymentDesk.self).worker.run()
        await server.application.deliverEvents()
        #expect(try await payments(of: placed.id, server).map(\.capturedCents) == [asked.price.totalCents])
        #expect(try await deliveryJobs(of: placed.id, server) == 1)
    }

    @Test func `a delivery can't be assigned before its payment was taken`() async throws {
        let server = try await makeProduct(["PAYMENT_GATEWAY": "fake"])
        let placed = try await server.client(as: "customer").call(OrdersEndpoints.create, order)
        try await move(placed.id, through: Self.toReady, server)
        await #expect(throws: APIError.self) { try await move(placed.id, through: [.deliveryAssigned], server) }
    }

    @Test func `a canceled order releases what was held`() async throws {
        let server = try await makeProduct(["PAYMENT_GATEWAY": "fake"])
        let customer = try await server.client(as: "customer")
        let placed = try await customer.call(OrdersEndpoints.create, order)
        _ = try await customer.call(OrdersEndpoints.cancel, CancelOrder(id: placed.id, reason: "Changed my mind"))
        await server.application.deliverEvents()
        try await server.application.container.resolve(PaymentDesk.self).worker.run()
        #expect(try await payments(of: placed.id, server).map(\.status) == [.voided])
    }

    @Test func `one order posted 50 times with one key is placed once and held once`() async throws {
        let server = try await makeProduct(["PAYMENT_GATEWAY": "fake"])
        let customer = try await server.client(as: "customer")
        let ids = try await withThrowingTaskGroup(of: Int.self) { [order] group in
            for _ in 1...50 { group.addTask { try await customer.call(OrdersEndpoints.create, order, idempotencyKey: "one").id } }
            return try await group.reduce(into: Set<Int>()) { $0.insert($1) }
        }
        #expect(ids.count == 1)
        let counts = try await server.database.read { transaction in
            try ["orders_order", "payments_payment", "payments_fake_payment"].map { table in
                try transaction.value(Int.self, "SELECT COUNT(*) FROM \(identifier: table)")
            }
        }
        #expect(counts == [1, 1, 1])
    }

    @Test func `an order without a card is refused, and without a provider taken without payment`() async throws {
        let server = try await makeProduct(["PAYMENT_GATEWAY": "fake"])
        let new = try await server.client(session: nil).call(
            AuthEndpoints.register, RegisterRequest(name: "New Customer", email: "new@tumble.example", password: "a long enough one 7"))
        let session = AuthSession(store: InMemoryTokenStore(), refresher: NoRefresh(), clock: SystemClock())
        try await session.begin(Tokens(accessToken: new.accessToken, refreshToken: new.refreshToken, expiresAt: new.expiresAt))
        do {
            _ = try await server.client(session: session).call(OrdersEndpoints.create, order)
            Issue.record("an order without a card was taken")
        } catch {
            #expect(error.code == "payment_method_required")
        }
        let free = try await makeProduct(["PAYMENT_GATEWAY": "none"])
        let placed = try await free.client(as: "customer").call(OrdersEndpoints.create, order)
        #expect(try await payments(of: placed.id, free).isEmpty)
        try await move(placed.id, through: Self.toReady, free)
        #expect(try await deliveryJobs(of: placed.id, free) == 1)
    }
}
