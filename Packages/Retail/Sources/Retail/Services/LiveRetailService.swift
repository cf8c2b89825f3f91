public import Core
public import Networking
public import RetailAPI

/// The catalogue over the API.
public struct LiveRetailService: RetailService {
    private let client: APIClient

    /// The most entries of one answer; a catalogue of more is cut there until the pages are shown one by one.
    private static let limit = 100

    /// Creates the service.
    public init(client: APIClient) { self.client = client }

    /// The retailers and their categories.
    public func catalogue() async throws(APIError) -> RetailCatalogue {
        let categories = try await client.call(RetailEndpoints.categories)
        let retailers = try await client.call(RetailEndpoints.retailers, RetailerListRequest(limit: Self.limit))
        return RetailCatalogue(retailers: retailers.items, categories: categories)
    }

    /// A retailer's items, by category and name.
    public func items(of retailer: Int) async throws(APIError) -> [RetailItem] {
        try await client.call(RetailEndpoints.items, RetailItemListRequest(id: retailer, limit: Self.limit)).items
    }
}
