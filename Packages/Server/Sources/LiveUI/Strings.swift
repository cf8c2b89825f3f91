// Made by `make strings` from Packages/Server/Strings/LiveUI.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// What people read of LiveUI, in the language of the work under way.
enum Strings {
    /// Please try again in a few seconds. Your orders are safe.
    static var fullMessage: String {
        Localized.text(
            "Please try again in a few seconds. Your orders are safe.",
            es: "Vuelve a intentarlo en unos segundos. Tus pedidos están a salvo.",
            pl: "Spróbuj ponownie za kilka sekund. Twoje zamówienia są bezpieczne.")
    }

    /// Many people are here right now
    static var fullTitle: String {
        Localized.text(
            "Many people are here right now",
            es: "Hay mucha gente aquí ahora mismo",
            pl: "Jest tu teraz bardzo wiele osób")
    }

    /// %(name)@ needs JavaScript to follow your orders live.
    static func needsScript(_ name: String) -> String {
        Localized.text(
            "\(name) needs JavaScript to follow your orders live.",
            es: "\(name) necesita JavaScript para seguir tus pedidos en vivo.",
            pl: "\(name) potrzebuje JavaScriptu, aby śledzić zamówienia na żywo.")
    }

    /// No connection. Nothing was sent; try again in a moment.
    static var nothingSent: String {
        Localized.text(
            "No connection. Nothing was sent; try again in a moment.",
            es: "Sin conexión. No se ha enviado nada; inténtalo de nuevo en un momento.",
            pl: "Brak połączenia. Nic nie wysłano; spróbuj ponownie za chwilę.")
    }

    /// Try again
    static var tryAgain: String { Localized.text("Try again", es: "Intentar de nuevo", pl: "Spróbuj ponownie") }
}
