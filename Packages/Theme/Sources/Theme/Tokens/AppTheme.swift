public import UI

/// The look of the app: colors, fonts, distances, radii, shadows and motion.
///
/// It never changes, and views read it hundreds of times in a render: as a class it is handed on by its address, not copied value by value.
///
/// ```swift
/// struct Greeting: View {
///     @Environment(\.theme) private var theme
///     var body: some View {
///         Text("Hello").font(theme.fonts.title).foregroundStyle(theme.colors.text).padding(theme.spacing.lg)
///     }
/// }
/// ```
public final class AppTheme: Sendable {
    /// The brand's name in the configuration, such as `tumble`.
    public let brand: String
    /// The colors.
    public let colors = ThemeColors()
    /// The fonts.
    public let fonts: ThemeFonts
    /// The distances.
    public let spacing = ThemeSpacing()
    /// The radii of corners.
    public let radius: ThemeRadius
    /// The shadows.
    let shadow = ThemeShadows()
    /// The lengths of movements.
    let motion = ThemeMotion()
    /// The values of the colors.
    let palette: ColorPalette

    init(brand: String, palette: ColorPalette, fonts: ThemeFonts, radius: ThemeRadius) {
        self.brand = brand
        self.palette = palette
        self.fonts = fonts
        self.radius = radius
    }

    /// The theme of the product.
    public static let standard = tumble

    /// The color of the page as `#RRGGBB`, for what can't read CSS: the web manifest, the browser's own bar.
    public func pageColor(isDark: Bool) -> String {
        palette.color(.background, isDark ? .dark : .light)
    }

    /// The accent as `#RRGGBB`, for what can't read CSS.
    public func accentColor(isDark: Bool) -> String {
        palette.color(.primary, isDark ? .dark : .light)
    }
}

private struct ThemeKey: EnvironmentKey {
    static let defaultValue = AppTheme.standard
}

extension EnvironmentValues {
    /// The look of the app.
    public var theme: AppTheme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}
