import Core
import Networking
import RetailAPI

/// The catalog over the API.
struct LiveRetailService: RetailService {
    private let client: APIClient

    /// The most retailers, which is also the most that there are.
    private static let limit = 100

    init(client: APIClient) { self.client = client }

    func catalog() async throws(APIError) -> Catalog {
        let categories = try await client.call(RetailEndpoints.categories)
        let retailers = try await client.call(RetailEndpoints.retailers, RetailerListRequest(limit: Self.limit))
        return Catalog(retailers: retailers.items, categories: categories, deals: try await client.call(RetailEndpoints.deals))
    }

    func search(_ request: ItemSearchRequest) async throws(APIError) -> ItemSearchResults { try await client.call(RetailEndpoints.search, request) }

    func item(_ id: Int) async throws(APIError) -> RetailItem { try await client.call(RetailEndpoints.item, IDInput(id: id)) }

    func yours() async throws(APIError) -> YourItems {
        let favorites = try await client.call(RetailEndpoints.favorites)
        return YourItems(favorites: favorites, purchases: try await client.call(RetailEndpoints.purchases))
    }

    func setFavorite(_ item: RetailItem, _ isFavorite: Bool) async throws(APIError) -> RetailItem {
        if isFavorite { return try await client.call(RetailEndpoints.addFavorite, IDInput(id: item.id)) }
        _ = try await client.call(RetailEndpoints.removeFavorite, IDInput(id: item.id))
        return item.with(favorite: false)
    }

    func rate(_ retailer: Int, stars: Int) async throws(APIError) -> Retailer {
        try await client.call(RetailEndpoints.rate, RatingChange(id: retailer, stars: stars))
    }
}
