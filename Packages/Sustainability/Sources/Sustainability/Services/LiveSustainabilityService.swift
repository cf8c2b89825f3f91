import Core
import Networking
import SustainabilityAPI

/// Savings over the API.
struct LiveSustainabilityService: SustainabilityService {
    private let client: APIClient

    init(client: APIClient) { self.client = client }

    func impact() async throws(APIError) -> Impact {
        let summary = try await client.call(SustainabilityEndpoints.summary)
        guard summary.orders > 0 else { return Impact(summary: summary, orders: []) }
        return Impact(summary: summary, orders: try await client.call(SustainabilityEndpoints.orders, PageRequest()).items)
    }

    func orders(page: Int) async throws(APIError) -> Page<OrderImpact> {
        try await client.call(SustainabilityEndpoints.orders, PageRequest(page: page))
    }

    func order(_ id: Int) async throws(APIError) -> OrderImpactDetail { try await client.call(SustainabilityEndpoints.order, IDInput(id: id)) }

    func export() async throws(APIError) -> ImpactTable { try await client.call(SustainabilityEndpoints.export) }

    func publicImpact() async throws(APIError) -> PublicImpact { try await client.call(SustainabilityEndpoints.publicImpact) }
}
