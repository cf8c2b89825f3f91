import Core
import Foundation

/// Places coordinates on a picture, so that all of them fit in; equirectangular around their middle, which is exact enough for a county.
struct MapProjection {
    static let width = 640.0
    static let height = 400.0
    private static let margin = 48.0

    private let middle: (latitude: Double, longitude: Double)
    private let scale: Double
    private let narrowing: Double

    init(fitting coordinates: [Coordinate]) {
        let latitudes = coordinates.map(\.latitude)
        let longitudes = coordinates.map(\.longitude)
        let (south, north) = (latitudes.min() ?? 0, latitudes.max() ?? 0)
        let (west, east) = (longitudes.min() ?? 0, longitudes.max() ?? 0)
        middle = ((south + north) / 2, (west + east) / 2)
        narrowing = max(cos(middle.latitude * .pi / 180), 0.01)
        // A single point is shown with about a kilometre around it.
        let tall = max(north - south, 0.01)
        let wide = max((east - west) * narrowing, 0.01)
        scale = min((Self.width - 2 * Self.margin) / wide, (Self.height - 2 * Self.margin) / tall)
    }

    func point(_ coordinate: Coordinate) -> (x: Int, y: Int) {
        let x = Self.width / 2 + (coordinate.longitude - middle.longitude) * narrowing * scale
        let y = Self.height / 2 - (coordinate.latitude - middle.latitude) * scale
        return (Int(x.rounded()), Int(y.rounded()))
    }

    func points(_ coordinates: [Coordinate]) -> String {
        coordinates.map { point($0) }.map { "\($0.x),\($0.y)" }.joined(separator: " ")
    }
}
