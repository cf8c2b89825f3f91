// Made by `make strings` from Packages/Support/Strings/Support.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// The texts of Support, in the language of the current request or page.
enum Strings {
    /// Actions
    static var actions: String { Localized.text("Actions", es: "Acciones", pl: "Działania") }
    /// All
    static var all: String { Localized.text("All", es: "Todas", pl: "Wszystkie") }
    /// Text
    static var answerText: String { Localized.text("Text", es: "Texto", pl: "Treść") }
    /// Write the answer.
    static var answerTextNeeded: String { Localized.text("Write the answer.", es: "Escribe la respuesta.", pl: "Napisz odpowiedź.") }
    /// Name
    static var answerTitle: String { Localized.text("Name", es: "Nombre", pl: "Nazwa") }
    /// Use at most 80 characters.
    static var answerTitleLong: String { Localized.text("Use at most 80 characters.", es: "Usa 80 caracteres como máximo.", pl: "Użyj najwyżej 80 znaków.") }
    /// Give the answer a name.
    static var answerTitleNeeded: String { Localized.text("Give the answer a name.", es: "Ponle un nombre a la respuesta.", pl: "Nazwij odpowiedź.") }
    /// Assigned to
    static var assignee: String { Localized.text("Assigned to", es: "Asignada a", pl: "Opiekun") }
    /// Add photos or a PDF
    static var attach: String { Localized.text("Add photos or a PDF", es: "Añadir fotos o un PDF", pl: "Dodaj zdjęcia lub PDF") }

    /// Photos or documents (optional)
    static var attachments: String {
        Localized.text(
            "Photos or documents (optional)",
            es: "Fotos o documentos (opcional)",
            pl: "Zdjęcia lub dokumenty (opcjonalnie)")
    }

    /// Up to 5 pictures or PDFs of 10 MB each
    static var attachmentsHint: String {
        Localized.text(
            "Up to 5 pictures or PDFs of 10 MB each",
            es: "Hasta 5 imágenes o PDF de 10 MB cada uno",
            pl: "Do 5 zdjęć lub plików PDF, każdy do 10 MB")
    }

    /// Cancel
    static var cancel: String { Localized.text("Cancel", es: "Cancelar", pl: "Anuluj") }
    /// Saved answers
    static var cannedAnswers: String { Localized.text("Saved answers", es: "Respuestas guardadas", pl: "Gotowe odpowiedzi") }
    /// Account
    static var categoryAccount: String { Localized.text("Account", es: "Cuenta", pl: "Konto") }
    /// Damaged or missing items
    static var categoryDamage: String { Localized.text("Damaged or missing items", es: "Prendas dañadas o perdidas", pl: "Uszkodzone lub brakujące rzeczy") }
    /// Pickup or delivery
    static var categoryDelivery: String { Localized.text("Pickup or delivery", es: "Recogida o entrega", pl: "Odbiór lub dostawa") }
    /// Jobs and stops
    static var categoryDriving: String { Localized.text("Jobs and stops", es: "Trabajos y paradas", pl: "Zlecenia i przystanki") }
    /// Category
    static var categoryField: String { Localized.text("Category", es: "Categoría", pl: "Kategoria") }
    /// Choose what it's about.
    static var categoryNeeded: String { Localized.text("Choose what it's about.", es: "Elige de qué se trata.", pl: "Wybierz, o co chodzi.") }
    /// Something else
    static var categoryOther: String { Localized.text("Something else", es: "Otra cosa", pl: "Coś innego") }
    /// Payments
    static var categoryPayment: String { Localized.text("Payments", es: "Pagos", pl: "Płatności") }
    /// What is it about?
    static var categoryQuestion: String { Localized.text("What is it about?", es: "¿De qué se trata?", pl: "O co chodzi?") }
    /// Safety
    static var categorySafety: String { Localized.text("Safety", es: "Seguridad", pl: "Bezpieczeństwo") }
    /// Close ticket
    static var close: String { Localized.text("Close ticket", es: "Cerrar solicitud", pl: "Zamknij zgłoszenie") }
    /// My question is answered
    static var closeOwn: String { Localized.text("My question is answered", es: "Mi duda está resuelta", pl: "Dziękuję, to już wszystko") }

