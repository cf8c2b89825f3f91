public import UI

/// Where a map's raster tiles come from.
public struct MapTiles: Sendable, Hashable {
    /// The address of a tile, with `{z}`, `{x}` and `{y}` in the numbering of web maps.
    public let template: String
    /// Who made them, written on the map.
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
