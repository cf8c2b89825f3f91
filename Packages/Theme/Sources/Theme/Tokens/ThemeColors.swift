public import UI

/// The colors of a theme; each is a CSS variable, so that the page follows the brand, the light or dark scheme and the contrast by itself.
public final class ThemeColors: Sendable {
    /// Controls that can be pressed, and the one accent.
    public let primary = Color(.primary)
    /// Text and symbols on `primary`.
    public let onPrimary = Color(.onPrimary)
    /// The quiet fill of secondary controls.
    public let secondary = Color(.secondary)
    /// Running text and headings.
    public let text = Color(.text)
    /// Text of less weight.
    public let secondaryText = Color(.secondaryText)
    /// The page.
    public let background = Color(.background)
    /// Wells, tracks and skeletons.
    public let secondaryBackground = Color(.secondaryBackground)
    /// Cards and bars.
    public let card = Color(.card)
    /// The gradients, which the stylesheet uses.
    let gradients = ThemeGradients()
}

/// The gradients of a theme.
final class ThemeGradients: Sendable {
    /// The brand: buttons and marks, with `--color-on-brand` on it.
    let brand = LinearGradient(colors: [Color(.brandStart), Color(.brandEnd)], startPoint: .topLeading, endPoint: .bottomTrailing)
    /// The large areas behind a greeting or the launch screen, with `--color-on-brand` on it.
    let hero = LinearGradient(colors: [Color(.heroStart), Color(.heroEnd)], startPoint: .topLeading, endPoint: .bottomTrailing)
}

extension Color {
    init(_ token: ColorToken) {
        self.init(css: "var(\(token.variable))")
    }
}
