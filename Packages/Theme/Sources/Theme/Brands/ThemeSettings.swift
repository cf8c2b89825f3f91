public import Core

/// The settings of how the product looks.
public struct ThemeSettings: Sendable {
    static let brand = Setting(
        "BRAND", .choice(AppTheme.brands), defaults: SettingDefaults(AppTheme.standard.brand), "Look of the product: its colors, fonts and shapes."
    ) { try? AppTheme.named($0) }

    static let tilesURL = Setting.optionalText(
        "MAP_TILES_URL",  // lint:allow strings-literal because it is the name of a setting.
        isSecret: true, "Address of the maps' raster tiles with {z}, {x} and {y}; may hold a key. Empty: maps without.")

    static let tilesAttribution = Setting.optionalText(
        "MAP_TILES_ATTRIBUTION",  // lint:allow strings-literal because it is the name of a setting.
        "Who made the tiles, as it is written on maps.")

    /// All of them.
    public static let all: [any SettingDeclaration] = [brand, tilesURL, tilesAttribution]

    /// The theme of the brand.
    public let theme: AppTheme
    /// Where maps take raster tiles from; nil for maps without.
    public let mapTiles: MapTiles?

    /// Reads the settings.
    ///
    /// - Throws: `SettingError` that names the key and the fix.
    public init(_ values: SettingValues) throws(SettingError) {
        theme = try values[Self.brand]
        let attribution = try values[Self.tilesAttribution]
        mapTiles = try values[Self.tilesURL].map { MapTiles(template: $0, attribution: attribution ?? "") }
    }
}
