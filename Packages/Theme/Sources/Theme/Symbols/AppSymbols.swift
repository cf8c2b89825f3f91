public import UI

/// The symbols of the app, drawn for it: 24 by 24, lines of 1.75 points with round ends, in the color of the text.
///
/// ```swift
/// Label("Orders", image: AppSymbols.clock)
/// PrimaryButton("Order", symbol: AppSymbols.bagName) { }
/// ```
///
/// Theme has those that every feature speaks with. A feature adds its own by an extension with their names and a dictionary of their drawings, and declares
/// that as its plugin's `symbols`.
public enum AppSymbols {
    /// The drawings of Theme's own symbols by name: what is inside of each one's SVG element, only lines in the color and width that the element sets.
    public static let drawings = actionDrawings.merging(commonDrawings) { first, _ in first }

    /// Returns the symbols for `Image(systemName:)` and `Label(_:systemImage:)`, to set at the root of the views. A name that has no drawing becomes a dashed
    /// square marked with `data-missing-symbol`, which tests look for.
    ///
    /// ```swift
    /// RootView().environment(\.symbols, AppSymbols.set(adding: plugins.map(\.symbols)))
    /// ```
    ///
    /// - Parameter features: the drawings of each feature, by name.
    public static func set(adding features: [[String: String]] = []) -> SymbolSet {
        let markup = features.reduce(drawings) { $0.merging($1) { first, _ in first } }.mapValues(svg)
        return SymbolSet { markup[$0] ?? missing }
    }

    private static func svg(_ drawing: String) -> String {
        #"<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.75" "#
            + #"stroke-linecap="round" stroke-linejoin="round" focusable="false">\#(drawing)</svg>"#
    }

    private static let missing =
        #"<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" data-missing-symbol="">"#
        + #"<rect x="4" y="4" width="16" height="16" rx="3" stroke-dasharray="3 3"/></svg>"#
}

#if DEBUG
struct AppSymbols_Previews: PreviewProvider {
    static var previews: some View {
        AdaptiveGrid(minimum: 104) {
            ForEach(AppSymbols.drawings.keys.sorted(), id: \.self) { name in
                VStack {
                    Image(systemName: name)
                    Text(name).font(.caption)
                }
            }
        }.previewDisplayName("All")
    }
}
#endif
