import Core
import FleetAPI
import Networking
import ServerTesting

/// The time from a driver's report of the last stop to its response, with 500 jobs that wait and 20 drivers who are free. The transaction takes less.
struct JobFinish: Measure {
    let name = "fleet.finish"
    let bar = Bar.under(5, "ms")

    private static let (drivers, waiting, runs) = (21, 500, 30)

    func run(_ settings: MeasureSettings) async throws -> Figure {
        let city = try await FleetCity()
        try await city.addDrivers(1...Self.drivers)
        try await city.addOrders(1...(Self.waiting + Self.runs))
        let driver = city.driver(1)
        var runs: [Double] = []
        for run in 0..<Self.runs {
            guard let offer = try await driver.call(FleetEndpoints.jobs, PageRequest()).items.first else {
                throw MeasureError.wrongResult("no offer of \(Self.waiting)")
            }
            var job = try await driver.call(FleetEndpoints.respond, OfferResponse(jobID: offer.id, accepted: true))
            for update in [(0, StopStatus.enRoute, nil), (0, .arrived, nil), (0, .done, 2)] as [(Int, StopStatus, Int?)] {
                job = try await driver.call(FleetEndpoints.updateStop, StopUpdate(id: job.stops[update.0].id, status: update.1, bags: update.2))
            }
            await city.server.deliverEvents()
            let last = StopUpdate(id: job.stops[1].id, status: .done)
            let milliseconds = try await measureMilliseconds { job = try await driver.call(FleetEndpoints.updateStop, last) }
            guard job.status == .finished else { throw MeasureError.wrongResult("a job that is \(job.status)") }
            await city.server.deliverEvents()
            // The first runs still fill caches.
            if run >= 5 { runs.append(milliseconds) }
        }
        return Figure(medianOf: runs)
    }
}
