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
}
