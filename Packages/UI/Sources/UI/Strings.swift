#if !canImport(SwiftUI)
/// The words that the views of this package say by themselves.
enum Strings {
    static let back = "Back"
    static let close = "Close"
    static let loading = "Loading"
}
#endif