    /// This ticket is closed. If you write again, we'll open it again.
    static var closedHint: String {
        Localized.text(
            "This ticket is closed. If you write again, we'll open it again.",
            es: "Esta solicitud está cerrada. Si escribes de nuevo, la reabriremos.",
            pl: "To zgłoszenie jest zamknięte. Gdy znów napiszesz, otworzymy je ponownie.")
    }

    /// Credit in dollars
    static var creditAmount: String { Localized.text("Credit in dollars", es: "Crédito en dólares", pl: "Kwota w dolarach") }

    /// Enter an amount up to $500.
    static var creditAmountNeeded: String {
        Localized.text(
            "Enter an amount up to $500.",
            es: "Escribe un importe de hasta 500 $.",
            pl: "Wpisz kwotę do 500 $.")
    }

    /// Reason, which the customer reads
    static var creditReason: String {
        Localized.text(
            "Reason, which the customer reads",
            es: "Motivo, que leerá el cliente",
            pl: "Powód, który przeczyta klient")
    }

    /// Say what it's for.
    static var creditReasonNeeded: String { Localized.text("Say what it's for.", es: "Di por qué es.", pl: "Napisz, za co.") }
    /// What happened?
    static var description: String { Localized.text("What happened?", es: "¿Qué pasó?", pl: "Co się stało?") }

    /// The more we know, the faster we can help.
    static var descriptionHint: String {
        Localized.text(
            "The more we know, the faster we can help.",
            es: "Cuanto más sepamos, antes podremos ayudarte.",
            pl: "Im więcej wiemy, tym szybciej pomożemy.")
    }

    /// Tell us what happened.
    static var descriptionNeeded: String { Localized.text("Tell us what happened.", es: "Cuéntanos qué pasó.", pl: "Napisz, co się stało.") }
    /// Did this help?
    static var didThisHelp: String { Localized.text("Did this help?", es: "¿Te ayudó?", pl: "Czy to pomogło?") }
    /// Reply by %(time)@
    static func dueBy(_ time: String) -> String { Localized.text("Reply by \(time)", es: "Responder antes de: \(time)", pl: "Odpowiedz do: \(time)") }
    /// Overdue since %(time)@
    static func dueLate(_ time: String) -> String { Localized.text("Overdue since \(time)", es: "Atrasada desde: \(time)", pl: "Po terminie od: \(time)") }
    /// Edit
    static var edit: String { Localized.text("Edit", es: "Editar", pl: "Edytuj") }
    /// Edit answer
    static var editAnswer: String { Localized.text("Edit answer", es: "Editar respuesta", pl: "Edytuj odpowiedź") }

    /// Show everybody's tickets
    static var everybodysTickets: String {
        Localized.text(
            "Show everybody's tickets",
            es: "Mostrar las solicitudes de todos",
            pl: "Pokaż zgłoszenia wszystkich")
    }

    /// A file can have up to 10 MB.
    static var fileTooLarge: String {
        Localized.text(
            "A file can have up to 10 MB.",
            es: "Un archivo puede tener hasta 10 MB.",
            pl: "Plik może mieć do 10 MB.")
    }

    /// A message can have up to 5 files.
    static var filesTooMany: String {
        Localized.text(
            "A message can have up to 5 files.",
            es: "Un mensaje puede tener hasta 5 archivos.",
            pl: "Wiadomość może mieć do 5 plików.")
    }

    /// We're glad. Thanks for telling us!
    static var gladItHelped: String {
        Localized.text(
            "We're glad. Thanks for telling us!",
            es: "Nos alegra. ¡Gracias por decírnoslo!",
            pl: "Cieszymy się. Dziękujemy za odpowiedź!")
    }

    /// Grant credit
    static var grantCredit: String { Localized.text("Grant credit", es: "Conceder crédito", pl: "Przyznaj środki") }
    /// Handled by %(name)@
    static func handledBy(_ name: String) -> String { Localized.text("Handled by \(name)", es: "A cargo de \(name)", pl: "Opiekun: \(name)") }
    /// Help
    static var help: String { Localized.text("Help", es: "Ayuda", pl: "Pomoc") }

    /// Answers about offers, stops and your account
    static var helpForDrivers: String {
        Localized.text(
            "Answers about offers, stops and your account",
            es: "Respuestas sobre ofertas, paradas y tu cuenta",
            pl: "Odpowiedzi o ofertach, przystankach i koncie")
    }

