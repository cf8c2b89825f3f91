#if !canImport(SwiftUI)
/// The symbols that `Image(systemName:)` and `Label(_:systemImage:)` know: SVG markup by name. A theme sets it at the root.
///
/// ```swift
/// RootView().environment(\.symbols, SymbolSet { name in drawings[name] })
/// ```
public struct SymbolSet: Sendable {
    let svg: @Sendable (String) -> String?

    /// Makes a set; `svg` gives a name's markup, or nil if there is no such symbol. The markup is written as it is.
    public init(_ svg: @escaping @Sendable (String) -> String?) {
        self.svg = svg
    }
}

private struct SymbolSetKey: EnvironmentKey {
    static let defaultValue = SymbolSet { _ in nil }
}

extension EnvironmentValues {
    /// The symbols by name; none unless set.
    public var symbols: SymbolSet {
        get { self[SymbolSetKey.self] }
        set { self[SymbolSetKey.self] = newValue }
    }
}
#endif
