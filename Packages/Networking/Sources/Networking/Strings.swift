// Made by `make strings` from Packages/Networking/Strings/Networking.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// The texts of Networking, in the language of the current request or page.
enum Strings {
    /// The request was canceled.
    static var cancelled: String { Localized.text("The request was canceled.", es: "La solicitud se canceló.", pl: "Żądanie zostało anulowane.") }

    /// We couldn't connect to the server securely.
    static var insecure: String {
        Localized.text(
            "We couldn't connect to the server securely.",
            es: "No pudimos conectarnos al servidor de forma segura.",
            pl: "Nie udało się nawiązać bezpiecznego połączenia z serwerem.")
    }

    /// The server took too long to respond. Please try again.
    static var timedOut: String {
        Localized.text(
            "The server took too long to respond. Please try again.",
            es: "El servidor tardó demasiado en responder. Inténtalo de nuevo.",
            pl: "Serwer nie odpowiedział na czas. Spróbuj ponownie.")
    }

    /// The response is too large to show.
    static var tooLarge: String {
        Localized.text(
            "The response is too large to show.",
            es: "La respuesta es demasiado grande para mostrarla.",
            pl: "Odpowiedź jest zbyt duża, aby ją wyświetlić.")
    }

    /// We couldn't prepare the request.
    static var unencodable: String {
        Localized.text(
            "We couldn't prepare the request.",
            es: "No pudimos preparar la solicitud.",
            pl: "Nie udało się przygotować żądania.")
    }

    /// Something went wrong (status %(status)lld). Please try again.
    static func unexpectedStatus(_ status: Int) -> String {
        Localized.text(
            "Something went wrong (status \(status)). Please try again.",
            es: "Algo salió mal (estado \(status)). Inténtalo de nuevo.",
            pl: "Coś poszło nie tak (kod \(status)). Spróbuj ponownie.")
    }
}
