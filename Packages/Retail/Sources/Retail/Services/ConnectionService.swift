import Core
import Networking
import RetailAPI

/// Reads and changes the servers at which customers link their accounts, for administrators.
protocol ConnectionService: Sendable {
    /// Returns the servers of all retailers, by the retailers' names.
    func connections() async throws(APIError) -> [RetailerConnection]
    /// Sets the server of a retailer.
    func change(_ change: RetailerConnectionChange) async throws(APIError) -> RetailerConnection
    /// Removes the server of a retailer.
    func remove(_ retailer: Int) async throws(APIError)
}

/// The servers over the API.
struct LiveConnectionService: ConnectionService {
    let client: APIClient

    func connections() async throws(APIError) -> [RetailerConnection] { try await client.call(RetailEndpoints.connections) }

    func change(_ change: RetailerConnectionChange) async throws(APIError) -> RetailerConnection {
        try await client.call(RetailEndpoints.changeConnection, change)
    }

    func remove(_ retailer: Int) async throws(APIError) { _ = try await client.call(RetailEndpoints.removeConnection, IDInput(id: retailer)) }
}

#if DEBUG
/// The servers without a server, for tests and previews.
struct FakeConnectionService: ConnectionService {
    /// The outcome of listing.
    var list: Result<[RetailerConnection], APIError> = .success([.sample])
    /// The outcome of changing.
    var saved: Result<RetailerConnection, APIError> = .success(.sample)
    /// The outcome of removing.
    var removed: Result<NoOutput, APIError> = .success(NoOutput())

    func connections() async throws(APIError) -> [RetailerConnection] { try list.get() }
    func change(_ change: RetailerConnectionChange) async throws(APIError) -> RetailerConnection { try saved.get() }
    func remove(_ retailer: Int) async throws(APIError) { _ = try removed.get() }
}
#endif
