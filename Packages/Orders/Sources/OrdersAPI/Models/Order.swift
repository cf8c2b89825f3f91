public import Core
public import Foundation

/// An order as its customer, its drivers and the dispatchers see it.
public struct Order: Codable, Sendable, Hashable {
    /// The id.
    public var id: Int
    /// Whose order it is.
    public var customerID: Int
    /// The driver of the present leg; nil while there is none.
    public var driverID: Int?
    /// What it is to a customer.
    public var status: Status
    /// Where it stands.
    public var stage: Stage
    /// The number of its last transition.
    public var sequence: Int
    /// Counts every change, for saying which state one saw.
    public var version: Int
    /// The number of bags.
    public var bags: Int
    /// The weight in kilograms; nil before it was weighed.
    public var kilograms: Double?
    /// When it is to be picked up.
    public var pickupMode: PickupMode
    /// The pickup's window, where it is scheduled.
    public var window: TimeWindow?
    /// When the next visit at the customer's door is due at the latest.
    public var eta: Date?
    /// Between when and when that visit is expected.
    public var etaRange: ETARange?
    /// Where it is picked up and brought back to.
    public var address: Address
    /// The name of the service area.
    public var serviceArea: String
    /// How it is to be washed.
    public var preferences: LaundryPreferences
    /// The retailers' items that come along.
    public var retailItems: [RetailLine]
    /// What it costs, as known now.
    public var price: Price
    /// What the customer wants us to know.
    public var notes: String?
    /// The stages to which whoever asked may move it now.
    public var allowedActions: [String]
    /// What canceling now costs whoever asked, in cents; nil where they can't cancel.
    public var cancellationFeeCents: Int?
    /// When it was placed.
    public var createdAt: Date
    /// When it was changed last.
    public var updatedAt: Date

    /// Creates an order.
    public init(
        id: Int, customerID: Int, driverID: Int?, status: Status, stage: Stage, sequence: Int, version: Int, bags: Int, kilograms: Double?,
        pickupMode: PickupMode, window: TimeWindow?, etaRange: ETARange?, address: Address, serviceArea: String,
        preferences: LaundryPreferences, retailItems: [RetailLine], price: Price, notes: String?, allowedActions: [String],
        cancellationFeeCents: Int? = nil, createdAt: Date, updatedAt: Date
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
        eta = etaRange?.to
        self.etaRange = etaRange
        self.address = address
        self.serviceArea = serviceArea
        self.preferences = preferences
        self.retailItems = retailItems
        self.price = price
        self.notes = notes
        self.allowedActions = allowedActions
        self.cancellationFeeCents = cancellationFeeCents
        self.createdAt = createdAt
        self.updatedAt = updatedAt
    }

    /// Whether whoever asked may move it to a stage now.
    public func allows(_ stage: Stage) -> Bool { allowedActions.contains(stage.rawValue) }
}
