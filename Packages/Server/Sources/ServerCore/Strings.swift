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

    /// This photo is in HEIC, which we can't read. On the iPhone, choose Settings, Camera, Formats, Most Compatible, or send a screenshot of it.
    static var fileHEIC: String {
        Localized.text(
            "This photo is in HEIC, which we can't read. On the iPhone, choose Settings, Camera, Formats, Most Compatible, or send a screenshot of it.",
            es: "Esta foto está en HEIC, que no podemos leer. En el iPhone, elige Ajustes, Cámara, Formatos, El más compatible, o envía una captura de pantalla.",
            pl: "To zdjęcie jest w formacie HEIC, którego nie odczytamy. Na iPhonie wybierz Ustawienia, Aparat, Formaty, Najbardziej zgodne albo wyślij zrzut ekranu.")
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

    /// This API key isn't allowed to do this. Create one with the scope that the endpoint needs.
    static var keyScope: String {
        Localized.text(
            "This API key isn't allowed to do this. Create one with the scope that the endpoint needs.",
            es: "Esta clave de API no permite hacer esto. Crea una con el permiso que necesita el punto de acceso.",
            pl: "Ten klucz API na to nie pozwala. Utwórz klucz z zakresem, którego wymaga ten punkt dostępu.")
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

    /// How you use the app
    static var privacyAnalytics: String { Localized.text("How you use the app", es: "Cómo usas la app", pl: "Jak korzystasz z aplikacji") }

    /// 400 days, or until you take your consent back.
    static var privacyAnalyticsKept: String {
        Localized.text(
            "400 days, or until you take your consent back.",
            es: "400 días, o hasta que retires tu consentimiento.",
            pl: "400 dni albo do wycofania zgody.")
    }

    /// To see which parts of the app help and which don't. Only if you agree.
    static var privacyAnalyticsPurpose: String {
        Localized.text(
            "To see which parts of the app help and which don't. Only if you agree.",
            es: "Para ver qué partes de la app ayudan y cuáles no. Solo si das tu consentimiento.",
            pl: "Aby wiedzieć, które części aplikacji pomagają, a które nie. Tylko za Twoją zgodą.")
    }

    /// Your consents
    static var privacyConsents: String { Localized.text("Your consents", es: "Tus consentimientos", pl: "Twoje zgody") }

    /// As long as you have an account.
    static var privacyConsentsKept: String {
        Localized.text(
            "As long as you have an account.",
            es: "Mientras tengas una cuenta.",
            pl: "Tak długo, jak masz konto.")
    }

    /// To show what you agreed to, and when.
    static var privacyConsentsPurpose: String {
        Localized.text(
            "To show what you agreed to, and when.",
            es: "Para mostrar a qué diste tu consentimiento y cuándo.",
            pl: "Aby pokazać, na co i kiedy wyrażono zgodę.")
    }

    /// Repeated requests
    static var privacyRequests: String { Localized.text("Repeated requests", es: "Solicitudes repetidas", pl: "Powtórzone żądania") }
    /// 24 hours.
    static var privacyRequestsKept: String { Localized.text("24 hours.", es: "24 horas.", pl: "24 godziny.") }

    /// So that something you send twice by accident happens once.
    static var privacyRequestsPurpose: String {
        Localized.text(
            "So that something you send twice by accident happens once.",
            es: "Para que lo que envíes dos veces sin querer ocurra una sola vez.",
            pl: "Aby coś wysłane przypadkiem dwa razy wydarzyło się tylko raz.")
    }

    /// %(count)lld days
    static func retentionDays(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) day", other: "\(count) days"),
            es: Localized.es(count, one: "\(count) día", many: "\(count) de días", other: "\(count) días"),
            pl: Localized.pl(count, one: "\(count) dnia", few: "\(count) dni", many: "\(count) dni", other: "\(count) dnia"))
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
