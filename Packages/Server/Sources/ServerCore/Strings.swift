// Made by `make strings` from Packages/Server/Strings/ServerCore.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// What people read of ServerCore, in the language of the work under way.
enum Strings {
    /// The address is too long.
    static var addressTooLong: String { Localized.text("The address is too long.", es: "La dirección es demasiado larga.", pl: "Adres jest za długi.") }

    /// The address can't be read.
    static var addressUnreadable: String {
        Localized.text(
            "The address can't be read.",
            es: "No se puede leer la dirección.",
            pl: "Nie można odczytać adresu.")
    }

    /// The body is not valid JSON.
    static var bodyMalformed: String {
        Localized.text(
            "The body is not valid JSON.",
            es: "El cuerpo no es JSON válido.",
            pl: "Treść nie jest poprawnym JSON-em.")
    }

    /// The body must be JSON.
    static var bodyNotJSON: String { Localized.text("The body must be JSON.", es: "El cuerpo debe ser JSON.", pl: "Treść musi być w formacie JSON.") }
    /// The request is too large.
    static var bodyTooLarge: String { Localized.text("The request is too large.", es: "La solicitud es demasiado grande.", pl: "Żądanie jest za duże.") }

    /// Somebody else changed this at the same moment. Please try again.
    static var changedMeanwhile: String {
        Localized.text(
            "Somebody else changed this at the same moment. Please try again.",
            es: "Alguien más lo cambió en el mismo momento. Inténtalo de nuevo.",
            pl: "Ktoś inny zmienił to w tej samej chwili. Spróbuj ponownie.")
    }

    /// This is no place in the list.
    static var cursorUnreadable: String {
        Localized.text(
            "This is no place in the list.",
            es: "No es un lugar de la lista.",
            pl: "To nie jest miejsce na liście.")
    }

    /// The request contains characters that can't be stored.
    static var invalidCharacters: String {
        Localized.text(
            "The request contains characters that can't be stored.",
            es: "La solicitud contiene caracteres que no se pueden guardar.",
            pl: "Żądanie zawiera znaki, których nie można zapisać.")
    }

    /// An Idempotency-Key has 1 to 255 visible characters.
    static var keyMalformed: String {
        Localized.text(
            "An Idempotency-Key has 1 to 255 visible characters.",
            es: "Una Idempotency-Key tiene de 1 a 255 caracteres visibles.",
            pl: "Idempotency-Key ma od 1 do 255 widocznych znaków.")
    }

    /// This Idempotency-Key was used for another request.
    static var keyReused: String {
        Localized.text(
            "This Idempotency-Key was used for another request.",
            es: "Esta Idempotency-Key ya se usó en otra solicitud.",
            pl: "Tego Idempotency-Key użyto już w innym żądaniu.")
    }

    /// Allowed here: %(methods)@.
    static func methodsAllowed(_ methods: String) -> String {
        Localized.text(
            "Allowed here: \(methods).",
            es: "Aquí se permite: \(methods).",
            pl: "Dozwolone: \(methods).")
    }

    /// There is nothing at this address.
    static var nothingHere: String {
        Localized.text(
            "There is nothing at this address.",
            es: "No hay nada en esta dirección.",
            pl: "Pod tym adresem nic nie ma.")
    }

    /// The connection to the store broke while this was saved. Please look whether it is there before you try again.
    static var outcomeUnknown: String {
        Localized.text(
            "The connection to the store broke while this was saved. Please look whether it is there before you try again.",
            es: "La conexión con el almacén se cortó al guardar esto. Comprueba si está antes de intentarlo de nuevo.",
            pl: "Połączenie z bazą zostało przerwane podczas zapisu. Sprawdź, czy zapis istnieje, zanim spróbujesz ponownie.")
    }

    /// The server is stopping. Please try again.
    static var stopping: String {
        Localized.text(
            "The server is stopping. Please try again.",
            es: "El servidor se está deteniendo. Inténtalo de nuevo.",
            pl: "Serwer się zatrzymuje. Spróbuj ponownie.")
    }

    /// The service can't store data at the moment. Please try again later.
    static var storeUnavailable: String {
        Localized.text(
            "The service can't store data at the moment. Please try again later.",
            es: "El servicio no puede guardar datos ahora. Inténtalo más tarde.",
            pl: "Usługa nie może teraz zapisać danych. Spróbuj później.")
    }

    /// Too many requests. Please try again in %(seconds)lld seconds.
    static func tooManyRequests(_ seconds: Int) -> String {
        Localized.text(
            Localized.en(seconds, one: "Too many requests. Please try again in \(seconds) second.", other: "Too many requests. Please try again in \(seconds) seconds."),
            es: Localized.es(seconds, one: "Demasiadas solicitudes. Inténtalo de nuevo en \(seconds) segundo.", many: "Demasiadas solicitudes. Inténtalo de nuevo en \(seconds) segundos.", other: "Demasiadas solicitudes. Inténtalo de nuevo en \(seconds) segundos."),
            pl: Localized.pl(seconds, one: "Zbyt wiele żądań. Spróbuj ponownie za \(seconds) sekundę.", few: "Zbyt wiele żądań. Spróbuj ponownie za \(seconds) sekundy.", many: "Zbyt wiele żądań. Spróbuj ponownie za \(seconds) sekund.", other: "Zbyt wiele żądań. Spróbuj ponownie za \(seconds) sekundy."))
    }

    /// This topic is not yours to hear.
    static var topicForbidden: String {
        Localized.text(
            "This topic is not yours to hear.",
            es: "No puedes escuchar este tema.",
            pl: "Nie masz dostępu do tego tematu.")
    }
}
