public import Core

/// A request for the changes of the board.
public struct BoardRequest: Codable, Sendable, Hashable {
    /// The version that the caller has; nil or 0 asks for the whole board.
    public var since: Int?

    /// Creates a request.
    public init(since: Int? = nil) { self.since = since }
}

/// The assignment of several orders at once. Several orders of one driver become one trip.
public struct BulkAssignment: Codable, Sendable, Hashable {
    /// An order, and the driver who is to have it.
    public struct Choice: Codable, Sendable, Hashable {
        /// The order's id.
        public var orderID: Int
        /// The driver's id; nil leaves the choice to the matcher.
        public var driverID: Int?

        /// Creates a choice.
        public init(orderID: Int, driverID: Int?) {
            self.orderID = orderID
            self.driverID = driverID
        }

        enum CodingKeys: String, CodingKey {
            case orderID = "orderId"
            case driverID = "driverId"
        }
    }

    /// 1 to 100 orders with their drivers.
    public var assignments: [Choice]

    /// Creates an assignment.
    public init(assignments: [Choice]) { self.assignments = assignments }

    /// The number of orders that can be assigned at once.
    public static let size = 1...100
}

/// The results of assigning several orders at once, one for each in their order.
public struct BulkAssignmentResult: Codable, Sampled, Hashable {
    /// The result for an order.
    public struct Item: Codable, Sampled, Hashable {
        /// The order's id.
        public var orderID: Int
        /// The id of the driver who has it now, or was chosen; nil where there is none.
        public var driverID: Int?
        /// The id of the job that the driver has, or would get; nil where there is none.
        public var jobID: Int?
        /// The code of the error; nil without one.
        public var error: String?
        /// The error in words; nil without one.
        public var message: String?
        /// The reasons for the driver, or for which there is none.
        public var reasons: [MatchReason]

        /// Creates a result.
        public init(orderID: Int, driverID: Int?, jobID: Int?, error: String?, message: String?, reasons: [MatchReason]) {
            self.orderID = orderID
            self.driverID = driverID
            self.jobID = jobID
            self.error = error
            self.message = message
            self.reasons = reasons
        }

        enum CodingKeys: String, CodingKey {
            case orderID = "orderId"
            case driverID = "driverId"
            case jobID = "jobId"
            case error, message, reasons
        }

        /// Writes every key, with null where there is no value.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(orderID, forKey: .orderID)
            try container.encode(driverID, forKey: .driverID)
            try container.encode(jobID, forKey: .jobID)
            try container.encode(error, forKey: .error)
            try container.encode(message, forKey: .message)
            try container.encode(reasons, forKey: .reasons)
        }

        /// An order that a driver has now.
        public static let sample = Item(orderID: 12, driverID: 5, jobID: 3, error: nil, message: nil, reasons: [.sample])
    }

    /// The results.
    public var results: [Item]

    /// Creates the results.
    public init(results: [Item]) { self.results = results }

    /// One order that was assigned.
    public static let sample = BulkAssignmentResult(results: [.sample])
}
