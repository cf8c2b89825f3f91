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
