import Core
import FleetAPI
import Foundation
import Networking

/// The positions of 2,000 drivers, each of whom reports one every four seconds, on the pages of 2,000 customers who watch them.
struct PositionLoad: Measure {
    /// A figure of the measure.
    enum Quantity: String {
        /// The share of one core that the server takes.
        case load
        /// The time from a position to its customer's page, p99.
        case p99
    }

    let quantity: Quantity

    var name: String { "fleet.positions-\(quantity.rawValue)" }
    var bar: Bar { quantity == .load ? .under(100, "%") : .under(500, "ms") }

    private static let (drivers, runs, reports) = (2_000, 3, 3)
    private static let interval = Duration.seconds(4)

    func run(_ settings: MeasureSettings) async throws -> Figure {
        let fleet = try await FleetProcess(settings, customers: Self.drivers, drivers: Self.drivers)
        let watchers = try await Watchers(fleet, count: Self.drivers)
        var runs: [Double] = []
        for run in 0...Self.runs {
            let before = (time: ContinuousClock.now, seconds: try fleet.server.processorSeconds())
            let latencies = try watchers.drive(reports: Self.reports, every: Self.interval)
            let wall = (ContinuousClock.now - before.time).milliseconds / 1000
            let load = (try fleet.server.processorSeconds() - before.seconds) / wall * 100
            // The first run fills caches.
            if run > 0 { runs.append(quantity == .load ? load : latencies.sorted().percentile(99)) }
        }
        try await fleet.close()
        return Figure(medianOf: runs)
    }
}

/// Drivers on the way to customers, each of whom has the page of the order open.
private final class Watchers {
    private let fleet: FleetProcess
    private let watched: ReadyPages
    /// The requests that may be under way at once.
    private static let connections = 64

    /// The number of reports of each driver so far.
    private var moves = 0

    init(_ fleet: FleetProcess, count: Int) async throws {
        self.fleet = fleet
        let orders = try await fleet.placeOrders(count)
        _ = try await FleetProcess.concurrently(count) { [drivers = fleet.drivers, dispatcher = fleet.dispatcher] number in
            let driver = drivers[number]
            let job = try await dispatcher.call(FleetEndpoints.assign, DriverAssignment(id: orders[number], driverID: driver.id))
            _ = try await driver.client.call(FleetEndpoints.setStatus, DriverStatusUpdate(online: true))
            guard let stop = job.currentStop else { throw MeasureError.wrongResult("a job without a stop") }
            return try await driver.client.call(FleetEndpoints.updateStop, StopUpdate(id: stop.id, status: .enRoute)).id
        }
        watched = ReadyPages(
            try orders.enumerated().map { number, order in
                let page = try LivePage(fleet.server)
                try page.signIn(as: FleetProcess.customer(number), waitingFor: "orders.bags.plus")
                try page.open("/customer/activity/\(order)")
                return page
            })
    }

    /// Lets each driver report a position every so often, evenly spread, whether or not the pages keep up.
    ///
    /// - Returns: the milliseconds from the time at which each report was due to the change of its customer's page.
    func drive(reports: Int, every interval: Duration) throws -> [Double] {
        for page in watched.pages { _ = try page.takeChanges() }
        let reporting = try RequestQueue(fleet.server, connections: Self.connections)
        let (count, first, clock) = (watched.pages.count, moves, ContinuousClock())
        moves += reports
        // The times at which the reports were due whose changes no page has shown yet, by driver.
        var due = [ContinuousClock.Instant?](repeating: nil, count: count)
        let start = clock.now + .milliseconds(100)
        let end = start + interval * reports + .seconds(2)
        var (latencies, next): ([Double], Int) = ([], 0)
        while clock.now < end, latencies.count < count * reports || !reporting.isEmpty {
            while next < count * reports, case let time = start + interval * next / count, time <= clock.now {
                let number = next % count
                due[number] = time
                try reporting.add(request(of: number, move: first + next / count))
                next += 1
            }
            try reporting.takeResponses()
            for number in watched.numbers() where try watched.pages[number].takeChanges() > 0 {
                guard let time = due[number] else { continue }
                due[number] = nil
                latencies.append((clock.now - time).milliseconds)
            }
            // Pages are looked at twice as often as a screen is drawn. There is no signal for the pace, which is what is measured at.
            usleep(8_000)
        }
        guard latencies.count == count * reports else { throw MeasureError.wrongResult("\(latencies.count) of \(count * reports) positions on pages") }
        return latencies
    }

    /// Returns a driver's report as it goes over the connection. A client that does more takes more time than the server.
    private func request(of number: Int, move: Int) throws -> [UInt8] {
        let body = try WireJSON.encoder().encode(PositionReport(positions: [Self.position(number, move)]))
        let head = [
            "POST /api/v1/drivers/location HTTP/1.1", "Host: \(fleet.server.authority)", "Authorization: Bearer \(fleet.drivers[number].token)",
            "Content-Type: application/json", "Content-Length: \(body.count)", "", "",
        ]
        return Array(head.joined(separator: "\r\n").utf8) + body
    }

    /// Returns a position on a straight way to the customer's door, 40 meters from the one before.
    private static func position(_ number: Int, _ move: Int) -> Position {
        let place = FleetCity.place(number)
        return Position(
            latitude: place.latitude + Double(move) * 0.00036, longitude: place.longitude, accuracy: 8, heading: 0, speed: 10, time: SystemClock().now)
    }
}
