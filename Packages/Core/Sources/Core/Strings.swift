// Made by `make strings` from Packages/Core/Strings/Core.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

/// The texts of Core, in the language of the current request or page.
enum Strings {
    /// The request body isn't valid JSON.
    static var bodyMalformed: String {
        Localized.text(
            "The request body isn't valid JSON.",
            es: "El cuerpo de la solicitud no es JSON válido.",
            pl: "Treść żądania nie jest poprawnym JSON-em.")
    }

    /// The request body must be a JSON object.
    static var bodyNotObject: String {
        Localized.text(
            "The request body must be a JSON object.",
            es: "El cuerpo de la solicitud debe ser un objeto JSON.",
            pl: "Treść żądania musi być obiektem JSON.")
    }

    /// The request body can't be read.
    static var bodyUnreadable: String {
        Localized.text(
            "The request body can't be read.",
            es: "No se puede leer el cuerpo de la solicitud.",
            pl: "Nie można odczytać treści żądania.")
    }

    /// This must be the ID of an item in the list.
    static var errorCursor: String {
        Localized.text(
            "This must be the ID of an item in the list.",
            es: "Debe ser el ID de un elemento de la lista.",
            pl: "To musi być identyfikator pozycji z listy.")
    }

    /// Use either before or after, not both.
    static var errorCursorsExclusive: String {
        Localized.text(
            "Use either before or after, not both.",
            es: "Usa before o after, pero no ambos.",
            pl: "Użyj before albo after, ale nie obu naraz.")
    }

    /// Please check the fields marked below.
    static var errorFields: String {
        Localized.text(
            "Please check the fields marked below.",
            es: "Revisa los campos marcados.",
            pl: "Sprawdź zaznaczone pola.")
    }

    /// You don't have permission to do this.
    static var errorForbidden: String {
        Localized.text(
            "You don't have permission to do this.",
            es: "No tienes permiso para hacer esto.",
            pl: "Nie masz uprawnień do tej czynności.")
    }

    /// Something went wrong on our side. Please try again.
    static var errorInternal: String {
        Localized.text(
            "Something went wrong on our side. Please try again.",
            es: "Algo salió mal de nuestro lado. Inténtalo de nuevo.",
            pl: "Coś poszło nie tak po naszej stronie. Spróbuj ponownie.")
    }

    /// This doesn't exist, or you don't have access to it.
    static var errorNotFound: String {
        Localized.text(
            "This doesn't exist, or you don't have access to it.",
            es: "Esto no existe o no tienes acceso.",
            pl: "To nie istnieje albo nie masz do tego dostępu.")
    }

    /// No connection. Please try again.
    static var errorOffline: String {
        Localized.text(
            "No connection. Please try again.",
            es: "Sin conexión. Inténtalo de nuevo.",
            pl: "Brak połączenia. Spróbuj ponownie.")
    }

    /// Confirm that it's you, then try again.
    static var errorProofRequired: String {
        Localized.text(
            "Confirm that it's you, then try again.",
            es: "Confirma que eres tú e inténtalo de nuevo.",
            pl: "Potwierdź, że to ty, i spróbuj ponownie.")
    }

    /// Too many attempts. Try again in %(seconds)lld s.
    static func errorRateLimited(_ seconds: Int) -> String {
        Localized.text(
            "Too many attempts. Try again in \(seconds) s.",
            es: "Demasiados intentos. Inténtalo de nuevo en \(seconds) s.",
            pl: "Zbyt wiele prób. Spróbuj ponownie za \(seconds) s.")
    }

    /// Something went wrong (status %(status)lld). Please try again.
    static func errorStatus(_ status: Int) -> String {
        Localized.text(
            "Something went wrong (status \(status)). Please try again.",
            es: "Algo salió mal (estado \(status)). Inténtalo de nuevo.",
            pl: "Coś poszło nie tak (kod \(status)). Spróbuj ponownie.")
    }

    /// Sign in to continue.
    static var errorUnauthorized: String { Localized.text("Sign in to continue.", es: "Inicia sesión para continuar.", pl: "Zaloguj się, aby kontynuować.") }

