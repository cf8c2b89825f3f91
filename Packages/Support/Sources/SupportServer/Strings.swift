// Made by `make strings` from Packages/Support/Strings/SupportServer.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// The texts of SupportServer, in the language of the current request or page.
enum Strings {
    /// This file is damaged or incomplete. Please add it again.
    static var attachmentBroken: String {
        Localized.text(
            "This file is damaged or incomplete. Please add it again.",
            es: "Este archivo está dañado o incompleto. Vuelve a añadirlo.",
            pl: "Ten plik jest uszkodzony lub niekompletny. Dodaj go ponownie.")
    }

    /// Send a JPEG, PNG or WebP picture, or a PDF.
    static var attachmentFormats: String {
        Localized.text(
            "Send a JPEG, PNG or WebP picture, or a PDF.",
            es: "Envía una imagen JPEG, PNG o WebP, o un PDF.",
            pl: "Wyślij obraz JPEG, PNG lub WebP albo plik PDF.")
    }

    /// This picture has too many pixels. Please send a smaller one.
    static var attachmentPixels: String {
        Localized.text(
            "This picture has too many pixels. Please send a smaller one.",
            es: "Esta imagen tiene demasiados píxeles. Envía una más pequeña.",
            pl: "Ten obraz ma zbyt wiele pikseli. Wyślij mniejszy.")
    }

    /// This file was sent already.
    static var attachmentSent: String { Localized.text("This file was sent already.", es: "Este archivo ya se envió.", pl: "Ten plik został już wysłany.") }

    /// One of the files is no longer there. Please add it again.
    static var attachmentUnknown: String {
        Localized.text(
            "One of the files is no longer there. Please add it again.",
            es: "Uno de los archivos ya no está. Vuelve a añadirlo.",
            pl: "Jednego z plików już nie ma. Dodaj go ponownie.")
    }

    /// Animations and unusual kinds of pictures can't be used. Please send a plain picture.
    static var attachmentUnsupported: String {
        Localized.text(
            "Animations and unusual kinds of pictures can't be used. Please send a plain picture.",
            es: "No se pueden usar animaciones ni formatos poco comunes. Envía una imagen normal.",
            pl: "Animacji i nietypowych obrazów nie można użyć. Wyślij zwykły obraz.")
    }

    /// The files of this message are no longer kept.
    static var attachmentsGone: String {
        Localized.text(
            "The files of this message are no longer kept.",
            es: "Los archivos de este mensaje ya no se conservan.",
            pl: "Pliki z tej wiadomości nie są już przechowywane.")
    }

    /// A message can have up to 5 files.
    static var attachmentsMost: String {
        Localized.text(
            "A message can have up to 5 files.",
            es: "Un mensaje puede tener hasta 5 archivos.",
            pl: "Wiadomość może mieć do 5 plików.")
    }

    /// Files can't be stored or shown right now. Please try again in a moment.
    static var attachmentsUnavailable: String {
        Localized.text(
            "Files can't be stored or shown right now. Please try again in a moment.",
            es: "Ahora mismo no se pueden guardar ni mostrar archivos. Inténtalo de nuevo en un momento.",
            pl: "Plików nie można teraz zapisać ani pokazać. Spróbuj ponownie za chwilę.")
    }

    /// You've added many files without sending them. Send or remove some first.
    static var attachmentsUnsent: String {
        Localized.text(
            "You've added many files without sending them. Send or remove some first.",
            es: "Has añadido muchos archivos sin enviarlos. Envía o quita algunos primero.",
            pl: "Masz wiele dodanych, a niewysłanych plików. Najpierw wyślij lub usuń część z nich.")
    }

