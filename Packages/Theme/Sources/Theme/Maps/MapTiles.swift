import Foundation
public import UI

/// The source of a map's raster tiles.
public struct MapTiles: Sendable, Hashable {
    /// The address of a tile, with `{z}`, `{x}` and `{y}` in the numbering of web maps.
    public let template: String
    /// The credit of their makers, written on the map.
    public let attribution: String

    /// Makes a source of tiles.
    public init(template: String, attribution: String) {
        self.template = template
        self.attribution = attribution
    }

    /// The address of one tile.
    func address(zoom: Int, x: Int, y: Int) -> String {
        template.replacing("{z}", with: String(zoom)).replacing("{x}", with: String(x)).replacing("{y}", with: String(y))
    }
}

private struct MapTilesKey: EnvironmentKey {
    static let defaultValue: MapTiles? = nil
}

extension EnvironmentValues {
    /// The raster tiles below maps; nil draws areas, routes and pins alone.
    public var mapTiles: MapTiles? {
        get { self[MapTilesKey.self] }
        set { self[MapTilesKey.self] = newValue }
    }
}

/// One raster tile of a drawing.
struct MapTile: Hashable {
    let zoom: Int
    let x: Int
    let y: Int
    /// The tile's place in the drawing.
    let frame: MapBounds
}

extension MapProjection {
    /// The tiles below the bounds and half a screen around them, at the level whose pixels are about those of a screen.
    var tiles: [MapTile] {
        let pixels = 720.0
        let zoom = min(max(Self.zoom + Int(log2(pixels / bounds.width).rounded(.down)), 1), 18)
        let side = 256 * pow(2, Double(Self.zoom - zoom))
        let left = origin.x + bounds.x - bounds.width / 2
        let top = origin.y + bounds.y - bounds.height / 2
        let columns = Int((left / side).rounded(.down))...Int(((left + bounds.width * 2) / side).rounded(.down))
        let rows = Int((top / side).rounded(.down))...Int(((top + bounds.height * 2) / side).rounded(.down))
        let last = Int(pow(2, Double(zoom))) - 1
        return rows.flatMap { y in
            columns.filter { (0...last).contains($0) && (0...last).contains(y) }.map { x in
                MapTile(
                    zoom: zoom, x: x, y: y,
                    frame: MapBounds(x: Double(x) * side - origin.x, y: Double(y) * side - origin.y, width: side, height: side))
            }
        }
    }
}
