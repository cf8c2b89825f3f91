import AuthAPI
import Core
import CoreTesting
import FleetAPI
import Foundation
import HTTPTypes
import Networking
import OrdersAPI
import Persistence
import ServerCore
import Testing

@testable import AppDevelopment
@testable import AppServer

struct DemoTrafficTests {
    /// Drivers who are at a place within seconds, and a plant that takes its time in them.
    private static let hurry: TrafficRules = {
        var rules = TrafficRules()
        rules.road.metersPerSecond = 800
        (rules.stopTime, rules.plantStopTime, rules.departureTime) = (1, 1, 1)
        (rules.weighingTime, rules.washingTime, rules.finishingTime) = (1, 1, 1)
        (rules.orderInterval, rules.plantInterval, rules.offerInterval, rules.secondsBetweenOrders) = (2, 1, 1, 1...3)
        return rules
    }()

    private func product() async throws -> DemoProduct { try await DemoProduct(["DEMO_HISTORY": "NO"]).seeded() }

    @Test func `simulated people order, and take the order all the way until it is rated`() async throws {
        try await TemporaryFolder.with { folder in
            let product = try await product()
            let traffic = SimulatedTraffic.demo(try product.network(folder), rules: Self.hurry, seed: 1)
            var seconds = 0
            while try await product.count("SELECT COUNT(*) FROM orders_order WHERE rating IS NOT NULL") == 0, seconds < 300 {
                try await product.second(of: traffic)
                seconds += 1
            }
            #expect(seconds < 300)
            let (stages, open) = try await product.server.database.read { transaction in
                (
                    try transaction.values(String.self, "SELECT DISTINCT to_stage FROM orders_transition"),
                    try transaction.value(Int.self, "SELECT COUNT(*) FROM orders_order WHERE status = 'inProgress'")
                )
            }
            #expect(Set(stages).isSuperset(of: ["enRoutePickup", "arrivedPickup", "pickedUp", "weighed", "ready", "outForDelivery", "delivered"]))
            #expect(open <= Self.hurry.openOrders)
        }
    }

    @Test func `a visitor who drives can take every offer before the simulated drivers do`() async throws {
        try await TemporaryFolder.with { folder in
            let product = try await product()
            let driver = try await product.server.client(as: "driver", clock: product.clock)
            _ = try await driver.call(FleetEndpoints.setStatus, DriverStatusUpdate(online: true))
            let customer = try await product.server.client(as: "customer", clock: product.clock)
            var rules = Self.hurry
            rules.openOrders = 0
            let traffic = SimulatedTraffic.demo(try product.network(folder), rules: rules, seed: 1)
            // Everybody is online before the order comes.
            try await product.second(of: traffic)
            let order = try await customer.call(OrdersEndpoints.create, CreateOrder(QuoteRequest(bags: 2, pickupMode: .asap, address: .sample))).id
            for _ in 1...9 { try await product.second(of: traffic) }
            let offer = try #require(try await driver.call(FleetEndpoints.jobs, PageRequest()).items.first)
            #expect(offer.orderID == order && offer.status == .offered)
            for _ in 1...6 { try await product.second(of: traffic) }
            #expect(try await customer.call(OrdersEndpoints.detail, IDInput(id: order)).stage != .accepted)
            #expect(try await driver.call(FleetEndpoints.jobs, PageRequest()).items.isEmpty)
        }
    }

    @Test func `customers and drivers write to each other in their own languages, and stop`() async throws {
        try await TemporaryFolder.with { folder in
            let product = try await product()
            var rules = Self.hurry
            (rules.messageShare, rules.messageInterval, rules.answerTime, rules.cancellationShare, rules.road.metersPerSecond) = (1, 1, 1, 0, 100)
            let traffic = SimulatedTraffic.demo(try product.network(folder), rules: rules, seed: 3)
            let finished: SQL = "SELECT COUNT(*) FROM orders_order WHERE rating IS NOT NULL"
            var seconds = 0
            while try await product.count(finished) < 4, seconds < 900 {
                try await product.second(of: traffic)
                seconds += 1
            }
            let (texts, senders, orders) = try await product.server.database.read { transaction in
                (
                    try transaction.values(String.self, "SELECT text FROM chat_message WHERE system = \(false)"),
                    try transaction.value(Int.self, "SELECT COUNT(DISTINCT sender_id) FROM chat_message WHERE system = \(false)"),
                    try transaction.value(Int.self, "SELECT COUNT(*) FROM orders_order")
                )
            }
            let driverTexts = [Language.english, .spanish, .polish].flatMap { language in
                Language.$current.withValue(language) { [Strings.demoDriverSoon, Strings.demoDriverThanks, Strings.demoDriverWay] }
            }
            #expect(texts.contains { driverTexts.contains($0) } && texts.contains { !driverTexts.contains($0) } && senders > 3)
            // Of each visit a greeting, an answer, and thanks at most.
            #expect(texts.count <= orders * 6)
            let languages = try await product.server.database.read { transaction in
                Set(try transaction.values(String.self, "SELECT language FROM auth_account WHERE email LIKE '%@demo.tumble.example' AND language IS NOT NULL"))
            }
            #expect(languages == ["en", "es", "pl"])
        }
    }

