// Made by `make strings` from Packages/Chat/Strings/Chat.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// The texts of Chat, in the language of the current request or page.
enum Strings {
    /// You may be missing newer messages.
    static var behind: String {
        Localized.text(
            "You may be missing newer messages.",
            es: "Puede que falten mensajes más recientes.",
            pl: "Może brakować nowszych wiadomości.")
    }

    /// Block
    static var block: String { Localized.text("Block", es: "Bloquear", pl: "Zablokuj") }

    /// You won't be able to message each other, except during an order.
    static var blockHint: String {
        Localized.text(
            "You won't be able to message each other, except during an order.",
            es: "No podrán escribirse, salvo durante un pedido.",
            pl: "Nie napiszecie do siebie, chyba że trwa wspólne zamówienie.")
    }

    /// Block this person?
    static var blockQuestion: String { Localized.text("Block this person?", es: "¿Bloquear a esta persona?", pl: "Zablokować tę osobę?") }

    /// You blocked this person. You can undo it in Options.
    static var blockedHint: String {
        Localized.text(
            "You blocked this person. You can undo it in Options.",
            es: "Bloqueaste a esta persona. Puedes deshacerlo en Opciones.",
            pl: "Ta osoba jest zablokowana. Możesz to cofnąć w Opcjach.")
    }

    /// Cancel
    static var cancel: String { Localized.text("Cancel", es: "Cancelar", pl: "Anuluj") }

    /// This conversation is closed, but you can still read it.
    static var closedHint: String {
        Localized.text(
            "This conversation is closed, but you can still read it.",
            es: "Esta conversación está cerrada, pero aún puedes leerla.",
            pl: "Ta rozmowa jest zamknięta, ale nadal można ją czytać.")
    }

    /// Conversation
    static var conversation: String { Localized.text("Conversation", es: "Conversación", pl: "Rozmowa") }
    /// Discard
    static var discard: String { Localized.text("Discard", es: "Descartar", pl: "Usuń") }
    /// Messages in this conversation
    static var history: String { Localized.text("Messages in this conversation", es: "Mensajes de esta conversación", pl: "Wiadomości w tej rozmowie") }
    /// Join the conversation
    static var join: String { Localized.text("Join the conversation", es: "Unirse a la conversación", pl: "Dołącz do rozmowy") }

    /// Both people will see that you joined.
    static var joinHint: String {
        Localized.text(
            "Both people will see that you joined.",
            es: "Ambas personas verán que te uniste.",
            pl: "Obie osoby zobaczą, że dołączasz.")
    }

    /// Last seen %(time)@
    static func lastSeen(_ time: String) -> String { Localized.text("Last seen \(time)", es: "Última conexión: \(time)", pl: "Ostatnio online: \(time)") }
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

    /// Once you share an order with someone, you can message each other here.
    static var noConversationsMessage: String {
        Localized.text(
            "Once you share an order with someone, you can message each other here.",
            es: "Cuando compartas un pedido con alguien, podrán escribirse aquí.",
            pl: "Gdy połączy Was zamówienie, możecie tu do siebie pisać.")
    }

    /// No messages yet
    static var noMessages: String { Localized.text("No messages yet", es: "Aún no hay mensajes", pl: "Nie ma jeszcze wiadomości") }

    /// Say hello. Your message arrives right away.
    static var noMessagesMessage: String {
        Localized.text(
            "Say hello. Your message arrives right away.",
            es: "Saluda: tu mensaje llega al instante.",
            pl: "Przywitaj się. Wiadomość dotrze od razu.")
    }

    /// No conversations about this order
    static var noOrderConversations: String {
        Localized.text(
            "No conversations about this order",
            es: "No hay conversaciones sobre este pedido",
            pl: "Brak rozmów o tym zamówieniu")
    }

    /// A conversation starts when a driver is assigned.
    static var noOrderConversationsMessage: String {
        Localized.text(
            "A conversation starts when a driver is assigned.",
            es: "La conversación empieza cuando se asigna un conductor.",
            pl: "Rozmowa zaczyna się po przydzieleniu kierowcy.")
    }

    /// No reports
    static var noReports: String { Localized.text("No reports", es: "Sin reportes", pl: "Brak zgłoszeń") }

    /// Reported conversations will show up here.
    static var noReportsMessage: String {
        Localized.text(
            "Reported conversations will show up here.",
            es: "Aquí aparecerán las conversaciones reportadas.",
            pl: "Tu pojawią się zgłoszone rozmowy.")
    }

