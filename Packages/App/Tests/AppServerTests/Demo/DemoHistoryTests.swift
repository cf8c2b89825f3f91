import AuthAPI
import Core
import CoreTesting
import FleetAPI
import Foundation
import Networking
import OrdersAPI
import Persistence
import PersistenceTesting
import ServerCore
import Testing

@testable import AppDevelopment
@testable import AppServer

struct DemoHistoryTests {
    private static let orders: SQL = "SELECT COUNT(*) FROM orders_order"
    /// A new demo, for the tests that only look.
    private static let demo = Task { try await DemoProduct().seeded() }

    @Test func `a new demo has seen every stage of an order within its week`() async throws {
        let product = try await Self.demo.value
        let (seen, first) = try await product.server.database.read { transaction in
            (
                try transaction.values(String.self, "SELECT DISTINCT to_stage FROM orders_transition"),
                try transaction.value(Date.self, "SELECT MIN(created_at) FROM orders_order")
            )
        }
        // Drafts are never sent, and orders are accepted at once.
        #expect(Set(seen) == Set(Stage.allCases.map(\.rawValue)).subtracting(["draft", "rejected"]))
        let age = product.clock.now.timeIntervalSince(first)
        #expect(age > 5 * 24 * 3600 && age < 7 * 24 * 3600)
        let open = try await product.server.database.read { transaction in
            Set(try transaction.values(String.self, "SELECT DISTINCT stage FROM orders_order"))
        }
        #expect(open.isSuperset(of: ["accepted", "enRoutePickup", "pickedUp", "pickupFailed", "weighed", "processing", "ready", "outForDelivery"]))
    }

    @Test func `visitors find ratings, tips, earnings and messages`() async throws {
        let product = try await Self.demo.value
        #expect(try await product.count("SELECT COUNT(*) FROM orders_order WHERE rating IS NOT NULL") > 5)
        #expect(try await product.count("SELECT COUNT(*) FROM chat_message WHERE system = \(false)") > 5)
        #expect(try await product.count("SELECT COUNT(*) FROM payments_earning") > 10)
        let customer = try await product.server.client(as: "customer", clock: product.clock)
        let orders = try await customer.call(OrdersEndpoints.list, OrderListRequest()).items
        #expect(orders.contains { $0.stage == .completed && $0.rating != nil } && orders.contains { $0.stage == .outForDelivery })
        let driver = try await product.server.client(as: "driver", clock: product.clock)
        let status = try await driver.call(FleetEndpoints.status)
        #expect(!status.online && status.activeJobID == nil)
    }

    @Test func `a second start adds nothing`() async throws {
        let product = try await Self.demo.value
        let count = try await product.count(Self.orders)
        #expect(count > 20)
        _ = try await product.seeded()
        let next = try await DemoProduct(on: product.server.database, clock: product.clock).seeded()
        #expect(try await next.count(Self.orders) == count)
    }

    @Test func `what a killed start left is neither doubled nor broken`() async throws {
        let product = try await DemoProduct()
        let start = Task { try await product.server.application.seed() }
        // It is canceled as soon as the first orders are there, in the middle of their lives.
        try await eventually { try await product.count(Self.orders) >= 3 }
        start.cancel()
        _ = await start.result
        let count = try await product.count(Self.orders)
        let next = try await DemoProduct(on: product.server.database, clock: product.clock).seeded()
        #expect(try await next.count(Self.orders) == count)
        let dispatcher = try await next.server.client(as: "dispatcher", clock: next.clock)
        #expect(try await dispatcher.call(OrdersEndpoints.list, OrderListRequest()).items.count == count)
    }

    @Test func `real people find no history among their orders`() async throws {
        let product = try await DemoProduct()
        let request = RegisterRequest(name: "Ana", email: "ana@example.com", password: "a long passphrase")
        _ = try await product.server.client(session: nil).call(AuthEndpoints.register, request)
        #expect(try await product.seeded().count(Self.orders) == 0)
    }

    @Test func `without history and traffic there are no simulated people`() async throws {
        let product = try await DemoProduct(["DEMO_HISTORY": "NO", "DEMO_TRAFFIC": "NO"]).seeded()
        #expect(try await product.count("SELECT COUNT(*) FROM auth_account WHERE email LIKE '%@demo.tumble.example'") == 0)
        #expect(!product.server.application.routes.descriptions.contains { $0.contains("/demo/") })
    }

    @Test func `a plan is the same for the same seed and time`() {
        let now = Date(timeIntervalSince1970: 1_767_268_800)
        let plans = [17, 17, 18].map { HistoryPlan(now: now, customers: 9, seed: $0) }
        let bags = plans.map { $0.orders.map { [$0.customer, $0.bags, Int($0.placed.timeIntervalSince1970)] } }
        #expect(bags[0] == bags[1] && bags[0] != bags[2])
        #expect(plans[0].orders.allSatisfy { $0.placed < now })
    }
}
