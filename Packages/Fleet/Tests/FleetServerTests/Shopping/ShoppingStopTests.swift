import Core
import FleetAPI
import Foundation
import Networking
import OrdersAPI
import Persistence
import ServerCore
import ServerTesting
import Synchronization
import Testing

@testable import FleetServer

/// Stops at stores on deliveries.
@Suite struct ShoppingStopTests {
    /// Brings an order to the offer of its delivery, with items of retailers on its list.
    private func ready(_ server: FleetTestServer, _ purchases: FakePurchases, _ retailers: [Int?]) async throws -> Int {
        let order = try await server.acceptedOrder()
        try await server.move(order, .pickupAssigned, driver: 9)
        try await server.move(order, .enRoutePickup, .arrivedPickup, .pickedUp, .atFacility)
        purchases.order(order, retailers)
        try await server.write { _ = try $0.execute("UPDATE fake_order SET retail_lines = \(retailers.count) WHERE id = \(order)") }
        try await server.move(order, .ready)
        return order
    }

    private func bought(_ lines: [Int]) -> ShoppingOutcome {
        ShoppingOutcome(lines: lines.map { BoughtItem(line: $0, quantity: 1, unitCents: 429) }, receiptCents: 500)
    }

    /// Takes the driver from the plant.
    private func loaded(_ driver: TestDriver) async throws -> Job {
        let job = try await driver.acceptFirst()
        return try await driver.step(job, .done, bags: 2)
    }

    @Test func `a delivery with shopping stops once at each retailer, at the store that is the least detour`() async throws {
        let purchases = FakePurchases()
        let server = try await FleetTestServer(purchases: purchases)
        let driver = try await server.onlineDriver(1)
        _ = try await ready(server, purchases, [1, 2, 1, 3])
        let offer = try #require(try await driver.jobs().first)
        #expect(offer.stops.map(\.place) == [.plant, .store, .store, .customer])
        #expect(offer.stops.map(\.address) == ["Tumble plant, Irvine", "At the plant", "On the way", "Irvine"])
        #expect(offer.stops.map(\.name) == [nil, "Walmart", "Target", nil])
        #expect(offer.stops.allSatisfy { $0.items == nil })
        let job = try await driver.acceptFirst()
        #expect(job.stops.map { $0.items?.map(\.line) } == [nil, [1], [0, 2], [3]])
        #expect(job.stops.map(\.kind) == [.pickup, .shopping, .shopping, .dropoff])
        #expect(job.stops[1].proofs == ["photo"])
    }

    @Test func `without shopping a delivery is as it was`() async throws {
        let purchases = FakePurchases()
        let server = try await FleetTestServer(purchases: purchases)
        let driver = try await server.onlineDriver(1)
        _ = try await ready(server, purchases, [])
        #expect(try await driver.jobs().first?.stops.map(\.place) == [.plant, .customer])
    }

    @Test func `a store comes before the door, and is done with the outcome of each of its items`() async throws {
        let purchases = FakePurchases()
        let server = try await FleetTestServer(purchases: purchases)
        let driver = try await server.onlineDriver(1)
        let order = try await ready(server, purchases, [1, 1])
        var job = try await loaded(driver)
        #expect(job.currentStop?.place == .store)
        let stop = try #require(job.currentStop)
        let door = try #require(job.stops.last)
        #expect(await failure { try await driver.step(StopUpdate(id: door.id, status: .arrived)) }?.code == "illegal_transition")
        job = try await driver.step(job, .arrived)
        #expect(await failure { try await driver.step(StopUpdate(id: stop.id, status: .done)) }?.code == "shopping_incomplete")
        #expect(await failure { try await driver.step(StopUpdate(id: stop.id, status: .done, shopping: bought([0]))) }?.code == "shopping_incomplete")
        #expect(await failure { try await driver.step(StopUpdate(id: stop.id, status: .failed, reason: "other")) }?.code == "illegal_transition")
        let update = StopUpdate(id: stop.id, status: .done, proofIDs: [8], shopping: bought([0, 1]))
        purchases.taken.withLock { $0 = [] }
        purchases.order(order, [1, 1])
        job = try await driver.step(update)
        #expect(job.currentStop?.place == .customer)
        #expect(purchases.taken.withLock { $0 } == [DriverPurchase(order: order, driver: 1, outcome: bought([0, 1]), receiptIDs: [8])])
        // The same again, as from an outbox, and something else.
        #expect(try await driver.step(update).currentStop?.place == .customer)
        #expect(purchases.taken.withLock { $0.count } == 1)
        let another = StopUpdate(id: stop.id, status: .done, shopping: ShoppingOutcome(lines: [BoughtItem(line: 0, quantity: 0)]))
        #expect(await failure { try await driver.step(another) }?.code == "already_reported")
        #expect(await failure { try await server.driver(2).step(update) }?.status == 404)
    }

