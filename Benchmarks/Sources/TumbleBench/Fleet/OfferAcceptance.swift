import Core
import FleetAPI
import Networking
import ServerTesting

/// The 99th percentile of the times from a driver's acceptance to its response, at 200 acceptances a second with 2,000 offers open.
struct OfferAcceptance: Measure {
    let name = "fleet.accept"
    let bar = Bar.under(20, "ms")

    private static let (rate, seconds, open, rounds) = (200, 2, 2_000, 3)

    func run(_ settings: MeasureSettings) async throws -> Figure {
        let count = Self.rate * Self.seconds
        let city = try await FleetCity()
        try await city.addDrivers(1...(count * (Self.rounds + 1)))
        try await city.addOrders(1...(Self.open + count * (Self.rounds + 1)))
        let jobs = try await city.waitingJobs()
        var rounds: [Double] = []
        for round in 0...Self.rounds {
            let latencies = try await accept(jobs[(round * count)..<((round + 1) * count)], from: round * count + 1, in: city).sorted()
            await city.server.deliverEvents()
            // The first round fills caches.
            if round > 0 { rounds.append(latencies.percentile(99)) }
        }
        return Figure(medianOf: rounds)
    }

    /// Lets a driver each accept jobs at the rate, whether or not those before have their responses, and returns the latencies.
    private func accept(_ jobs: ArraySlice<Int>, from first: Int, in city: FleetCity) async throws -> [Double] {
        let start = ContinuousClock.now
        return try await withThrowingTaskGroup(of: Double.self) { group in
            for (number, job) in jobs.enumerated() {
                let driver = city.driver(first + number)
                group.addTask {
                    let due = start + .seconds(number) / Self.rate
                    // The rate is a matter of real time: acceptances start when they are due, not when something else has happened.
                    try await Task.sleep(until: due, clock: .continuous)
                    guard try await driver.call(FleetEndpoints.respond, OfferResponse(jobID: job, accepted: true)).status == .accepted else {
                        throw MeasureError.wrongResult("a job that wasn't accepted")
                    }
                    // From the time that it was due, so that a queue counts.
                    return (ContinuousClock.now - due).milliseconds
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
    }
}
