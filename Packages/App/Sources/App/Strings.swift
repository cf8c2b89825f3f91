// Made by `make strings` from Packages/App/Strings/App.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// What people read of App, in the language of the work under way.
enum Strings {
    /// Dev
    static var developmentRibbon: String { Localized.text("Dev", es: "Dev", pl: "Dev") }
    /// Mode
    static var mode: String { Localized.text("Mode", es: "Modo", pl: "Tryb") }
    /// Customer
    static var modeCustomer: String { Localized.text("Customer", es: "Cliente", pl: "Klient") }
    /// Dispatch
    static var modeDispatcher: String { Localized.text("Dispatch", es: "Despacho", pl: "Dyspozytura") }
    /// Driver
    static var modeDriver: String { Localized.text("Driver", es: "Conductor", pl: "Kierowca") }
}
