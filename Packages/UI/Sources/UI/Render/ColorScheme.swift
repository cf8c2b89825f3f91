#if !canImport(SwiftUI)
/// Whether a page is light or dark.
public enum ColorScheme: Sendable, Hashable, CaseIterable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
}
#endif
