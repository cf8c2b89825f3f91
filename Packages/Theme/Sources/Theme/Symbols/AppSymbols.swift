public import UI

/// The symbols of the app, drawn for it: 24 by 24, lines of 2 points with round ends, in the color of the text.
///
/// ```swift
/// Label("Orders", image: AppSymbols.tabOrders)
/// AppSymbols.image(named: tab.symbol)
/// ```
public enum AppSymbols {
    /// The symbol of a name; a dashed square where no symbol has it.
    ///
    /// - Parameter label: what is read aloud; nil for decoration.
    public static func image(named name: String, label: String? = nil) -> Image {
        Image(svg: SymbolDrawings.svg(SymbolDrawings.drawings[name] ?? SymbolDrawings.missing), label: label)
    }

    /// The names of all symbols, in the order of the alphabet.
    public static let names: [String] = SymbolDrawings.drawings.keys.sorted()
}
