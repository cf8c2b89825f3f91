import Core
import FleetAPI

/// What a job pays and how long it takes, fixed when it is opened.
///
/// The distance is the great circle's between customer and plant (haversine formula; R. W. Sinnott, "Virtues of the Haversine",
/// Sky and Telescope 68, 1984), the pay base + distance x rate, half up, + boost.
struct JobPay: Sendable, Equatable {
    let payCents: Int
    let boostCents: Int
    let distanceMeters: Int
    let durationSeconds: Int

    init(customer: Coordinate, isBoosted: Bool, settings: FleetSettings) {
        let meters = customer.distance(to: settings.plant)
        distanceMeters = Int(meters.rounded())
        boostCents = isBoosted ? settings.boostCents : 0
        payCents = settings.basePayCents + (distanceMeters * settings.centsPerKilometre + 500) / 1000 + boostCents
        durationSeconds = Int((meters / settings.metersPerSecond + 2 * (settings.stopDuration / .seconds(1))).rounded())
    }
}
