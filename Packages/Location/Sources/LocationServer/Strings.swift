// Made by `make strings` from Packages/Location/Strings/LocationServer.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// The texts of LocationServer, in the language of the current request or page.
enum Strings {
    /// We pick up in %(area)@.
    static func served(_ area: String) -> String { Localized.text("We pick up in \(area).", es: "Recogemos en \(area).", pl: "Odbieramy w obszarze: \(area).") }

    /// We don't pick up here yet. We are in %(areas)@.
    static func servedElsewhere(_ areas: String) -> String {
        Localized.text(
            "We don't pick up here yet. We are in \(areas).",
            es: "Aún no recogemos aquí. Estamos en \(areas).",
            pl: "Tutaj jeszcze nie odbieramy. Nasze obszary: \(areas).")
    }

    /// We don't pick up anywhere yet.
    static var servedNowhere: String {
        Localized.text(
            "We don't pick up anywhere yet.",
            es: "Aún no recogemos en ninguna zona.",
            pl: "Nie odbieramy jeszcze nigdzie.")
    }

    /// Latitude and longitude seem to be swapped.
    static var swapped: String {
        Localized.text(
            "Latitude and longitude seem to be swapped.",
            es: "Parece que la latitud y la longitud están invertidas.",
            pl: "Szerokość i długość geograficzna są chyba zamienione.")
    }

    /// We don't know this postal code. Please check it.
    static var unknownPostalCode: String {
        Localized.text(
            "We don't know this postal code. Please check it.",
            es: "No conocemos este código postal. Revísalo.",
            pl: "Nie znamy tego kodu pocztowego. Sprawdź go.")
    }
}
