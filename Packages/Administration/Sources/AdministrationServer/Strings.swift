// Made by `make strings` from Packages/Administration/Strings/AdministrationServer.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// The texts of AdministrationServer, in the language of the current request or page.
enum Strings {
    /// any value
    static var apiAnyValue: String { Localized.text("any value", es: "cualquier valor", pl: "dowolna wartość") }
    /// list of %(type)@
    static func apiListOf(_ type: String) -> String { Localized.text("list of \(type)", es: "lista de \(type)", pl: "lista: \(type)") }
    /// map of %(type)@
    static func apiMapOf(_ type: String) -> String { Localized.text("map of \(type)", es: "mapa de \(type)", pl: "mapa: \(type)") }
    /// at most %(count)lld
    static func apiMaximum(_ count: Int) -> String { Localized.text("at most \(count)", es: "como máximo \(count)", pl: "co najwyżej \(count)") }

    /// maximum length %(count)lld
    static func apiMaximumLength(_ count: Int) -> String {
        Localized.text(
            "maximum length \(count)",
            es: "longitud máxima \(count)",
            pl: "długość co najwyżej \(count)")
    }

    /// at least %(count)lld
    static func apiMinimum(_ count: Int) -> String { Localized.text("at least \(count)", es: "como mínimo \(count)", pl: "co najmniej \(count)") }

    /// minimum length %(count)lld
    static func apiMinimumLength(_ count: Int) -> String {
        Localized.text(
            "minimum length \(count)",
            es: "longitud mínima \(count)",
            pl: "długość co najmniej \(count)")
    }

    /// one of: %(values)@
    static func apiOneOf(_ values: String) -> String { Localized.text("one of: \(values)", es: "uno de: \(values)", pl: "jedno z: \(values)") }
    /// %(type)@ or null
    static func apiOrNull(_ type: String) -> String { Localized.text("\(type) or null", es: "\(type) o null", pl: "\(type) lub null") }
    /// %(type)@, as above
    static func apiRepeats(_ type: String) -> String { Localized.text("\(type), as above", es: "\(type), como arriba", pl: "\(type), jak wyżej") }
    /// Choose 1 to 400 days.
    static var daysRange: String { Localized.text("Choose 1 to 400 days.", es: "Elige entre 1 y 400 días.", pl: "Wybierz od 1 do 400 dni.") }
    /// Body
    static var devBody: String { Localized.text("Body", es: "Cuerpo", pl: "Treść") }
    /// Contents
    static var devContents: String { Localized.text("Contents", es: "Contenido", pl: "Spis treści") }
    /// Download as OpenAPI 3.1
    static var devDownload: String { Localized.text("Download as OpenAPI 3.1", es: "Descargar como OpenAPI 3.1", pl: "Pobierz jako OpenAPI 3.1") }
    /// Endpoints
    static var devEndpoints: String { Localized.text("Endpoints", es: "Endpoints", pl: "Endpointy") }
    /// Errors
    static var devErrors: String { Localized.text("Errors", es: "Errores", pl: "Błędy") }
    /// What they mean
    static var devErrorsHint: String { Localized.text("What they mean", es: "Qué significan", pl: "Co oznaczają") }
    /// anyone, without signing in
    static var devEveryone: String { Localized.text("anyone, without signing in", es: "cualquiera, sin iniciar sesión", pl: "każdy, bez logowania") }
    /// Example
    static var devExample: String { Localized.text("Example", es: "Ejemplo", pl: "Przykład") }

    /// Example of a response of %(endpoint)@
    static func devExampleOf(_ endpoint: String) -> String {
        Localized.text(
            "Example of a response of \(endpoint)",
            es: "Ejemplo de respuesta de \(endpoint)",
            pl: "Przykład odpowiedzi z \(endpoint)")
    }

    /// All fields
    static var devFields: String { Localized.text("All fields", es: "Todos los campos", pl: "Wszystkie pola") }

    /// A file of one of these types: %(types)@.
    static func devFile(_ types: String) -> String {
        Localized.text(
            "A file of one of these types: \(types).",
            es: "Un archivo de uno de estos tipos: \(types).",
            pl: "Plik jednego z tych typów: \(types).")
    }

    /// Find an endpoint
    static var devFind: String { Localized.text("Find an endpoint", es: "Buscar un endpoint", pl: "Znajdź endpoint") }
    /// Find
    static var devFindButton: String { Localized.text("Find", es: "Buscar", pl: "Znajdź") }

