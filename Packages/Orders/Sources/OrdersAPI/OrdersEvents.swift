public import Core
public import Foundation

/// The events of orders.
public enum OrdersEvents {
    /// The name of the aggregate under which the events are numbered.
    public static let aggregate = "order"
    /// An order went from one stage to another; its first event is the move from draft to placed.
    public static let moved = EventType<OrderMoved>("order.moved")
    /// Something of an order changed in the stage where it is: its notes, the window of its delivery, a request to cancel it, or the answer to a price.
    public static let edited = EventType<OrderEdited>("order.edited")
    /// The bags of a canceled order came a part of their way home.
    public static let bagsMoved = EventType<BagsMoved>("order.bagsMoved")
    /// The tip of an order changed: its price did, and what its driver earns.
    public static let tipped = EventType<OrderTipped>("order.tipped")
    /// Somebody shopped for an order's retail items, or corrected what was reported: its price may have changed.
    public static let shopped = EventType<OrderShopped>("order.shopped")
    /// A customer rated an order.
    public static let rated = EventType<OrderRated>("order.rated")
    /// The kind of change that says that the driver of an order moved; its id is the order's. It is published on the topics of the customer, the
    /// driver and the dispatchers without the position, which subscribers fetch.
    public static let driverMoved = "order.driverMoved"
    /// The kind of change that says that the next visit of an order is expected at another time; its id is the order's.
    public static let arrivalChanged = "order.arrivalChanged"
}

/// The payload of ``OrdersEvents/moved``. It holds ids and the area, neither address, place nor what people wrote, because events are kept and go to webhooks.
public struct OrderMoved: Codable, Sendable, Hashable {
    /// The order's id.
    public var order: Int
    /// The customer's id.
    public var customer: Int
    /// The driver's id after the transition; nil where there is none.
    public var driver: Int?
    /// The stage before.
    public var from: Stage
    /// The stage after.
    public var to: Stage
    /// The number of the transition in the order's life.
    public var sequence: Int
    /// The role in which it was made.
    public var role: ActorRole
    /// The number of bags.
    public var bags: Int
    /// The weight in kilograms; nil before the weighing.
    public var kilograms: Double?
    /// The number of different retailers' items that come along.
    public var retailLines: Int
    /// The name of the service area.
    public var area: String
    /// ASAP or scheduled.
    public var pickupMode: PickupMode
    /// The pickup's window; nil for an ASAP pickup.
    public var window: TimeWindow?
    /// The window of the delivery; nil for as soon as possible.
    public var deliveryWindow: TimeWindow?
    /// The tip in cents; nil in events from before there were tips.
    public var tipCents: Int?
    /// The time of the transition, by the server's clock, since rights end and orders become late by it.
    public var occurredAt: Date

    /// Creates a payload.
    public init(
        order: Int, customer: Int, driver: Int?, from: Stage, to: Stage, sequence: Int, role: ActorRole, bags: Int, kilograms: Double? = nil,
        retailLines: Int = 0, area: String, pickupMode: PickupMode, window: TimeWindow? = nil, deliveryWindow: TimeWindow? = nil,
        tipCents: Int? = nil, occurredAt: Date
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
        self.area = area
        self.pickupMode = pickupMode
        self.window = window
        self.deliveryWindow = deliveryWindow
        self.tipCents = tipCents
        self.occurredAt = occurredAt
    }

    enum CodingKeys: CodingKey {
        case order, customer, driver, from, to, sequence, role, bags, kilograms
        case retailLines, area, pickupMode, window, deliveryWindow, tipCents, occurredAt
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(order, forKey: .order)
        try container.encode(customer, forKey: .customer)
        try container.encode(driver, forKey: .driver)
        try container.encode(from, forKey: .from)
        try container.encode(to, forKey: .to)
        try container.encode(sequence, forKey: .sequence)
        try container.encode(role, forKey: .role)
        try container.encode(bags, forKey: .bags)
        try container.encode(kilograms, forKey: .kilograms)
        try container.encode(retailLines, forKey: .retailLines)
        try container.encode(area, forKey: .area)
        try container.encode(pickupMode, forKey: .pickupMode)
        try container.encode(window, forKey: .window)
        try container.encode(deliveryWindow, forKey: .deliveryWindow)
        try container.encode(tipCents, forKey: .tipCents)
        try container.encode(occurredAt, forKey: .occurredAt)
    }

    /// An order that was accepted, for tests.
    public static let sample = OrderMoved(
        order: 12, customer: 7, driver: nil, from: .placed, to: .accepted, sequence: 2, role: .system, bags: 2,
        area: "Irvine", pickupMode: .asap, occurredAt: Date(timeIntervalSince1970: 1_767_268_800))
}

