import Core
import LocationAPI
import Networking
import OrdersAPI

/// Reads and changes the windows for pickups, for administrators.
protocol SlotPlanService: Sendable {
    /// Returns the service areas and the stored plans.
    func overview() async throws(APIError) -> SlotOverview
    /// Returns the coming slots of an area with the pickups that they hold; of no area where none is named.
    func loads(of area: String?) async throws(APIError) -> SlotLoads
    /// Stores the next version of a plan.
    func change(_ plan: SlotPlan) async throws(APIError) -> SlotPlan
    /// Removes an area's own plan.
    func remove(_ area: String) async throws(APIError)
}

/// A service area, as the pages of windows name it.
struct SlotArea: Sendable, Equatable {
    let id: Int
    let name: String
}

/// The service areas, and the plans of windows that are stored for them.
struct SlotOverview: Sendable, Equatable {
    /// The areas in which orders are taken, by id.
    var areas: [SlotArea]
    /// The plans, the one for all areas first.
    var plans: [SlotPlan]

    /// True where an area has windows of its own.
    func hasOwn(_ area: SlotArea) -> Bool { plans.contains { $0.area == area.name } }

    /// Returns the plan that holds in an area, or in those without their own. For an area without its own it is a copy that isn't stored yet. Its windows stand in the order of the day.
    func plan(of area: SlotArea?) -> SlotPlan {
        let own = plans.first { $0.area == area?.name }
        var plan = own ?? plans.first { $0.area == nil } ?? .initial
        if own == nil { (plan.area, plan.version) = (area?.name, 0) }
        plan.slots.sort { ($0.start, $0.end) < ($1.start, $1.end) }
        return plan
    }
}

/// The windows of an area, or of those without their own.
struct SlotPage: Sendable, Equatable {
    /// The area; nil for those without their own windows.
    var area: SlotArea?
    /// True for an area's own plan, and for the one of all areas.
    var isOwn: Bool
    /// The plan that holds.
    var plan: SlotPlan
    /// The coming slots.
    var loads: SlotLoads
}

extension SlotPlanService {
    /// Returns the page of an area, or of those without their own windows.
    func page(of subject: SlotSubject) async throws(APIError) -> SlotPage {
        let overview = try await overview()
        guard case .area(let id) = subject else {
            return SlotPage(area: nil, isOwn: true, plan: overview.plan(of: nil), loads: try await loads(of: nil))
        }
        guard let area = overview.areas.first(where: { $0.id == id }) else { throw APIError.notFound() }
        return SlotPage(area: area, isOwn: overview.hasOwn(area), plan: overview.plan(of: area), loads: try await loads(of: area.name))
    }
}

/// The service over the API.
struct LiveSlotPlanService: SlotPlanService {
    /// The number of days whose slots are shown.
    private static let days = 14
    private let client: APIClient

    init(client: APIClient) { self.client = client }

    func overview() async throws(APIError) -> SlotOverview {
        let areas = try await client.call(LocationEndpoints.areas, AreaListRequest())
        return SlotOverview(
            areas: areas.map { SlotArea(id: $0.id, name: $0.name) }, plans: try await client.call(OrdersEndpoints.slotPlans, NoInput()))
    }

    func loads(of area: String?) async throws(APIError) -> SlotLoads {
        try await client.call(OrdersEndpoints.slotLoads, SlotListRequest(area: area, days: Self.days))
    }

    func change(_ plan: SlotPlan) async throws(APIError) -> SlotPlan { try await client.call(OrdersEndpoints.changeSlotPlan, plan) }

    func remove(_ area: String) async throws(APIError) { _ = try await client.call(OrdersEndpoints.removeSlotPlan, SlotPlanRemoval(area: area)) }
}

#if DEBUG
/// Windows without a server, for tests and previews.
struct FakeSlotPlanService: SlotPlanService {
    /// The areas and plans.
    var found: Result<SlotOverview, APIError> = .success(.sample)
    /// The coming slots of every area.
    var counted: Result<SlotLoads, APIError> = .success(.sample)
    /// The reason why every change is refused; nil where none is.
    var refusal: APIError?

    func overview() async throws(APIError) -> SlotOverview { try found.get() }

    func loads(of area: String?) async throws(APIError) -> SlotLoads { try counted.get() }

    func change(_ plan: SlotPlan) async throws(APIError) -> SlotPlan {
        if let refusal { throw refusal }
        var stored = plan
        stored.version += 1
        return stored
    }

    func remove(_ area: String) async throws(APIError) { if let refusal { throw refusal } }
}
#endif
