public import Core
public import LocationAPI

/// Knows the default areas and one point; for tests and previews.
public struct FakeLocationService: LocationService {
    private let point: Coordinate
    private let error: APIError?

    /// Creates it.
    ///
    /// - Parameters:
    ///   - point: where every address is; the middle of Irvine unless told.
    ///   - error: what every call throws instead.
    public init(point: Coordinate = Coordinate(latitude: 33.6784, longitude: -117.7713), error: APIError? = nil) {
        self.point = point
        self.error = error
    }

    /// The default areas.
    public func areas() async throws(APIError) -> [ServiceArea] {
        if let error { throw error }
        return ServiceArea.defaultAreas
    }

    /// Whether one of the default areas serves a place.
    public func check(_ coordinate: Coordinate) async throws(APIError) -> AreaCheck {
        if let error { throw error }
        let area = ServiceArea.defaultAreas.area(at: coordinate)
        return AreaCheck(served: area != nil, area: area?.name, message: area.map { "We pick up in \($0.name)." } ?? "We don't pick up here yet.")
    }

    /// The one point.
    public func locate(line1: String, city: String, postalCode: String) async throws(APIError) -> Coordinate {
        if let error { throw error }
        return point
    }
}
