public import Core
public import LocationAPI
public import Networking

/// Reads the service areas, and checks places and addresses against them.
public protocol LocationService: Sendable {
    /// Returns the areas in which orders are taken.
    func areas() async throws(APIError) -> [ServiceArea]
    /// Checks whether a place is served.
    func check(_ coordinate: Coordinate) async throws(APIError) -> AreaCheck
    /// Returns the point of an address.
    ///
    /// - Throws: `unknown_address` if it can't be found.
    func locate(line1: String, city: String, postalCode: String) async throws(APIError) -> Coordinate
}

/// The service over the API.
public struct LiveLocationService: LocationService {
    private let client: APIClient

    /// Creates the service over a client.
    public init(client: APIClient) { self.client = client }

    /// Returns the areas in which orders are taken.
    public func areas() async throws(APIError) -> [ServiceArea] {
        try await client.call(LocationEndpoints.areas, AreaListRequest())
    }

    /// Checks whether a place is served.
    public func check(_ coordinate: Coordinate) async throws(APIError) -> AreaCheck {
        try await client.call(LocationEndpoints.check, AreaCheckRequest(coordinate))
    }

    /// Returns the point of an address.
    public func locate(line1: String, city: String, postalCode: String) async throws(APIError) -> Coordinate {
        try await client.call(LocationEndpoints.geocode, GeocodeRequest(line1: line1, city: city, postalCode: postalCode))
    }
}
