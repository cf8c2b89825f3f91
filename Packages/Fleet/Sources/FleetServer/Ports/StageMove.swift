public import Foundation
public import OrdersAPI

/// A transition of an order that Fleet asks for.
public struct StageMove: Sendable, Equatable {
    /// The order.
    public var order: Int
    /// The stage to move to.
    public var stage: Stage
    /// Who asks.
    public var person: Int
    /// In which role.
    public var role: ActorRole
    /// The driver to set; nil leaves the order's driver.
    public var driver: Int?
    /// The number of bags that were counted.
    public var bags: Int?
    /// What the person added.
    public var note: String?
    /// Why a stop failed.
    public var reason: FailureReason?
    /// When it was done, by the device.
    public var deviceTime: Date?

    /// Creates a transition.
    public init(
        order: Int, stage: Stage, person: Int, role: ActorRole, driver: Int? = nil, bags: Int? = nil, note: String? = nil,
        reason: FailureReason? = nil, deviceTime: Date? = nil
    ) {
        self.order = order
        self.stage = stage
        self.person = person
        self.role = role
        self.driver = driver
        self.bags = bags
        self.note = note
        self.reason = reason
        self.deviceTime = deviceTime
    }
}