    /// Part of a path or a word of its description, such as orders.
    static var devFindHint: String {
        Localized.text(
            "Part of a path or a word of its description, such as orders.",
            es: "Parte de una ruta o una palabra de su descripción, por ejemplo orders.",
            pl: "Część ścieżki albo słowo z opisu, na przykład orders.")
    }

    /// for example
    static var devForExample: String { Localized.text("for example", es: "por ejemplo", pl: "na przykład") }

    /// Endpoints found: %(count)lld.
    static func devFound(_ count: Int) -> String {
        Localized.text(
            "Endpoints found: \(count).",
            es: "Endpoints encontrados: \(count).",
            pl: "Znalezione endpointy: \(count).")
    }

    /// Guide
    static var devGuide: String { Localized.text("Guide", es: "Guía", pl: "Przewodnik") }
    /// in the header
    static var devInHeader: String { Localized.text("in the header", es: "en la cabecera", pl: "w nagłówku") }
    /// in the path
    static var devInPath: String { Localized.text("in the path", es: "en la ruta", pl: "w ścieżce") }
    /// in the query
    static var devInQuery: String { Localized.text("in the query", es: "en la consulta", pl: "w zapytaniu") }
    /// Language
    static var devLanguages: String { Localized.text("Language", es: "Idioma", pl: "Język") }
    /// There is no such page
    static var devMissing: String { Localized.text("There is no such page", es: "Esa página no existe", pl: "Nie ma takiej strony") }

    /// The API may have changed since the link was made.
    static var devMissingHint: String {
        Localized.text(
            "The API may have changed since the link was made.",
            es: "Puede que la API haya cambiado desde que se creó el enlace.",
            pl: "API mogło się zmienić, odkąd powstał ten link.")
    }

    /// nothing
    static var devNoContent: String { Localized.text("nothing", es: "nada", pl: "nic") }

    /// not accepted; send an access token
    static var devNoKey: String {
        Localized.text(
            "not accepted; send an access token",
            es: "no se aceptan; envía un token de acceso",
            pl: "nie są przyjmowane; wyślij token dostępu")
    }

    /// Nothing matches “%(text)@”. Try part of a path, such as orders.
    static func devNothingFound(_ text: String) -> String {
        Localized.text(
            "Nothing matches “\(text)”. Try part of a path, such as orders.",
            es: "Nada coincide con «\(text)». Prueba con parte de una ruta, por ejemplo orders.",
            pl: "Nic nie pasuje do „\(text)”. Spróbuj z częścią ścieżki, na przykład orders.")
    }

    /// optional
    static var devOptional: String { Localized.text("optional", es: "opcional", pl: "opcjonalne") }
    /// Parameters
    static var devParameters: String { Localized.text("Parameters", es: "Parámetros", pl: "Parametry") }
    /// Proof:
    static var devProof: String { Localized.text("Proof:", es: "Comprobación:", pl: "Potwierdzenie:") }

    /// the person must have confirmed who they are a moment ago, by POST /auth/proof
    static var devProofHint: String {
        Localized.text(
            "the person must have confirmed who they are a moment ago, by POST /auth/proof",
            es: "la persona debe haber confirmado su identidad hace un momento, con POST /auth/proof",
            pl: "osoba musi niedawno potwierdzić swoją tożsamość przez POST /auth/proof")
    }

    /// Limit:
    static var devRate: String { Localized.text("Limit:", es: "Límite:", pl: "Limit:") }

    /// %(count)lld calls in %(seconds)lld s for each account
    static func devRateAccount(_ count: Int, seconds: Int) -> String {
        Localized.text(
            "\(count) calls in \(seconds) s for each account",
            es: "\(count) llamadas en \(seconds) s por cuenta",
            pl: "\(count) wywołań w \(seconds) s na konto")
    }

    /// %(count)lld calls in %(seconds)lld s from each address
    static func devRateAddress(_ count: Int, seconds: Int) -> String {
        Localized.text(
            "\(count) calls in \(seconds) s from each address",
            es: "\(count) llamadas en \(seconds) s desde cada dirección",
            pl: "\(count) wywołań w \(seconds) s z jednego adresu")
    }

    /// %(count)lld calls in %(seconds)lld s for each account and from each address
    static func devRateBoth(_ count: Int, seconds: Int) -> String {
        Localized.text(
            "\(count) calls in \(seconds) s for each account and from each address",
            es: "\(count) llamadas en \(seconds) s por cuenta y desde cada dirección",
            pl: "\(count) wywołań w \(seconds) s na konto i z jednego adresu")
    }

