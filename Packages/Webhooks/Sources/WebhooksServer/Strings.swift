// Made by `make strings` from Packages/Webhooks/Strings/WebhooksServer.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// What people read of WebhooksServer, in the language of the work under way.
enum Strings {
    /// Kinds of event look like order.moved.
    static var kindUnreadable: String {
        Localized.text(
            "Kinds of event look like order.moved.",
            es: "Los tipos de evento son como order.moved.",
            pl: "Rodzaje zdarzeń wyglądają jak order.moved.")
    }

    /// There are as many addresses as there can be. Remove one first.
    static var tooMany: String {
        Localized.text(
            "There are as many addresses as there can be. Remove one first.",
            es: "Ya hay tantas direcciones como puede haber. Quita una primero.",
            pl: "Jest już tyle adresów, ile może być. Najpierw usuń jeden.")
    }

    /// The address must begin with https.
    static var urlNotSecure: String {
        Localized.text(
            "The address must begin with https.",
            es: "La dirección debe empezar por https.",
            pl: "Adres musi zaczynać się od https.")
    }

    /// This address can't be called from here.
    static var urlPrivate: String {
        Localized.text(
            "This address can't be called from here.",
            es: "No se puede llamar a esta dirección desde aquí.",
            pl: "Tego adresu nie można stąd wywołać.")
    }

    /// This is no web address.
    static var urlUnreadable: String { Localized.text("This is no web address.", es: "No es una dirección web.", pl: "To nie jest adres internetowy.") }
}
