// Made by `make strings` from Packages/Networking/Strings/Networking.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// What people read of Networking, in the language of the work under way.
enum Strings {
    /// The request was cancelled.
    static var cancelled: String { Localized.text("The request was cancelled.", es: "La solicitud se canceló.", pl: "Żądanie zostało anulowane.") }

    /// A secure connection to the server could not be made.
    static var insecure: String {
        Localized.text(
            "A secure connection to the server could not be made.",
            es: "No se pudo establecer una conexión segura con el servidor.",
            pl: "Nie udało się nawiązać bezpiecznego połączenia z serwerem.")
    }

    /// The server took too long to answer. Please try again.
    static var timedOut: String {
        Localized.text(
            "The server took too long to answer. Please try again.",
            es: "El servidor tardó demasiado en responder. Inténtalo de nuevo.",
            pl: "Serwer zbyt długo nie odpowiadał. Spróbuj ponownie.")
    }

    /// The answer is too large to be shown.
    static var tooLarge: String {
        Localized.text(
            "The answer is too large to be shown.",
            es: "La respuesta es demasiado grande para mostrarla.",
            pl: "Odpowiedź jest zbyt duża, aby ją wyświetlić.")
    }

    /// The request could not be written.
    static var unencodable: String {
        Localized.text(
            "The request could not be written.",
            es: "No se pudo escribir la solicitud.",
            pl: "Nie udało się zapisać żądania.")
    }

    /// The server answered with status %(status)lld.
    static func unexpectedStatus(_ status: Int) -> String {
        Localized.text(
            "The server answered with status \(status).",
            es: "El servidor respondió con el estado \(status).",
            pl: "Serwer odpowiedział kodem \(status).")
    }
}