    @Test func `what no store sells is reported at the door`() async throws {
        let purchases = FakePurchases()
        let server = try await FleetTestServer(purchases: purchases)
        let driver = try await server.onlineDriver(1)
        let order = try await ready(server, purchases, [nil])
        var job = try await loaded(driver)
        #expect(job.currentStop?.items?.count == 1)
        job = try await driver.step(job, .arrived)
        let stop = try #require(job.currentStop)
        _ = try await driver.step(StopUpdate(id: stop.id, status: .done, bags: 2, shopping: bought([0])))
        #expect(purchases.taken.withLock { $0.map(\.order) } == [order])
        #expect(try await server.stage(of: order) == .delivered)
    }

    @Test func `a stop ends where a dispatcher has reported what was left to buy`() async throws {
        let purchases = FakePurchases()
        let server = try await FleetTestServer(purchases: purchases)
        let driver = try await server.onlineDriver(1)
        let order = try await ready(server, purchases, [1])
        let job = try await loaded(driver)
        #expect(job.currentStop?.place == .store)
        purchases.order(order, [])
        try await server.publishShopping(of: order)
        #expect(try await driver.jobs().first?.currentStop?.place == .customer)
    }

    @Test func `a stop vanishes with its order, and is planned again after a delivery that failed`() async throws {
        let purchases = FakePurchases()
        let server = try await FleetTestServer(purchases: purchases)
        let driver = try await server.onlineDriver(1)
        let order = try await ready(server, purchases, [1])
        _ = try await loaded(driver)
        try await server.move(order, .returning, driver: 1)
        let back = try #require(try await driver.jobs().first)
        #expect(back.stops.map(\.place) == [.plant, .customer, .plant])
        #expect(back.currentStop?.kind == .dropoff)
        try await server.move(order, .atFacility, .ready)
        #expect(try await driver.jobs().first?.stops.map(\.place) == [.plant, .store, .customer])
    }

    @Test func `a trip plans stores before their own doors, also after the bags were loaded`() async throws {
        let purchases = FakePurchases()
        let server = try await FleetTestServer(purchases: purchases)
        let driver = try await server.onlineDriver(1)
        let first = try await ready(server, purchases, [1])
        let second = try await ready(server, purchases, [2])
        for order in [first, second] { _ = try await server.dispatch.call(FleetEndpoints.assign, DriverAssignment(id: order, driverID: 1)) }
        var job = try #require(try await driver.jobs().first)
        for _ in 0..<2 { job = try await driver.step(job, .done, bags: 2) }
        for order in [first, second] {
            let own = job.stops.filter { $0.orderID == order }
            #expect(own.map(\.place) == [.plant, .store, .customer])
        }
        #expect(job.currentStop?.place == .store)
    }

    @Test func `a job that goes to another driver keeps its stores`() async throws {
        let purchases = FakePurchases()
        let server = try await FleetTestServer(purchases: purchases)
        let driver = try await server.onlineDriver(1)
        try await server.onlineDriver(2)
        let order = try await ready(server, purchases, [1, 2])
        _ = try await driver.acceptFirst()
        let job = try await server.dispatch.call(FleetEndpoints.assign, DriverAssignment(id: order, driverID: 2))
        #expect(job.stops.map(\.place) == [.plant, .store, .store, .customer])
    }
}
