import Core
import Networking
import RetailAPI

/// The catalog over the API.
struct LiveRetailService: RetailService {
    private let client: APIClient

    /// The most entries of a list. A longer catalog is cut here.
    private static let limit = 100

    init(client: APIClient) { self.client = client }

    func catalog() async throws(APIError) -> Catalog {
        let categories = try await client.call(RetailEndpoints.categories)
        let retailers = try await client.call(RetailEndpoints.retailers, RetailerListRequest(limit: Self.limit))
        return Catalog(retailers: retailers.items, categories: categories)
    }

    func items(of retailer: Int) async throws(APIError) -> [RetailItem] {
        try await client.call(RetailEndpoints.items, RetailItemListRequest(id: retailer, limit: Self.limit)).items
    }
}
