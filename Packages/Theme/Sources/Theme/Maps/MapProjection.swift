import Core
import Foundation

/// A point of a map's drawing.
struct MapPoint: Hashable {
    let x: Double
    let y: Double
}

/// A part of a map's drawing.
struct MapBounds: Hashable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    /// The value of `viewBox`.
    var text: String { [x, y, width, height].map { MapProjection.text($0) }.joined(separator: " ") }
}

/// Places coordinates on a drawing: web mercator, where one unit is a pixel of zoom level 14 (about 8 m in California).
///
/// The scale is the same in every drawing, so a person's zoom survives when pins move. The origin is the corner of a tile of zoom level 9,
/// because the numbers of an SVG have only 24 bits.
struct MapProjection {
    static let zoom = 14
    private static let world = 256 * pow(2, Double(zoom))
    private static let originStep = 256 * pow(2, Double(zoom - 9))
    /// Width by height of what is shown at first.
    private static let ratio = 1.6
    private static let smallestWidth = 240.0

    /// The place of the drawing's zero in the world.
    let origin: MapPoint
    /// The part in which all coordinates fit, with room around them.
    let bounds: MapBounds

    /// - Parameter isSmall: true for a picture in which a pin takes a third of the height.
    init(fitting coordinates: [Coordinate], isSmall: Bool = false) {
        let points = coordinates.map { Self.worldPoint($0) }
        let (west, east) = (points.map(\.x).min() ?? 0, points.map(\.x).max() ?? 0)
        let (north, south) = (points.map(\.y).min() ?? 0, points.map(\.y).max() ?? 0)
        let origin = MapPoint(
            x: (west / Self.originStep).rounded(.down) * Self.originStep, y: (north / Self.originStep).rounded(.down) * Self.originStep)
        // Pins and their labels need room beyond their point, more above than below.
        let (across, down) = isSmall ? (1.45, 2.1) : (1.3, 1.45)
        let width = max((east - west) * across, (south - north) * down * Self.ratio, Self.smallestWidth)
        let height = width / Self.ratio
        self.origin = origin
        bounds = MapBounds(
            x: (west + east - width) / 2 - origin.x, y: (north + south - height) / 2 - height * (isSmall ? 0.1 : 0.03) - origin.y, width: width, height: height)
    }

    func point(_ coordinate: Coordinate) -> MapPoint {
        let world = Self.worldPoint(coordinate)
        return MapPoint(x: world.x - origin.x, y: world.y - origin.y)
    }

    func points(_ coordinates: [Coordinate]) -> String {
        coordinates.map { point($0) }.map { "\(Self.text($0.x)),\(Self.text($0.y))" }.joined(separator: " ")
    }

    /// A number with one decimal at most: less than a metre.
    static func text(_ number: Double) -> String {
        let tenths = Int((number * 10).rounded())
        return tenths % 10 == 0 ? String(tenths / 10) : "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
    }

    /// Web mercator (EPSG:3857) in pixels of the zoom level.
    private static func worldPoint(_ coordinate: Coordinate) -> MapPoint {
        // Beyond 85 degrees web maps show nothing.
        let latitude = min(max(coordinate.latitude, -85), 85) * .pi / 180
        let x = (coordinate.longitude + 180) / 360 * world
        let y = (1 - asinh(tan(latitude)) / .pi) / 2 * world
        return MapPoint(x: x, y: y)
    }
}
