import Core
import CoreUI
import Foundation
import Theme
import UI

/// The look of the product: the brand and map tiles that the settings choose, and the symbols and styles that the features add.
struct AppLook: Sendable {
    let theme: AppTheme
    let mapTiles: MapTiles?
    let symbols: SymbolSet
    /// The style sheet of every page.
    let styleSheet: String

    init(_ settings: ThemeSettings, plugins: [any ClientPlugin]) {
        theme = settings.theme
        mapTiles = settings.mapTiles
        symbols = AppSymbols.set(adding: plugins.map(\.symbols))
        styleSheet = UIStyleSheet.css + theme.css + plugins.map(\.styleSheet).joined()
    }

    /// Where images may come from beside the product's own origin.
    var imageSources: [String] {
        guard let url = mapTiles.flatMap({ URL(string: $0.template.replacing(/{.}/, with: "0")) }), let scheme = url.scheme, let host = url.host() else {
            return []
        }
        return ["\(scheme)://\(host)" + (url.port.map { ":\($0)" } ?? "")]
    }
}
