public import UI

/// The look of the app: colors, fonts, distances, radii, shadows and motion.
///
/// ```swift
/// struct Greeting: View {
///     @Environment(\.theme) private var theme
///     var body: some View {
///         Text("Hello").font(theme.fonts.title).foregroundStyle(theme.colors.text).padding(theme.spacing.lg)
///     }
/// }
/// ```
public struct AppTheme: Sendable {
    /// The colors.
    public let colors = ThemeColors()
    /// The fonts.
    public let fonts = ThemeFonts()
    /// The distances.
    public let spacing = ThemeSpacing()
    /// The radii of corners.
    public let radius = ThemeRadius()
    /// The shadows.
    public let shadow = ThemeShadows()
    /// How long movements take.
    public let motion = ThemeMotion()

    /// The theme of the product.
    public static let standard = AppTheme()

    /// Makes the theme.
    public init() {}
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