    /// Answers about orders, prices and your account
    static var helpMessage: String {
        Localized.text(
            "Answers about orders, prices and your account",
            es: "Respuestas sobre pedidos, precios y tu cuenta",
            pl: "Odpowiedzi o zamówieniach, cenach i koncie")
    }

    /// Incident
    static var incident: String { Localized.text("Incident", es: "Incidencia", pl: "Incydent") }

    /// Nobody but our team sees this ticket.
    static var incidentNotes: String {
        Localized.text(
            "Nobody but our team sees this ticket.",
            es: "Solo nuestro equipo ve este ticket.",
            pl: "To zgłoszenie widzi tylko nasz zespół.")
    }

    /// Differences in payments
    static var incidents: String { Localized.text("Differences in payments", es: "Diferencias en los pagos", pl: "Różnice w płatnościach") }
    /// Internal note
    static var internalNote: String { Localized.text("Internal note", es: "Nota interna", pl: "Notatka wewnętrzna") }
    /// Maybe this helps
    static var maybeThisHelps: String { Localized.text("Maybe this helps", es: "Quizá esto te ayude", pl: "Może to pomoże") }
    /// Merge into another ticket
    static var merge: String { Localized.text("Merge into another ticket", es: "Unir a otro ticket", pl: "Połącz z innym zgłoszeniem") }

    /// All messages move to the ticket that you choose, and this one is closed. That can't be undone.
    static var mergeHint: String {
        Localized.text(
            "All messages move to the ticket that you choose, and this one is closed. That can't be undone.",
            es: "Todos los mensajes pasan al ticket que elijas y este se cierra. No se puede deshacer.",
            pl: "Wszystkie wiadomości trafią do wybranego zgłoszenia, a to zostanie zamknięte. Nie można tego cofnąć.")
    }

    /// Merge into ticket %(number)lld
    static func mergeInto(_ number: Int) -> String {
        Localized.text(
            "Merge into ticket \(number)",
            es: "Unir al ticket \(number)",
            pl: "Połącz ze zgłoszeniem \(number)")
    }

    /// This person has no other ticket.
    static var mergeNone: String {
        Localized.text(
            "This person has no other ticket.",
            es: "Esta persona no tiene otro ticket.",
            pl: "Ta osoba nie ma innego zgłoszenia.")
    }

    /// This ticket goes on in ticket %(number)lld
    static func mergedInto(_ number: Int) -> String {
        Localized.text(
            "This ticket goes on in ticket \(number)",
            es: "Este ticket continúa en el ticket \(number)",
            pl: "To zgłoszenie ma ciąg dalszy w zgłoszeniu \(number)")
    }

    /// Message
    static var message: String { Localized.text("Message", es: "Mensaje", pl: "Wiadomość") }
    /// Messages
    static var messages: String { Localized.text("Messages", es: "Mensajes", pl: "Wiadomości") }
    /// Show more
    static var moreTickets: String { Localized.text("Show more", es: "Mostrar más", pl: "Pokaż więcej") }
    /// New answer
    static var newAnswer: String { Localized.text("New answer", es: "Respuesta nueva", pl: "Nowa odpowiedź") }
    /// Contact us
    static var newTicket: String { Localized.text("Contact us", es: "Contáctanos", pl: "Napisz do nas") }

    /// Tell us what's wrong. We'll reply here, and you can follow everything on this page.
    static var newTicketHint: String {
        Localized.text(
            "Tell us what's wrong. We'll reply here, and you can follow everything on this page.",
            es: "Cuéntanos qué ocurre. Te responderemos aquí y podrás seguirlo todo en esta página.",
            pl: "Napisz, co jest nie tak. Odpowiemy tutaj i na tej stronie wszystko prześledzisz.")
    }

    /// No
    static var no: String { Localized.text("No", es: "No", pl: "Nie") }
    /// No saved answers yet
    static var noAnswers: String { Localized.text("No saved answers yet", es: "Aún no hay respuestas guardadas", pl: "Nie ma jeszcze gotowych odpowiedzi") }

    /// Save what you write often, and insert it with one press.
    static var noAnswersMessage: String {
        Localized.text(
            "Save what you write often, and insert it with one press.",
            es: "Guarda lo que escribes a menudo e insértalo con un toque.",
            pl: "Zapisz to, co piszesz często, i wstawiaj to jednym naciśnięciem.")
    }

