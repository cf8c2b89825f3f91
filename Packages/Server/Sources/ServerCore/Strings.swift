// Made by `make strings` from Packages/Server/Strings/ServerCore.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// The texts of ServerCore, in the language of the current request or page.
enum Strings {
    /// The address is too long.
    static var addressTooLong: String { Localized.text("The address is too long.", es: "La dirección es demasiado larga.", pl: "Adres jest za długi.") }
    /// The address isn't valid.
    static var addressUnreadable: String { Localized.text("The address isn't valid.", es: "La dirección no es válida.", pl: "Adres jest nieprawidłowy.") }

    /// The request body isn't valid JSON.
    static var bodyMalformed: String {
        Localized.text(
            "The request body isn't valid JSON.",
            es: "El cuerpo de la solicitud no es JSON válido.",
            pl: "Treść żądania nie jest poprawnym JSON-em.")
    }

    /// The request body must be JSON.
    static var bodyNotJSON: String {
        Localized.text(
            "The request body must be JSON.",
            es: "El cuerpo de la solicitud debe ser JSON.",
            pl: "Treść żądania musi być w formacie JSON.")
    }

    /// The request is too large.
    static var bodyTooLarge: String { Localized.text("The request is too large.", es: "La solicitud es demasiado grande.", pl: "Żądanie jest za duże.") }

    /// Someone else changed this at the same time. Please try again.
    static var changedMeanwhile: String {
        Localized.text(
            "Someone else changed this at the same time. Please try again.",
            es: "Alguien más cambió esto al mismo tiempo. Inténtalo de nuevo.",
            pl: "Ktoś inny zmienił to w tym samym czasie. Spróbuj ponownie.")
    }

    /// This isn't a valid position in the list.
    static var cursorUnreadable: String {
        Localized.text(
            "This isn't a valid position in the list.",
            es: "No es una posición válida de la lista.",
            pl: "To nie jest prawidłowe miejsce na liście.")
    }

    /// The request contains no file.
    static var fileMissing: String {
        Localized.text(
            "The request contains no file.",
            es: "La solicitud no contiene ningún archivo.",
            pl: "Żądanie nie zawiera pliku.")
    }

    /// Send a file of one of these types: %(types)@.
    static func fileTypes(_ types: String) -> String {
        Localized.text(
            "Send a file of one of these types: \(types).",
            es: "Envía un archivo de uno de estos tipos: \(types).",
            pl: "Wyślij plik jednego z tych typów: \(types).")
    }

    /// The request contains characters that aren't allowed.
    static var invalidCharacters: String {
        Localized.text(
            "The request contains characters that aren't allowed.",
            es: "La solicitud contiene caracteres no permitidos.",
            pl: "Żądanie zawiera niedozwolone znaki.")
    }

    /// An Idempotency-Key must have 1 to 255 visible characters.
    static var keyMalformed: String {
        Localized.text(
            "An Idempotency-Key must have 1 to 255 visible characters.",
            es: "Una Idempotency-Key debe tener de 1 a 255 caracteres visibles.",
            pl: "Idempotency-Key musi mieć od 1 do 255 widocznych znaków.")
    }

    /// This Idempotency-Key was already used for another request.
    static var keyReused: String {
        Localized.text(
            "This Idempotency-Key was already used for another request.",
            es: "Esta Idempotency-Key ya se usó en otra solicitud.",
            pl: "Tego Idempotency-Key użyto już w innym żądaniu.")
    }

    /// Allowed methods: %(methods)@.
    static func methodsAllowed(_ methods: String) -> String {
        Localized.text(
            "Allowed methods: \(methods).",
            es: "Métodos permitidos: \(methods).",
            pl: "Dozwolone metody: \(methods).")
    }

    /// There's nothing at this address.
    static var nothingHere: String {
        Localized.text(
            "There's nothing at this address.",
            es: "No hay nada en esta dirección.",
            pl: "Pod tym adresem nic nie ma.")
    }

    /// We lost the connection while saving, so your change may or may not have been saved. Please check before you try again.
    static var outcomeUnknown: String {
        Localized.text(
            "We lost the connection while saving, so your change may or may not have been saved. Please check before you try again.",
            es: "Se cortó la conexión al guardar y no sabemos si el cambio se guardó. Compruébalo antes de intentarlo de nuevo.",
            pl: "Połączenie zostało przerwane podczas zapisu i nie wiemy, czy zmiana została zapisana. Sprawdź to, zanim spróbujesz ponownie.")
    }

    /// The server is restarting. Please try again.
    static var stopping: String {
        Localized.text(
            "The server is restarting. Please try again.",
            es: "El servidor se está reiniciando. Inténtalo de nuevo.",
            pl: "Serwer uruchamia się ponownie. Spróbuj jeszcze raz.")
    }

    /// We can't save anything right now. Please try again in a few minutes.
    static var storeUnavailable: String {
        Localized.text(
            "We can't save anything right now. Please try again in a few minutes.",
            es: "Ahora mismo no podemos guardar nada. Inténtalo en unos minutos.",
            pl: "W tej chwili nie możemy niczego zapisać. Spróbuj za kilka minut.")
    }

    /// Too many requests. Please try again in %(seconds)lld seconds.
    static func tooManyRequests(_ seconds: Int) -> String {
        Localized.text(
            Localized.en(seconds, one: "Too many requests. Please try again in \(seconds) second.", other: "Too many requests. Please try again in \(seconds) seconds."),
            es: Localized.es(seconds, one: "Demasiadas solicitudes. Inténtalo de nuevo en \(seconds) segundo.", many: "Demasiadas solicitudes. Inténtalo de nuevo en \(seconds) segundos.", other: "Demasiadas solicitudes. Inténtalo de nuevo en \(seconds) segundos."),
            pl: Localized.pl(seconds, one: "Zbyt wiele żądań. Spróbuj ponownie za \(seconds) sekundę.", few: "Zbyt wiele żądań. Spróbuj ponownie za \(seconds) sekundy.", many: "Zbyt wiele żądań. Spróbuj ponownie za \(seconds) sekund.", other: "Zbyt wiele żądań. Spróbuj ponownie za \(seconds) sekundy."))
    }

    /// You don't have access to this topic.
    static var topicForbidden: String {
        Localized.text(
            "You don't have access to this topic.",
            es: "No tienes acceso a este tema.",
            pl: "Nie masz dostępu do tego tematu.")
    }
}
