// Made by `make strings` from Packages/App/Strings/AppServer.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// What people read of AppServer, in the language of the work under way.
enum Strings {
    /// This item can't be ordered now.
    static var itemUnavailable: String {
        Localized.text(
            "This item can't be ordered now.",
            es: "Este producto no se puede pedir ahora.",
            pl: "Tego produktu nie można teraz zamówić.")
    }

    /// My orders
    static var shortcutActivity: String { Localized.text("My orders", es: "Mis pedidos", pl: "Moje zamówienia") }
    /// New order
    static var shortcutOrder: String { Localized.text("New order", es: "Nuevo pedido", pl: "Nowe zamówienie") }

    /// The server is starting. Please try again.
    static var starting: String {
        Localized.text(
            "The server is starting. Please try again.",
            es: "El servidor está arrancando. Inténtalo de nuevo.",
            pl: "Serwer się uruchamia. Spróbuj ponownie.")
    }
}
