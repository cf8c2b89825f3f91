/// The limits that a round keeps, and what it assumes about drives.
public struct MatchRules: Sendable, Equatable {
    /// The average speed between two stops as the crow flies, in meters per second.
    public var metersPerSecond: Double
    /// The number of bags that fit in a vehicle.
    public var bagsPerVehicle: Int
    /// The number of orders that fit in one trip.
    public var ordersPerTrip: Int
    /// The seconds before the start of a window from which on a round looks for a driver.
    public var lead: Double
    /// The seconds for which an order may wait, from when it was placed, to share a trip that a driver hasn't accepted yet.
    public var longestWait: Double
    /// The seconds for which an order may be kept open, from when it was placed, while the driver under way whose trip it fits in comes nearer.
    public var longestHold: Double
    /// The seconds before a driver under way comes to the plant for an order at which the order joins the trip.
    public var noticeAtPlant: Double
    /// The seconds before a driver under way comes to a customer's door first at which the order joins the trip: the customer wants to know who comes.
    public var noticeAtDoor: Double

    /// Creates rules.
    public init(
        metersPerSecond: Double = 8.9, bagsPerVehicle: Int = 24, ordersPerTrip: Int = 6, lead: Double = 1800, longestWait: Double = 120,
        longestHold: Double = 1800, noticeAtPlant: Double = 180, noticeAtDoor: Double = 1080
    ) {
        self.metersPerSecond = metersPerSecond
        self.bagsPerVehicle = bagsPerVehicle
        self.ordersPerTrip = ordersPerTrip
        self.lead = lead
        self.longestWait = longestWait
        self.longestHold = longestHold
        self.noticeAtPlant = noticeAtPlant
        self.noticeAtDoor = noticeAtDoor
    }
}

/// The weights of what a choice costs. Everything is counted in seconds of a driver's time.
enum MatchWeights {
    /// The weight of a second that a driver works longer, whether driving, waiting or stopping.
    static let work = 1.0
    /// The weight of a second of driving, on top of the work: it burns fuel.
    static let drive = 0.5
    /// The weight of a second that another customer on the trip waits longer.
    static let delay = 1.5
    /// The weight of a second until the visit of a customer who has no window.
    static let arrival = 2.0
    /// The weight of a second until the bags of a customer come to the plant, where the wash begins.
    static let unloading = 1.2
    /// The weight of a second after the time until which a customer expects the visit, of the order's customer as of the others on the trip.
    static let late = 4.0
    /// The seconds that a driver costs who let the last offer of the job expire.
    static let silence = 120.0
    /// The seconds of driving that are assumed for a driver whose place isn't known.
    static let unknownPlace = 1800.0
    /// The most seconds that a driver who has waited for an hour or longer has ahead of one who just became free.
    static let idle = 240.0
    /// The seconds for each job that a driver has had more today than the others on average, and the most.
    static let job = (each: 30.0, most: 180.0)
    /// The seconds for each dollar that a driver has earned more today than the others on average, and the most.
    static let dollar = (each: 2.0, most: 120.0)
    /// The cost of an order that nobody gets. It exceeds what any driver costs, so that as many orders as possible get one.
    static let unserved = 1_000_000.0
    /// The share of the cost of a driver for one order alone, below which the order shares another driver's trip instead.
    static let sharing = 0.6
}
