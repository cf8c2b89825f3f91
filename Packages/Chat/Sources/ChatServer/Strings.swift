// Made by `make strings` from Packages/Chat/Strings/ChatServer.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// What people read of ChatServer, in the language of the work under way.
enum Strings {
    /// This clientId was used for another message.
    static var clientIDReused: String {
        Localized.text(
            "This clientId was used for another message.",
            es: "Este clientId ya se usó en otro mensaje.",
            pl: "Tego clientId użyto już w innej wiadomości.")
    }

    /// Between 1 and 100.
    static var limit: String { Localized.text("Between 1 and 100.", es: "Entre 1 y 100.", pl: "Od 1 do 100.") }

    /// Only one of before, after and updatedSince.
    static var oneCursor: String {
        Localized.text(
            "Only one of before, after and updatedSince.",
            es: "Solo uno de before, after y updatedSince.",
            pl: "Tylko jedno z: before, after, updatedSince.")
    }

    /// A page's number, from 1.
    static var page: String { Localized.text("A page's number, from 1.", es: "Un número de página, desde 1.", pl: "Numer strony, od 1.") }
    /// Former user
    static var unknownPerson: String { Localized.text("Former user", es: "Usuario anterior", pl: "Były użytkownik") }

    /// Only messages of type TEXT can be sent.
    static var unsupportedType: String {
        Localized.text(
            "Only messages of type TEXT can be sent.",
            es: "Solo se pueden enviar mensajes de tipo TEXT.",
            pl: "Można wysyłać tylko wiadomości typu TEXT.")
    }

    /// You can't write to yourself.
    static var yourself: String { Localized.text("You can't write to yourself.", es: "No puedes escribirte a ti mismo.", pl: "Nie możesz pisać do siebie.") }
}
