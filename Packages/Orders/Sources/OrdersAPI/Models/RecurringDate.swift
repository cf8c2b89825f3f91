public import Foundation

/// One date of a recurring order.
public struct RecurringDate: Codable, Sendable, Hashable {
    /// The states of a date.
    public enum Status: String, Codable, Sendable, CaseIterable, Hashable {
        /// The order will be placed.
        case planned
        /// The customer skips it.
        case skipped
        /// The order couldn't be placed yet; it is tried again until shortly before the pickup.
        case waiting
        /// The order is placed.
        case placed
        /// The order couldn't be placed in time.
        case missed
    }

    /// The day.
    public var day: LocalDay
    /// The window of the pickup.
    public var window: TimeWindow
    /// The state.
    public var status: Status
    /// The id of the order, once it is placed.
    public var orderID: Int?
    /// The reason why the order couldn't be placed; nil where nothing went wrong.
    public var problem: RecurringProblem?
    /// The names of extras that the order was placed without, since they are no longer offered; nil for none.
    public var droppedAddOns: [String]?

    /// Creates a date.
    public init(
        day: LocalDay, window: TimeWindow, status: Status, orderID: Int? = nil, problem: RecurringProblem? = nil, droppedAddOns: [String]? = nil
    ) {
        self.day = day
        self.window = window
        self.status = status
        self.orderID = orderID
        self.problem = problem
        self.droppedAddOns = droppedAddOns
    }

    enum CodingKeys: String, CodingKey {
        case day, window, status
        case orderID = "orderId"
        case problem, droppedAddOns
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(day, forKey: .day)
        try container.encode(window, forKey: .window)
        try container.encode(status, forKey: .status)
        try container.encode(orderID, forKey: .orderID)
        try container.encode(problem, forKey: .problem)
        try container.encode(droppedAddOns, forKey: .droppedAddOns)
    }
}

/// The reason why an order of a recurring one couldn't be placed.
public struct RecurringProblem: Codable, Sendable, Hashable {
    /// The code of the error, such as `payment_declined` or `window_full`.
    public var code: String
    /// The reason and what to do, in the reader's language.
    public var message: String
    /// The time of the next try; nil where there is none.
    public var retryAt: Date?
    /// The time until which something can be done, after which the date is missed; nil where it is too late.
    public var until: Date?

    /// Creates a problem.
    public init(code: String, message: String, retryAt: Date? = nil, until: Date? = nil) {
        self.code = code
        self.message = message
        self.retryAt = retryAt
        self.until = until
    }

    enum CodingKeys: CodingKey {
        case code, message, retryAt, until
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(code, forKey: .code)
        try container.encode(message, forKey: .message)
        try container.encode(retryAt, forKey: .retryAt)
        try container.encode(until, forKey: .until)
    }
}
