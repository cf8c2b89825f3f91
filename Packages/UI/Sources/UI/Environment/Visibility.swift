#if !canImport(SwiftUI)
/// Whether something is seen.
public enum Visibility: Sendable, Hashable, CaseIterable {
    /// As is usual where it stands.
    case automatic
    /// It is seen.
    case visible
    /// It isn't seen.
    case hidden
}
#endif
