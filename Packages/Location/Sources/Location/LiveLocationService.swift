public import Core
public import LocationAPI
public import Networking

/// Asks the API.
public struct LiveLocationService: LocationService {
    private let client: APIClient

    /// Creates it over a client.
    public init(client: APIClient) { self.client = client }

    /// The areas in which orders are taken.
    public func areas() async throws(APIError) -> [ServiceArea] {
        try await client.call(LocationEndpoints.areas)
    }

    /// Whether a place is served.
    public func check(_ coordinate: Coordinate) async throws(APIError) -> AreaCheck {
        try await client.call(LocationEndpoints.check, AreaCheckRequest(coordinate))
    }

    /// Where an address is.
    public func locate(line1: String, city: String, postalCode: String) async throws(APIError) -> Coordinate {
        try await client.call(LocationEndpoints.geocode, GeocodeRequest(line1: line1, city: city, postalCode: postalCode))
    }
}
