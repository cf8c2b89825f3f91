// Made by `make strings` from Packages/Networking/Strings/Networking.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// What people read of Networking, in the language of the work under way.
enum Strings {
    /// The request was cancelled.
    static var cancelled: String { Localized.text("The request was cancelled.", es: "La solicitud se canceló.", pl: "Żądanie zostało anulowane.") }

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
