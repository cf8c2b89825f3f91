#if DEBUG
public import Core
public import LocationAPI

/// A service that knows the default areas and one point, for tests and previews.
public struct FakeLocationService: LocationService {
    private let point: Coordinate
    private let error: APIError?

    /// Creates a service.
    ///
    /// - Parameters:
    ///   - point: the point of every address; by default in the middle of Irvine.
    ///   - error: thrown by every call, if given.
    public init(point: Coordinate = Coordinate(latitude: 33.6784, longitude: -117.7713), error: APIError? = nil) {
        self.point = point
        self.error = error
    }

    /// Returns the default areas.
    public func areas() async throws(APIError) -> [ServiceArea] {
        if let error { throw error }
        return ServiceArea.defaultAreas
    }

    /// Checks whether one of the default areas serves a place.
    public func check(_ coordinate: Coordinate) async throws(APIError) -> AreaCheck {
        if let error { throw error }
        let area = ServiceArea.defaultAreas.area(at: coordinate)
        return AreaCheck(served: area != nil, area: area?.name, message: area.map { "We pick up in \($0.name)." } ?? "We don't pick up here yet.")
    }

    /// Returns the one point.
    public func locate(line1: String, city: String, postalCode: String) async throws(APIError) -> Coordinate {
        if let error { throw error }
        return point
    }
}
#endif
