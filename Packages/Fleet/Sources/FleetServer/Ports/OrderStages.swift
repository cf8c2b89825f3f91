public import Foundation
public import OrdersAPI
public import Persistence

/// Moves orders inside Fleet's own transactions. The product adapts it to the Orders server.
public protocol OrderStages: Sendable {
    /// Moves an order to another stage.
    ///
    /// - Returns: the number of the transition.
    /// - Throws: `illegal_transition` (409) when the order's state machine doesn't allow it. The caller's transaction must then fail too.
    @discardableResult
    func apply(_ transition: StageTransition, in transaction: Transaction) throws -> Int

    /// Returns the stage that an order is in, which its events tell a moment later; nil for an order that doesn't exist.
    func stage(of order: Int, in transaction: Transaction) throws -> Stage?

    /// Moves the bags of a canceled order on their way home.
    ///
    /// - Throws: `illegal_transition` (409) when they are elsewhere, 422 where a proof is missing. The caller's transaction must then fail too.
    func moveBags(_ move: BagMove, in transaction: Transaction) throws
}

/// A part of the way home that the bags of a canceled order go.
public struct BagMove: Sendable, Equatable {
    /// The order's id.
    public var order: Int
    /// The part of the way.
    public var status: BagReturn.Status
    /// The id of the driver who has the bags after it, or will get them; nil for none.
    public var driver: Int?
    /// The reason for which they couldn't be handed over; nil unless they couldn't.
    public var reason: FailureReason?
    /// The driver's note about handing them over.
    public var note: String?
    /// The PIN that the customer told the driver; nil where none was entered.
    public var pin: String?
    /// The ids of the photos that prove it.
    public var proofIDs: [Int]

    /// Creates a part of the way.
    public init(
        order: Int, status: BagReturn.Status, driver: Int?, reason: FailureReason? = nil, note: String? = nil, pin: String? = nil, proofIDs: [Int] = []
    ) {
        self.order = order
        self.status = status
        self.driver = driver
        self.reason = reason
        self.note = note
        self.pin = pin
        self.proofIDs = proofIDs
    }
}

/// A stage that Fleet wants an order to move to, with who asks for it and what they reported.
public struct StageTransition: Sendable, Equatable {
    /// The order's id.
    public var order: Int
    /// The stage to move to.
    public var stage: Stage
    /// The id of the driver or dispatcher who asks; nil for the server itself.
    public var person: Int?
    /// The role in which they ask.
    public var role: ActorRole
    /// The driver to assign; nil keeps the order's driver.
    public var driver: Int?
    /// The number of bags the driver counted; nil where none were counted.
    public var bags: Int?
    /// The tags of the bags; nil leaves them.
    public var bagTags: [String]?
    /// The weight in kilograms that the driver measured; nil where none was.
    public var kilograms: Double?
    /// A note for the order's timeline.
    public var note: String?
    /// The PIN that the customer told the driver; nil where none was entered.
    public var pin: String?
    /// The ids of the photos that prove it.
    public var proofIDs: [Int]
    /// The reason why a stop failed; nil unless one did.
    public var reason: FailureReason?
    /// The time at which it happened, by the driver's device.
    public var deviceTime: Date?

    /// Creates a transition.
    public init(
        order: Int, stage: Stage, person: Int?, role: ActorRole, driver: Int? = nil, bags: Int? = nil, bagTags: [String]? = nil,
        kilograms: Double? = nil, note: String? = nil, pin: String? = nil, proofIDs: [Int] = [], reason: FailureReason? = nil, deviceTime: Date? = nil
    ) {
        self.order = order
        self.stage = stage
        self.person = person
        self.role = role
        self.driver = driver
        self.bags = bags
        self.bagTags = bagTags
        self.kilograms = kilograms
        self.note = note
        self.pin = pin
        self.proofIDs = proofIDs
        self.reason = reason
        self.deviceTime = deviceTime
    }
}
