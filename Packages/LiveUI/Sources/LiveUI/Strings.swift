// Made by `make strings` from Packages/LiveUI/Strings/LiveUI.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// What people read of LiveUI, in the language of the work under way.
enum Strings {
    /// The claim can't be read.
    static var claimUnreadable: String {
        Localized.text(
            "The claim can't be read.",
            es: "No se puede leer la solicitud de sesión.",
            pl: "Nie można odczytać żądania sesji.")
    }

    /// Please try again in a few seconds. Your orders are safe.
    static var fullMessage: String {
        Localized.text(
            "Please try again in a few seconds. Your orders are safe.",
            es: "Inténtalo en unos segundos. Tus pedidos están a salvo.",
            pl: "Spróbuj za kilka sekund. Twoje zamówienia są bezpieczne.")
    }

    /// Many people are here right now
    static var fullTitle: String { Localized.text("Many people are here right now", es: "Hay mucha gente aquí ahora", pl: "Jest tu teraz bardzo dużo osób") }

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
            es: "Sin conexión. No se envió nada; inténtalo en un momento.",
            pl: "Brak połączenia. Nic nie wysłano; spróbuj za chwilę.")
    }

    /// Try again
    static var tryAgain: String { Localized.text("Try again", es: "Reintentar", pl: "Spróbuj ponownie") }
}
