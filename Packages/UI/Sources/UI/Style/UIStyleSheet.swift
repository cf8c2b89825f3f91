#if !canImport(SwiftUI)
/// The layout rules of this package's classes. Colors and fonts are CSS variables that the theme sets.
public enum UIStyleSheet {
    /// The rules, to stand before the theme's own.
    public static let css = Resources.uiStyles
}
#endif
