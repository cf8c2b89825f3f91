// Made by `make strings` from Packages/Chat/Strings/ChatServer.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// The texts of ChatServer, in the language of the current request or page.
enum Strings {
    /// You can't message each other right now.
    static var blocked: String {
        Localized.text(
            "You can't message each other right now.",
            es: "Ahora no pueden escribirse.",
            pl: "Nie możecie teraz do siebie pisać.")
    }

    /// This clientId was already used for another message.
    static var clientIDReused: String {
        Localized.text(
            "This clientId was already used for another message.",
            es: "Este clientId ya se usó en otro mensaje.",
            pl: "Tego clientId użyto już w innej wiadomości.")
    }

    /// This conversation is closed because the order ended more than a day ago.
    static var conversationClosed: String {
        Localized.text(
            "This conversation is closed because the order ended more than a day ago.",
            es: "Esta conversación está cerrada porque el pedido terminó hace más de un día.",
            pl: "Ta rozmowa jest zamknięta, bo zamówienie zakończyło się ponad dzień temu.")
    }

    /// Tell us what happened.
    static var noteRequired: String { Localized.text("Tell us what happened.", es: "Cuéntanos qué pasó.", pl: "Napisz, co się stało.") }

    /// Order %(order)lld: the driver is at the door with the laundry.
    static func noticeArrivedDropoff(_ order: Int) -> String {
        Localized.text(
            "Order \(order): the driver is at the door with the laundry.",
            es: "Pedido \(order): el conductor está en la puerta con la ropa.",
            pl: "Zamówienie \(order): kierowca jest pod drzwiami z praniem.")
    }

    /// Order %(order)lld: the driver is at the door.
    static func noticeArrivedPickup(_ order: Int) -> String {
        Localized.text(
            "Order \(order): the driver is at the door.",
            es: "Pedido \(order): el conductor está en la puerta.",
            pl: "Zamówienie \(order): kierowca jest pod drzwiami.")
    }

    /// Order %(order)lld was canceled. You can write here for one more day.
    static func noticeCanceled(_ order: Int) -> String {
        Localized.text(
            "Order \(order) was canceled. You can write here for one more day.",
            es: "El pedido \(order) se canceló. Pueden escribir aquí un día más.",
            pl: "Zamówienie \(order) anulowano. Możecie tu pisać jeszcze przez dzień.")
    }

    /// Order %(order)lld is complete. You can write here for one more day.
    static func noticeCompleted(_ order: Int) -> String {
        Localized.text(
            "Order \(order) is complete. You can write here for one more day.",
            es: "El pedido \(order) está completo. Pueden escribir aquí un día más.",
            pl: "Zamówienie \(order) jest zakończone. Możecie tu pisać jeszcze przez dzień.")
    }

    /// Order %(order)lld: delivered.
    static func noticeDelivered(_ order: Int) -> String {
        Localized.text(
            "Order \(order): delivered.",
            es: "Pedido \(order): entregado.",
            pl: "Zamówienie \(order): dostarczone.")
    }

    /// Order %(order)lld: a driver will bring it back.
    static func noticeDeliveryAssigned(_ order: Int) -> String {
        Localized.text(
            "Order \(order): a driver will bring it back.",
            es: "Pedido \(order): un conductor lo llevará de vuelta.",
            pl: "Zamówienie \(order): kierowca je odwiezie.")
    }

    /// Order %(order)lld: it couldn't be delivered.
    static func noticeDeliveryFailed(_ order: Int) -> String {
        Localized.text(
            "Order \(order): it couldn't be delivered.",
            es: "Pedido \(order): no se pudo entregar.",
            pl: "Zamówienie \(order): nie udało się dostarczyć.")
    }

    /// Order %(order)lld: another driver will take over.
    static func noticeDriverLeft(_ order: Int) -> String {
        Localized.text(
            "Order \(order): another driver will take over.",
            es: "Pedido \(order): otro conductor se hará cargo.",
            pl: "Zamówienie \(order): przejmie je inny kierowca.")
    }

    /// Order %(order)lld: the driver is on the way.
    static func noticeEnRoutePickup(_ order: Int) -> String {
        Localized.text(
            "Order \(order): the driver is on the way.",
            es: "Pedido \(order): el conductor está en camino.",
            pl: "Zamówienie \(order): kierowca jest w drodze.")
    }

