import Core

/// The next version of a retailer.
public struct RetailerChange: Codable, Sendable, Hashable {
    /// The retailer's id.
    public let id: Int
    /// The version that was changed. If there is a newer one, the change is refused.
    public let version: Int
    /// True if the retailer is to be in the customers' catalog.
    public let active: Bool
    /// The new description. Stores that aren't among its stores any more are removed.
    public let content: RetailerContent

    /// Creates a request.
    public init(id: Int, version: Int, active: Bool, content: RetailerContent) {
        self.id = id
        self.version = version
        self.active = active
        self.content = content
    }
}
