public import Core
public import OrdersAPI

/// What Fleet's server can be told: offers, pay, estimates, how long traces are kept.
public struct FleetSettings: Sendable, Equatable {
    /// Where the plant is.
    public var plant: Coordinate
    /// What drivers read of the plant.
    public var plantName: String
    /// How long an offer is open.
    public var offerLifetime: Duration
    /// How many offers in a row may go unanswered before the driver is put offline.
    public var unansweredLimit: Int
    /// What every job pays, in cents.
    public var basePayCents: Int
    /// What a kilometre pays, in cents.
    public var centsPerKilometre: Int
    /// What a pickup as soon as possible pays on top, in cents.
    public var boostCents: Int
    /// The average speed between two stops, in meters per second; 8.9 are 32 km/h, an assumption for city streets.
    public var metersPerSecond: Double
    /// How long a stop takes; an assumption.
    public var stopDuration: Duration
    /// Within which time an order to be picked up as soon as possible is picked up; after it the order counts as late.
    public var pickupWithin: Duration

    /// How long it is kept where drivers were while they had a job; zero keeps nothing but where they are.
    public var traceRetention: Duration

    /// Creates settings: the plant in Irvine, 40 seconds, three offers, 4.00 and 0.95 a kilometre, 2.00 boost, traces of a week unless told.
    public init(
        plant: Coordinate = Plant.location, plantName: String = Plant.name, offerLifetime: Duration = .seconds(40), unansweredLimit: Int = 3,
        basePayCents: Int = 400, centsPerKilometre: Int = 95, boostCents: Int = 200, metersPerSecond: Double = 8.9,
        stopDuration: Duration = .seconds(300), pickupWithin: Duration = .seconds(3600), traceRetention: Duration = .seconds(7 * 24 * 3600)
    ) {
        self.plant = plant
        self.plantName = plantName
        self.offerLifetime = offerLifetime
        self.unansweredLimit = unansweredLimit
        self.basePayCents = basePayCents
        self.centsPerKilometre = centsPerKilometre
        self.boostCents = boostCents
        self.metersPerSecond = metersPerSecond
        self.stopDuration = stopDuration
        self.pickupWithin = pickupWithin
        self.traceRetention = traceRetention
    }
}