    /// Tumble
    static var automatic: String { Localized.text("Tumble", es: "Tumble", pl: "Tumble") }
    /// account
    static var categoryAccount: String { Localized.text("account", es: "cuenta", pl: "konto") }
    /// damaged or missing items
    static var categoryDamage: String { Localized.text("damaged or missing items", es: "prendas dañadas o perdidas", pl: "uszkodzone lub brakujące rzeczy") }
    /// pickup or delivery
    static var categoryDelivery: String { Localized.text("pickup or delivery", es: "recogida o entrega", pl: "odbiór lub dostawa") }
    /// driving
    static var categoryDriving: String { Localized.text("driving", es: "conducción", pl: "jazda") }
    /// something else
    static var categoryOther: String { Localized.text("something else", es: "otra cosa", pl: "coś innego") }
    /// payments
    static var categoryPayment: String { Localized.text("payments", es: "pagos", pl: "płatności") }
    /// safety
    static var categorySafety: String { Localized.text("safety", es: "seguridad", pl: "bezpieczeństwo") }

    /// Credit is between $0.01 and $500.
    static var creditAmount: String {
        Localized.text(
            "Credit is between $0.01 and $500.",
            es: "El crédito va de 0,01 $ a 500 $.",
            pl: "Kwota musi być od 0,01 $ do 500 $.")
    }

    /// This person can't be granted credit.
    static var creditUnavailable: String {
        Localized.text(
            "This person can't be granted credit.",
            es: "No se puede conceder crédito a esta persona.",
            pl: "Tej osobie nie można przyznać środków.")
    }

    /// Open tickets
    static var figureOpenTickets: String { Localized.text("Open tickets", es: "Tickets abiertos", pl: "Otwarte zgłoszenia") }

    /// Delivery of order %(number)lld failed
    static func incidentDelivery(_ number: Int) -> String {
        Localized.text(
            "Delivery of order \(number) failed",
            es: "Falló la entrega del pedido \(number)",
            pl: "Dostawa zamówienia \(number) nie udała się")
    }

    /// Payment %(number)lld doesn't match
    static func incidentPayment(_ number: Int) -> String {
        Localized.text(
            "Payment \(number) doesn't match",
            es: "El pago \(number) no cuadra",
            pl: "Płatność \(number) się nie zgadza")
    }

    /// Our books and the payment provider's don't agree. An administrator finds the amounts under Payouts.
    static var incidentPaymentHint: String {
        Localized.text(
            "Our books and the payment provider's don't agree. An administrator finds the amounts under Payouts.",
            es: "Nuestras cuentas y las del proveedor de pagos no coinciden. Un administrador encuentra los importes en Pagos a conductores.",
            pl: "Nasze księgi i operatora płatności się nie zgadzają. Administrator znajdzie kwoty w wypłatach.")
    }

    /// Pickup of order %(number)lld failed
    static func incidentPickup(_ number: Int) -> String {
        Localized.text(
            "Pickup of order \(number) failed",
            es: "Falló la recogida del pedido \(number)",
            pl: "Odbiór zamówienia \(number) nie udał się")
    }

    /// Bags of order %(number)lld couldn't be handed back
    static func incidentReturn(_ number: Int) -> String {
        Localized.text(
            "Bags of order \(number) couldn't be handed back",
            es: "No se pudieron devolver las bolsas del pedido \(number)",
            pl: "Nie udało się zwrócić toreb z zamówienia \(number)")
    }

    /// The order was canceled, and nobody took the bags at the door. They're on their way back to the plant.
    static var incidentReturnHint: String {
        Localized.text(
            "The order was canceled, and nobody took the bags at the door. They're on their way back to the plant.",
            es: "El pedido se canceló y nadie recibió las bolsas en la puerta. Vuelven a la planta.",
            pl: "Zamówienie anulowano, a pod drzwiami nikt nie odebrał toreb. Wracają do pralni.")
    }

