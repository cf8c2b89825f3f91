public import Core
public import Foundation

/// An order went from one stage to another.
public struct OrderMoved: Codable, Sendable, Hashable {
    /// The order.
    public var order: Int
    /// Whose order it is.
    public var customer: Int
    /// The driver after the transition.
    public var driver: Int?
    /// The stage before.
    public var from: Stage
    /// The stage after.
    public var to: Stage
    /// The number of the transition in the order's life.
    public var sequence: Int
    /// The role of who did it.
    public var role: ActorRole
    /// The number of bags.
    public var bags: Int
    /// The weight in kilograms, once it is known.
    public var kilograms: Double?
    /// How many lines of retailers' items come along.
    public var retailLines: Int
    /// Where the customer is.
    public var pickup: Coordinate
    /// The customer's address in one line.
    public var addressLine: String
    /// The name of the service area.
    public var area: String
    /// When it is to be picked up.
    public var pickupMode: PickupMode
    /// The pickup's window, where it is scheduled.
    public var window: TimeWindow?
    /// Why, where the transition has a reason.
    public var reason: String?
    /// When it happened, by the device where it said so.
    public var occurredAt: Date

    /// Creates the event's payload.
    public init(
        order: Int, customer: Int, driver: Int?, from: Stage, to: Stage, sequence: Int, role: ActorRole, bags: Int, kilograms: Double? = nil,
        retailLines: Int = 0, pickup: Coordinate, addressLine: String, area: String, pickupMode: PickupMode, window: TimeWindow? = nil,
        reason: String? = nil, occurredAt: Date
    ) {
        self.order = order
        self.customer = customer
        self.driver = driver
        self.from = from
        self.to = to
        self.sequence = sequence
        self.role = role
        self.bags = bags
        self.kilograms = kilograms
        self.retailLines = retailLines
        self.pickup = pickup
        self.addressLine = addressLine
        self.area = area
        self.pickupMode = pickupMode
        self.window = window
        self.reason = reason
        self.occurredAt = occurredAt
    }

    /// An order that was accepted, for tests.
    public static let sample = OrderMoved(
        order: 12, customer: 7, driver: nil, from: .placed, to: .accepted, sequence: 2, role: .system, bags: 2,
        pickup: Address.sample.coordinate, addressLine: Address.sample.oneLine, area: "Irvine", pickupMode: .asap,
        occurredAt: Date(timeIntervalSince1970: 1_767_268_800))
}

/// An order's notes were changed.
public struct OrderEdited: Codable, Sendable, Hashable {
    /// The order.
    public var order: Int
    /// Who changed them.
    public var person: Int

    /// Creates the event's payload.
    public init(order: Int, person: Int) {
        self.order = order
        self.person = person
    }
}
