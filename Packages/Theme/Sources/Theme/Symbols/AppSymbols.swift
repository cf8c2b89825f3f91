public import UI

/// The symbols of the app, drawn for it: 24 by 24, lines of 1.75 points with round ends, in the color of the text.
///
/// ```swift
/// Label("Orders", image: AppSymbols.tabOrders)
/// AppSymbols.image(named: tab.symbol)
/// ```
public enum AppSymbols {
    /// The symbol of a name. Where no symbol has it, a dashed square marked with `data-missing-symbol`, which tests look for.
    ///
    /// - Parameter label: what is read aloud; nil for decoration.
    public static func image(named name: String, label: String? = nil) -> Image {
        Image(svg: drawings[name].map { svg($0) } ?? missing, label: label)
    }

    /// The names of all symbols, in the order of the alphabet.
    public static let names: [String] = drawings.keys.sorted()

    /// The inside of each symbol's SVG element, by name.
    static let drawings: [String: String] = [
        tabsDrawings, laundryDrawings, placesDrawings, peopleDrawings, moneyDrawings, natureDrawings, timeDrawings,
        marksDrawings, arrowsDrawings, toolsDrawings, settingsDrawings,
    ].reduce(into: [:]) { drawings, group in
        // A name that stands in two groups is a mistake that no screen would show.
        drawings.merge(group) { first, _ in
            assertionFailure("Two symbols have one name.")
            return first
        }
    }

    static func svg(_ drawing: String) -> String {
        #"<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.75" "#
            + #"stroke-linecap="round" stroke-linejoin="round" focusable="false">\#(drawing)</svg>"#
    }

    private static let missing =
        #"<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" data-missing-symbol="">"#
        + #"<rect x="4" y="4" width="16" height="16" rx="3" stroke-dasharray="3 3"/></svg>"#
}