    /// required
    static var devRequired: String { Localized.text("required", es: "obligatorio", pl: "wymagane") }
    /// Response
    static var devResponse: String { Localized.text("Response", es: "Respuesta", pl: "Odpowiedź") }
    /// Try it with curl
    static var devSample: String { Localized.text("Try it with curl", es: "Pruébalo con curl", pl: "Wypróbuj za pomocą curl") }

    /// Command for %(endpoint)@
    static func devSampleOf(_ endpoint: String) -> String {
        Localized.text(
            "Command for \(endpoint)",
            es: "Comando para \(endpoint)",
            pl: "Polecenie dla \(endpoint)")
    }

    /// API keys:
    static var devScope: String { Localized.text("API keys:", es: "Claves de API:", pl: "Klucze API:") }
    /// Show all endpoints
    static var devShowAll: String { Localized.text("Show all endpoints", es: "Ver todos los endpoints", pl: "Pokaż wszystkie endpointy") }
    /// anyone who is signed in
    static var devSignedIn: String { Localized.text("anyone who is signed in", es: "cualquiera que haya iniciado sesión", pl: "każdy, kto jest zalogowany") }
    /// Skip to the content
    static var devSkip: String { Localized.text("Skip to the content", es: "Ir al contenido", pl: "Przejdź do treści") }

    /// Everything that %(name)@ can do, for programs of your own.
    static func devSubtitle(_ name: String) -> String {
        Localized.text(
            "Everything that \(name) can do, for programs of your own.",
            es: "Todo lo que \(name) puede hacer, para tus propios programas.",
            pl: "Wszystko, co potrafi \(name), dla Twoich własnych programów.")
    }

    /// Who may call it:
    static var devWho: String { Localized.text("Who may call it:", es: "Quién puede llamarlo:", pl: "Kto może go wywołać:") }
    /// API for developers
    static var developers: String { Localized.text("API for developers", es: "API para desarrolladores", pl: "API dla programistów") }
    /// The request can't be read.
    static var error400: String { Localized.text("The request can't be read.", es: "No se puede leer la petición.", pl: "Nie można odczytać żądania.") }

    /// Nobody is signed in, or the token has expired.
    static var error401: String {
        Localized.text(
            "Nobody is signed in, or the token has expired.",
            es: "Nadie ha iniciado sesión o el token ha caducado.",
            pl: "Nikt nie jest zalogowany albo token wygasł.")
    }

    /// The caller may not do this, or the key lacks the scope.
    static var error403: String {
        Localized.text(
            "The caller may not do this, or the key lacks the scope.",
            es: "Quien llama no puede hacer esto, o la clave no tiene el permiso.",
            pl: "Wywołujący nie może tego zrobić albo kluczowi brakuje zakresu.")
    }

    /// It doesn't exist, or isn't yours to see.
    static var error404: String {
        Localized.text(
            "It doesn't exist, or isn't yours to see.",
            es: "No existe o no puedes verlo.",
            pl: "Nie istnieje albo nie należy do Ciebie.")
    }

    /// It contradicts the present state. Read it again.
    static var error409: String {
        Localized.text(
            "It contradicts the present state. Read it again.",
            es: "Contradice el estado actual. Vuelve a leerlo.",
            pl: "Jest sprzeczne z obecnym stanem. Odczytaj go ponownie.")
    }

    /// The body or the address is too long, or of a type that isn't taken.
    static var error413: String {
        Localized.text(
            "The body or the address is too long, or of a type that isn't taken.",
            es: "El cuerpo o la dirección es demasiado largo, o de un tipo no admitido.",
            pl: "Treść lub adres są za długie albo typ nie jest obsługiwany.")
    }

    /// Values are missing or not permitted; fields names them.
    static var error422: String {
        Localized.text(
            "Values are missing or not permitted; fields names them.",
            es: "Faltan valores o no están permitidos; fields los nombra.",
            pl: "Brakuje wartości albo są niedozwolone; fields je wymienia.")
    }

    /// Too many calls. Wait for the seconds in Retry-After.
    static var error429: String {
        Localized.text(
            "Too many calls. Wait for the seconds in Retry-After.",
            es: "Demasiadas llamadas. Espera los segundos de Retry-After.",
            pl: "Za dużo wywołań. Odczekaj liczbę sekund z Retry-After.")
    }

    /// The server is about to stop, or can't reach something. Try again.
    static var error503: String {
        Localized.text(
            "The server is about to stop, or can't reach something. Try again.",
            es: "El servidor está a punto de detenerse o no llega a algo. Inténtalo de nuevo.",
            pl: "Serwer właśnie się zatrzymuje albo czegoś nie może dosięgnąć. Spróbuj ponownie.")
    }

