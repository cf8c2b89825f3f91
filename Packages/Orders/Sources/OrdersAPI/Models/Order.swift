public import Core
public import Foundation

/// An order as its customer, its drivers and the dispatchers see it.
public struct Order: Codable, Sendable, Hashable {
    /// The id.
    public var id: Int
    /// The customer's id.
    public var customerID: Int
    /// The id of the driver of the present leg; nil while there is none.
    public var driverID: Int?
    /// The stage in a customer's terms.
    public var status: Status
    /// The state of the state machine.
    public var stage: Stage
    /// The number of the last transition.
    public var sequence: Int
    /// The number of changes so far. An update that names another version is refused.
    public var version: Int
    /// The number of bags.
    public var bags: Int
    /// The weight in kilograms; nil before the weighing.
    public var kilograms: Double?
    /// ASAP or scheduled.
    public var pickupMode: PickupMode
    /// The pickup's window; nil for an ASAP pickup.
    public var window: TimeWindow?
    /// The window in which the laundry is brought after a delivery that failed; nil for as soon as possible.
    public var deliveryWindow: TimeWindow?
    /// The latest time of the next visit at the customer's door; nil where none is due.
    public var eta: Date?
    /// The expected time of that visit.
    public var etaRange: ETARange?
    /// The address of pickup and delivery.
    public var address: Address
    /// The name of the service area.
    public var serviceArea: String
    /// The wash.
    public var preferences: LaundryPreferences
    /// The extras of the wash; nil for none.
    public var addOns: [OrderAddOn]?
    /// The retailers' items that come along.
    public var retailItems: [RetailLine]
    /// The price as known now: an estimate before the weighing.
    public var price: Price
    /// The time when the order's tracking link was made; nil without one, and for everybody but the customer.
    public var sharedAt: Date?
    /// The question whether the customer accepts the price after the weighing; nil where it wasn't raised by more than a fifth.
    public var priceApproval: PriceApproval?
    /// The customer's request to cancel after the pickup; nil without one.
    public var cancellationRequest: CancellationRequest?
    /// The customer's rating; nil before there is one, and for the order's drivers.
    public var rating: Rating?
    /// The time until which the driver can be tipped and the order rated; nil before the delivery.
    public var feedbackUntil: Date?
    /// The customer's notes.
    public var notes: String?
    /// The customer's notes for the driver at each visit; nil without any.
    public var stopNotes: StopNotes?
    /// The tags of the bags; nil before they were tagged.
    public var bagTags: [String]?
    /// The four digits that the customer tells the driver; nil for everybody else.
    public var pin: String?
    /// The stages to which the caller may move the order now, and the names of the ``OrderPermission``s that they have.
    public var allowedActions: [String]
    /// The price of canceling now for the caller, in cents, also where a dispatcher has to approve it; nil where they can't cancel.
    public var cancellationFeeCents: Int?
    /// The way home of the bags; nil unless the order was canceled while we had them.
    public var bagReturn: BagReturn?
    /// The time when the order was placed.
    public var createdAt: Date
    /// The time of the last change.
    public var updatedAt: Date

    /// Creates an order.
    public init(
        id: Int, customerID: Int, driverID: Int?, status: Status, stage: Stage, sequence: Int, version: Int, bags: Int, kilograms: Double?,
        pickupMode: PickupMode, window: TimeWindow?, deliveryWindow: TimeWindow? = nil, etaRange: ETARange?, address: Address, serviceArea: String,
        preferences: LaundryPreferences, addOns: [OrderAddOn]? = nil, retailItems: [RetailLine], price: Price, notes: String?, allowedActions: [String],
        cancellationFeeCents: Int? = nil, priceApproval: PriceApproval? = nil, sharedAt: Date? = nil, cancellationRequest: CancellationRequest? = nil,
        rating: Rating? = nil, feedbackUntil: Date? = nil, stopNotes: StopNotes? = nil, pin: String? = nil, bagReturn: BagReturn? = nil,
        bagTags: [String]? = nil, createdAt: Date, updatedAt: Date
    ) {
        self.id = id
        self.customerID = customerID
        self.driverID = driverID
        self.status = status
        self.stage = stage
        self.sequence = sequence
        self.version = version
        self.bags = bags
        self.kilograms = kilograms
        self.pickupMode = pickupMode
        self.window = window
        self.deliveryWindow = deliveryWindow
        eta = etaRange?.to
        self.etaRange = etaRange
        self.address = address
        self.serviceArea = serviceArea
        self.preferences = preferences
        self.addOns = addOns
        self.retailItems = retailItems
        self.price = price
        self.notes = notes
        self.allowedActions = allowedActions
        self.cancellationFeeCents = cancellationFeeCents
        self.priceApproval = priceApproval
        self.sharedAt = sharedAt
        self.cancellationRequest = cancellationRequest
        self.rating = rating
        self.feedbackUntil = feedbackUntil
        self.stopNotes = stopNotes
        self.pin = pin
        self.bagReturn = bagReturn
        self.bagTags = bagTags
        self.createdAt = createdAt
        self.updatedAt = updatedAt
    }

