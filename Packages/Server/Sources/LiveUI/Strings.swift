// Made by `make strings` from Packages/Server/Strings/LiveUI.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// What people read of LiveUI, in the language of the work under way.
enum Strings {
    /// %(name)@ needs JavaScript to follow your orders live.
    static func needsScript(_ name: String) -> String {
        Localized.text(
            "\(name) needs JavaScript to follow your orders live.",
            es: "\(name) necesita JavaScript para seguir tus pedidos en vivo.",
            pl: "\(name) potrzebuje JavaScriptu, aby śledzić zamówienia na żywo.")
    }
}