    /// Errors logged in the last hour: %(count)lld.
    static func errorsLogged(_ count: Int) -> String {
        Localized.text(
            "Errors logged in the last hour: \(count).",
            es: "Errores registrados en la última hora: \(count).",
            pl: "Błędy zapisane w ostatniej godzinie: \(count).")
    }

    /// Signing in
    static var guideAccess: String { Localized.text("Signing in", es: "Acceso", pl: "Dostęp") }

    /// Send an API key or an access token with each call, as Authorization: Bearer. Each endpoint says which of them it takes, and from whom.
    static var guideAccessText: String {
        Localized.text(
            "Send an API key or an access token with each call, as Authorization: Bearer. Each endpoint says which of them it takes, and from whom.",
            es: "Envía una clave de API o un token de acceso en cada llamada, como Authorization: Bearer. Cada endpoint indica cuál acepta y de quién.",
            pl: "Do każdego wywołania dołącz klucz API lub token dostępu jako Authorization: Bearer. Przy każdym endpoincie podajemy, co przyjmuje i od kogo.")
    }

    /// Choose 1 to 20 bags.
    static var guideErrorField: String { Localized.text("Choose 1 to 20 bags.", es: "Elige entre 1 y 20 bolsas.", pl: "Wybierz od 1 do 20 worków.") }
    /// Please check the marked fields.
    static var guideErrorSample: String { Localized.text("Please check the marked fields.", es: "Revisa los campos marcados.", pl: "Sprawdź zaznaczone pola.") }
    /// Errors
    static var guideErrors: String { Localized.text("Errors", es: "Errores", pl: "Błędy") }

    /// Decide by code, which never changes; error is a sentence for people, and fields says what is wrong with which value. Give the X-Request-Id of the response when you ask us about a call.
    static var guideErrorsText: String {
        Localized.text(
            "Decide by code, which never changes; error is a sentence for people, and fields says what is wrong with which value. Give the X-Request-Id of the response when you ask us about a call.",
            es: "Decide según code, que nunca cambia; error es una frase para personas y fields dice qué falla en cada valor. Si nos preguntas por una llamada, danos el X-Request-Id de la respuesta.",
            pl: "Kieruj się polem code, które się nie zmienia; error to zdanie dla ludzi, a fields mówi, co jest nie tak z którą wartością. Pytając nas o wywołanie, podaj X-Request-Id z odpowiedzi.")
    }

    /// API keys
    static var guideKeys: String { Localized.text("API keys", es: "Claves de API", pl: "Klucze API") }

    /// For a program that works by itself. An administrator makes a key under System, API keys, chooses its scopes, such as orders:read, and how long it holds. It can do at most what its maker can do at that moment, and is shown only once.
    static var guideKeysText: String {
        Localized.text(
            "For a program that works by itself. An administrator makes a key under System, API keys, chooses its scopes, such as orders:read, and how long it holds. It can do at most what its maker can do at that moment, and is shown only once.",
            es: "Para un programa que trabaja solo. Un administrador crea la clave en Sistema, Claves de API, elige sus permisos, como orders:read, y su duración. Puede hacer como mucho lo que pueda hacer en ese momento quien la creó, y se muestra una sola vez.",
            pl: "Dla programu, który działa samodzielnie. Administrator tworzy klucz w sekcji System, Klucze API, wybiera jego zakresy, na przykład orders:read, i czas ważności. Klucz pozwala najwyżej na to, co w danej chwili może jego twórca, i jest pokazywany tylko raz.")
    }

    /// Languages
    static var guideLanguages: String { Localized.text("Languages", es: "Idiomas", pl: "Języki") }

    /// Messages come in English, Spanish or Polish, as Accept-Language asks. Codes and names of fields stay the same.
    static var guideLanguagesText: String {
        Localized.text(
            "Messages come in English, Spanish or Polish, as Accept-Language asks. Codes and names of fields stay the same.",
            es: "Los mensajes llegan en inglés, español o polaco, según Accept-Language. Los códigos y los nombres de los campos no cambian.",
            pl: "Komunikaty są po angielsku, hiszpańsku lub polsku, zgodnie z Accept-Language. Kody i nazwy pól się nie zmieniają.")
    }

    /// Limits
    static var guideLimits: String { Localized.text("Limits", es: "Límites", pl: "Limity") }

