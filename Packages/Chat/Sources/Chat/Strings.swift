// Made by `make strings` from Packages/Chat/Strings/Chat.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// What people read of Chat, in the language of the work under way.
enum Strings {
    /// These may not be the newest messages.
    static var behind: String {
        Localized.text(
            "These may not be the newest messages.",
            es: "Puede que no sean los mensajes más recientes.",
            pl: "To mogą nie być najnowsze wiadomości.")
    }

    /// Conversation
    static var conversation: String { Localized.text("Conversation", es: "Conversación", pl: "Rozmowa") }
    /// Discard
    static var discard: String { Localized.text("Discard", es: "Descartar", pl: "Odrzuć") }
    /// Messages of this conversation
    static var history: String { Localized.text("Messages of this conversation", es: "Mensajes de esta conversación", pl: "Wiadomości tej rozmowy") }
    /// Message
    static var message: String { Localized.text("Message", es: "Mensaje", pl: "Wiadomość") }
    /// Messages
    static var messages: String { Localized.text("Messages", es: "Mensajes", pl: "Wiadomości") }
    /// No messages yet
    static var noConversations: String { Localized.text("No messages yet", es: "Aún no hay mensajes", pl: "Nie ma jeszcze wiadomości") }

    /// When you share an order with somebody, you can write to each other here.
    static var noConversationsMessage: String {
        Localized.text(
            "When you share an order with somebody, you can write to each other here.",
            es: "Cuando compartas un pedido con alguien, podrán escribirse aquí.",
            pl: "Gdy łączy Was zamówienie, możecie tu do siebie pisać.")
    }

    /// Nothing written yet
    static var noMessages: String { Localized.text("Nothing written yet", es: "Aún no hay nada escrito", pl: "Nic jeszcze nie napisano") }

    /// Say hello: your message reaches the other side at once.
    static var noMessagesMessage: String {
        Localized.text(
            "Say hello: your message reaches the other side at once.",
            es: "Saluda: tu mensaje llega al instante.",
            pl: "Przywitaj się: wiadomość dotrze od razu.")
    }

    /// No message yet
    static var noText: String { Localized.text("No message yet", es: "Aún sin mensajes", pl: "Jeszcze bez wiadomości") }
    /// Not sent
    static var notSent: String { Localized.text("Not sent", es: "No enviado", pl: "Nie wysłano") }
    /// No conversation is open
    static var nothingOpen: String { Localized.text("No conversation is open", es: "Ninguna conversación abierta", pl: "Żadna rozmowa nie jest otwarta") }

    /// Choose one from the list to read and write.
    static var nothingOpenMessage: String {
        Localized.text(
            "Choose one from the list to read and write.",
            es: "Elige una de la lista para leer y escribir.",
            pl: "Wybierz rozmowę z listy, aby czytać i pisać.")
    }

    /// Older messages
    static var older: String { Localized.text("Older messages", es: "Mensajes anteriores", pl: "Starsze wiadomości") }
    /// Opening the conversation
    static var opening: String { Localized.text("Opening the conversation", es: "Abriendo la conversación", pl: "Otwieranie rozmowy") }
    /// Order %(id)lld
    static func order(_ id: Int) -> String { Localized.text("Order \(id)", es: "Pedido \(id)", pl: "Zamówienie \(id)") }
    /// You: %(text)@
    static func own(_ text: String) -> String { Localized.text("You: \(text)", es: "Tú: \(text)", pl: "Ty: \(text)") }
    /// Read
    static var read: String { Localized.text("Read", es: "Leído", pl: "Przeczytano") }
    /// Try again
    static var retry: String { Localized.text("Try again", es: "Reintentar", pl: "Spróbuj ponownie") }
    /// Administrator
    static var roleAdmin: String { Localized.text("Administrator", es: "Administrador", pl: "Administrator") }
    /// Customer
    static var roleCustomer: String { Localized.text("Customer", es: "Cliente", pl: "Klient") }
    /// Dispatcher
    static var roleDispatcher: String { Localized.text("Dispatcher", es: "Despachador", pl: "Dyspozytor") }
    /// Driver
    static var roleDriver: String { Localized.text("Driver", es: "Conductor", pl: "Kierowca") }
    /// Send
    static var send: String { Localized.text("Send", es: "Enviar", pl: "Wyślij") }

    /// Enter sends, Shift and Enter begin a new line.
    static var sendHint: String {
        Localized.text(
            "Enter sends, Shift and Enter begin a new line.",
            es: "Intro envía; Mayús e Intro empiezan una línea.",
            pl: "Enter wysyła, Shift i Enter zaczynają nowy wiersz.")
    }

    /// Sending
    static var sending: String { Localized.text("Sending", es: "Enviando", pl: "Wysyłanie") }
    /// Sent
    static var sent: String { Localized.text("Sent", es: "Enviado", pl: "Wysłano") }
    /// At most 4,000 characters.
    static var tooLong: String { Localized.text("At most 4,000 characters.", es: "Como máximo 4,000 caracteres.", pl: "Najwyżej 4000 znaków.") }

    /// %(count)lld new
    static func unread(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) new", other: "\(count) new"),
            es: Localized.es(count, one: "\(count) nuevo", many: "\(count) nuevos", other: "\(count) nuevos"),
            pl: Localized.pl(count, one: "\(count) nowa", few: "\(count) nowe", many: "\(count) nowych", other: "\(count) nowej"))
    }

    /// %(count)lld unread messages
    static func unreadMessages(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) unread message", other: "\(count) unread messages"),
            es: Localized.es(count, one: "\(count) mensaje sin leer", many: "\(count) de mensajes sin leer", other: "\(count) mensajes sin leer"),
            pl: Localized.pl(count, one: "\(count) nieprzeczytana wiadomość", few: "\(count) nieprzeczytane wiadomości", many: "\(count) nieprzeczytanych wiadomości", other: "\(count) nieprzeczytanej wiadomości"))
    }
}
