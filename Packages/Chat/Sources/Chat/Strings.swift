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

    /// Block
    static var block: String { Localized.text("Block", es: "Bloquear", pl: "Zablokuj") }

    /// Neither of you can write to the other, except while an order is under way.
    static var blockHint: String {
        Localized.text(
            "Neither of you can write to the other, except while an order is under way.",
            es: "Ninguno podrá escribir al otro, salvo durante un pedido.",
            pl: "Żadne z Was nie napisze do drugiego, chyba że trwa zamówienie.")
    }

    /// Block this person?
    static var blockQuestion: String { Localized.text("Block this person?", es: "¿Bloquear a esta persona?", pl: "Zablokować tę osobę?") }

    /// You have blocked this person.
    static var blockedHint: String {
        Localized.text(
            "You have blocked this person.",
            es: "Has bloqueado a esta persona.",
            pl: "Ta osoba jest przez Ciebie zablokowana.")
    }

    /// Cancel
    static var cancel: String { Localized.text("Cancel", es: "Cancelar", pl: "Anuluj") }

    /// This conversation is closed. You can still read it.
    static var closedHint: String {
        Localized.text(
            "This conversation is closed. You can still read it.",
            es: "Esta conversación está cerrada. Aún puedes leerla.",
            pl: "Ta rozmowa jest zamknięta. Nadal można ją czytać.")
    }

    /// Conversation
    static var conversation: String { Localized.text("Conversation", es: "Conversación", pl: "Rozmowa") }
    /// Discard
    static var discard: String { Localized.text("Discard", es: "Descartar", pl: "Odrzuć") }
    /// Messages of this conversation
    static var history: String { Localized.text("Messages of this conversation", es: "Mensajes de esta conversación", pl: "Wiadomości tej rozmowy") }
    /// Join the conversation
    static var join: String { Localized.text("Join the conversation", es: "Unirse a la conversación", pl: "Dołącz do rozmowy") }

    /// Both will see that you have joined.
    static var joinHint: String {
        Localized.text(
            "Both will see that you have joined.",
            es: "Ambos verán que te has unido.",
            pl: "Obie osoby zobaczą, że dołączasz.")
    }

    /// Last seen %(time)@
    static func lastSeen(_ time: String) -> String { Localized.text("Last seen \(time)", es: "Última vez: \(time)", pl: "Ostatnio: \(time)") }
    /// Leave the conversation
    static var leave: String { Localized.text("Leave the conversation", es: "Salir de la conversación", pl: "Opuść rozmowę") }
    /// Message
    static var message: String { Localized.text("Message", es: "Mensaje", pl: "Wiadomość") }
    /// Messages
    static var messages: String { Localized.text("Messages", es: "Mensajes", pl: "Wiadomości") }
    /// More results
    static var moreResults: String { Localized.text("More results", es: "Más resultados", pl: "Więcej wyników") }
    /// Mute
    static var mute: String { Localized.text("Mute", es: "Silenciar", pl: "Wycisz") }
    /// Muted
    static var muted: String { Localized.text("Muted", es: "Silenciado", pl: "Wyciszona") }
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

    /// No conversations
    static var noOrderConversations: String { Localized.text("No conversations", es: "Sin conversaciones", pl: "Brak rozmów") }

    /// A conversation begins when a driver is assigned.
    static var noOrderConversationsMessage: String {
        Localized.text(
            "A conversation begins when a driver is assigned.",
            es: "Una conversación empieza al asignar un conductor.",
            pl: "Rozmowa zaczyna się po przydzieleniu kierowcy.")
    }

    /// No reports
    static var noReports: String { Localized.text("No reports", es: "Sin denuncias", pl: "Brak zgłoszeń") }

    /// Nobody has reported a conversation.
    static var noReportsMessage: String {
        Localized.text(
            "Nobody has reported a conversation.",
            es: "Nadie ha denunciado una conversación.",
            pl: "Nikt nie zgłosił rozmowy.")
    }

    /// No message yet
    static var noText: String { Localized.text("No message yet", es: "Aún sin mensajes", pl: "Jeszcze bez wiadomości") }
    /// Not sent
    static var notSent: String { Localized.text("Not sent", es: "No enviado", pl: "Nie wysłano") }
    /// Nothing found
    static var nothingFound: String { Localized.text("Nothing found", es: "No se encontró nada", pl: "Nic nie znaleziono") }

    /// No message of yours holds this text.
    static var nothingFoundMessage: String {
        Localized.text(
            "No message of yours holds this text.",
            es: "Ninguno de tus mensajes contiene este texto.",
            pl: "Żadna z Twoich wiadomości nie zawiera tego tekstu.")
    }

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
    /// Online
    static var online: String { Localized.text("Online", es: "En línea", pl: "Online") }
    /// Opening the conversation
    static var opening: String { Localized.text("Opening the conversation", es: "Abriendo la conversación", pl: "Otwieranie rozmowy") }
    /// Options
    static var options: String { Localized.text("Options", es: "Opciones", pl: "Opcje") }
    /// Order %(id)lld
    static func order(_ id: Int) -> String { Localized.text("Order \(id)", es: "Pedido \(id)", pl: "Zamówienie \(id)") }
    /// You: %(text)@
    static func own(_ text: String) -> String { Localized.text("You: \(text)", es: "Tú: \(text)", pl: "Ty: \(text)") }
    /// “%(text)@”
    static func quoted(_ text: String) -> String { Localized.text("“\(text)”", es: "«\(text)»", pl: "„\(text)”") }
    /// Read
    static var read: String { Localized.text("Read", es: "Leído", pl: "Przeczytano") }
    /// Insults or threats
    static var reasonAbuse: String { Localized.text("Insults or threats", es: "Insultos o amenazas", pl: "Obelgi lub groźby") }
    /// Fraud or advertising
    static var reasonFraud: String { Localized.text("Fraud or advertising", es: "Fraude o publicidad", pl: "Oszustwo lub reklama") }
    /// Harassment
    static var reasonHarassment: String { Localized.text("Harassment", es: "Acoso", pl: "Nękanie") }
    /// Something else
    static var reasonOther: String { Localized.text("Something else", es: "Otra cosa", pl: "Coś innego") }

    /// Reconnecting: new messages may be late.
    static var reconnecting: String {
        Localized.text(
            "Reconnecting: new messages may be late.",
            es: "Reconectando: los mensajes nuevos pueden tardar.",
            pl: "Łączenie: nowe wiadomości mogą się spóźnić.")
    }

    /// Report
    static var report: String { Localized.text("Report", es: "Denunciar", pl: "Zgłoś") }

    /// Dispatchers and administrators see the report with the other person's latest message. The other person doesn't see it.
    static var reportHint: String {
        Localized.text(
            "Dispatchers and administrators see the report with the other person's latest message. The other person doesn't see it.",
            es: "Despachadores y administradores verán la denuncia con el último mensaje de la otra persona, que no la verá.",
            pl: "Zgłoszenie z ostatnią wiadomością drugiej osoby zobaczą dyspozytorzy i administratorzy. Druga osoba go nie zobaczy.")
    }

    /// What happened
    static var reportNote: String { Localized.text("What happened", es: "Qué pasó", pl: "Co się stało") }
    /// Why
    static var reportReason: String { Localized.text("Why", es: "Por qué", pl: "Powód") }
    /// Send the report
    static var reportSend: String { Localized.text("Send the report", es: "Enviar la denuncia", pl: "Wyślij zgłoszenie") }
    /// Thank you. We will look into it.
    static var reported: String { Localized.text("Thank you. We will look into it.", es: "Gracias. Lo revisaremos.", pl: "Dziękujemy. Sprawdzimy to.") }

    /// %(reporter)@ reported %(reported)@
    static func reportedBy(_ reporter: String, reported: String) -> String {
        Localized.text(
            "\(reporter) reported \(reported)",
            es: "\(reporter) denunció a \(reported)",
            pl: "\(reporter) zgłasza: \(reported)")
    }

    /// Reports
    static var reports: String { Localized.text("Reports", es: "Denuncias", pl: "Zgłoszenia") }
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
    /// Search messages
    static var searchMessages: String { Localized.text("Search messages", es: "Buscar mensajes", pl: "Szukaj w wiadomościach") }
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
    /// %(name)@ is typing…
    static func typing(_ name: String) -> String { Localized.text("\(name) is typing…", es: "\(name) está escribiendo…", pl: "\(name) pisze…") }
    /// Unblock
    static var unblock: String { Localized.text("Unblock", es: "Desbloquear", pl: "Odblokuj") }
    /// Unmute
    static var unmute: String { Localized.text("Unmute", es: "Dejar de silenciar", pl: "Wyłącz wyciszenie") }

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
