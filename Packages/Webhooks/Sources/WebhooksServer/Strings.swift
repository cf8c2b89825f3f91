// Made by `make strings` from Packages/Webhooks/Strings/WebhooksServer.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// The texts of WebhooksServer, in the language of the current request or page.
enum Strings {
    /// Enter event types such as order.moved.
    static var kindUnreadable: String {
        Localized.text(
            "Enter event types such as order.moved.",
            es: "Escribe tipos de evento como order.moved.",
            pl: "Podaj rodzaje zdarzeń, na przykład order.moved.")
    }

    /// This address is paused. Resume it first.
    static var paused: String {
        Localized.text(
            "This address is paused. Resume it first.",
            es: "Esta dirección está en pausa. Reanúdala primero.",
            pl: "Ten adres jest wstrzymany. Najpierw go wznów.")
    }

    /// Webhook deliveries
    static var queue: String { Localized.text("Webhook deliveries", es: "Entregas de webhooks", pl: "Dostawy webhooków") }

    /// You've reached the maximum number of addresses. Remove one first.
    static var tooMany: String {
        Localized.text(
            "You've reached the maximum number of addresses. Remove one first.",
            es: "Has llegado al máximo de direcciones. Quita una primero.",
            pl: "Osiągnięto maksymalną liczbę adresów. Najpierw usuń jeden z nich.")
    }

    /// The address must start with https.
    static var urlNotSecure: String {
        Localized.text(
            "The address must start with https.",
            es: "La dirección debe empezar por https.",
            pl: "Adres musi zaczynać się od https.")
    }

    /// This address isn't publicly reachable. Use a public one.
    static var urlPrivate: String {
        Localized.text(
            "This address isn't publicly reachable. Use a public one.",
            es: "Esta dirección no es pública. Usa una dirección pública.",
            pl: "Ten adres nie jest publiczny. Podaj publiczny adres.")
    }

    /// Enter a valid web address.
    static var urlUnreadable: String {
        Localized.text(
            "Enter a valid web address.",
            es: "Escribe una dirección web válida.",
            pl: "Podaj prawidłowy adres internetowy.")
    }
}
