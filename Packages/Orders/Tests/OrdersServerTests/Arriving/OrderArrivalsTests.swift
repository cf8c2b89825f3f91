import Core
import CoreTesting
import Foundation
import Networking
import OrdersAPI
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import OrdersServer

/// The expected times of orders while drivers come nearer.
struct OrderArrivalsTests {
    /// Takes an estimate of driver 5 for an order, in minutes from now, and returns whether it was news.
    @discardableResult
    private func estimate(_ order: Int, _ from: Double, _ to: Double, driver: Int = 5, in orders: OrdersTestServer) async throws -> Bool {
        let arrivals = try orders.server.application.container.resolve(OrderArrivals.self)
        let now = orders.server.clock.now
        let range = ETARange(from: now.addingTimeInterval(from * 60), to: now.addingTimeInterval(to * 60))
        let estimate = OrderArrivals.Estimate(order: order, driver: driver, range: range)
        return try await orders.server.database.write { transaction in
            let isNews = try arrivals.isNews(estimate, at: now, in: transaction)
            #expect(try arrivals.take(estimate, at: now, in: transaction).isEmpty == !isNews)
            return isNews
        }
    }

    private func told(_ order: Int, in orders: OrdersTestServer) async throws -> [Double]? {
        let shown = try await orders.client(.customer(7)).call(OrdersEndpoints.detail, IDInput(id: order))
        #expect(shown.eta == shown.etaRange?.to)
        let now = orders.server.clock.now
        return shown.etaRange.map { [$0.from, $0.to].map { ($0.timeIntervalSince(now) / 60).rounded() } }
    }

    private func runJob(_ orders: OrdersTestServer) async throws {
        let jobs = try OrdersServerPlugin().jobs(orders.server.application.container)
        try await #require(jobs.first { $0.name == "expected times are corrected" }).run()
    }

