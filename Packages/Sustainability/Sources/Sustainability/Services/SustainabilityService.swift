import Core
import SustainabilityAPI

/// Reads what a person's orders saved.
protocol SustainabilityService: Sendable {
    /// Returns what the orders saved, in total and for the latest ones.
    func impact() async throws(APIError) -> Impact
}

/// Returns the savings of a person's orders, in total and for the latest ones.
struct Impact: Sendable, Equatable {
    /// The totals, and the savings by month.
    let summary: SustainabilitySummary
    /// The latest orders, newest first.
    let orders: [OrderImpact]

    #if DEBUG
    /// The impact of one order, for tests and previews.
    static let sample = Impact(summary: .sample, orders: [.sample])
    /// No impact yet, for tests and previews.
    static let empty = Impact(summary: .empty, orders: [])
    #endif
}

#if DEBUG
/// Savings without a server, for tests and previews.
struct FakeSustainabilityService: SustainabilityService {
    /// The outcome of reading them.
    var result: Result<Impact, APIError> = .success(.sample)

    func impact() async throws(APIError) -> Impact { try result.get() }
}
#endif
