import Core
import Networking
import SustainabilityAPI

/// The plant over the API.
struct LivePlantService: PlantService {
    private let client: APIClient

    init(client: APIClient) { self.client = client }

    func readings() async throws(APIError) -> PlantBook { try await client.call(SustainabilityEndpoints.readings) }

    func add(_ reading: ReadingContent) async throws(APIError) -> PlantBook { try await client.call(SustainabilityEndpoints.addReading, reading) }

    func correct(_ correction: ReadingCorrection) async throws(APIError) -> PlantBook {
        try await client.call(SustainabilityEndpoints.correctReading, correction)
    }

    func remove(_ removal: ReadingRemoval) async throws(APIError) -> PlantBook { try await client.call(SustainabilityEndpoints.removeReading, removal) }

    func report() async throws(APIError) -> ImpactReport { try await client.call(SustainabilityEndpoints.report) }

    func exportReport() async throws(APIError) -> ImpactTable { try await client.call(SustainabilityEndpoints.exportReport) }
}
