import Foundation

/// An icon of the app: a washer's drum. The bitmaps are drawn by `Scripts/icons`.
struct AppIcon: Sendable {
    /// The address.
    let path: String
    /// The size in pixels as the manifest writes it; `any` for a drawing.
    let sizes: String
    /// The content type.
    let type: String
    /// Whether its edges may be cut off in any shape.
    var isMaskable = false
    /// Whether the manifest names it; the others have links of their own.
    var isInManifest = true
    /// The file.
    let content: Data
}

/// The icons of the app, in the color of its brand.
struct AppIcons: Sendable {
    let all: [AppIcon]

    /// Draws the icons in a color, as `#RRGGBB`; in the generator's own where it is written otherwise.
    init(color: String) {
        let color = IconColor(color) ?? .drawn
        all = [
            AppIcon(path: "/live/icon.svg", sizes: "any", type: "image/svg+xml", content: Data(Self.drawing(color.text).utf8)),
            Self.bitmap("/live/icon-192.png", "192x192", AppIconBitmaps.icon192, color),
            Self.bitmap("/live/icon-512.png", "512x512", AppIconBitmaps.icon512, color),
            Self.bitmap("/live/icon-maskable-512.png", "512x512", AppIconBitmaps.maskable512, color, isMaskable: true),
            Self.bitmap("/live/apple-touch-icon.png", "180x180", AppIconBitmaps.apple180, color, isInManifest: false),
            Self.bitmap("/favicon.ico", "32x32", AppIconBitmaps.icon32, color, isInManifest: false),
        ]
    }

    private static func bitmap(
        _ path: String, _ sizes: String, _ base64: String, _ color: IconColor, isMaskable: Bool = false, isInManifest: Bool = true
    ) -> AppIcon {
        // What the generator wrote decodes: a test reads each.
        let content = IconPalette.colored(Data(base64Encoded: base64, options: .ignoreUnknownCharacters) ?? Data(), color)
        return AppIcon(path: path, sizes: sizes, type: "image/png", isMaskable: isMaskable, isInManifest: isInManifest, content: content)
    }

    private static func drawing(_ color: String) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="15" fill="\(color)"/>\
        <circle cx="32" cy="35" r="16" fill="none" stroke="#fff" stroke-width="4"/>\
        <path d="M19 37c4.5-5 8.5-5 13 0s8.5 5 13 0" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>\
        <circle cx="20" cy="12" r="2.5" fill="#fff"/><circle cx="28" cy="12" r="2.5" fill="#fff"/></svg>
        """
    }
}
