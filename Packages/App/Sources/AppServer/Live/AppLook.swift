import Core
import Foundation
import Theme
import UI

/// What the settings say of how the product looks: its brand, and where maps take their tiles from.
struct AppLook: Sendable {
    let theme: AppTheme
    let mapTiles: MapTiles?

    init(_ settings: ThemeSettings) {
        theme = settings.theme
        mapTiles = settings.mapTiles
    }

    /// The style sheet of every page.
    var styleSheet: String { UIStyleSheet.css + theme.css }

    /// Where images may come from beside the product's own origin.
    var imageSources: [String] {
        guard let url = mapTiles.flatMap({ URL(string: $0.template.replacing(/{.}/, with: "0")) }), let scheme = url.scheme, let host = url.host() else {
            return []
        }
        return ["\(scheme)://\(host)" + (url.port.map { ":\($0)" } ?? "")]
    }
}