    /// Each endpoint says how often it may be called. Beyond that the response is 429, and Retry-After has the seconds to wait.
    static var guideLimitsText: String {
        Localized.text(
            "Each endpoint says how often it may be called. Beyond that the response is 429, and Retry-After has the seconds to wait.",
            es: "Cada endpoint dice con qué frecuencia se puede llamar. Más allá, la respuesta es 429 y Retry-After indica los segundos de espera.",
            pl: "Przy każdym endpoincie podajemy, jak często można go wywołać. Powyżej tego odpowiedzią jest 429, a Retry-After podaje, ile sekund odczekać.")
    }

    /// Lists and pages
    static var guidePages: String { Localized.text("Lists and pages", es: "Listas y páginas", pl: "Listy i strony") }

    /// Lists that grow at the top, such as messages, go by a cursor instead: before and after take the id of an entry that you have.
    static var guidePagesFeeds: String {
        Localized.text(
            "Lists that grow at the top, such as messages, go by a cursor instead: before and after take the id of an entry that you have.",
            es: "Las listas que crecen por arriba, como los mensajes, usan un cursor: before y after toman el id de un elemento que ya tienes.",
            pl: "Listy, które rosną od góry, jak wiadomości, używają kursora: before i after przyjmują id wpisu, który już masz.")
    }

    /// Long lists come in pages: page counts from 1, limit is up to 100, and the response has items, page, limit and total.
    static var guidePagesText: String {
        Localized.text(
            "Long lists come in pages: page counts from 1, limit is up to 100, and the response has items, page, limit and total.",
            es: "Las listas largas llegan por páginas: page empieza en 1, limit llega a 100 y la respuesta trae items, page, limit y total.",
            pl: "Długie listy są podzielone na strony: page liczy od 1, limit wynosi najwyżej 100, a odpowiedź zawiera items, page, limit i total.")
    }

    /// Live changes
    static var guideRealtime: String { Localized.text("Live changes", es: "Cambios en directo", pl: "Zmiany na żywo") }

    /// Any Socket.IO client can listen to orders, jobs and messages at /socket.io/ with an access token. An event only says that something changed: fetch it then.
    static var guideRealtimeText: String {
        Localized.text(
            "Any Socket.IO client can listen to orders, jobs and messages at /socket.io/ with an access token. An event only says that something changed: fetch it then.",
            es: "Cualquier cliente de Socket.IO puede escuchar pedidos, trabajos y mensajes en /socket.io/ con un token de acceso. Un evento solo dice que algo cambió: léelo entonces.",
            pl: "Dowolny klient Socket.IO może nasłuchiwać zamówień, zleceń i wiadomości pod /socket.io/ z tokenem dostępu. Zdarzenie mówi tylko, że coś się zmieniło: wtedy to pobierz.")
    }

    /// Repeating calls safely
    static var guideRepeating: String { Localized.text("Repeating calls safely", es: "Repetir llamadas sin riesgo", pl: "Bezpieczne powtarzanie wywołań") }

    /// If a response got lost, send the call again with the same Idempotency-Key: it has its effect once, and you get the first response. Keys hold for 24 hours. The same key with another body is a 409.
    static var guideRepeatingText: String {
        Localized.text(
            "If a response got lost, send the call again with the same Idempotency-Key: it has its effect once, and you get the first response. Keys hold for 24 hours. The same key with another body is a 409.",
            es: "Si se perdió una respuesta, repite la llamada con la misma Idempotency-Key: solo tendrá efecto una vez y recibirás la primera respuesta. Las claves valen 24 horas. La misma clave con otro cuerpo da un 409.",
            pl: "Jeśli odpowiedź przepadła, wyślij wywołanie ponownie z tym samym Idempotency-Key: zadziała tylko raz, a Ty dostaniesz pierwszą odpowiedź. Klucze są ważne 24 godziny. Ten sam klucz z inną treścią daje 409.")
    }

    /// Start here
    static var guideStart: String { Localized.text("Start here", es: "Empieza aquí", pl: "Zacznij tutaj") }

    /// All addresses below begin with:
    static var guideStartText: String {
        Localized.text(
            "All addresses below begin with:",
            es: "Todas las direcciones de abajo empiezan por:",
            pl: "Wszystkie poniższe adresy zaczynają się od:")
    }

    /// Bodies are JSON in UTF-8. Every response is an object with success, data and error. Times are ISO 8601 in UTC, money is whole cents, and fields that we don't know are ignored.
    static var guideStartValues: String {
        Localized.text(
            "Bodies are JSON in UTF-8. Every response is an object with success, data and error. Times are ISO 8601 in UTC, money is whole cents, and fields that we don't know are ignored.",
            es: "Los cuerpos son JSON en UTF-8. Cada respuesta es un objeto con success, data y error. Las horas son ISO 8601 en UTC, los importes son céntimos enteros y los campos desconocidos se ignoran.",
            pl: "Treść to JSON w UTF-8. Każda odpowiedź jest obiektem z polami success, data i error. Czas podajemy w ISO 8601 w UTC, kwoty w całych centach, a nieznane pola pomijamy.")
    }

