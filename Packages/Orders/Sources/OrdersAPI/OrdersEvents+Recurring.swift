public import Core

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