    /// Nothing found
    static var noArticles: String { Localized.text("Nothing found", es: "No encontramos nada", pl: "Nic nie znaleziono") }

    /// Try other words, or write to us.
    static var noArticlesMessage: String {
        Localized.text(
            "Try other words, or write to us.",
            es: "Prueba con otras palabras o escríbenos.",
            pl: "Spróbuj innych słów albo napisz do nas.")
    }

    /// None of my orders
    static var noOrder: String { Localized.text("None of my orders", es: "Ninguno de mis pedidos", pl: "Żadne z moich zamówień") }
    /// No questions yet
    static var noTickets: String { Localized.text("No questions yet", es: "Aún no hay consultas", pl: "Nie ma jeszcze pytań") }

    /// If something isn't right, write to us. We're here every day.
    static var noTicketsMessage: String {
        Localized.text(
            "If something isn't right, write to us. We're here every day.",
            es: "Si algo no está bien, escríbenos. Estamos aquí todos los días.",
            pl: "Jeśli coś jest nie tak, napisz do nas. Jesteśmy tu codziennie.")
    }

    /// Nothing is open
    static var nothingOpen: String { Localized.text("Nothing is open", es: "No hay nada abierto", pl: "Nic nie jest otwarte") }

    /// Choose a ticket from the list, or write to us.
    static var nothingOpenMessage: String {
        Localized.text(
            "Choose a ticket from the list, or write to us.",
            es: "Elige una solicitud de la lista o escríbenos.",
            pl: "Wybierz zgłoszenie z listy albo napisz do nas.")
    }

    /// Show older messages
    static var older: String { Localized.text("Show older messages", es: "Mostrar mensajes anteriores", pl: "Pokaż starsze wiadomości") }
    /// Order %(number)lld
    static func order(_ number: Int) -> String { Localized.text("Order \(number)", es: "Pedido \(number)", pl: "Zamówienie \(number)") }
    /// Is it about an order?
    static var orderField: String { Localized.text("Is it about an order?", es: "¿Se trata de un pedido?", pl: "Czy chodzi o zamówienie?") }
    /// Closed
    static var ownStatusClosed: String { Localized.text("Closed", es: "Cerrada", pl: "Zamknięte") }
    /// We'll reply soon
    static var ownStatusOpen: String { Localized.text("We'll reply soon", es: "Responderemos pronto", pl: "Wkrótce odpowiemy") }
    /// Your turn to reply
    static var ownStatusPending: String { Localized.text("Your turn to reply", es: "Te toca responder", pl: "Czekamy na Ciebie") }
    /// Anyone
    static var ownerEveryone: String { Localized.text("Anyone", es: "Cualquiera", pl: "Dowolny") }
    /// Me
    static var ownerMine: String { Localized.text("Me", es: "Yo", pl: "Ja") }
    /// Nobody
    static var ownerNobody: String { Localized.text("Nobody", es: "Nadie", pl: "Nikt") }
    /// Picture: %(name)@
    static func pictureNamed(_ name: String) -> String { Localized.text("Picture: \(name)", es: "Imagen: \(name)", pl: "Zdjęcie: \(name)") }

    /// Replace %(placeholder)@ before you send this.
    static func placeholderLeft(_ placeholder: String) -> String {
        Localized.text(
            "Replace \(placeholder) before you send this.",
            es: "Sustituye \(placeholder) antes de enviarlo.",
            pl: "Zastąp \(placeholder), zanim to wyślesz.")
    }

    /// Use {name}, {agent}, {order}, {ticket} and {subject}: they're filled in when you insert the answer.
    static var placeholdersHint: String {
        Localized.text(
            "Use {name}, {agent}, {order}, {ticket} and {subject}: they're filled in when you insert the answer.",
            es: "Usa {name}, {agent}, {order}, {ticket} y {subject}: se rellenan al insertar la respuesta.",
            pl: "Używaj {name}, {agent}, {order}, {ticket} i {subject}: wypełnią się, gdy wstawisz odpowiedź.")
    }

