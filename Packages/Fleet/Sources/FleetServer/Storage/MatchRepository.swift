import Core
import FleetAPI
import Foundation
import Persistence

/// Reads what matchers choose from.
struct MatchRepository: Sendable {
    private let rounds = RoundRepository()
    private let answers = AnswerRepository()
    private let positions = PositionRepository()

    /// Returns jobs that wait, by the order's id. Orders that wait for nobody are left out.
    func jobs(ofOrders orders: [Int], in transaction: Transaction) throws -> [Int: MatchableJob] {
        let records = try transaction.all(
            JobRecord.self, "SELECT * FROM fleet_job WHERE order_id IN \(list: orders) AND status = \(JobStatus.offered) ORDER BY id")
        let ids = records.map(\.id)
        let stops = try JobRepository().stops(of: ids, in: transaction)
        let (declined, silent) = (try answers.decliners(of: ids, in: transaction), try answers.silent(ids, in: transaction))
        return records.reduce(into: [:]) { jobs, record in
            guard let first = stops[record.id]?.first else { return }
            let door = stops[record.id]?.first { $0.place == .customer }
            jobs[record.orderID] = MatchableJob(
                id: record.id, place: first.coordinate, door: door?.coordinate, declined: declined[record.id] ?? [], silent: silent[record.id] ?? [])
        }
    }

    /// Returns the results of those of some orders that have a driver, by order.
    func taken(_ orders: [Int], in transaction: Transaction) throws -> [Int: BulkAssignmentResult.Item] {
        let records = try transaction.all(
            JobRecord.self, "SELECT * FROM fleet_job WHERE order_id IN \(list: orders) AND status IN \(list: [JobStatus.accepted, .started]) ORDER BY id")
        let reasons = try rounds.reasons(of: records.map(\.id), in: transaction)
        return records.reduce(into: [:]) { items, record in
            items[record.orderID] = BulkAssignmentResult.Item(
                orderID: record.orderID, driverID: record.driverID, jobID: record.id, error: nil, message: nil, reasons: reasons[record.id] ?? [])
        }
    }

    /// Returns the free drivers nearest to a place, then others, up to a limit.
    ///
    /// - Parameter ordersPerTrip: the number of orders that fit in one trip.
    func drivers(near place: Coordinate, limit: Int, ordersPerTrip: Int, in transaction: Transaction) throws -> [MatchableDriver] {
        let free = try transaction.all(
            DriverRecord.self,
            """
            SELECT driver.* FROM fleet_driver AS driver LEFT JOIN fleet_position AS place ON place.driver_id = driver.person_id
            WHERE \(sql: OfferAudience.isFree)
            ORDER BY CASE WHEN place.latitude IS NULL THEN 1 ELSE 0 END, \(sql: RoundRepository.nearness(to: place)), driver.person_id
            LIMIT \(limit)
            """)
        let others = try transaction.all(
            DriverRecord.self,
            """
            SELECT driver.* FROM fleet_driver AS driver WHERE driver.is_former = \(false) AND NOT (\(sql: OfferAudience.isFree))
            ORDER BY driver.is_online DESC, driver.person_id LIMIT \(limit - free.count)
            """)
        var drivers = try located(free + others, in: transaction)
        let routes = try routes(of: drivers.filter { $0.availability == .busy }.map(\.id), ordersPerTrip: ordersPerTrip, in: transaction)
        for index in drivers.indices { drivers[index].route = routes[drivers[index].id] ?? [] }
        return drivers
    }

    /// Returns the places that drivers still have to visit, by driver; those whose trip is full are left out.
    private func routes(of drivers: [Int], ordersPerTrip: Int, in transaction: Transaction) throws -> [Int: [Coordinate]] {
        guard !drivers.isEmpty else { return [:] }
        let active = try transaction.all(
            JobRecord.self,
            "SELECT * FROM fleet_job WHERE driver_id IN \(list: drivers) AND status IN \(list: [JobStatus.accepted, .started]) ORDER BY id")
        let stops = try JobRepository().stops(of: active.map(\.id), in: transaction)
        var routes: [Int: [Coordinate]] = [:]
        for (driver, legs) in Dictionary(grouping: active, by: \.driverID) where legs.count < ordersPerTrip {
            guard let driver else { continue }
            let open = legs.flatMap { stops[$0.id] ?? [] }.filter { !$0.status.isFinal }
            routes[driver] = open.sorted { TripRepository.place($0) < TripRepository.place($1) }.map(\.coordinate)
        }
        return routes
    }

    /// Returns up to 1,000 drivers who are online.
    func online(in transaction: Transaction) throws -> [MatchableDriver] {
        let records = try transaction.all(
            DriverRecord.self,
            """
            SELECT driver.* FROM fleet_driver AS driver WHERE driver.is_former = \(false) AND driver.is_online = \(true)
            ORDER BY driver.person_id LIMIT 1000
            """)
        return try located(records, in: transaction)
    }

    private func located(_ records: [DriverRecord], in transaction: Transaction) throws -> [MatchableDriver] {
        let places = try positions.latest(of: records.filter(\.isOnline).map(\.personID), in: transaction)
        return records.map { record in
            MatchableDriver(id: record.personID, name: record.name, place: places[record.personID]?.coordinate, availability: record.availability)
        }
    }
}

extension DriverRecord {
    fileprivate var availability: MatchableDriver.Availability {
        if activeJobID != nil { return .busy }
        if !isOnline { return .offline }
        return isOnBreak ? .onBreak : .free
    }
}