    /// %(name)@ from dispatch joined.
    static func noticeJoined(_ name: String) -> String {
        Localized.text(
            "\(name) from dispatch joined.",
            es: "\(name), de despacho, se unió.",
            pl: "\(name) (dyspozytornia) dołącza do rozmowy.")
    }

    /// %(name)@ from dispatch left.
    static func noticeLeft(_ name: String) -> String {
        Localized.text(
            "\(name) from dispatch left.",
            es: "\(name), de despacho, salió.",
            pl: "\(name) (dyspozytornia) opuszcza rozmowę.")
    }

    /// Order %(order)lld: out for delivery.
    static func noticeOutForDelivery(_ order: Int) -> String {
        Localized.text(
            "Order \(order): out for delivery.",
            es: "Pedido \(order): en camino de vuelta.",
            pl: "Zamówienie \(order): w drodze powrotnej.")
    }

    /// Order %(order)lld: picked up.
    static func noticePickedUp(_ order: Int) -> String {
        Localized.text(
            "Order \(order): picked up.",
            es: "Pedido \(order): recogido.",
            pl: "Zamówienie \(order): odebrane.")
    }

    /// Order %(order)lld: a driver will pick it up.
    static func noticePickupAssigned(_ order: Int) -> String {
        Localized.text(
            "Order \(order): a driver will pick it up.",
            es: "Pedido \(order): un conductor lo recogerá.",
            pl: "Zamówienie \(order): kierowca je odbierze.")
    }

    /// Order %(order)lld: it couldn't be picked up.
    static func noticePickupFailed(_ order: Int) -> String {
        Localized.text(
            "Order \(order): it couldn't be picked up.",
            es: "Pedido \(order): no se pudo recoger.",
            pl: "Zamówienie \(order): nie udało się odebrać.")
    }

    /// Message while you're away
    static var notifyMessage: String { Localized.text("Message while you're away", es: "Mensaje mientras no estás", pl: "Wiadomość pod Twoją nieobecność") }

    /// Open the conversation to read it and write back.
    static var notifyMessageBody: String {
        Localized.text(
            "Open the conversation to read it and write back.",
            es: "Abre la conversación para leerlo y responder.",
            pl: "Otwórz rozmowę, aby ją przeczytać i odpisać.")
    }

    /// New message from %(name)@
    static func notifyMessageFrom(_ name: String) -> String {
        Localized.text(
            "New message from \(name)",
            es: "Mensaje nuevo de \(name)",
            pl: "Nowa wiadomość: \(name)")
    }

    /// New message
    static var notifyMessageTitle: String { Localized.text("New message", es: "Mensaje nuevo", pl: "Nowa wiadomość") }

    /// Use only one of before, after and updatedSince.
    static var oneCursor: String {
        Localized.text(
            "Use only one of before, after and updatedSince.",
            es: "Usa solo uno de: before, after, updatedSince.",
            pl: "Użyj tylko jednego z: before, after, updatedSince.")
    }

    /// Messages
    static var privacyChat: String { Localized.text("Messages", es: "Mensajes", pl: "Wiadomości") }

    /// As long as you have an account.
    static var privacyChatKept: String {
        Localized.text(
            "As long as you have an account.",
            es: "Mientras tengas una cuenta.",
            pl: "Tak długo, jak masz konto.")
    }

    /// %(days)@.
    static func privacyChatKeptDays(_ days: String) -> String { Localized.text("\(days).", es: "\(days).", pl: "Do upływu \(days).") }

    /// So that you, your driver and our dispatchers can write to each other.
    static var privacyChatPurpose: String {
        Localized.text(
            "So that you, your driver and our dispatchers can write to each other.",
            es: "Para que tú, tu conductor y nuestros coordinadores podáis escribiros.",
            pl: "Aby umożliwić korespondencję z kierowcą i naszymi dyspozytorami.")
    }

    /// Former user
    static var unknownPerson: String { Localized.text("Former user", es: "Usuario anterior", pl: "Były użytkownik") }

    /// Only TEXT messages can be sent.
    static var unsupportedType: String {
        Localized.text(
            "Only TEXT messages can be sent.",
            es: "Solo se pueden enviar mensajes TEXT.",
            pl: "Można wysyłać tylko wiadomości TEXT.")
    }

    /// You can't message yourself.
    static var yourself: String { Localized.text("You can't message yourself.", es: "No puedes enviarte mensajes.", pl: "Nie możesz pisać do siebie.") }
}
