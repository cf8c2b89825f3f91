import Core
import LocationAPI
import Networking

/// Reads and changes service areas, for administrators.
protocol AreaService: Sendable {
    /// Returns the present versions of all areas, closed ones included.
    func all() async throws(APIError) -> [ServiceAreaVersion]
    /// Returns the versions of an area, newest first.
    func versions(of id: Int) async throws(APIError) -> [ServiceAreaVersion]
    /// Creates an area.
    func create(_ area: NewServiceArea) async throws(APIError) -> ServiceAreaVersion
    /// Stores the next version of an area.
    func change(_ change: ServiceAreaChange) async throws(APIError) -> ServiceAreaVersion
    /// Returns the addresses that would change sides.
    func preview(_ request: AreaPreviewRequest) async throws(APIError) -> AreaPreview
}

/// The service over the API.
struct LiveAreaService: AreaService {
    private let client: APIClient

    init(client: APIClient) { self.client = client }

    func all() async throws(APIError) -> [ServiceAreaVersion] { try await client.call(LocationEndpoints.allAreas) }

    func versions(of id: Int) async throws(APIError) -> [ServiceAreaVersion] { try await client.call(LocationEndpoints.versions, IDInput(id: id)) }

    func create(_ area: NewServiceArea) async throws(APIError) -> ServiceAreaVersion { try await client.call(LocationEndpoints.createArea, area) }

    func change(_ change: ServiceAreaChange) async throws(APIError) -> ServiceAreaVersion { try await client.call(LocationEndpoints.changeArea, change) }

    func preview(_ request: AreaPreviewRequest) async throws(APIError) -> AreaPreview { try await client.call(LocationEndpoints.previewArea, request) }
}
