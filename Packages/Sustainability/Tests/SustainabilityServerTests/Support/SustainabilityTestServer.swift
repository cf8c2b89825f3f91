import Core
import Foundation
import Networking
import OrdersAPI
import Persistence
import ServerCore
import ServerTesting
import SustainabilityAPI
import SustainabilityServer

/// A server with Sustainability alone, where orders move by event.
struct SustainabilityTestServer: Sendable {
    static let plant = Coordinate(latitude: 33.6, longitude: -117.8)
    let server: TestServer

    init() async throws {
        server = try await TestServer(plugins: [SustainabilityServerPlugin(settings: SustainabilitySettings(plant: Self.plant))]) { container in
            container.register((any OrderCoordinates).self) { _ in OneDoor() }
        }
    }

    /// Publishes a transition as Orders does, and delivers it.
    func move(
        _ order: Int, of customer: Int = 7, to stage: Stage, bags: Int = 2, kilograms: Double? = nil, retailLines: Int = 0, times: Int = 1,
        at date: Date = Date(timeIntervalSince1970: 1_767_268_800)
    ) async throws {
        let events = try server.application.container.resolve(EventLog.self)
        let moved = OrderMoved(
            order: order, customer: customer, driver: 9, from: .placed, to: stage, sequence: 1, role: .driver, bags: bags, kilograms: kilograms,
            retailLines: retailLines, area: "Irvine", pickupMode: .asap, occurredAt: date)
        try await server.database.write { transaction in
            for _ in 0..<times {
                try events.append(OrdersEvents.moved, moved, aggregate: OrdersEvents.aggregate, id: order, topics: [], in: transaction)
            }
        }
        await server.deliverEvents()
    }

    func summary(of person: Person = .customer(7)) async throws -> SustainabilitySummary {
        try await server.client(as: person).call(SustainabilityEndpoints.summary)
    }

    func recordedEvents() async throws -> Int {
        try await server.database.read {
            try $0.value(Int.self, "SELECT COUNT(*) FROM core_event WHERE kind = \(SustainabilityEvents.recorded.name)")
        }
    }
}

/// One door for all orders.
private struct OneDoor: OrderCoordinates {
    func coordinate(of order: Int, in transaction: Transaction) throws -> Coordinate? { Coordinate(latitude: 33.7, longitude: -117.8) }
}
