/// The colors of a brand: one value for each token.
struct ColorPalette: Sendable {
    private let values: [ColorToken: ColorValue]

    /// Makes a palette of a brand's own colors and those that all brands share.
    init(_ own: [ColorToken: ColorValue]) {
        values = Self.status.merging(own) { $1 }
    }

    /// The tokens without a value: none in a palette that is complete.
    var missing: [ColorToken] { ColorToken.allCases.filter { values[$0] == nil } }

    /// The color of a token as `#RRGGBB`.
    func color(_ token: ColorToken, _ mode: ColorMode) -> String {
        // A test proves that no brand lacks a token.
        values[token]?[mode] ?? "#FF00FF"
    }
}

/// A way in which a page is shown: light or dark, with usual or with high contrast.
enum ColorMode: String, CaseIterable, Sendable {
    case light, dark, strongLight, strongDark
}

/// A color in each mode, as `#RRGGBB`.
struct ColorValue: Sendable, Hashable {
    let light: String
    let dark: String
    let strongLight: String
    let strongDark: String

    subscript(mode: ColorMode) -> String {
        switch mode {
        case .light: light
        case .dark: dark
        case .strongLight: strongLight
        case .strongDark: strongDark
        }
    }
}

/// The place of a color in the design. Its CSS variable carries the value of the brand and mode.
enum ColorToken: String, CaseIterable, Sendable {
    case primary
    case onPrimary = "on-primary"
    case secondary
    case onSecondary = "on-secondary"
    case text
    case secondaryText = "text-secondary"
    case background
    case secondaryBackground = "secondary-background"
    case card
    case raised
    case border
    case controlBorder = "control-border"
    case info
    case onInfo = "on-info"
    case infoSoft = "info-soft"
    case onInfoSoft = "on-info-soft"
    case success
    case onSuccess = "on-success"
    case successSoft = "success-soft"
    case onSuccessSoft = "on-success-soft"
    case warning
    case onWarning = "on-warning"
    case warningSoft = "warning-soft"
    case onWarningSoft = "on-warning-soft"
    case danger
    case onDanger = "on-danger"
    case dangerSoft = "danger-soft"
    case onDangerSoft = "on-danger-soft"
    case star
    case brandStart = "brand-start"
    case brandEnd = "brand-end"
    case heroStart = "hero-start"
    case heroEnd = "hero-end"
    case onBrand = "on-brand"
    case fillStart = "fill-start"
    case fillEnd = "fill-end"

    /// The CSS variable, such as `--color-primary`.
    var variable: String { "--color-\(rawValue)" }
}
