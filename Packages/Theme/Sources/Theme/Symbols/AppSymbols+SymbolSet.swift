public import UI

extension AppSymbols {
    /// The symbols for `Image(systemName:)` and `Label(_:systemImage:)`, to set at the root of the views.
    ///
    /// ```swift
    /// RootView().environment(\.symbols, AppSymbols.set)
    /// ```
    public static let set = SymbolSet { name in drawings[name].map { svg($0) } }
}