    /// The order's page says why. The customer was asked to choose another time; call them if they don't.
    static var incidentVisitHint: String {
        Localized.text(
            "The order's page says why. The customer was asked to choose another time; call them if they don't.",
            es: "La página del pedido dice por qué. Pedimos al cliente que elija otra hora; llámalo si no lo hace.",
            pl: "Strona zamówienia mówi dlaczego. Poprosiliśmy klienta o wybór innego terminu; zadzwoń, jeśli tego nie zrobi.")
    }

    /// Choose another ticket of the same person.
    static var mergeOther: String {
        Localized.text(
            "Choose another ticket of the same person.",
            es: "Elige otro ticket de la misma persona.",
            pl: "Wybierz inne zgłoszenie tej samej osoby.")
    }

    /// You can rate the help once the ticket is closed.
    static var notClosed: String {
        Localized.text(
            "You can rate the help once the ticket is closed.",
            es: "Podrás valorar la ayuda cuando se cierre la solicitud.",
            pl: "Pomoc ocenisz po zamknięciu zgłoszenia.")
    }

    /// Only dispatchers and administrators can take a ticket.
    static var notStaff: String {
        Localized.text(
            "Only dispatchers and administrators can take a ticket.",
            es: "Solo los despachadores y administradores pueden encargarse de una solicitud.",
            pl: "Zgłoszenie może przejąć tylko dyspozytor lub administrator.")
    }

    /// Assigned to %(name)@
    static func noticeAssigned(_ name: String) -> String { Localized.text("Assigned to \(name)", es: "Asignada a \(name)", pl: "Przydzielono: \(name)") }
    /// Category: %(name)@
    static func noticeCategory(_ name: String) -> String { Localized.text("Category: \(name)", es: "Categoría: \(name)", pl: "Kategoria: \(name)") }
    /// Closed
    static var noticeClosed: String { Localized.text("Closed", es: "Cerrada", pl: "Zamknięto") }

    /// Credit granted: %(amount)@
    static func noticeCredited(_ amount: String) -> String {
        Localized.text(
            "Credit granted: \(amount)",
            es: "Crédito concedido: \(amount)",
            pl: "Przyznano środki: \(amount)")
    }

    /// Ticket %(number)lld was merged into this one
    static func noticeMerged(_ number: Int) -> String {
        Localized.text(
            "Ticket \(number) was merged into this one",
            es: "El ticket \(number) se unió a este",
            pl: "Zgłoszenie \(number) połączono z tym")
    }

    /// Merged into ticket %(number)lld
    static func noticeMergedInto(_ number: Int) -> String {
        Localized.text(
            "Merged into ticket \(number)",
            es: "Unido al ticket \(number)",
            pl: "Połączono ze zgłoszeniem \(number)")
    }

    /// Priority: %(name)@
    static func noticePriority(_ name: String) -> String { Localized.text("Priority: \(name)", es: "Prioridad: \(name)", pl: "Priorytet: \(name)") }

    /// Refunded: %(amount)@ in all
    static func noticeRefunded(_ amount: String) -> String {
        Localized.text(
            "Refunded: \(amount) in all",
            es: "Reembolsado: \(amount) en total",
            pl: "Zwrócono: łącznie \(amount)")
    }

    /// Opened again
    static var noticeReopened: String { Localized.text("Opened again", es: "Abierta de nuevo", pl: "Otwarto ponownie") }
    /// Another visit was arranged
    static var noticeRescheduled: String { Localized.text("Another visit was arranged", es: "Se acordó otra visita", pl: "Umówiono kolejną wizytę") }

    /// Closed, since it's settled
    static var noticeSettled: String {
        Localized.text(
            "Closed, since it's settled",
            es: "Cerrado, porque ya está resuelto",
            pl: "Zamknięto, bo sprawa jest załatwiona")
    }

    /// Assigned to nobody
    static var noticeUnassigned: String { Localized.text("Assigned to nobody", es: "Sin asignar", pl: "Bez opiekuna") }

