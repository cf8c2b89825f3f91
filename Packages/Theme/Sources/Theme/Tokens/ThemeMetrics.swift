public import UI

/// Distances, in points.
public struct ThemeSpacing: Sendable {
    /// Between a symbol and its text: 4.
    public let xs: CGFloat = 4
    /// Between lines that belong together: 8.
    public let sm: CGFloat = 8
    /// Between parts of a card: 12.
    public let md: CGFloat = 12
    /// Inside cards, between cards: 16.
    public let lg: CGFloat = 16
    /// Between groups of cards: 24.
    public let xl: CGFloat = 24
    /// Around the parts of an empty screen: 32.
    public let xxl: CGFloat = 32
}

/// Radii of corners, in points; each brand has its own.
public struct ThemeRadius: Sendable {
    /// Small marks.
    public let sm: CGFloat
    /// Inputs.
    public let md: CGFloat
    /// Buttons and inner cards.
    public let lg: CGFloat
    /// Cards.
    public let xl: CGFloat
    /// Large areas.
    public let xxl: CGFloat
    /// Pills and circles.
    public let full: CGFloat = 999
}

/// A shadow, as the stylesheet draws it.
struct ThemeShadow: Sendable {
    /// Its color.
    let color: Color
    /// The radius of its blur, in points.
    let radius: CGFloat
    /// The distance that it falls below, in points.
    let y: CGFloat
}

/// The shadows of a theme.
final class ThemeShadows: Sendable {
    /// Under cards.
    let card = ThemeShadow(color: Color(css: "var(--color-shadow)"), radius: 16, y: 4)
    /// Under what floats above the page.
    let raised = ThemeShadow(color: Color(css: "var(--color-shadow)"), radius: 32, y: 12)
}

/// The lengths of movements, in seconds; the stylesheet stops them for people who ask for less motion.
struct ThemeMotion: Sendable {
    /// A press or a change of color: 0.15.
    let fast = 0.15
    /// Something that appears: 0.28.
    let normal = 0.28
}
