import UI

extension AppTheme {
    /// The theme as CSS: its variables for light, dark and high contrast, and the styles of all components.
    ///
    /// A page links it after the base sheet of UI. `data-scheme` on the root element is `light` or `dark`; without it the system decides.
    public var css: String {
        """
        :root{color-scheme:light dark;\(variables)\(colors(.light))}
        :root[data-scheme=light]{color-scheme:light}
        @media (prefers-color-scheme:dark){:root:not([data-scheme=light]){\(colors(.dark))}}
        :root[data-scheme=dark]{color-scheme:dark;\(colors(.dark))}
        @media (prefers-contrast:more){:root{\(colors(.strongLight))}
        :root[data-scheme=dark]{\(colors(.strongDark))}}
        @media (prefers-contrast:more) and (prefers-color-scheme:dark){:root:not([data-scheme=light]){\(colors(.strongDark))}}
        \(Resources.componentsStyles)
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
        return fonts.variables.map { "\($0.name):\($0.value);" }.joined()
            + lengths.map { "\($0.0):\(Int($0.1))px;" }.joined() + shadows + gradients + aliases + motions
    }

    /// The variables of the colors in a mode.
    func colors(_ mode: ColorMode) -> String {
        ColorToken.allCases.map { "\($0.variable):\(palette.color($0, mode));" }.joined() + shades(mode)
    }

    /// The colors of shadows and covers, which have no hue of a brand.
    private func shades(_ mode: ColorMode) -> String {
        switch mode {
        case .light: "--color-shadow:rgb(15 35 45 / 9%);--color-backdrop:rgb(10 20 28 / 45%);"
        case .dark: "--color-shadow:rgb(0 0 0 / 38%);--color-backdrop:rgb(0 0 0 / 62%);"
        case .strongLight, .strongDark: "--color-shadow:transparent;--color-backdrop:rgb(0 0 0 / 75%);"
        }
    }
}
