import ArgumentParser
import Foundation

/// The options that say what day is simulated.
struct SimulatedDayOptions: ParsableArguments {
    @Option(help: "Number of drivers.")
    var drivers = 50

    @Option(help: "Number of orders.")
    var orders = 1000

    @Option(help: "Seed of the demand: the same seed, the same orders.")
    var seed: UInt64 = 7

    @Option(help: ArgumentHelp("Hours in which orders are placed, such as 8:20 for 8 AM to 8 PM.", valueName: "from:to"))
    var hours = "0:24"

    @Option(help: "Share of pickups, in percent, at which nobody opens.")
    var noShows = 3.0

    @Option(help: "Share of deliveries, in percent, at which nobody opens.")
    var failedDeliveries = 2.0

    @Option(help: "Share of orders, in percent, that customers cancel before the pickup.")
    var cancellations = 3.0

    func validate() throws {
        guard drivers > 0, orders > 0, drivers <= 2_000, orders <= 20_000 else {
            throw ValidationError("A day has 1 to 2000 drivers and 1 to 20000 orders.")
        }
        guard hourRange != nil else { throw ValidationError("--hours \(hours) doesn't have the form FROM:TO, with hours from 0 to 24.") }
        for share in [noShows, failedDeliveries, cancellations] where !(0...90).contains(share) {
            throw ValidationError("A share is 0 to 90 percent.")
        }
    }

    /// The hours; nil where the text isn't a range of them.
    var hourRange: Range<Int>? {
        let sides = hours.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
        guard sides.count == 2, let from = sides[0], let to = sides[1], from >= 0, from < to, to <= 24 else { return nil }
        return from..<to
    }

    /// The profile of the demand.
    var profile: DemandProfile {
        var profile = DemandProfile()
        (profile.failedPickupShare, profile.failedDeliveryShare, profile.cancellationShare) = (noShows / 100, failedDeliveries / 100, cancellations / 100)
        return profile
    }

    /// Returns what is simulated.
    func setup(speed: Double = 1, matcher: String? = nil, server: String? = nil, outages: Double = 0, declines: Double = 0) -> SimulationReport.Setup {
        let hours = hourRange ?? 0..<24
        return SimulationReport.Setup(
            drivers: drivers, orders: orders, seed: seed, speed: speed, firstHour: hours.lowerBound, lastHour: hours.upperBound, matcher: matcher,
            server: server, outagesPerDay: outages, declineShare: declines / 100, costs: SimulationCosts())
    }
}
