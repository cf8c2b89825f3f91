import Core
import Networking
import RetailAPI

/// Reads, adds and changes retailers, for administrators.
protocol RetailerService: Sendable {
    /// Returns all retailers, by name.
    func retailers() async throws(APIError) -> [ManagedRetailer]
    /// Adds a retailer.
    func create(_ content: RetailerContent) async throws(APIError) -> ManagedRetailer
    /// Changes a retailer.
    func change(_ change: RetailerChange) async throws(APIError) -> ManagedRetailer
}

/// The administrators' retailers over the API.
struct LiveRetailerService: RetailerService {
    private let client: APIClient

    init(client: APIClient) { self.client = client }

    func retailers() async throws(APIError) -> [ManagedRetailer] { try await client.call(RetailEndpoints.managedRetailers) }

    func create(_ content: RetailerContent) async throws(APIError) -> ManagedRetailer { try await client.call(RetailEndpoints.createRetailer, content) }

    func change(_ change: RetailerChange) async throws(APIError) -> ManagedRetailer { try await client.call(RetailEndpoints.changeRetailer, change) }
}

#if DEBUG
/// The administrators' retailers without a server, for tests and previews.
struct FakeRetailerService: RetailerService {
    /// The outcome of listing.
    var list: Result<[ManagedRetailer], APIError> = .success([.sample])
    /// The outcome of adding and changing.
    var saved: Result<ManagedRetailer, APIError> = .success(.sample)

    func retailers() async throws(APIError) -> [ManagedRetailer] { try list.get() }

    func create(_ content: RetailerContent) async throws(APIError) -> ManagedRetailer { try saved.get() }

    func change(_ change: RetailerChange) async throws(APIError) -> ManagedRetailer { try saved.get() }
}
#endif
