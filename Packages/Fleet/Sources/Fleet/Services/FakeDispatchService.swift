#if DEBUG
import Core
import FleetAPI
import LocationAPI
import OrdersAPI

/// Dispatching without a server, for tests and previews: each call returns the outcome that it was given.
struct FakeDispatchService: DispatchService {
    /// Returns the outcome of reading the board's changes since a version.
    var boardResult: @Sendable (Int?) -> Result<BoardChanges, APIError> = { _ in .success(.sample) }
    /// The outcome of reading the drivers.
    var driversResult: @Sendable () -> Result<[DispatchDriver], APIError> = { .success([.sample]) }
    /// The outcome of reading the numbers of the day.
    var summaryResult: Result<DashboardSummary, APIError> = .success(.sample)
    /// The outcome of reading the service areas.
    var areasResult: Result<[ServiceArea], APIError> = .success([])
    /// The outcome of asking for suggestions.
    var suggestionsResult: Result<[DriverSuggestion], APIError> = .success(DriverSuggestion.previews)
    /// The outcome of asking what an assignment would cost.
    var estimateResult: Result<AssignmentEstimate, APIError> = .success(.sample)
    /// The outcome of an assignment.
    var jobResult: Result<Job, APIError> = .success(.active())
    /// Returns the outcome of several assignments.
    var bulkResult: @Sendable ([BulkAssignment.Choice]) -> Result<[BulkAssignmentResult.Item], APIError> = { choices in
        .success(choices.map { .init(orderID: $0.orderID, driverID: $0.driverID ?? 5, jobID: 3, error: nil, message: nil, reasons: []) })
    }
    /// The outcome of taking an order from its driver, or of removing a view; nil for success.
    var error: APIError?
    /// The outcome of reading the saved views.
    var viewsResult: Result<[SavedView], APIError> = .success([.sample])
    /// The outcome of reading or canceling an order.
    var detailsResult: Result<OrderDetails, APIError> = .success(OrderDetails(order: .sample()))
    /// The outcome of reading the windows of the coming days.
    var windowsResult: Result<PickupSlots, APIError> = .success(.sample)
    /// Returns the outcome of rescheduling to a window.
    var rescheduleResult: @Sendable (TimeWindow?) -> Result<Order, APIError> = { _ in .success(.sample()) }

    func board(since version: Int?) async throws(APIError) -> BoardChanges { try boardResult(version).get() }

    func drivers() async throws(APIError) -> [DispatchDriver] { try driversResult().get() }

    func summary() async throws(APIError) -> DashboardSummary { try summaryResult.get() }

    func areas() async throws(APIError) -> [ServiceArea] { try areasResult.get() }

    func suggestions(for order: Int) async throws(APIError) -> [DriverSuggestion] { try suggestionsResult.get() }

    func estimate(order: Int, for driver: Int) async throws(APIError) -> AssignmentEstimate { try estimateResult.get() }

    func assign(order: Int, to driver: Int) async throws(APIError) -> Job { try jobResult.get() }

    func assign(_ assignments: [BulkAssignment.Choice]) async throws(APIError) -> [BulkAssignmentResult.Item] { try bulkResult(assignments).get() }

    func release(order: Int) async throws(APIError) { if let error { throw error } }

    func views() async throws(APIError) -> [SavedView] { try viewsResult.get() }

    func saveView(_ name: String, query: String) async throws(APIError) -> SavedView {
        if let error { throw error }
        return SavedView(id: 3, name: name, query: query)
    }

    func removeView(_ id: Int) async throws(APIError) { if let error { throw error } }

    func details(of order: Int) async throws(APIError) -> OrderDetails { try detailsResult.get() }

    func windows(in area: String) async throws(APIError) -> PickupSlots { try windowsResult.get() }

    func reschedule(order: Int, to window: TimeWindow?) async throws(APIError) -> Order { try rescheduleResult(window).get() }

    func cancel(order: Int, reason: String) async throws(APIError) -> Order { try detailsResult.get().order }
}

extension DriverSuggestion {
    /// Drivers who could take an order and one who can't, for tests and previews.
    static let previews = [
        sample,
        DriverSuggestion(driverID: 6, driverName: "Eva Evans", isAvailable: true, distanceMeters: 3400, reasons: [MatchReason(.farther, value: 3400)]),
        DriverSuggestion(driverID: 7, driverName: "Fred Farmer", isAvailable: false, distanceMeters: nil, reasons: [MatchReason(.busy)]),
    ]
}
#endif
