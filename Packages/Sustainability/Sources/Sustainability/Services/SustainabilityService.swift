import Core
import SustainabilityAPI

/// Reads what orders saved.
protocol SustainabilityService: Sendable {
    /// Returns what the person's orders saved, in total and for the latest ones.
    func impact() async throws(APIError) -> Impact
    /// Returns a page of the person's orders, newest first.
    func orders(page: Int) async throws(APIError) -> Page<OrderImpact>
    /// Returns one of the person's orders, with the method that computed it.
    func order(_ id: Int) async throws(APIError) -> OrderImpactDetail
    /// Returns the person's orders as a table.
    func export() async throws(APIError) -> ImpactTable
    /// Returns what the service's orders saved, for everybody.
    func publicImpact() async throws(APIError) -> PublicImpact
}

/// The savings of a person's orders, in total and for the latest ones.
struct Impact: Sendable, Equatable {
    /// The totals, and the savings by month.
    let summary: SustainabilitySummary
    /// The latest orders, newest first.
    var orders: [OrderImpact]

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
    var page: Result<Page<OrderImpact>, APIError> = .success(Page(items: [.sample], page: 2, limit: 20, total: 21))
    var detail: Result<OrderImpactDetail, APIError> = .success(.sample)
    var table: Result<ImpactTable, APIError> = .success(.sample)
    var everybody: Result<PublicImpact, APIError> = .success(.sample)

    func impact() async throws(APIError) -> Impact { try result.get() }
    func orders(page: Int) async throws(APIError) -> Page<OrderImpact> { try self.page.get() }
    func order(_ id: Int) async throws(APIError) -> OrderImpactDetail { try detail.get() }
    func export() async throws(APIError) -> ImpactTable { try table.get() }
    func publicImpact() async throws(APIError) -> PublicImpact { try everybody.get() }
}
#endif