    /// Access tokens
    static var guideTokens: String { Localized.text("Access tokens", es: "Tokens de acceso", pl: "Tokeny dostępu") }

    /// For an app that somebody signs in to. Sign in with email and password, keep both tokens safe, and call POST /auth/refresh with the refresh token before the access token expires. The samples below have it as $TUMBLE_TOKEN.
    static var guideTokensText: String {
        Localized.text(
            "For an app that somebody signs in to. Sign in with email and password, keep both tokens safe, and call POST /auth/refresh with the refresh token before the access token expires. The samples below have it as $TUMBLE_TOKEN.",
            es: "Para una app en la que alguien inicia sesión. Inicia sesión con correo y contraseña, guarda bien los dos tokens y llama a POST /auth/refresh con el de renovación antes de que caduque el de acceso. En los ejemplos aparece como $TUMBLE_TOKEN.",
            pl: "Dla aplikacji, do której ktoś się loguje. Zaloguj się adresem e-mail i hasłem, przechowuj oba tokeny bezpiecznie i wywołaj POST /auth/refresh z tokenem odświeżania, zanim wygaśnie token dostępu. W przykładach występuje jako $TUMBLE_TOKEN.")
    }

    /// Webhooks
    static var guideWebhooks: String { Localized.text("Webhooks", es: "Webhooks", pl: "Webhooki") }

    /// Check each delivery with your secret before you believe it, over the bytes as they came:
    static var guideWebhooksCheck: String {
        Localized.text(
            "Check each delivery with your secret before you believe it, over the bytes as they came:",
            es: "Comprueba cada entrega con tu secreto antes de fiarte, sobre los bytes tal como llegaron:",
            pl: "Zanim zaufasz dostawie, sprawdź ją swoim sekretem na bajtach w takiej postaci, w jakiej przyszły:")
    }

    /// Instead of asking again and again, have events sent to your server: an administrator adds its address under System, Webhooks. Deliveries come at least once and in order for each thing, are retried for a day, and what was missed can be read by GET /events.
    static var guideWebhooksText: String {
        Localized.text(
            "Instead of asking again and again, have events sent to your server: an administrator adds its address under System, Webhooks. Deliveries come at least once and in order for each thing, are retried for a day, and what was missed can be read by GET /events.",
            es: "En vez de preguntar una y otra vez, recibe los eventos en tu servidor: un administrador añade su dirección en Sistema, Webhooks. Cada evento llega al menos una vez y en orden por objeto, se reintenta durante un día y lo perdido se lee con GET /events.",
            pl: "Zamiast ciągle pytać, odbieraj zdarzenia na swoim serwerze: administrator dodaje jego adres w sekcji System, Webhooki. Dostawy przychodzą co najmniej raz i w kolejności dla każdej rzeczy, są ponawiane przez dobę, a pominięte można odczytać przez GET /events.")
    }

    /// The job “%(name)@” is failing.
    static func jobFailing(_ name: String) -> String {
        Localized.text(
            "The job “\(name)” is failing.",
            es: "La tarea «\(name)» falla.",
            pl: "Zadanie „\(name)” kończy się błędem.")
    }

    /// Give the key a name of up to 80 characters.
    static var keyName: String {
        Localized.text(
            "Give the key a name of up to 80 characters.",
            es: "Ponle a la clave un nombre de hasta 80 caracteres.",
            pl: "Nadaj kluczowi nazwę do 80 znaków.")
    }

    /// This API key isn't valid. Make a new one in Administration.
    static var keyRefused: String {
        Localized.text(
            "This API key isn't valid. Make a new one in Administration.",
            es: "Esta clave de API no es válida. Crea otra en Administración.",
            pl: "Ten klucz API jest nieważny. Utwórz nowy w Administracji.")
    }

    /// Choose what the key may do.
    static var keyScopes: String { Localized.text("Choose what the key may do.", es: "Elige qué puede hacer la clave.", pl: "Wybierz, co klucz może robić.") }

    /// API keys can't be checked right now. Try again in a moment.
    static var keysUnavailable: String {
        Localized.text(
            "API keys can't be checked right now. Try again in a moment.",
            es: "Ahora no se pueden comprobar las claves de API. Inténtalo de nuevo en un momento.",
            pl: "Nie można teraz sprawdzić kluczy API. Spróbuj ponownie za chwilę.")
    }