    /// Returns whether the caller may move the order to a stage now.
    public func allows(_ stage: Stage) -> Bool { allowedActions.contains(stage.rawValue) }

    /// Returns whether the caller has a permission now.
    public func allows(_ permission: OrderPermission) -> Bool { allowedActions.contains(permission.rawValue) }

    /// Whether the laundry was weighed, which happens once, right before it is washed.
    public var isWeighed: Bool { kilograms != nil }

    /// True where a driver is on the way to the customer or at the door, to bring the bags home included: then the customer sees where the driver is.
    public var isDriverOnTheWay: Bool { stage.isDriverOnTheWay || bagReturn?.status.isDriverOnTheWay == true }
}

extension Order {
    enum CodingKeys: String, CodingKey {
        case id
        case customerID = "customerId"
        case driverID = "driverId"
        case status, stage, sequence, version, bags, kilograms, pickupMode, window, deliveryWindow, eta
        case etaRange, address, serviceArea, preferences
        case addOns, retailItems, price, notes, rating, feedbackUntil, allowedActions, cancellationFeeCents, cancellationRequest
        case priceApproval, sharedAt, stopNotes, pin, bagReturn, bagTags, createdAt, updatedAt
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(customerID, forKey: .customerID)
        try container.encode(driverID, forKey: .driverID)
        try container.encode(status, forKey: .status)
        try container.encode(stage, forKey: .stage)
        try container.encode(sequence, forKey: .sequence)
        try container.encode(version, forKey: .version)
        try container.encode(bags, forKey: .bags)
        try container.encode(kilograms, forKey: .kilograms)
        try container.encode(pickupMode, forKey: .pickupMode)
        try container.encode(window, forKey: .window)
        try container.encode(deliveryWindow, forKey: .deliveryWindow)
        try container.encode(eta, forKey: .eta)
        try container.encode(etaRange, forKey: .etaRange)
        try container.encode(address, forKey: .address)
        try container.encode(serviceArea, forKey: .serviceArea)
        try container.encode(preferences, forKey: .preferences)
        try container.encode(addOns, forKey: .addOns)
        try container.encode(retailItems, forKey: .retailItems)
        try container.encode(price, forKey: .price)
        try container.encode(notes, forKey: .notes)
        try container.encode(rating, forKey: .rating)
        try container.encode(feedbackUntil, forKey: .feedbackUntil)
        try container.encode(allowedActions, forKey: .allowedActions)
        try container.encode(cancellationFeeCents, forKey: .cancellationFeeCents)
        try container.encode(cancellationRequest, forKey: .cancellationRequest)
        try container.encode(priceApproval, forKey: .priceApproval)
        try container.encode(sharedAt, forKey: .sharedAt)
        try container.encode(stopNotes, forKey: .stopNotes)
        try container.encode(pin, forKey: .pin)
        try container.encode(bagReturn, forKey: .bagReturn)
        try container.encode(bagTags, forKey: .bagTags)
        try container.encode(createdAt, forKey: .createdAt)
        try container.encode(updatedAt, forKey: .updatedAt)
    }
}

extension Order: Sampled {
    /// An accepted order of two bags, for tests, previews and documentation.
    public static let sample: Order = .sample()

    /// Makes an order in a stage, for tests and previews.
    public static func sample(
        id: Int = 12, stage: Stage = .accepted, pickupMode: PickupMode = .asap, driverID: Int? = nil, allowedActions: [Stage] = [.canceled],
        cancellationFeeCents: Int? = nil
    ) -> Order {
        let placed = Date(timeIntervalSince1970: 1_767_268_800)
        return Order(
            id: id, customerID: 7, driverID: driverID, status: stage.status(pickupMode), stage: stage, sequence: 2, version: 2, bags: 2,
            kilograms: nil, pickupMode: pickupMode, window: nil, etaRange: ETARange(from: placed, to: placed.addingTimeInterval(3600)),
            address: .sample, serviceArea: "Irvine", preferences: LaundryPreferences(), retailItems: [], price: .sample, notes: nil,
            allowedActions: allowedActions.map(\.rawValue), cancellationFeeCents: cancellationFeeCents, createdAt: placed, updatedAt: placed)
    }
}