    @Test func `an estimate that differs is told, one that doesn't changes no row`() async throws {
        let orders = try await OrdersTestServer()
        let id = try await orders.place().id
        try await orders.advance(id, through: [.pickupAssigned])
        #expect(try await estimate(id, 21, 33, in: orders))
        #expect(try await told(id, in: orders) == [20, 35])
        let version = try await orders.stored(id).version
        for noise in 0...10 { #expect(try await !estimate(id, 20 + Double(noise) / 5, 32 + Double(noise) / 5, in: orders)) }
        #expect(try await orders.stored(id).version == version)
        // Lists show it, too, and the last change of the order is as it was.
        let listed = try await orders.client(.customer(7)).call(OrdersEndpoints.list, OrderListRequest())
        #expect(listed.items.first?.etaRange == (try await orders.stored(id)).etaRange)
        #expect(listed.items.first?.updatedAt == orders.server.clock.now)
    }

    @Test func `another driver's way, and a stage in which nobody comes, say nothing`() async throws {
        let orders = try await OrdersTestServer()
        let id = try await orders.place().id
        #expect(try await !estimate(id, 21, 33, in: orders))
        try await orders.advance(id, through: [.pickupAssigned])
        #expect(try await !estimate(id, 21, 33, driver: 6, in: orders))
        try await orders.advance(id, through: [.enRoutePickup, .arrivedPickup])
        #expect(try await !estimate(id, 21, 33, in: orders))
        #expect(try await told(id, in: orders) == nil)
        try await orders.advance(id, through: [.pickedUp])
        #expect(try await !estimate(id, 21, 33, in: orders))
        #expect(try await told(id, in: orders) == [1200, 1440])
    }

    @Test func `a driver assigned to a window comes in it, unless it is too late for that`() async throws {
        let orders = try await OrdersTestServer()
        let start = orders.server.clock.now.addingTimeInterval(2 * 3600)
        let window = TimeWindow(start: start, end: start.addingTimeInterval(7200))
        let id = try await orders.place(QuoteRequest(bags: 2, pickupMode: .scheduled, window: window, address: .sample)).id
        try await orders.advance(id, through: [.pickupAssigned])
        #expect(try await !estimate(id, 10, 20, in: orders))
        #expect(try await estimate(id, 300, 320, in: orders))
        #expect(try await told(id, in: orders) == [300, 320])
        // Nobody comes before the window, even on the way.
        try await orders.advance(id, through: [.enRoutePickup])
        #expect(try await estimate(id, 100, 110, in: orders))
        #expect(try await told(id, in: orders) == [120, 125])
    }

    @Test func `pages hear of another time without an event`() async throws {
        let orders = try await OrdersTestServer()
        let id = try await orders.place().id
        try await orders.advance(id, through: [.pickupAssigned])
        let (arrivals, now) = (try orders.server.application.container.resolve(OrderArrivals.self), orders.server.clock.now)
        let estimate = OrderArrivals.Estimate(order: id, driver: 5, range: ETARange(from: now.addingTimeInterval(600), to: now.addingTimeInterval(900)))
        let (changes, events) = try await orders.server.database.write { transaction in
            let events = try transaction.value(Int.self, "SELECT COUNT(*) FROM core_event")
            let changes = try arrivals.take(estimate, at: now, in: transaction)
            return (changes, try transaction.value(Int.self, "SELECT COUNT(*) FROM core_event") - events)
        }
        #expect(events == 0)
        #expect(changes.map(\.topic) == [OrdersTopics.order(id), OrdersTopics.customer(7), OrdersTopics.dispatch])
        let channel = try #require(orders.server.application.channels.first { $0.name == "orders" })
        let message = try #require(try await channel.messages(for: changes[0]).first)
        #expect(message.event == "order:updated")
        #expect(try WireJSON.decoder().decode(OrdersChannel.Update.self, from: message.payload) == OrdersChannel.Update(id: id, stage: nil, sequence: 0))
    }

    @Test func `a time that nothing is heard for any more is prolonged before it has passed`() async throws {
        let orders = try await OrdersTestServer()
        let id = try await orders.place().id
        orders.server.clock.advance(by: .seconds(58 * 60))
        try await runJob(orders)
        #expect(try await told(id, in: orders) == [-58, 2])
        orders.server.clock.advance(by: .seconds(60))
        try await runJob(orders)
        #expect(try await told(id, in: orders) == [0, 60])
        try await orders.advance(id, through: [.pickupAssigned, .enRoutePickup])
        try await estimate(id, 2, 6, in: orders)
        orders.server.clock.advance(by: .seconds(3600))
        try await runJob(orders)
        let prolonged = try #require(try await told(id, in: orders))
        #expect(prolonged[0] >= 0 && (15...20).contains(prolonged[1]))
    }

    @Test func `laundry that is late has no time until it is on its way`() async throws {
        let orders = try await OrdersTestServer()
        let id = try await orders.place().id
        try await orders.advance(id, through: .pickup + [.weighed, .processing])
        orders.server.clock.advance(by: .seconds(25 * 3600))
        try await runJob(orders)
        #expect(try await told(id, in: orders) == nil)
        try await orders.advance(id, through: [.ready, .deliveryAssigned, .outForDelivery])
        #expect(try await told(id, in: orders) == [0, 60])
    }

    @Test func `a leg that is given back takes its driver's time with it`() async throws {
        let orders = try await OrdersTestServer()
        let id = try await orders.place().id
        try await orders.advance(id, through: [.pickupAssigned])
        try await estimate(id, 5, 10, in: orders)
        try await orders.move(id, to: .accepted, by: orders.dispatcher)
        #expect(try await told(id, in: orders) == [0, 60])
        try await orders.advance(id, through: .pickup + [.weighed, .processing, .ready, .deliveryAssigned])
        try await estimate(id, 25, 40, in: orders)
        #expect(try await told(id, in: orders) == [25, 40])
        try await orders.move(id, to: .ready, by: orders.dispatcher)
        #expect(try await told(id, in: orders) == [1200, 1440])
    }

    @Test func `tracking shows the rest of the time, never what has passed`() async throws {
        let orders = try await OrdersTestServer()
        let id = try await orders.place().id
        orders.server.clock.advance(by: .seconds(1800))
        let tracking = try await orders.client(.customer(7)).call(OrdersEndpoints.tracking, IDInput(id: id))
        let now = orders.server.clock.now
        #expect(tracking.etaRange == ETARange(from: now, to: now.addingTimeInterval(1800)))
    }
}
