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

    /// Very many people are signing in right now. Try again in a moment.
    static var busy: String {
        Localized.text(
            "Very many people are signing in right now. Try again in a moment.",
            es: "Hay muchísimas personas iniciando sesión ahora. Inténtalo de nuevo en un momento.",
            pl: "Bardzo wiele osób loguje się w tej chwili. Spróbuj ponownie za chwilę.")
    }

    /// Your password for %(product)@ was changed
    static func changedSubject(_ product: String) -> String {
        Localized.text(
            "Your password for \(product) was changed",
            es: "Tu contraseña de \(product) cambió",
            pl: "Hasło do \(product) zostało zmienione")
    }

    /// Hello %(name)@, your password for %(product)@ was just changed, and your other devices were signed out. If that was not you, set a new password now: %(link)@
    static func changedText(_ name: String, product: String, link: String) -> String {
        Localized.text(
            "Hello \(name),\n\nyour password for \(product) was just changed, and your other devices were signed out.\n\nIf that was not you, set a new password now:\n\n\(link)",
            es: "Hola, \(name):\n\nTu contraseña de \(product) acaba de cambiar y se cerró la sesión en tus otros dispositivos.\n\nSi no fuiste tú, crea ahora otra contraseña:\n\n\(link)",
            pl: "Cześć \(name),\n\nTwoje hasło do \(product) zostało właśnie zmienione, a inne urządzenia wylogowane.\n\nJeśli to nie Ty, ustaw teraz nowe hasło:\n\n\(link)")
    }

    /// This password is among the most common ones. Choose another.
    static var commonPassword: String {
        Localized.text(
            "This password is among the most common ones. Choose another.",
            es: "Esta contraseña es de las más comunes. Elige otra.",
            pl: "To jedno z najczęstszych haseł. Wybierz inne.")
    }

    /// %(browser)@ on %(system)@
    static func deviceOn(_ browser: String, system: String) -> String {
        Localized.text(
            "\(browser) on \(system)",
            es: "\(browser) en \(system)",
            pl: "\(browser), \(system)")
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

    /// This link was used already or is too old. Ask for a new one.
    static var invalidToken: String {
        Localized.text(
            "This link was used already or is too old. Ask for a new one.",
            es: "Este enlace ya se usó o es demasiado antiguo. Pide uno nuevo.",
            pl: "Ten link został już użyty lub wygasł. Poproś o nowy.")
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
    /// At least one role.
    static var noRoles: String { Localized.text("At least one role.", es: "Al menos un rol.", pl: "Co najmniej jedna rola.") }
    /// One line only.
    static var oneLine: String { Localized.text("One line only.", es: "Solo una línea.", pl: "Tylko jeden wiersz.") }

    /// Name and e-mail make no password. Choose another.
    static var ownPassword: String {
        Localized.text(
            "Name and e-mail make no password. Choose another.",
            es: "Tu nombre o tu correo no sirven de contraseña. Elige otra.",
            pl: "Imię ani e-mail nie nadają się na hasło. Wybierz inne.")
    }

    /// Your own roles are for another administrator to change.
    static var ownRoles: String {
        Localized.text(
            "Your own roles are for another administrator to change.",
            es: "Tus propios roles los debe cambiar otro administrador.",
            pl: "Twoje własne role musi zmienić inny administrator.")
    }

    /// Between 1 and 100.
    static var pageLimit: String { Localized.text("Between 1 and 100.", es: "Entre 1 y 100.", pl: "Od 1 do 100.") }

    /// The password was changed meanwhile. Sign in again.
    static var passwordChangedMeanwhile: String {
        Localized.text(
            "The password was changed meanwhile. Sign in again.",
            es: "La contraseña cambió entretanto. Inicia sesión de nuevo.",
            pl: "Hasło zostało w międzyczasie zmienione. Zaloguj się ponownie.")
    }

    /// This is not a phone number.
    static var phone: String { Localized.text("This is not a phone number.", es: "Esto no es un número de teléfono.", pl: "To nie jest numer telefonu.") }

    /// A new password for %(product)@
    static func resetSubject(_ product: String) -> String {
        Localized.text(
            "A new password for \(product)",
            es: "Una contraseña nueva para \(product)",
            pl: "Nowe hasło do \(product)")
    }

    /// Hello %(name)@, set a new password for %(product)@ here: %(link)@ The link is good for 30 minutes and for one use. If you did not ask for it, do nothing: your password stays as it is.
    static func resetText(_ name: String, product: String, link: String) -> String {
        Localized.text(
            "Hello \(name),\n\nset a new password for \(product) here:\n\n\(link)\n\nThe link is good for 30 minutes and for one use. If you did not ask for it, do nothing: your password stays as it is.",
            es: "Hola, \(name):\n\nCrea aquí una contraseña nueva para \(product):\n\n\(link)\n\nEl enlace vale 30 minutos y una sola vez. Si no lo pediste, no hagas nada: tu contraseña no cambia.",
            pl: "Cześć \(name),\n\nustaw tutaj nowe hasło do \(product):\n\n\(link)\n\nLink jest ważny przez 30 minut i działa jeden raz. Jeśli to nie Ty, nic nie rób: hasło się nie zmieni.")
    }

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

    /// Too many attempts. Try again in %(seconds)lld seconds, or set a new password.
    static func tooManyAttempts(_ seconds: Int) -> String {
        Localized.text(
            Localized.en(seconds, one: "Too many attempts. Try again in \(seconds) second, or set a new password.", other: "Too many attempts. Try again in \(seconds) seconds, or set a new password."),
            es: Localized.es(seconds, one: "Demasiados intentos. Inténtalo de nuevo en \(seconds) segundo o crea otra contraseña.", many: "Demasiados intentos. Inténtalo de nuevo en \(seconds) de segundos o crea otra contraseña.", other: "Demasiados intentos. Inténtalo de nuevo en \(seconds) segundos o crea otra contraseña."),
            pl: Localized.pl(seconds, one: "Zbyt wiele prób. Spróbuj ponownie za \(seconds) sekundę albo ustaw nowe hasło.", few: "Zbyt wiele prób. Spróbuj ponownie za \(seconds) sekundy albo ustaw nowe hasło.", many: "Zbyt wiele prób. Spróbuj ponownie za \(seconds) sekund albo ustaw nowe hasło.", other: "Zbyt wiele prób. Spróbuj ponownie za \(seconds) sekundy albo ustaw nowe hasło."))
    }

    /// This is none of the saved addresses.
    static var unknownAddress: String {
        Localized.text(
            "This is none of the saved addresses.",
            es: "No es ninguna de las direcciones guardadas.",
            pl: "Tego adresu nie ma wśród zapisanych.")
    }

    /// Unknown device
    static var unknownDevice: String { Localized.text("Unknown device", es: "Dispositivo desconocido", pl: "Nieznane urządzenie") }

    /// Confirm your e-mail address for %(product)@
    static func verificationSubject(_ product: String) -> String {
        Localized.text(
            "Confirm your e-mail address for \(product)",
            es: "Confirma tu correo para \(product)",
            pl: "Potwierdź swój adres e-mail w \(product)")
    }

    /// Hello, please confirm that this is your e-mail address at %(product)@: %(link)@ The link is good for 24 hours. If you have no account with us, do nothing.
    static func verificationText(_ product: String, link: String) -> String {
        Localized.text(
            "Hello,\n\nplease confirm that this is your e-mail address at \(product):\n\n\(link)\n\nThe link is good for 24 hours. If you have no account with us, do nothing.",
            es: "Hola:\n\nConfirma que este es tu correo en \(product):\n\n\(link)\n\nEl enlace vale 24 horas. Si no tienes cuenta con nosotros, no hagas nada.",
            pl: "Cześć,\n\npotwierdź, że to Twój adres e-mail w \(product):\n\n\(link)\n\nLink jest ważny przez 24 godziny. Jeśli nie masz u nas konta, nic nie rób.")
    }

    /// E-mail or password is wrong.
    static var wrongCredentials: String {
        Localized.text(
            "E-mail or password is wrong.",
            es: "El correo o la contraseña no son correctos.",
            pl: "Błędny e-mail lub hasło.")
    }

    /// This is not your password.
    static var wrongPassword: String { Localized.text("This is not your password.", es: "Esta no es tu contraseña.", pl: "To nie jest Twoje hasło.") }
}
