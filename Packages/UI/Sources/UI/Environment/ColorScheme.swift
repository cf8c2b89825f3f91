#if !canImport(SwiftUI)
/// Whether a page is light or dark.
public enum ColorScheme: Sendable, Hashable, CaseIterable {
    /// Dark text on a light ground.
    case light
    /// Light text on a dark ground.
    case dark
}
#endif