    /// A ticket waits for the requester once you have replied.
    static var pendingByReply: String {
        Localized.text(
            "A ticket waits for the requester once you have replied.",
            es: "Una solicitud espera a la persona cuando le has respondido.",
            pl: "Zgłoszenie czeka na klienta, gdy na nie odpowiesz.")
    }

    /// high
    static var priorityHigh: String { Localized.text("high", es: "alta", pl: "wysoki") }
    /// low
    static var priorityLow: String { Localized.text("low", es: "baja", pl: "niski") }
    /// normal
    static var priorityNormal: String { Localized.text("normal", es: "normal", pl: "zwykły") }
    /// urgent
    static var priorityUrgent: String { Localized.text("urgent", es: "urgente", pl: "pilny") }
    /// Files that you sent to support
    static var privacyFiles: String { Localized.text("Files that you sent to support", es: "Archivos que enviaste a soporte", pl: "Pliki wysłane do pomocy") }

    /// %(time)@ at most, and a week if you didn't send them.
    static func privacyFilesKept(_ time: String) -> String {
        Localized.text(
            "\(time) at most, and a week if you didn't send them.",
            es: "\(time) como máximo, y una semana si no los enviaste.",
            pl: "Najwyżej \(time), a niewysłane przez tydzień.")
    }

    /// To show us what your request is about.
    static var privacyFilesPurpose: String {
        Localized.text(
            "To show us what your request is about.",
            es: "Para mostrarnos de qué trata tu consulta.",
            pl: "Żeby pokazać nam, czego dotyczy zgłoszenie.")
    }

    /// Requests to support
    static var privacyTickets: String { Localized.text("Requests to support", es: "Consultas a soporte", pl: "Zgłoszenia do pomocy") }

    /// As long as you have an account.
    static var privacyTicketsKept: String {
        Localized.text(
            "As long as you have an account.",
            es: "Mientras tengas una cuenta.",
            pl: "Tak długo, jak masz konto.")
    }

    /// To help you when something went wrong.
    static var privacyTicketsPurpose: String {
        Localized.text(
            "To help you when something went wrong.",
            es: "Para ayudarte cuando algo sale mal.",
            pl: "Aby pomóc Ci, gdy coś pójdzie nie tak.")
    }

    /// Somebody changed this ticket in the meantime. Look at it again.
    static var staleVersion: String {
        Localized.text(
            "Somebody changed this ticket in the meantime. Look at it again.",
            es: "Alguien cambió esta solicitud mientras tanto. Revísala de nuevo.",
            pl: "Ktoś zmienił to zgłoszenie w międzyczasie. Obejrzyj je jeszcze raz.")
    }

    /// This ticket was merged into ticket %(number)lld. Go on there.
    static func ticketMerged(_ number: Int) -> String {
        Localized.text(
            "This ticket was merged into ticket \(number). Go on there.",
            es: "Este ticket se unió al ticket \(number). Continúa allí.",
            pl: "To zgłoszenie połączono ze zgłoszeniem \(number). Kontynuuj tam.")
    }

    /// There are too many canned answers. Remove one first.
    static var tooManyAnswers: String {
        Localized.text(
            "There are too many canned answers. Remove one first.",
            es: "Hay demasiadas respuestas guardadas. Elimina una primero.",
            pl: "Zapisanych odpowiedzi jest za dużo. Najpierw jakąś usuń.")
    }

    /// We couldn't find this order among yours.
    static var unknownOrder: String {
        Localized.text(
            "We couldn't find this order among yours.",
            es: "No encontramos este pedido entre los tuyos.",
            pl: "Nie znaleźliśmy tego zamówienia wśród Twoich.")
    }

    /// Somebody
    static var unknownPerson: String { Localized.text("Somebody", es: "Alguien", pl: "Ktoś") }
    /// This isn't the end of a list.
    static var wrongCursor: String { Localized.text("This isn't the end of a list.", es: "Esto no es el final de una lista.", pl: "To nie jest koniec listy.") }
}