    /// No messages yet
    static var noText: String { Localized.text("No messages yet", es: "Aún sin mensajes", pl: "Jeszcze bez wiadomości") }
    /// Not sent
    static var notSent: String { Localized.text("Not sent", es: "No enviado", pl: "Nie wysłano") }
    /// No messages found
    static var nothingFound: String { Localized.text("No messages found", es: "No se encontraron mensajes", pl: "Nie znaleziono wiadomości") }

    /// None of your messages contain this. Try another word.
    static var nothingFoundMessage: String {
        Localized.text(
            "None of your messages contain this. Try another word.",
            es: "Ninguno de tus mensajes lo contiene. Prueba con otra palabra.",
            pl: "Żadna z Twoich wiadomości tego nie zawiera. Spróbuj innego słowa.")
    }

    /// Pick a conversation
    static var nothingOpen: String { Localized.text("Pick a conversation", es: "Elige una conversación", pl: "Wybierz rozmowę") }

    /// Choose one from the list to read and reply.
    static var nothingOpenMessage: String {
        Localized.text(
            "Choose one from the list to read and reply.",
            es: "Escoge una de la lista para leer y responder.",
            pl: "Wskaż ją na liście, aby czytać i odpowiadać.")
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
    /// Fraud or spam
    static var reasonFraud: String { Localized.text("Fraud or spam", es: "Fraude o spam", pl: "Oszustwo lub spam") }
    /// Harassment
    static var reasonHarassment: String { Localized.text("Harassment", es: "Acoso", pl: "Nękanie") }
    /// Something else
    static var reasonOther: String { Localized.text("Something else", es: "Otra cosa", pl: "Coś innego") }

    /// Reconnecting… New messages may be delayed.
    static var reconnecting: String {
        Localized.text(
            "Reconnecting… New messages may be delayed.",
            es: "Reconectando… Los mensajes nuevos pueden tardar.",
            pl: "Łączenie… Nowe wiadomości mogą się opóźnić.")
    }

    /// Report
    static var report: String { Localized.text("Report", es: "Reportar", pl: "Zgłoś") }

    /// Dispatchers and administrators will see your report and this person's latest message. The person won't see it.
    static var reportHint: String {
        Localized.text(
            "Dispatchers and administrators will see your report and this person's latest message. The person won't see it.",
            es: "Los despachadores y administradores verán tu reporte y el último mensaje de esta persona, que no lo verá.",
            pl: "Dyspozytorzy i administratorzy zobaczą zgłoszenie i ostatnią wiadomość tej osoby. Ona go nie zobaczy.")
    }

    /// What happened?
    static var reportNote: String { Localized.text("What happened?", es: "¿Qué pasó?", pl: "Co się stało?") }

    /// Why are you reporting this person?
    static var reportReason: String {
        Localized.text(
            "Why are you reporting this person?",
            es: "¿Por qué reportas a esta persona?",
            pl: "Dlaczego zgłaszasz tę osobę?")
    }

    /// Send report
    static var reportSend: String { Localized.text("Send report", es: "Enviar reporte", pl: "Wyślij zgłoszenie") }
    /// Thanks. We'll look into it.
    static var reported: String { Localized.text("Thanks. We'll look into it.", es: "Gracias. Lo revisaremos.", pl: "Dziękujemy. Sprawdzimy to.") }

    /// %(reporter)@ reported %(reported)@
    static func reportedBy(_ reporter: String, reported: String) -> String {
        Localized.text(
            "\(reporter) reported \(reported)",
            es: "\(reporter) reportó a \(reported)",
            pl: "\(reporter) zgłasza: \(reported)")
    }

    /// Reports
    static var reports: String { Localized.text("Reports", es: "Reportes", pl: "Zgłoszenia") }
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

    /// Press Enter to send, Shift+Enter for a new line.
    static var sendHint: String {
        Localized.text(
            "Press Enter to send, Shift+Enter for a new line.",
            es: "Pulsa Intro para enviar y Mayús+Intro para una línea nueva.",
            pl: "Enter wysyła, Shift+Enter zaczyna nowy wiersz.")
    }

    /// Sending
    static var sending: String { Localized.text("Sending", es: "Enviando", pl: "Wysyłanie") }
    /// Sent
    static var sent: String { Localized.text("Sent", es: "Enviado", pl: "Wysłano") }

    /// Messages can have up to 4,000 characters.
    static var tooLong: String {
        Localized.text(
            "Messages can have up to 4,000 characters.",
            es: "Los mensajes pueden tener hasta 4,000 caracteres.",
            pl: "Wiadomość może mieć najwyżej 4000 znaków.")
    }

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
