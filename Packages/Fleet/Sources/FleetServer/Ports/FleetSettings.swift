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
    /// The number of drivers who are told of an offer: the nearest who are free.
    public var driversPerOffer: Int
    /// The number of offers that a driver sees: the nearest.
    public var offersPerDriver: Int
    /// The number of offers in a row that a driver may let expire before going offline automatically.
    public var unansweredLimit: Int
    /// The number of orders that fit in one trip.
    public var ordersPerTrip: Int
    /// The time before the end of a customer's window from which on the driver can't give the job back.
    public var releaseCutoff: Duration
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
    /// The time that shopping at a store takes. The default of a quarter of an hour is an assumption.
    public var shoppingDuration: Duration
    /// The time after which an order without a pickup window counts as late, unless it has been picked up.
    public var pickupWithin: Duration
    /// The time in which a delivery without a window should come. Nobody promises it; matchers plan by it.
    public var deliveryWithin: Duration

    /// Creates settings. Amounts are in cents of US dollars.
    public init(
        plant: Coordinate = Plant.location, plantName: String = Plant.name, offerLifetime: Duration = .seconds(40), driversPerOffer: Int = 20,
        offersPerDriver: Int = 20, unansweredLimit: Int = 3, ordersPerTrip: Int = 6, releaseCutoff: Duration = .seconds(600), basePayCents: Int = 400,
        centsPerKilometer: Int = 95, boostCents: Int = 200, metersPerSecond: Double = 8.9, stopDuration: Duration = .seconds(300),
        shoppingDuration: Duration = .seconds(900), pickupWithin: Duration = .seconds(3600),
        deliveryWithin: Duration = .seconds(3600)
    ) {
        self.plant = plant
        self.plantName = plantName
        self.offerLifetime = offerLifetime
        self.driversPerOffer = driversPerOffer
        self.offersPerDriver = offersPerDriver
        self.unansweredLimit = unansweredLimit
        self.ordersPerTrip = ordersPerTrip
        self.releaseCutoff = releaseCutoff
        self.basePayCents = basePayCents
        self.centsPerKilometer = centsPerKilometer
        self.boostCents = boostCents
        self.metersPerSecond = metersPerSecond
        self.stopDuration = stopDuration
        self.shoppingDuration = shoppingDuration
        self.pickupWithin = pickupWithin
        self.deliveryWithin = deliveryWithin
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

    /// Returns the midnight in the service's time zone with which the day of a time began, or one some days before it. Days of 23 and 25 hours count as one.
    static func start(of time: Date, daysAgo days: Int) -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let day = calendar.startOfDay(for: time)
        return calendar.date(byAdding: .day, value: -days, to: day) ?? day
    }

    /// Returns the day of a time.
    static func day(of time: Date) -> LocalDay {
        let local = time.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: time))
        return LocalDay(number: Int((local / 86_400).rounded(.down)))
    }

    /// Returns the midnights at which a day begins and ends.
    static func bounds(of day: LocalDay) -> Range<Date> { start(of: noon(of: day))..<start(of: noon(of: LocalDay(number: day.number + 1))) }

    /// Returns the time at which it is about noon on a day.
    private static func noon(of day: LocalDay) -> Date { Date(timeIntervalSince1970: Double(day.number) * 86_400 + 20 * 3600) }

    /// Reads a day that somebody entered; nil for none.
    ///
    /// - Throws: status 422 with `day`.
    static func checked(_ text: String?) throws(APIError) -> LocalDay? {
        guard let text else { return nil }
        guard let day = LocalDay(text) else {
            var errors = FieldErrors()
            errors.require(false, "day", Strings.dayInvalid)
            try errors.throwIfAny()
            return nil
        }
        return day
    }

    /// Returns the hour of the day of a time, from 0 to 23, in the service's time zone.
    static func hour(of time: Date) -> Int {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar.component(.hour, from: time)
    }
}
