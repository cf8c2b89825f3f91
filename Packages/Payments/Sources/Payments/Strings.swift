// Made by `make strings` from Packages/Payments/Strings/Payments.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// The texts of Payments, in the language of the current request or page.
enum Strings {
    /// Nothing here yet
    static var empty: String { Localized.text("Nothing here yet", es: "Aún no hay nada", pl: "Jeszcze nic tu nie ma") }

    /// What you add shows up here.
    static var emptyMessage: String {
        Localized.text(
            "What you add shows up here.",
            es: "Lo que añadas aparecerá aquí.",
            pl: "Tutaj pojawi się to, co dodasz.")
    }

    /// Payments
    static var title: String { Localized.text("Payments", es: "Payments", pl: "Payments") }
}
