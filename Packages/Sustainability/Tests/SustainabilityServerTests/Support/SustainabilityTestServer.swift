import Core
import FleetAPI
import Foundation
import Networking
import OrdersAPI
import Persistence
import ServerCore
import ServerTesting
import SustainabilityAPI
import SustainabilityServer
import Synchronization

/// A server with Sustainability alone, where orders move by event.
struct SustainabilityTestServer: Sendable {
    static let plant = Coordinate(latitude: 33.6, longitude: -117.8)
    /// January 1, 2026, noon UTC.
    static let date = Date(timeIntervalSince1970: 1_767_268_800)
    let server: TestServer
    /// The trips that are over.
    let trips = FakeTrips()

    init(settings: [String: String] = [:]) async throws {
        server = try await TestServer(plugins: [SustainabilityServerPlugin(settings: SustainabilitySettings(plant: Self.plant))], settings: settings) {
            [trips] container in
            container.register((any OrderCoordinates).self) { _ in OneDoor() }
            container.register((any DrivenDistances).self) { _ in trips }
        }
    }

    var admin: APIClient { server.client(as: Person(id: 1, name: "Ada", roles: [.admin])) }
    var customer: APIClient { server.client(as: .customer(7)) }

    /// Publishes a transition as Orders does, and delivers it.
    func move(
        _ order: Int, of customer: Int = 7, to stage: Stage, bags: Int = 2, kilograms: Double? = nil, retailLines: Int = 0, times: Int = 1,
        at date: Date = date
    ) async throws {
        try await append(order, of: customer, to: stage, bags: bags, kilograms: kilograms, retailLines: retailLines, times: times, at: date)
        await server.deliverEvents()
    }

    /// Publishes a transition without delivering it.
    func append(
        _ order: Int, of customer: Int = 7, to stage: Stage, bags: Int = 2, kilograms: Double? = nil, retailLines: Int = 0, times: Int = 1,
        at date: Date = date
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
    }

    /// Publishes that a driver has finished a job.
    func finish(_ job: Int, order: Int, kind: JobKind) async throws {
        let events = try server.application.container.resolve(EventLog.self)
        let finished = JobFinished(
            job: job, order: order, driver: 9, kind: kind, baseCents: 400, distanceCents: 100, boostCents: 0, finishedAt: Self.date)
        try await server.database.write { transaction in
            try events.append(FleetEvents.finished, finished, aggregate: FleetEvents.jobAggregate, id: job, topics: [], in: transaction)
        }
        await server.deliverEvents()
    }

    func impact(_ order: Int) async throws -> OrderImpact { try await customer.call(SustainabilityEndpoints.order, IDInput(id: order)).impact }

    func summary(of person: Person = .customer(7)) async throws -> SustainabilitySummary {
        try await server.client(as: person).call(SustainabilityEndpoints.summary)
    }

    func report() async throws -> ImpactReport { try await admin.call(SustainabilityEndpoints.report) }

    func recordedEvents() async throws -> Int {
        try await server.database.read {
            try $0.value(Int.self, "SELECT COUNT(*) FROM core_event WHERE kind = \(SustainabilityEvents.recorded.name)")
        }
    }
}

/// Trips that tests end.
final class FakeTrips: DrivenDistances {
    private let trips = Mutex<[Int: DrivenTrip]>([:])

    /// Ends a trip of some jobs.
    func end(_ trip: DrivenTrip) { trips.withLock { trips in for job in trip.jobs { trips[job.id] = trip } } }

    func trip(of job: Int, in transaction: Transaction) throws -> DrivenTrip? { trips.withLock { $0[job] } }
}

/// One door for all orders.
private struct OneDoor: OrderCoordinates {
    func coordinate(of order: Int, in transaction: Transaction) throws -> Coordinate? { Coordinate(latitude: 33.7, longitude: -117.8) }
}
