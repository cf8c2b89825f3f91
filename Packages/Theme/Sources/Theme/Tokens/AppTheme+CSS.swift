import UI

extension AppTheme {
    /// The theme as CSS: its variables in the light and the dark scheme, and the styles of all components.
    ///
    /// A page links it after the base sheet of UI.
    public var css: String {
        """
        :root{color-scheme:light dark;\(variables)\(Self.colorVariables(\.light))--color-shadow:rgb(15 45 60 / 9%);--color-backdrop:rgb(10 25 35 / 45%)}
        @media (prefers-color-scheme:dark){:root{\(Self.colorVariables(\.dark))--color-shadow:rgb(0 0 0 / 38%);--color-backdrop:rgb(0 0 0 / 62%)}}
        \(ThemeStyleSheet.components)
        """
    }

    private var variables: String {
        let lengths: [(String, Double)] = [
            ("--space-xs", spacing.xs), ("--space-sm", spacing.sm), ("--space-md", spacing.md),
            ("--space-lg", spacing.lg), ("--space-xl", spacing.xl), ("--space-xxl", spacing.xxl),
            ("--radius-sm", radius.sm), ("--radius-md", radius.md), ("--radius-lg", radius.lg),
            ("--radius-xl", radius.xl), ("--radius-xxl", radius.xxl), ("--radius-full", radius.full),
        ]
        let shadows =
            "--shadow-card:0 \(shadow.card.y)px \(shadow.card.radius)px var(--color-shadow);"
            + "--shadow-raised:0 \(shadow.raised.y)px \(shadow.raised.radius)px var(--color-shadow);"
        let gradients = "--gradient-brand:\(colors.gradients.brand.css);--gradient-hero:\(colors.gradients.hero.css);"
        // The names that UI's base sheet has for them.
        let aliases = "--color-separator:var(--color-border);--color-error:var(--color-danger);--color-focus:var(--color-primary);"
        let motions = "--motion-fast:\(motion.fast)s;--motion-normal:\(motion.normal)s;"
        return ThemeFonts.variables.map { "\($0.name):\($0.value);" }.joined()
            + lengths.map { "\($0.0):\(Int($0.1))px;" }.joined() + shadows + gradients + aliases + motions
    }

    private static func colorVariables(_ scheme: KeyPath<ColorToken, String>) -> String {
        ColorToken.all.map { "\($0.variable):\($0[keyPath: scheme]);" }.joined()
    }
}