    /// No backup yet. Run “tumble backup”.
    static var noBackup: String {
        Localized.text(
            "No backup yet. Run “tumble backup”.",
            es: "Aún no hay copia de seguridad. Ejecuta «tumble backup».",
            pl: "Nie ma jeszcze kopii zapasowej. Uruchom „tumble backup”.")
    }

    /// Server process %(name)@ stopped reporting.
    static func nodeGone(_ name: String) -> String {
        Localized.text(
            "Server process \(name) stopped reporting.",
            es: "El proceso \(name) dejó de informar.",
            pl: "Proces serwera \(name) przestał się zgłaszać.")
    }

    /// The last backup is more than a week old. Run “tumble backup”.
    static var oldBackup: String {
        Localized.text(
            "The last backup is more than a week old. Run “tumble backup”.",
            es: "La última copia de seguridad tiene más de una semana. Ejecuta «tumble backup».",
            pl: "Ostatnia kopia zapasowa ma ponad tydzień. Uruchom „tumble backup”.")
    }

    /// API keys
    static var privacyKeys: String { Localized.text("API keys", es: "Claves de API", pl: "Klucze API") }

    /// Until 90 days after they expire.
    static var privacyKeysKept: String {
        Localized.text(
            "Until 90 days after they expire.",
            es: "Hasta 90 días después de caducar.",
            pl: "Do 90 dni po wygaśnięciu.")
    }

    /// To let programs that you set up work with your account.
    static var privacyKeysPurpose: String {
        Localized.text(
            "To let programs that you set up work with your account.",
            es: "Para que los programas que configures trabajen con tu cuenta.",
            pl: "Żeby programy, które konfigurujesz, mogły działać na Twoim koncie.")
    }

    /// Changes of settings
    static var privacySettings: String { Localized.text("Changes of settings", es: "Cambios de ajustes", pl: "Zmiany ustawień") }

    /// Until your account is deleted; the change itself stays.
    static var privacySettingsKept: String {
        Localized.text(
            "Until your account is deleted; the change itself stays.",
            es: "Hasta que se elimine tu cuenta; el cambio se mantiene.",
            pl: "Do usunięcia Twojego konta; sama zmiana zostaje.")
    }

    /// So that administrators know who changed how the product works.
    static var privacySettingsPurpose: String {
        Localized.text(
            "So that administrators know who changed how the product works.",
            es: "Para que los administradores sepan quién cambió el funcionamiento del producto.",
            pl: "Żeby administratorzy wiedzieli, kto zmienił działanie produktu.")
    }

    /// %(name)@: waiting for more than 15 minutes (%(count)lld).
    static func queueStuck(_ name: String, count: Int) -> String {
        Localized.text(
            "\(name): waiting for more than 15 minutes (\(count)).",
            es: "\(name): en espera desde hace más de 15 minutos (\(count)).",
            pl: "\(name): czeka ponad 15 minut (\(count)).")
    }

    /// This setting takes a new value only with a restart of the server.
    static var settingFixed: String {
        Localized.text(
            "This setting takes a new value only with a restart of the server.",
            es: "Este ajuste solo toma un valor nuevo al reiniciar el servidor.",
            pl: "To ustawienie przyjmuje nową wartość dopiero po ponownym uruchomieniu serwera.")
    }

    /// Write it on one line.
    static var settingOneLine: String { Localized.text("Write it on one line.", es: "Escríbelo en una sola línea.", pl: "Napisz to w jednym wierszu.") }

    /// The operators of the server set this by the %(place)@. Change it there.
    static func settingPinned(_ place: String) -> String {
        Localized.text(
            "The operators of the server set this by the \(place). Change it there.",
            es: "Quienes operan el servidor lo fijan por \(place). Cámbialo allí.",
            pl: "Operatorzy serwera ustawiają to przez \(place). Zmień to tam.")
    }

    /// This can't be used. Accepted: %(range)@.
    static func settingRange(_ range: String) -> String {
        Localized.text(
            "This can't be used. Accepted: \(range).",
            es: "Esto no se puede usar. Se acepta: \(range).",
            pl: "Tego nie można użyć. Dozwolone: \(range).")
    }

    /// Somebody else changed this setting meanwhile. Look at the new value, then try again.
    static var settingStale: String {
        Localized.text(
            "Somebody else changed this setting meanwhile. Look at the new value, then try again.",
            es: "Otra persona cambió este ajuste mientras tanto. Mira el nuevo valor e inténtalo de nuevo.",
            pl: "Ktoś inny zmienił w tym czasie to ustawienie. Sprawdź nową wartość i spróbuj ponownie.")
    }