/// The payload of ``OrdersEvents/edited``.
public struct OrderEdited: Codable, Sendable, Hashable {
    /// The order's id.
    public var order: Int
    /// The id of the person who changed it.
    public var person: Int

    /// Creates a payload.
    public init(order: Int, person: Int) {
        self.order = order
        self.person = person
    }
}

/// The payload of ``OrdersEvents/bagsMoved``.
public struct BagsMoved: Codable, Sendable, Hashable {
    /// The order's id.
    public var order: Int
    /// The customer's id.
    public var customer: Int
    /// The id of the driver who has the bags, or will get them; nil where there is none.
    public var driver: Int?
    /// The part of the way that began.
    public var status: BagReturn.Status
    /// The time at which it began.
    public var occurredAt: Date

    /// Creates a payload.
    public init(order: Int, customer: Int, driver: Int?, status: BagReturn.Status, occurredAt: Date) {
        self.order = order
        self.customer = customer
        self.driver = driver
        self.status = status
        self.occurredAt = occurredAt
    }
}

/// The payload of ``OrdersEvents/tipped``. Until the delivery nobody has earned the tip: then ``OrderMoved/tipCents`` says how high it is.
public struct OrderTipped: Codable, Sendable, Hashable {
    /// The order's id.
    public var order: Int
    /// The customer's id.
    public var customer: Int
    /// The id of the driver who delivered the order; nil before the delivery.
    public var driver: Int?
    /// The tip in cents.
    public var tipCents: Int
    /// The tip before, in cents.
    public var formerCents: Int
    /// The order's price with the tip, in cents.
    public var totalCents: Int
    /// The time of the change.
    public var occurredAt: Date

    /// Creates a payload.
    public init(order: Int, customer: Int, driver: Int?, tipCents: Int, formerCents: Int, totalCents: Int, occurredAt: Date) {
        self.order = order
        self.customer = customer
        self.driver = driver
        self.tipCents = tipCents
        self.formerCents = formerCents
        self.totalCents = totalCents
        self.occurredAt = occurredAt
    }
}

/// The payload of ``OrdersEvents/rated``, without what the customer wrote.
public struct OrderRated: Codable, Sendable, Hashable {
    /// The order's id.
    public var order: Int
    /// The id of the driver who delivered it.
    public var driver: Int?
    /// The stars of the driver; nil for none.
    public var driverStars: Int?
    /// The stars of the wash; nil for none.
    public var washStars: Int?

    /// Creates a payload.
    public init(order: Int, driver: Int?, driverStars: Int?, washStars: Int?) {
        self.order = order
        self.driver = driver
        self.driverStars = driverStars
        self.washStars = washStars
    }
}

extension OrdersEvents {
    /// The name of the aggregate under which the events of recurring orders are numbered.
    public static let recurring = "recurringOrder"
    /// A recurring order was created or changed by its customer.
    public static let recurringChanged = EventType<RecurringOrderChanged>("recurringOrder.changed")
    /// The order of a date was placed, couldn't be placed yet, or was missed.
    public static let recurringDated = EventType<RecurringOrderDated>("recurringOrder.dated")
}

/// The payload of ``OrdersEvents/recurringChanged``.
public struct RecurringOrderChanged: Codable, Sendable, Hashable {
    /// The id of the recurring order.
    public var recurring: Int
    /// The customer's id.
    public var customer: Int
    /// The state afterwards.
    public var status: RecurringOrder.Status

    /// Creates a payload.
    public init(recurring: Int, customer: Int, status: RecurringOrder.Status) {
        self.recurring = recurring
        self.customer = customer
        self.status = status
    }
}

/// The payload of ``OrdersEvents/recurringDated``.
public struct RecurringOrderDated: Codable, Sendable, Hashable {
    /// The id of the recurring order.
    public var recurring: Int
    /// The customer's id.
    public var customer: Int
    /// The day of the pickup.
    public var day: LocalDay
    /// The state of the date.
    public var status: RecurringDate.Status
    /// The id of the order that was placed.
    public var order: Int?
    /// The code of the reason why none was placed.
    public var problem: String?

    /// Creates a payload.
    public init(recurring: Int, customer: Int, day: LocalDay, status: RecurringDate.Status, order: Int? = nil, problem: String? = nil) {
        self.recurring = recurring
        self.customer = customer
        self.day = day
        self.status = status
        self.order = order
        self.problem = problem
    }
}
