import Core
import CoreTesting
import Foundation
import LocationAPI
import Networking
import OrdersAPI
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import OrdersServer

/// The time of the next visit, as learned or promised.
struct ArrivalTests {
    /// Noon and two minutes.
    private let now = Date(timeIntervalSince1970: 1_767_268_920)

    private func minutes(_ range: ETARange) -> [Double] { [range.from, range.to].map { $0.timeIntervalSince(now) / 60 } }

    @Test func `without anything learned a pickup comes within the hour`() {
        #expect(minutes(Arrival.pickup(.asap, window: nil, at: now)) == [0, 60])
    }

    @Test func `a learned range is in steps of five minutes, and at least a quarter of an hour`() {
        #expect(minutes(Arrival.pickup(.asap, window: nil, at: now, wait: ArrivalWait(median: 21 * 60, late: 39 * 60))) == [18, 43])
        #expect(minutes(Arrival.pickup(.asap, window: nil, at: now, wait: ArrivalWait(median: 20 * 60, late: 21 * 60))) == [8, 23])
        // Nobody comes before now.
        #expect(minutes(Arrival.pickup(.asap, window: nil, at: now, wait: ArrivalWait(median: 0, late: 60))) == [0, 18])
    }

    @Test func `a window is kept, whatever was learned`() {
        let window = TimeWindow(start: now.addingTimeInterval(7200), end: now.addingTimeInterval(14_400))
        #expect(minutes(Arrival.pickup(.scheduled, window: window, at: now, wait: ArrivalWait(median: 60, late: 120))) == [120, 240])
    }

    @Test func `quotes, orders and deliveries say what was learned of their area`() async throws {
        let server = try await TestServer(plugins: [OrdersServerPlugin()]) { container in
            container.register((any ServiceAreas).self) { _ in DefaultAreas() }
            container.register((any ArrivalEstimates).self) { _ in LearnedInIrvine() }
        }
        let client = server.client(as: .customer(7))
        let request = QuoteRequest(bags: 2, pickupMode: .asap, address: .sample)
        let quote = try await client.call(OrdersEndpoints.quote, request)
        #expect(try #require(quote.etaRange).to == server.clock.now.addingTimeInterval(30 * 60))
        #expect(try await client.call(OrdersEndpoints.quote, request).etaRange == quote.etaRange)
        let order = try await client.call(OrdersEndpoints.create, CreateOrder(request))
        #expect(order.etaRange == quote.etaRange)
        var delivery = order
        delivery.stage = .deliveryAssigned
        #expect(Arrival.visit(after: .outForDelivery, of: delivery) == .delivery)
        #expect(Arrival.visit(after: .ready, of: delivery) == nil)
    }
}

private struct LearnedInIrvine: ArrivalEstimates {
    func wait(for visit: VisitKind, area: String, at time: Date, in transaction: Transaction) throws -> ArrivalWait? {
        area == "Irvine" ? ArrivalWait(median: 10 * 60, late: 30 * 60) : nil
    }
}
