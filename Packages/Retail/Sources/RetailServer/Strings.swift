// Made by `make strings` from Packages/Retail/Strings/RetailServer.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// What people read of RetailServer, in the language of the work under way.
enum Strings {
    /// Between 1 and 100.
    static var limit: String { Localized.text("Between 1 and 100.", es: "Entre 1 y 100.", pl: "Od 1 do 100.") }
    /// A page's number, from 1.
    static var page: String { Localized.text("A page's number, from 1.", es: "Un número de página, desde 1.", pl: "Numer strony, od 1.") }
}
