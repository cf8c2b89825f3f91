public import Core
public import LocationAPI

/// Where we are, and whether a place is served.
public protocol LocationService: Sendable {
    /// The areas in which orders are taken.
    func areas() async throws(APIError) -> [ServiceArea]
    /// Whether a place is served.
    func check(_ coordinate: Coordinate) async throws(APIError) -> AreaCheck
    /// Where an address is.
    ///
    /// - Throws: `unknown_address` for one that can't be found.
    func locate(line1: String, city: String, postalCode: String) async throws(APIError) -> Coordinate
}
