// Made by `make strings` from Packages/Core/Strings/Core.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

/// What people read of Core, in the language of the work under way.
enum Strings {
    /// The body is not valid JSON.
    static var bodyMalformed: String {
        Localized.text(
            "The body is not valid JSON.",
            es: "El cuerpo no es JSON válido.",
            pl: "Treść nie jest poprawnym JSON-em.")
    }

    /// The body must be a JSON object.
    static var bodyNotObject: String {
        Localized.text(
            "The body must be a JSON object.",
            es: "El cuerpo debe ser un objeto JSON.",
            pl: "Treść musi być obiektem JSON.")
    }

    /// The body can't be read.
    static var bodyUnreadable: String { Localized.text("The body can't be read.", es: "No se puede leer el cuerpo.", pl: "Nie można odczytać treści.") }

    /// This must be the id of an item in the list.
    static var errorCursor: String {
        Localized.text(
            "This must be the id of an item in the list.",
            es: "Debe ser el identificador de un elemento de la lista.",
            pl: "To musi być identyfikator pozycji z listy.")
    }

    /// Give either before or after, not both.
    static var errorCursorsExclusive: String {
        Localized.text(
            "Give either before or after, not both.",
            es: "Indica before o after, no ambos.",
            pl: "Podaj before albo after, nie oba naraz.")
    }

    /// Some fields need another look.
    static var errorFields: String { Localized.text("Some fields need another look.", es: "Revisa algunos campos.", pl: "Sprawdź niektóre pola.") }
    /// You may not do this.
    static var errorForbidden: String { Localized.text("You may not do this.", es: "No tienes permiso para hacer esto.", pl: "Nie masz do tego uprawnień.") }

    /// Something went wrong on our side. Please try again.
    static var errorInternal: String {
        Localized.text(
            "Something went wrong on our side. Please try again.",
            es: "Algo falló de nuestro lado. Inténtalo de nuevo.",
            pl: "Coś poszło nie tak po naszej stronie. Spróbuj ponownie.")
    }

    /// This doesn't exist, or you may not see it.
    static var errorNotFound: String {
        Localized.text(
            "This doesn't exist, or you may not see it.",
            es: "Esto no existe o no puedes verlo.",
            pl: "To nie istnieje albo nie masz do tego dostępu.")
    }

    /// No connection. Please try again.
    static var errorOffline: String {
        Localized.text(
            "No connection. Please try again.",
            es: "Sin conexión. Inténtalo de nuevo.",
            pl: "Brak połączenia. Spróbuj ponownie.")
    }

    /// Too many attempts. Try again in %(seconds)lld s.
    static func errorRateLimited(_ seconds: Int) -> String {
        Localized.text(
            "Too many attempts. Try again in \(seconds) s.",
            es: "Demasiados intentos. Inténtalo de nuevo en \(seconds) s.",
            pl: "Zbyt wiele prób. Spróbuj ponownie za \(seconds) s.")
    }

    /// The server answered with status %(status)lld.
    static func errorStatus(_ status: Int) -> String {
        Localized.text(
            "The server answered with status \(status).",
            es: "El servidor respondió con el estado \(status).",
            pl: "Serwer odpowiedział kodem \(status).")
    }

    /// Sign in to go on.
    static var errorUnauthorized: String { Localized.text("Sign in to go on.", es: "Inicia sesión para continuar.", pl: "Zaloguj się, aby kontynuować.") }

    /// The answer could not be read.
    static var errorUndecodable: String {
        Localized.text(
            "The answer could not be read.",
            es: "No se pudo leer la respuesta.",
            pl: "Nie udało się odczytać odpowiedzi.")
    }

    /// Expected true or false.
    static var fieldBoolean: String { Localized.text("Expected true or false.", es: "Se esperaba true o false.", pl: "Oczekiwano true lub false.") }
    /// Expected a whole number.
    static var fieldInteger: String { Localized.text("Expected a whole number.", es: "Se esperaba un número entero.", pl: "Oczekiwano liczby całkowitej.") }
    /// This is needed.
    static var fieldNeeded: String { Localized.text("This is needed.", es: "Esto es obligatorio.", pl: "To pole jest wymagane.") }

    /// Not one of the values that are allowed here.
    static var fieldNotAllowed: String {
        Localized.text(
            "Not one of the values that are allowed here.",
            es: "No es uno de los valores permitidos.",
            pl: "To nie jest dozwolona wartość.")
    }

    /// Expected a number.
    static var fieldNumber: String { Localized.text("Expected a number.", es: "Se esperaba un número.", pl: "Oczekiwano liczby.") }

    /// Expected another kind of value.
    static var fieldOther: String {
        Localized.text(
            "Expected another kind of value.",
            es: "Se esperaba otro tipo de valor.",
            pl: "Oczekiwano wartości innego rodzaju.")
    }

    /// Expected a text.
    static var fieldText: String { Localized.text("Expected a text.", es: "Se esperaba un texto.", pl: "Oczekiwano tekstu.") }

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

    /// Contains characters that can't be stored.
    static var validationCharacters: String {
        Localized.text(
            "Contains characters that can't be stored.",
            es: "Contiene caracteres que no se pueden guardar.",
            pl: "Zawiera znaki, których nie można zapisać.")
    }

    /// This is not an e-mail address.
    static var validationEmail: String {
        Localized.text(
            "This is not an e-mail address.",
            es: "Esto no es un correo electrónico.",
            pl: "To nie jest adres e-mail.")
    }

    /// This is not a postal code.
    static var validationPostalCode: String {
        Localized.text(
            "This is not a postal code.",
            es: "Esto no es un código postal.",
            pl: "To nie jest kod pocztowy.")
    }
}
