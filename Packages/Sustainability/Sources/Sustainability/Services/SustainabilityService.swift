public import Core
public import SustainabilityAPI

/// What the client needs of the figures.
public protocol SustainabilityService: Sendable {
    /// What the person's orders saved, in all and each.
    func impact() async throws(APIError) -> Impact
}

/// What a person's orders saved: in all, and each of the latest.
public struct Impact: Sendable, Equatable {
    /// In all and by month.
    public let summary: SustainabilitySummary
    /// The latest orders, the newest first.
    public let orders: [OrderImpact]

    /// Creates an impact.
    public init(summary: SustainabilitySummary, orders: [OrderImpact]) {
        self.summary = summary
        self.orders = orders
    }

    /// The impact of one order, for tests and previews.
    public static let sample = Impact(summary: .sample, orders: [.sample])
    /// Without an order, for tests and previews.
    public static let empty = Impact(summary: .empty, orders: [])
}
