public import UI

/// The colors of a theme; each is a CSS variable, so that the page follows the brand, the light or dark scheme and the contrast by itself.
public final class ThemeColors: Sendable {
    /// What can be pressed, and the one accent.
    public let primary = Color(.primary)
    /// Text and symbols on `primary`.
    public let onPrimary = Color(.onPrimary)
    /// The quiet fill of secondary controls.
    public let secondary = Color(.secondary)
    /// Text and symbols on `secondary`.
    public let onSecondary = Color(.onSecondary)
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
    /// Hairlines between areas.
    public let border = Color(.border)
    /// The outline of inputs.
    public let controlBorder = Color(.controlBorder)
    /// Something worth knowing.
    public let info = Color(.info)
    /// Text on `info`.
    public let onInfo = Color(.onInfo)
    /// It went well.
    public let success = Color(.success)
    /// Text on `success`.
    public let onSuccess = Color(.onSuccess)
    /// It needs attention.
    public let warning = Color(.warning)
    /// Text on `warning`.
    public let onWarning = Color(.onWarning)
    /// It failed, or destroys something.
    public let danger = Color(.danger)
    /// Text on `danger`.
    public let onDanger = Color(.onDanger)
    /// Text and symbols on the gradients.
    public let onBrand = Color(.onBrand)
    /// The gradients.
    public let gradients = ThemeGradients()
}

/// The gradients of a theme.
public final class ThemeGradients: Sendable {
    /// The brand: buttons and marks, with `onBrand` on it.
    public let brand = LinearGradient(colors: [Color(.brandStart), Color(.brandEnd)], startPoint: .topLeading, endPoint: .bottomTrailing)
    /// The large areas behind a greeting or the launch screen, with `onBrand` on it.
    public let hero = LinearGradient(colors: [Color(.heroStart), Color(.heroEnd)], startPoint: .topLeading, endPoint: .bottomTrailing)
}

extension Color {
    init(_ token: ColorToken) {
        self.init(css: "var(\(token.variable))")
    }
}
