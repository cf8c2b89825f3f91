// Made by `make strings` from Packages/Auth/Strings/AuthServer.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// What people read of AuthServer, in the language of the work under way.
enum Strings {
    /// At most %(limit)lld addresses.
    static func addressLimit(_ limit: Int) -> String {
        Localized.text(
            Localized.en(limit, one: "At most \(limit) address.", other: "At most \(limit) addresses."),
            es: Localized.es(limit, one: "Como máximo \(limit) dirección.", many: "Como máximo \(limit) de direcciones.", other: "Como máximo \(limit) direcciones."),
            pl: Localized.pl(limit, one: "Najwyżej \(limit) adres.", few: "Najwyżej \(limit) adresy.", many: "Najwyżej \(limit) adresów.", other: "Najwyżej \(limit) adresu."))
    }

    /// This password is among the most common ones. Choose another.
    static var commonPassword: String {
        Localized.text(
            "This password is among the most common ones. Choose another.",
            es: "Esta contraseña es de las más comunes. Elige otra.",
            pl: "To jedno z najczęstszych haseł. Wybierz inne.")
    }

    /// This is not an e-mail address.
    static var email: String { Localized.text("This is not an e-mail address.", es: "Esto no es un correo electrónico.", pl: "To nie jest adres e-mail.") }

    /// There is an account with this e-mail already. Sign in instead.
    static var emailTaken: String {
        Localized.text(
            "There is an account with this e-mail already. Sign in instead.",
            es: "Ya existe una cuenta con este correo. Inicia sesión.",
            pl: "Konto z tym adresem już istnieje. Zaloguj się.")
    }

    /// This is not a language, such as en.
    static var language: String {
        Localized.text(
            "This is not a language, such as en.",
            es: "Esto no es un idioma, como es.",
            pl: "To nie jest kod języka, na przykład pl.")
    }

    /// Between -90 and 90 degrees.
    static var latitude: String { Localized.text("Between -90 and 90 degrees.", es: "Entre -90 y 90 grados.", pl: "Od -90 do 90 stopni.") }
    /// Between -180 and 180 degrees.
    static var longitude: String { Localized.text("Between -180 and 180 degrees.", es: "Entre -180 y 180 grados.", pl: "Od -180 do 180 stopni.") }
    /// One line only.
    static var oneLine: String { Localized.text("One line only.", es: "Solo una línea.", pl: "Tylko jeden wiersz.") }

    /// Name and e-mail make no password. Choose another.
    static var ownPassword: String {
        Localized.text(
            "Name and e-mail make no password. Choose another.",
            es: "Tu nombre o tu correo no sirven de contraseña. Elige otra.",
            pl: "Imię ani e-mail nie nadają się na hasło. Wybierz inne.")
    }

    /// This is not a phone number.
    static var phone: String { Localized.text("This is not a phone number.", es: "Esto no es un número de teléfono.", pl: "To nie jest numer telefonu.") }

    /// Your session is over. Sign in again.
    static var sessionOver: String {
        Localized.text(
            "Your session is over. Sign in again.",
            es: "Tu sesión terminó. Inicia sesión de nuevo.",
            pl: "Sesja wygasła. Zaloguj się ponownie.")
    }

    /// Your sign-in has expired.
    static var tokenExpired: String { Localized.text("Your sign-in has expired.", es: "Tu sesión ha caducado.", pl: "Logowanie wygasło.") }

    /// At most %(limit)lld characters.
    static func tooLong(_ limit: Int) -> String {
        Localized.text(
            Localized.en(limit, one: "At most \(limit) character.", other: "At most \(limit) characters."),
            es: Localized.es(limit, one: "Como máximo \(limit) carácter.", many: "Como máximo \(limit) de caracteres.", other: "Como máximo \(limit) caracteres."),
            pl: Localized.pl(limit, one: "Najwyżej \(limit) znak.", few: "Najwyżej \(limit) znaki.", many: "Najwyżej \(limit) znaków.", other: "Najwyżej \(limit) znaku."))
    }

    /// This is none of the saved addresses.
    static var unknownAddress: String {
        Localized.text(
            "This is none of the saved addresses.",
            es: "No es ninguna de las direcciones guardadas.",
            pl: "Tego adresu nie ma wśród zapisanych.")
    }

    /// E-mail or password is wrong.
    static var wrongCredentials: String {
        Localized.text(
            "E-mail or password is wrong.",
            es: "El correo o la contraseña no son correctos.",
            pl: "Błędny e-mail lub hasło.")
    }
}
