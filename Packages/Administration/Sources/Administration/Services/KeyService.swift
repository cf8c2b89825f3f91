import AdministrationAPI
import Core
import Networking

/// The calls about an administrator's own API keys.
protocol KeyService: Sendable {
    /// Returns the keys, newest first.
    func keys() async throws(APIError) -> [APIKey]
    /// Returns the scopes that keys can have.
    func scopes() async throws(APIError) -> [String]
    /// Makes a key, whose text only this response contains.
    func create(_ new: NewAPIKey) async throws(APIError) -> APIKey
    /// Revokes a key.
    func revoke(_ id: Int) async throws(APIError) -> APIKey
}

/// Calls the API.
struct LiveKeyService: KeyService {
    let client: APIClient

    func keys() async throws(APIError) -> [APIKey] { try await client.call(APIKeyEndpoints.list) }
    func scopes() async throws(APIError) -> [String] { try await client.call(APIKeyEndpoints.scopes) }
    func create(_ new: NewAPIKey) async throws(APIError) -> APIKey { try await client.call(APIKeyEndpoints.create, new) }
    func revoke(_ id: Int) async throws(APIError) -> APIKey { try await client.call(APIKeyEndpoints.revoke, IDInput(id: id)) }
}

#if DEBUG
/// Returns what it was given; for tests and previews.
struct FakeKeyService: KeyService {
    var keysResult: Result<[APIKey], APIError> = .success([.sample])
    var scopesResult: Result<[String], APIError> = .success(["orders:read", "orders:write"])
    var createResult: Result<APIKey, APIError> = .success(.created)
    var revokeResult: Result<APIKey, APIError> = .success(.revoked)

    func keys() async throws(APIError) -> [APIKey] { try keysResult.get() }
    func scopes() async throws(APIError) -> [String] { try scopesResult.get() }
    func create(_ new: NewAPIKey) async throws(APIError) -> APIKey { try createResult.get() }
    func revoke(_ id: Int) async throws(APIError) -> APIKey { try revokeResult.get() }
}

extension APIKey {
    /// The sample after it was revoked.
    static let revoked = APIKey(
        id: 3, name: "Monthly report", scopes: ["orders:read", "payments:read"], createdAt: APIKey.sample.createdAt, expiresAt: APIKey.sample.expiresAt,
        revokedAt: APIKey.sample.lastUsedAt, lastUsedAt: APIKey.sample.lastUsedAt, secret: nil)
}
#endif
