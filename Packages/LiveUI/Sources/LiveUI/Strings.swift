// Made by `make strings` from Packages/LiveUI/Strings/LiveUI.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// The texts of LiveUI, in the language of the current request or page.
enum Strings {
    /// This sign-in has expired. Please sign in again.
    static var claimUnreadable: String {
        Localized.text(
            "This sign-in has expired. Please sign in again.",
            es: "Este inicio de sesión ha caducado. Vuelve a iniciar sesión.",
            pl: "To logowanie wygasło. Zaloguj się ponownie.")
    }

    /// Please try again in a few seconds. Your orders are safe.
    static var fullMessage: String {
        Localized.text(
            "Please try again in a few seconds. Your orders are safe.",
            es: "Inténtalo en unos segundos. Tus pedidos están a salvo.",
            pl: "Spróbuj za kilka sekund. Twoje zamówienia są bezpieczne.")
    }

    /// Lots of people are here right now
    static var fullTitle: String {
        Localized.text(
            "Lots of people are here right now",
            es: "Ahora mismo hay mucha gente",
            pl: "W tej chwili jest tu bardzo dużo osób")
    }

    /// Turn on JavaScript so that %(name)@ can show your orders live.
    static func needsScript(_ name: String) -> String {
        Localized.text(
            "Turn on JavaScript so that \(name) can show your orders live.",
            es: "Activa JavaScript para que \(name) muestre tus pedidos en vivo.",
            pl: "Włącz JavaScript, aby \(name) pokazywało zamówienia na żywo.")
    }

    /// No connection, so nothing was sent. Try again in a moment.
    static var nothingSent: String {
        Localized.text(
            "No connection, so nothing was sent. Try again in a moment.",
            es: "Sin conexión: no se envió nada. Inténtalo en un momento.",
            pl: "Brak połączenia, nic nie wysłano. Spróbuj za chwilę.")
    }

    /// Browsers
    static var privacyBrowsers: String { Localized.text("Browsers", es: "Navegadores", pl: "Przeglądarki") }

    /// Until you sign out, or haven't been here for a month.
    static var privacyBrowsersKept: String {
        Localized.text(
            "Until you sign out, or haven't been here for a month.",
            es: "Hasta que cierres sesión o pases un mes sin entrar.",
            pl: "Do wylogowania albo miesiąca bez wizyty.")
    }

    /// To keep you signed in.
    static var privacyBrowsersPurpose: String {
        Localized.text(
            "To keep you signed in.",
            es: "Para mantener tu sesión abierta.",
            pl: "Aby nie trzeba było logować się za każdym razem.")
    }

    /// Try again
    static var tryAgain: String { Localized.text("Try again", es: "Reintentar", pl: "Spróbuj ponownie") }
}
