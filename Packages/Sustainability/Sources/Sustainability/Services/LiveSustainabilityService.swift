public import Core
public import Networking
import SustainabilityAPI

/// The figures over the API.
public struct LiveSustainabilityService: SustainabilityService {
    private let client: APIClient

    /// Creates the service.
    public init(client: APIClient) { self.client = client }

    /// What the person's orders saved, in all and each of the latest twenty.
    public func impact() async throws(APIError) -> Impact {
        let summary = try await client.call(SustainabilityEndpoints.summary)
        guard summary.orders > 0 else { return Impact(summary: summary, orders: []) }
        let orders = try await client.call(SustainabilityEndpoints.orders, ImpactListRequest())
        return Impact(summary: summary, orders: orders.items)
    }
}
