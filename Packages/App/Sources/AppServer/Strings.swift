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

    /// This order isn't paid for yet. It can go out once the payment went through.
    static var notPaid: String {
        Localized.text(
            "This order isn't paid for yet. It can go out once the payment went through.",
            es: "Este pedido aún no está pagado. Saldrá cuando el pago se haya completado.",
            pl: "To zamówienie nie jest jeszcze opłacone. Wyruszy, gdy płatność zostanie zrealizowana.")
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