    /// Without a sealing key no secret can be stored.
    static var settingUnsealed: String {
        Localized.text(
            "Without a sealing key no secret can be stored.",
            es: "Sin una clave de sellado no se puede guardar ningún secreto.",
            pl: "Bez klucza pieczętującego nie można zapisać sekretu.")
    }

    /// Address and encryption
    static var setupAddress: String { Localized.text("Address and encryption", es: "Dirección y cifrado", pl: "Adres i szyfrowanie") }

    /// People open this server without encryption, which is right only for a look around.
    static var setupAddressOpen: String {
        Localized.text(
            "People open this server without encryption, which is right only for a look around.",
            es: "La gente abre este servidor sin cifrado, algo válido solo para echar un vistazo.",
            pl: "Klienci otwierają ten serwer bez szyfrowania, co wystarcza tylko do obejrzenia.")
    }

    /// People reach you only if the address works, and only encryption keeps passwords safe.
    static var setupAddressReason: String {
        Localized.text(
            "People reach you only if the address works, and only encryption keeps passwords safe.",
            es: "La gente solo te encuentra si la dirección funciona, y solo el cifrado protege las contraseñas.",
            pl: "Klienci trafią do Ciebie tylko pod działającym adresem, a hasła chroni tylko szyfrowanie.")
    }

    /// People open %(address)@, encrypted.
    static func setupAddressSecure(_ address: String) -> String {
        Localized.text(
            "People open \(address), encrypted.",
            es: "La gente abre \(address), con cifrado.",
            pl: "Klienci otwierają \(address), z szyfrowaniem.")
    }

    /// Backups
    static var setupBackups: String { Localized.text("Backups", es: "Copias de seguridad", pl: "Kopie zapasowe") }
    /// A backup was made.
    static var setupBackupsMade: String { Localized.text("A backup was made.", es: "Se hizo una copia.", pl: "Kopia zapasowa została zrobiona.") }

    /// There is no backup yet. Have the machine run tumble backup each night.
    static var setupBackupsNone: String {
        Localized.text(
            "There is no backup yet. Have the machine run tumble backup each night.",
            es: "Todavía no hay ninguna copia. Haz que el equipo ejecute tumble backup cada noche.",
            pl: "Nie ma jeszcze kopii zapasowej. Niech komputer co noc uruchamia tumble backup.")
    }

    /// PostgreSQL is backed up by its own tools, such as pg_dump. Make sure that it is.
    static var setupBackupsPostgres: String {
        Localized.text(
            "PostgreSQL is backed up by its own tools, such as pg_dump. Make sure that it is.",
            es: "PostgreSQL se copia con sus propias herramientas, como pg_dump. Asegúrate de que se haga.",
            pl: "PostgreSQL ma własne narzędzia do kopii, na przykład pg_dump. Upewnij się, że działają.")
    }

    /// A broken disk must not end your business.
    static var setupBackupsReason: String {
        Localized.text(
            "A broken disk must not end your business.",
            es: "Un disco roto no debe acabar con tu negocio.",
            pl: "Zepsuty dysk nie może zakończyć Twojej działalności.")
    }

    /// Name
    static var setupName: String { Localized.text("Name", es: "Nombre", pl: "Nazwa") }

    /// You are called “%(name)@”.
    static func setupNameDetail(_ name: String) -> String {
        Localized.text(
            "You are called “\(name)”.",
            es: "Te llamas «\(name)».",
            pl: "Nazywasz się „\(name)”.")
    }

    /// Pages, mail and receipts show it.
    static var setupNameReason: String {
        Localized.text(
            "Pages, mail and receipts show it.",
            es: "Aparece en las páginas, los correos y los recibos.",
            pl: "Widać ją na stronach, w mailach i na rachunkach.")
    }

    /// Enter a thing such as order/12.
    static var thingUnreadable: String {
        Localized.text(
            "Enter a thing such as order/12.",
            es: "Escribe un objeto, por ejemplo order/12.",
            pl: "Podaj rzecz, na przykład order/12.")
    }

    /// You have 20 keys already. Revoke one first.
    static var tooManyKeys: String {
        Localized.text(
            "You have 20 keys already. Revoke one first.",
            es: "Ya tienes 20 claves. Revoca una antes.",
            pl: "Masz już 20 kluczy. Najpierw unieważnij któryś.")
    }
}
