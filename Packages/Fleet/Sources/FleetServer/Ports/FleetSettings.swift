public import Core
import Foundation
public import OrdersAPI

/// The settings of offers, pay, and estimates.
public struct FleetSettings: Sendable, Equatable {
    /// The plant's coordinate.
    public var plant: Coordinate
    /// The plant's name as drivers see it.
    public var plantName: String
    /// The time in which drivers can accept an offer.
    public var offerLifetime: Duration
    /// The number of offers in a row that a driver may let expire before going offline automatically.
    public var unansweredLimit: Int
    /// The pay for every job, in cents.
    public var basePayCents: Int
    /// The pay per kilometer, in cents.
    public var centsPerKilometer: Int
    /// The extra pay for a pickup as soon as possible, in cents.
    public var boostCents: Int
    /// The average speed between two stops, in meters per second. The default of 8.9 (32 km/h) is an assumption for city streets.
    public var metersPerSecond: Double
    /// The time that a stop takes. The default of five minutes is an assumption.
    public var stopDuration: Duration
    /// The time after which an order without a pickup window counts as late, unless it has been picked up.
    public var pickupWithin: Duration

    /// Creates settings. Amounts are in cents of US dollars.
    public init(
        plant: Coordinate = Plant.location, plantName: String = Plant.name, offerLifetime: Duration = .seconds(40), unansweredLimit: Int = 3,
        basePayCents: Int = 400, centsPerKilometer: Int = 95, boostCents: Int = 200, metersPerSecond: Double = 8.9,
        stopDuration: Duration = .seconds(300), pickupWithin: Duration = .seconds(3600)
    ) {
        self.plant = plant
        self.plantName = plantName
        self.offerLifetime = offerLifetime
        self.unansweredLimit = unansweredLimit
        self.basePayCents = basePayCents
        self.centsPerKilometer = centsPerKilometer
        self.boostCents = boostCents
        self.metersPerSecond = metersPerSecond
        self.stopDuration = stopDuration
        self.pickupWithin = pickupWithin
    }
}

/// The day that "today" means on dashboards and in earnings.
enum ServiceDay {
    private static let timeZone = TimeZone(identifier: "America/Los_Angeles") ?? .gmt

    /// Returns the last midnight before a time, in the service's time zone.
    static func start(of time: Date) -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar.startOfDay(for: time)
    }

    /// Returns the hour of the day of a time, from 0 to 23, in the service's time zone.
    static func hour(of time: Date) -> Int {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar.component(.hour, from: time)
    }
}
