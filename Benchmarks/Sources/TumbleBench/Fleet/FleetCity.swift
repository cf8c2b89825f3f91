import Core
import CoreTesting
import FleetAPI
import FleetServer
import Foundation
import Networking
import OrdersAPI
import Persistence
import ServerCore
import ServerTesting

/// A server of drivers and their jobs without a socket, whose orders move wherever Fleet wants them.
struct FleetCity {
    let server: TestServer

    init() async throws { server = try await TestServer(plugins: [WillingOrders(), FleetServerPlugin()]) }

    func driver(_ id: Int) -> APIClient { server.client(as: .driver(id)) }

    /// Puts drivers online at places around the plant.
    func addDrivers(_ ids: ClosedRange<Int>) async throws {
        for id in ids {
            let driver = driver(id)
            _ = try await driver.call(FleetEndpoints.setStatus, DriverStatusUpdate(online: true))
            let place = Self.place(id)
            let position = Position(latitude: place.latitude, longitude: place.longitude, time: server.clock.now)
            _ = try await driver.call(FleetEndpoints.location, PositionReport(positions: [position]))
        }
    }

    /// Accepts orders, which opens their jobs.
    func addOrders(_ ids: ClosedRange<Int>) async throws {
        let events = try server.application.container.resolve(EventLog.self)
        let now = server.clock.now
        for start in stride(from: ids.lowerBound, through: ids.upperBound, by: 50) {
            try await server.database.write { transaction in
                for id in start...min(start + 49, ids.upperBound) {
                    for (from, to, number) in [(Stage.draft, Stage.placed, 1), (.placed, .accepted, 2)] {
                        let moved = OrderMoved(
                            order: id, customer: 7, driver: nil, from: from, to: to, sequence: number, role: .system, bags: 2, area: "Irvine",
                            pickupMode: .asap, occurredAt: now)
                        try events.append(OrdersEvents.moved, moved, aggregate: OrdersEvents.aggregate, id: id, topics: [], in: transaction)
                    }
                }
            }
            await server.deliverEvents()
        }
    }

    /// Returns the ids of the jobs that wait, by order.
    func waitingJobs() async throws -> [Int] {
        try await server.database.read { try $0.values(Int.self, "SELECT id FROM fleet_job WHERE status = 'offered' ORDER BY id") }
    }

    /// Returns a place within about ten kilometers of the plant.
    static func place(_ number: Int) -> Coordinate {
        let (x, y) = (Double(number) * 0.754877666246693, Double(number) * 0.569840290998053)
        return Coordinate(
            latitude: Plant.location.latitude - 0.1 + x.truncatingRemainder(dividingBy: 1) * 0.2,
            longitude: Plant.location.longitude - 0.1 + y.truncatingRemainder(dividingBy: 1) * 0.2)
    }
}

/// Orders that are everywhere and take every transition.
private struct WillingOrders: ServerPlugin, OrderStages, OrderPlaces {
    let name = "Willing"
    let requires: [String] = []

    func register(in container: DIContainer) {
        container.register((any OrderStages).self) { _ in WillingOrders() }
        container.register((any OrderPlaces).self) { _ in WillingOrders() }
    }

    func apply(_ transition: StageTransition, in transaction: Transaction) throws -> Int { 3 }

    func stage(of order: Int, in transaction: Transaction) throws -> Stage? { nil }

    func moveBags(_ move: BagMove, in transaction: Transaction) throws {}

    func places(of orders: [Int], in transaction: Transaction) throws -> [Int: OrderPlace] {
        Dictionary(orders.map { ($0, OrderPlace(addressLine: "Door \($0)", coordinate: FleetCity.place($0 + 7))) }) { first, _ in first }
    }

    func deliveryWindows(of orders: [Int], in transaction: Transaction) throws -> [Int: TimeWindow] { [:] }
}
