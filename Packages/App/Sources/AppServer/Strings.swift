// Made by `make strings` from Packages/App/Strings/AppServer.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// The texts of AppServer, in the language of the current request or page.
enum Strings {
    /// This item isn't available right now.
    static var itemUnavailable: String {
        Localized.text(
            "This item isn't available right now.",
            es: "Este producto no está disponible ahora.",
            pl: "Ten produkt jest teraz niedostępny.")
    }

    /// My orders
    static var shortcutActivity: String { Localized.text("My orders", es: "Mis pedidos", pl: "Moje zamówienia") }
    /// New order
    static var shortcutOrder: String { Localized.text("New order", es: "Nuevo pedido", pl: "Nowe zamówienie") }

    /// The server is starting. Please try again in a moment.
    static var starting: String {
        Localized.text(
            "The server is starting. Please try again in a moment.",
            es: "El servidor está arrancando. Inténtalo en un momento.",
            pl: "Serwer się uruchamia. Spróbuj za chwilę.")
    }
}