    /// Priority
    static var priorityField: String { Localized.text("Priority", es: "Prioridad", pl: "Priorytet") }
    /// High
    static var priorityHigh: String { Localized.text("High", es: "Alta", pl: "Wysoki") }
    /// Low
    static var priorityLow: String { Localized.text("Low", es: "Baja", pl: "Niski") }
    /// Normal
    static var priorityNormal: String { Localized.text("Normal", es: "Normal", pl: "Zwykły") }
    /// Urgent
    static var priorityUrgent: String { Localized.text("Urgent", es: "Urgente", pl: "Pilny") }
    /// No tickets here
    static var queueEmpty: String { Localized.text("No tickets here", es: "No hay solicitudes aquí", pl: "Nie ma tu zgłoszeń") }

    /// Nobody is waiting. Choose other filters to see more.
    static var queueEmptyMessage: String {
        Localized.text(
            "Nobody is waiting. Choose other filters to see more.",
            es: "Nadie está esperando. Cambia los filtros para ver más.",
            pl: "Nikt nie czeka. Zmień filtry, aby zobaczyć więcej.")
    }

    /// Choose a ticket. Arrow keys move through the queue, and A takes the ticket on.
    static var queueHint: String {
        Localized.text(
            "Choose a ticket. Arrow keys move through the queue, and A takes the ticket on.",
            es: "Elige una solicitud. Las flechas recorren la cola y la tecla A te la asigna.",
            pl: "Wybierz zgłoszenie. Strzałki prowadzą przez kolejkę, a klawisz A przydziela je Tobie.")
    }

    /// Rated %(rating)@: %(comment)@
    static func ratedComment(_ rating: String, comment: String) -> String {
        Localized.text(
            "Rated \(rating): \(comment)",
            es: "Valoración: \(rating). \(comment)",
            pl: "Ocena: \(rating). \(comment)")
    }

    /// Rated %(rating)@
    static func ratedOnly(_ rating: String) -> String { Localized.text("Rated \(rating)", es: "Valoración: \(rating)", pl: "Ocena: \(rating)") }
    /// Bad
    static var ratingBad: String { Localized.text("Bad", es: "Mal", pl: "Źle") }
    /// Anything to add?
    static var ratingComment: String { Localized.text("Anything to add?", es: "¿Quieres añadir algo?", pl: "Chcesz coś dodać?") }
    /// OK
    static var ratingFair: String { Localized.text("OK", es: "Regular", pl: "Może być") }
    /// Good
    static var ratingGood: String { Localized.text("Good", es: "Bien", pl: "Dobrze") }
    /// Great
    static var ratingGreat: String { Localized.text("Great", es: "Genial", pl: "Świetnie") }
    /// How did we do?
    static var ratingQuestion: String { Localized.text("How did we do?", es: "¿Qué tal lo hicimos?", pl: "Jak nam poszło?") }
    /// Send rating
    static var ratingSend: String { Localized.text("Send rating", es: "Enviar valoración", pl: "Wyślij ocenę") }
    /// Terrible
    static var ratingTerrible: String { Localized.text("Terrible", es: "Fatal", pl: "Okropnie") }

    /// You rated our help: %(rating)@. Thank you!
    static func ratingThanks(_ rating: String) -> String {
        Localized.text(
            "You rated our help: \(rating). Thank you!",
            es: "Valoraste nuestra ayuda: \(rating). ¡Gracias!",
            pl: "Twoja ocena naszej pomocy: \(rating). Dziękujemy!")
    }

