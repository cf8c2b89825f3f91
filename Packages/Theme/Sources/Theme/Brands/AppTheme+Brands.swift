public import Core

extension AppTheme {
    /// The themes that a configuration can choose, by brand.
    static let all: [AppTheme] = [tumble, meadow]

    /// The names of all brands, in the order of the alphabet.
    public static let brands: [String] = all.map(\.brand).sorted()

    /// The theme of a brand.
    ///
    /// ```swift
    /// let theme = try AppTheme.named(configuration.brand)
    /// ```
    ///
    /// - Throws: ``UnknownBrandError`` that names the brands there are.
    public static func named(_ brand: String) throws(UnknownBrandError) -> AppTheme {
        guard let theme = all.first(where: { $0.brand == brand }) else { throw UnknownBrandError(brand: brand) }
        return theme
    }
}

/// A brand that no theme has.
public struct UnknownBrandError: Error, Hashable, CustomStringConvertible {
    /// The name that was given.
    public let brand: String

    /// The unknown name, and the names that there are.
    public var description: String {
        "There is no brand '\(brand)'. To fix, give one of \(AppTheme.brands.joined(separator: ", "))."
    }
}

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
    /// The source of raster tiles for maps; nil for maps without.
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

extension ColorPalette {
    /// The colors of what is well, needs attention or failed: the same in all brands, because people learn them once.
    static let status: [ColorToken: ColorValue] = [
        .onInfo: ColorValue(light: "#FFFFFF", dark: "#06203F", strongLight: "#FFFFFF", strongDark: "#00101F"),
        .info: ColorValue(light: "#1C5FB8", dark: "#8CBEFF", strongLight: "#0B3F85", strongDark: "#B5D6FF"),
        .infoSoft: ColorValue(light: "#E3EEFC", dark: "#16293F", strongLight: "#FFFFFF", strongDark: "#000000"),
        .onInfoSoft: ColorValue(light: "#174F99", dark: "#A9CFFF", strongLight: "#083570", strongDark: "#C6E0FF"),
        .success: ColorValue(light: "#1A7A48", dark: "#4FCB8B", strongLight: "#0B5530", strongDark: "#7DEBB0"),
        .onSuccess: ColorValue(light: "#FFFFFF", dark: "#04240F", strongLight: "#FFFFFF", strongDark: "#001507"),
        .successSoft: ColorValue(light: "#E0F4E8", dark: "#123322", strongLight: "#FFFFFF", strongDark: "#000000"),
        .onSuccessSoft: ColorValue(light: "#12633A", dark: "#86E0AE", strongLight: "#084527", strongDark: "#A6F5C9"),
        .warning: ColorValue(light: "#8A5A00", dark: "#F2B84B", strongLight: "#5E3C00", strongDark: "#FFD27A"),
        .onWarning: ColorValue(light: "#FFFFFF", dark: "#2B1C00", strongLight: "#FFFFFF", strongDark: "#1C1200"),
        .warningSoft: ColorValue(light: "#FDF0D5", dark: "#372A0E", strongLight: "#FFFFFF", strongDark: "#000000"),
        .onWarningSoft: ColorValue(light: "#744B00", dark: "#F6CF82", strongLight: "#523400", strongDark: "#FFE0A3"),
        .danger: ColorValue(light: "#C02A39", dark: "#FF8A8F", strongLight: "#8E0F1E", strongDark: "#FFB3B6"),
        .onDanger: ColorValue(light: "#FFFFFF", dark: "#3A0508", strongLight: "#FFFFFF", strongDark: "#240204"),
        .dangerSoft: ColorValue(light: "#FCE6E8", dark: "#3D191D", strongLight: "#FFFFFF", strongDark: "#000000"),
        .onDangerSoft: ColorValue(light: "#A01F2D", dark: "#FFB3B6", strongLight: "#7D0A18", strongDark: "#FFC9CB"),
        .star: ColorValue(light: "#B57500", dark: "#F2B84B", strongLight: "#6E4600", strongDark: "#FFD27A"),
    ]
}
