public import Core

/// Asks for a page of the orders that one may see, newest first.
public struct OrderListRequest: Codable, Sendable, Hashable {
    /// Only those of this status.
    public var status: Status?
    /// Only those in this stage.
    public var stage: Stage?
    /// Only those that one sees in this role: a customer's own, a driver's, for a dispatcher all. Without it, everything that one may see.
    public var role: Role?
    /// The page, from 1.
    public var page: Int?
    /// The most orders of a page, up to 100; 20 by default.
    public var limit: Int?

    /// Creates a request.
    public init(status: Status? = nil, stage: Stage? = nil, role: Role? = nil, page: Int? = nil, limit: Int? = nil) {
        self.status = status
        self.stage = stage
        self.role = role
        self.page = page
        self.limit = limit
    }
}
