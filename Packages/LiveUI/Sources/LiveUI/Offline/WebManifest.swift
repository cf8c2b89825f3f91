import Core
import Foundation

/// The web app manifest (https://www.w3.org/TR/appmanifest): how the product appears as an app on a device.
public struct WebManifest: Sendable {
    /// A shortcut in the menu of the app's icon.
    public struct Shortcut: Sendable {
        /// The visible name.
        public let name: String
        /// The path to open.
        public let path: String

        /// Creates a shortcut.
        public init(name: String, path: String) {
            self.name = name
            self.path = path
        }
    }

    /// The name under the icon.
    public let name: String
    /// An identifier that distinguishes two products on one address, such as the bundle identifier.
    public let identifier: String
    /// The colors of the page and the system's bars, for light and dark, as `#RRGGBB`.
    public let pageColors: (light: String, dark: String)
    /// The color of the icons, as `#RRGGBB`.
    public let iconColor: String
    /// The shortcuts in the icon's menu.
    public let shortcuts: [Shortcut]
    /// The icons in their color.
    let icons: [AppIcon]

    /// Creates a manifest.
    public init(name: String, identifier: String, pageColors: (light: String, dark: String), iconColor: String, shortcuts: [Shortcut] = []) {
        self.name = name
        self.identifier = identifier
        self.pageColors = pageColors
        self.iconColor = iconColor
        self.shortcuts = shortcuts
        icons = AppIcons(color: iconColor).all
    }

    /// The tags in a page's head for manifest, icons, colors and the script for offline actions.
    public var headTags: String { OfflineHead(manifest: self, scriptAddress: OfflineFiles.scriptAddress).html }

    /// The manifest as JSON.
    var json: Data {
        let content = Content(
            id: "/\(identifier)", name: name, shortName: name, backgroundColor: pageColors.light, themeColor: pageColors.light,
            icons: icons.filter(\.isInManifest).map {
                Content.Icon(src: $0.path, sizes: $0.sizes, type: $0.type, purpose: $0.isMaskable ? "maskable" : "any")
            },
            shortcuts: shortcuts.map { Content.Place(name: $0.name, url: $0.path) })
        // Encoding strings can't fail.
        return (try? WireJSON.encoder().encode(content)) ?? Data()
    }
}

/// The manifest's standard keys.
private struct Content: Encodable {
    struct Icon: Encodable {
        let src: String
        let sizes: String
        let type: String
        let purpose: String
    }

    struct Place: Encodable {
        let name: String
        let url: String
    }

    let id: String
    let name: String
    let shortName: String
    let startURL = "/"
    let scope = "/"
    let display = "standalone"
    let orientation = "any"
    let backgroundColor: String
    let themeColor: String
    let categories = ["lifestyle", "shopping", "utilities"]
    let icons: [Icon]
    let shortcuts: [Place]

    enum CodingKeys: String, CodingKey {
        case id, name
        case shortName = "short_name"
        case startURL = "start_url"
        case scope, display, orientation
        case backgroundColor = "background_color"
        case themeColor = "theme_color"
        case categories, icons, shortcuts
    }
}