    /// We couldn't read the server's response. Please try again.
    static var errorUndecodable: String {
        Localized.text(
            "We couldn't read the server's response. Please try again.",
            es: "No pudimos leer la respuesta del servidor. Inténtalo de nuevo.",
            pl: "Nie udało się odczytać odpowiedzi serwera. Spróbuj ponownie.")
    }

    /// You are viewing as %(name)@. Nothing can be changed.
    static func errorReadOnly(_ name: String) -> String {
        Localized.text(
            "You are viewing as \(name). Nothing can be changed.",
            es: "Estás viendo la cuenta de \(name). No se puede cambiar nada.",
            pl: "Przeglądasz jako \(name). Niczego nie można zmienić.")
    }

    /// Expected true or false.
    static var fieldBoolean: String { Localized.text("Expected true or false.", es: "Se esperaba true o false.", pl: "Oczekiwano true lub false.") }
    /// Expected a whole number.
    static var fieldInteger: String { Localized.text("Expected a whole number.", es: "Se esperaba un número entero.", pl: "Oczekiwano liczby całkowitej.") }
    /// This field is required.
    static var fieldNeeded: String { Localized.text("This field is required.", es: "Este campo es obligatorio.", pl: "To pole jest wymagane.") }
    /// This value isn't allowed.
    static var fieldNotAllowed: String { Localized.text("This value isn't allowed.", es: "Este valor no está permitido.", pl: "Ta wartość jest niedozwolona.") }
    /// Expected a number.
    static var fieldNumber: String { Localized.text("Expected a number.", es: "Se esperaba un número.", pl: "Oczekiwano liczby.") }

    /// Expected a different type of value.
    static var fieldOther: String {
        Localized.text(
            "Expected a different type of value.",
            es: "Se esperaba otro tipo de valor.",
            pl: "Oczekiwano wartości innego rodzaju.")
    }

    /// Expected text.
    static var fieldText: String { Localized.text("Expected text.", es: "Se esperaba texto.", pl: "Oczekiwano tekstu.") }

    /// At least %(limit)lld characters.
    static func validationAtLeastCharacters(_ limit: Int) -> String {
        Localized.text(
            Localized.en(limit, one: "At least \(limit) character.", other: "At least \(limit) characters."),
            es: Localized.es(limit, one: "Al menos \(limit) carácter.", many: "Al menos \(limit) de caracteres.", other: "Al menos \(limit) caracteres."),
            pl: Localized.pl(limit, one: "Co najmniej \(limit) znak.", few: "Co najmniej \(limit) znaki.", many: "Co najmniej \(limit) znaków.", other: "Co najmniej \(limit) znaku."))
    }

    /// At most %(limit)lld characters.
    static func validationAtMostCharacters(_ limit: Int) -> String {
        Localized.text(
            Localized.en(limit, one: "At most \(limit) character.", other: "At most \(limit) characters."),
            es: Localized.es(limit, one: "Como máximo \(limit) carácter.", many: "Como máximo \(limit) de caracteres.", other: "Como máximo \(limit) caracteres."),
            pl: Localized.pl(limit, one: "Najwyżej \(limit) znak.", few: "Najwyżej \(limit) znaki.", many: "Najwyżej \(limit) znaków.", other: "Najwyżej \(limit) znaku."))
    }

    /// Between %(lower)@ and %(upper)@.
    static func validationBetween(_ lower: String, upper: String) -> String {
        Localized.text(
            "Between \(lower) and \(upper).",
            es: "Entre \(lower) y \(upper).",
            pl: "Od \(lower) do \(upper).")
    }

    /// This contains characters that aren't allowed.
    static var validationCharacters: String {
        Localized.text(
            "This contains characters that aren't allowed.",
            es: "Contiene caracteres no permitidos.",
            pl: "Zawiera niedozwolone znaki.")
    }

    /// Enter a valid email address.
    static var validationEmail: String {
        Localized.text(
            "Enter a valid email address.",
            es: "Escribe un correo electrónico válido.",
            pl: "Podaj prawidłowy adres e-mail.")
    }

    /// Enter a valid postal code.
    static var validationPostalCode: String {
        Localized.text(
            "Enter a valid postal code.",
            es: "Escribe un código postal válido.",
            pl: "Podaj prawidłowy kod pocztowy.")
    }
}
