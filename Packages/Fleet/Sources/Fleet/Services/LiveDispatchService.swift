import Core
import FleetAPI
import LocationAPI
import Networking
import OrdersAPI

/// Dispatching over the API.
struct LiveDispatchService: DispatchService {
    private let client: APIClient

    init(client: APIClient) { self.client = client }

    func board(since version: Int?) async throws(APIError) -> BoardChanges {
        try await client.call(FleetEndpoints.board, BoardRequest(since: version))
    }

    func drivers() async throws(APIError) -> [DispatchDriver] {
        try await client.call(FleetEndpoints.drivers, PageRequest(limit: 100)).items
    }

    func summary() async throws(APIError) -> DashboardSummary { try await client.call(FleetEndpoints.dashboard) }

    func areas() async throws(APIError) -> [ServiceArea] { try await client.call(LocationEndpoints.areas, AreaListRequest()) }

    func suggestions(for order: Int) async throws(APIError) -> [DriverSuggestion] {
        try await client.call(FleetEndpoints.suggestions, IDInput(id: order))
    }

    func estimate(order: Int, for driver: Int) async throws(APIError) -> AssignmentEstimate {
        try await client.call(FleetEndpoints.estimate, EstimateRequest(id: order, driverID: driver))
    }

    func assign(order: Int, to driver: Int) async throws(APIError) -> Job {
        try await client.call(FleetEndpoints.assign, DriverAssignment(id: order, driverID: driver))
    }

    func assign(_ assignments: [BulkAssignment.Choice]) async throws(APIError) -> [BulkAssignmentResult.Item] {
        try await client.call(FleetEndpoints.assignAll, BulkAssignment(assignments: assignments)).results
    }

    func release(order: Int) async throws(APIError) { _ = try await client.call(FleetEndpoints.takeBack, IDInput(id: order)) }

    func views() async throws(APIError) -> [SavedView] { try await client.call(FleetEndpoints.views) }

    func saveView(_ name: String, query: String) async throws(APIError) -> SavedView {
        try await client.call(FleetEndpoints.saveView, SavedViewDraft(name: name, query: query))
    }

    func removeView(_ id: Int) async throws(APIError) { _ = try await client.call(FleetEndpoints.removeView, IDInput(id: id)) }

    func details(of order: Int) async throws(APIError) -> OrderDetails {
        let order = try await client.call(OrdersEndpoints.detail, IDInput(id: order))
        guard [.pickupFailed, .deliveryFailed, .returning].contains(order.stage) else { return OrderDetails(order: order) }
        let timeline = try await client.call(OrdersEndpoints.timeline, IDInput(id: order.id)).items
        return OrderDetails(order: order, failure: timeline.last { $0.to == .pickupFailed || $0.to == .deliveryFailed })
    }

    func windows(in area: String) async throws(APIError) -> PickupSlots {
        try await client.call(OrdersEndpoints.slots, SlotListRequest(area: area))
    }

    func reschedule(order: Int, to window: TimeWindow?) async throws(APIError) -> Order {
        try await client.call(OrdersEndpoints.reschedule, RescheduleOrder(id: order, window: window))
    }

    func cancel(order: Int, reason: String) async throws(APIError) -> Order {
        try await client.call(OrdersEndpoints.cancel, CancelOrder(id: order, reason: reason))
    }
}