    /// Arrange another visit
    static var redeliver: String { Localized.text("Arrange another visit", es: "Acordar otra visita", pl: "Umów kolejną wizytę") }
    /// Give money back
    static var refund: String { Localized.text("Give money back", es: "Devolver dinero", pl: "Zwróć pieniądze") }
    /// Unassign
    static var release: String { Localized.text("Unassign", es: "Quitar", pl: "Oddaj") }
    /// Delete
    static var remove: String { Localized.text("Delete", es: "Eliminar", pl: "Usuń") }
    /// Delete this answer
    static var removeConfirm: String { Localized.text("Delete this answer", es: "Eliminar esta respuesta", pl: "Usuń tę odpowiedź") }
    /// Remove %(name)@
    static func removeFile(_ name: String) -> String { Localized.text("Remove \(name)", es: "Quitar \(name)", pl: "Usuń plik \(name)") }
    /// Reopen ticket
    static var reopen: String { Localized.text("Reopen ticket", es: "Reabrir solicitud", pl: "Otwórz ponownie") }
    /// Reply
    static var reply: String { Localized.text("Reply", es: "Respuesta", pl: "Odpowiedź") }
    /// Administrator
    static var roleAdmin: String { Localized.text("Administrator", es: "Administrador", pl: "Administrator") }
    /// Customer
    static var roleCustomer: String { Localized.text("Customer", es: "Cliente", pl: "Klient") }
    /// Dispatcher
    static var roleDispatcher: String { Localized.text("Dispatcher", es: "Despachador", pl: "Dyspozytor") }
    /// Driver
    static var roleDriver: String { Localized.text("Driver", es: "Conductor", pl: "Kierowca") }
    /// Save
    static var save: String { Localized.text("Save", es: "Guardar", pl: "Zapisz") }
    /// Search help
    static var searchHelp: String { Localized.text("Search help", es: "Buscar en la ayuda", pl: "Szukaj w pomocy") }
    /// Search tickets or #number
    static var searchTickets: String { Localized.text("Search tickets or #number", es: "Buscar solicitudes o #número", pl: "Szukaj zgłoszeń lub #numeru") }
    /// Send
    static var send: String { Localized.text("Send", es: "Enviar", pl: "Wyślij") }

    /// Enter sends, Shift+Enter begins a new line
    static var sendHint: String {
        Localized.text(
            "Enter sends, Shift+Enter begins a new line",
            es: "Intro envía; Mayús+Intro empieza otra línea",
            pl: "Enter wysyła, Shift+Enter zaczyna nowy wiersz")
    }

    /// Send
    static var sendTicket: String { Localized.text("Send", es: "Enviar", pl: "Wyślij") }

    /// We're sorry. Write to us, and we'll help.
    static var sorryItDidNot: String {
        Localized.text(
            "We're sorry. Write to us, and we'll help.",
            es: "Lo sentimos. Escríbenos y te ayudamos.",
            pl: "Przykro nam. Napisz do nas, a pomożemy.")
    }

    /// Closed
    static var statusClosed: String { Localized.text("Closed", es: "Cerradas", pl: "Zamknięte") }
    /// Status
    static var statusField: String { Localized.text("Status", es: "Estado", pl: "Stan") }
    /// Open
    static var statusOpen: String { Localized.text("Open", es: "Abiertas", pl: "Otwarte") }
    /// Waiting
    static var statusPending: String { Localized.text("Waiting", es: "En espera", pl: "Oczekujące") }
    /// Subject
    static var subject: String { Localized.text("Subject", es: "Asunto", pl: "Temat") }
    /// My delivery is late
    static var subjectExample: String { Localized.text("My delivery is late", es: "Retraso en la entrega", pl: "Opóźniona dostawa") }
    /// Use at most 200 characters.
    static var subjectLong: String { Localized.text("Use at most 200 characters.", es: "Usa 200 caracteres como máximo.", pl: "Użyj najwyżej 200 znaków.") }

    /// Say in a few words what it's about.
    static var subjectNeeded: String {
        Localized.text(
            "Say in a few words what it's about.",
            es: "Di en pocas palabras de qué se trata.",
            pl: "Napisz w kilku słowach, o co chodzi.")
    }

    /// Support
    static var support: String { Localized.text("Support", es: "Ayuda", pl: "Pomoc") }
    /// Assign to me
    static var take: String { Localized.text("Assign to me", es: "Asignármela", pl: "Przydziel mi") }
    /// Use at most 4,000 characters.
    static var textLong: String { Localized.text("Use at most 4,000 characters.", es: "Usa 4000 caracteres como máximo.", pl: "Użyj najwyżej 4000 znaków.") }
    /// Ticket %(number)lld
    static func ticket(_ number: Int) -> String { Localized.text("Ticket \(number)", es: "Solicitud \(number)", pl: "Zgłoszenie \(number)") }

    /// Only the tickets of #%(person)lld
    static func ticketsOf(_ person: Int) -> String {
        Localized.text(
            "Only the tickets of #\(person)",
            es: "Solo las solicitudes de #\(person)",
            pl: "Tylko zgłoszenia osoby #\(person)")
    }

    /// Yes
    static var yes: String { Localized.text("Yes", es: "Sí", pl: "Tak") }
}