    @Test func `some customers change their minds before the pickup, and their drivers carry on`() async throws {
        try await TemporaryFolder.with { folder in
            let product = try await product()
            var rules = Self.hurry
            (rules.cancellationShare, rules.secondsUntilCancellation, rules.road.metersPerSecond, rules.jobInterval) = (0.5, 3...20, 60, 2)
            let traffic = SimulatedTraffic.demo(try product.network(folder), rules: rules, seed: 2)
            let (canceled, rated): (SQL, SQL) = (
                "SELECT COUNT(*) FROM orders_transition WHERE to_stage = 'canceled'", "SELECT COUNT(*) FROM orders_order WHERE rating IS NOT NULL"
            )
            var seconds = 0
            while seconds < 900 {
                let (canceled, rated) = (try await product.count(canceled), try await product.count(rated))
                if canceled > 1, rated > 1 { break }
                try await product.second(of: traffic)
                seconds += 1
            }
            #expect(seconds < 900)
            #expect(
                try await product.count("SELECT COUNT(*) FROM orders_transition WHERE to_stage = 'canceled' AND (reason IS NULL OR role <> 'customer')") == 0)
            // Nobody drives to an order that is over.
            for _ in 1...5 { try await product.second(of: traffic) }
            let idle: SQL =
                "SELECT COUNT(*) FROM fleet_job j JOIN orders_order o ON o.id = j.order_id WHERE j.status IN ('accepted', 'started') AND o.stage = 'canceled'"
            #expect(try await product.count(idle) == 0)
        }
    }

    @Test func `a restart carries on with what was begun`() async throws {
        try await TemporaryFolder.with { folder in
            let product = try await DemoProduct().seeded()
            let before = try await product.count("SELECT COUNT(*) FROM fleet_job WHERE status = 'finished'")
            for run in 1...2 {
                // Each start has devices of its own, on the same folder.
                let traffic = SimulatedTraffic.demo(try product.network(folder.appending(path: "\(run)")), rules: Self.hurry, seed: UInt64(run))
                for _ in 1...16 { try await product.second(of: traffic) }
            }
            let finished = try await product.count("SELECT COUNT(*) FROM fleet_job WHERE status = 'finished'") - before
            #expect(finished >= 5)
            #expect(try await product.count("SELECT COUNT(*) FROM orders_transition WHERE from_stage = to_stage") == 0)
        }
    }

    @Test func `without a connection the pauses grow`() async throws {
        try await TemporaryFolder.with { folder in
            let (transport, clock) = (NoConnection(), TestClock())
            let network = try TrafficNetwork(transport: transport, baseURL: nil, folder: folder, clock: clock, random: SystemRandomSource())
            let traffic = SimulatedTraffic.demo(network, rules: Self.hurry, seed: 1)
            for _ in 1...60 {
                clock.advance(by: .seconds(1))
                await traffic.tick()
            }
            // At once, and after 2, 4, 8, 16 and 32 seconds.
            #expect(transport.count.value == SimulatedPeople.all.count * 5)
        }
    }

    @Test func `the traffic is on until a real person registers, or as somebody chose`() async throws {
        let product = try await product()
        let client = product.server.client(session: nil)
        #expect(try await client.call(DemoEndpoints.traffic).isOn)
        let request = RegisterRequest(name: "Ana", email: "ana@example.com", password: "a long passphrase")
        _ = try await client.call(AuthEndpoints.register, request)
        #expect(try await !client.call(DemoEndpoints.traffic).isOn)
        for isOn in [true, false, true] {
            #expect(try await client.call(DemoEndpoints.setTraffic, DemoTrafficUpdate(isOn: isOn)).isOn == isOn)
            let next = try await DemoProduct(["DEMO_HISTORY": "NO"], on: product.server.database, clock: product.clock)
            #expect(try await next.server.client(session: nil).call(DemoEndpoints.traffic).isOn == isOn)
        }
    }
}

/// A network on which nothing is reached.
private final class NoConnection: HTTPTransport {
    let count = LockedValue(0)

    func send(_ request: HTTPRequest, body: Data) async throws -> (HTTPResponse, Data) {
        count.withLock { $0 += 1 }
        throw HTTPClientError.unreachable("nothing")
    }
}
