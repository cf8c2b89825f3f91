/// The stylesheet of the product: the standard theme's variables and the styles of all components.
public enum ThemeStyleSheet {
    /// The CSS, to link after the base sheet of UI.
    public static let css = AppTheme.standard.css

    /// The components' styles, in the order of the cascade.
    static let components = Resources.componentsStyles
}
