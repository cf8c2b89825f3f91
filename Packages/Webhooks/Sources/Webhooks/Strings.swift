// Made by `make strings` from Packages/Webhooks/Strings/Webhooks.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// The texts of Webhooks, in the language of the current request or page.
enum Strings {
    /// %(action)@: %(address)@
    static func actionFor(_ action: String, address: String) -> String {
        Localized.text(
            "\(action): \(address)",
            es: "\(action): \(address)",
            pl: "\(action): \(address)")
    }

    /// Active
    static var active: String { Localized.text("Active", es: "Activa", pl: "Aktywny") }
    /// Added on %(day)@
    static func addedOn(_ day: String) -> String { Localized.text("Added on \(day)", es: "Añadida el \(day)", pl: "Dodano: \(day)") }
    /// Address
    static var address: String { Localized.text("Address", es: "Dirección", pl: "Adres") }

    /// The https address that receives events.
    static var addressHint: String {
        Localized.text(
            "The https address that receives events.",
            es: "La dirección https que recibe los eventos.",
            pl: "Adres https, który odbiera zdarzenia.")
    }

    /// Enter an address.
    static var addressNeeded: String { Localized.text("Enter an address.", es: "Escribe una dirección.", pl: "Podaj adres.") }
    /// All
    static var all: String { Localized.text("All", es: "Todas", pl: "Wszystkie") }
    /// All events
    static var allEvents: String { Localized.text("All events", es: "Todos los eventos", pl: "Wszystkie zdarzenia") }

    /// %(count)lld attempts
    static func attempts(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) attempt", other: "\(count) attempts"),
            es: Localized.es(count, one: "\(count) intento", many: "\(count) de intentos", other: "\(count) intentos"),
            pl: Localized.pl(count, one: "\(count) próba", few: "\(count) próby", many: "\(count) prób", other: "\(count) próby"))
    }

    /// Cancel
    static var cancel: String { Localized.text("Cancel", es: "Cancelar", pl: "Anuluj") }
    /// Add address
    static var create: String { Localized.text("Add address", es: "Añadir dirección", pl: "Dodaj adres") }
    /// Given up
    static var dead: String { Localized.text("Given up", es: "Abandonadas", pl: "Porzucone") }
    /// Delivered
    static var delivered: String { Localized.text("Delivered", es: "Entregadas", pl: "Dostarczone") }
    /// Deliveries
    static var deliveries: String { Localized.text("Deliveries", es: "Entregas", pl: "Dostawy") }
    /// No addresses yet
    static var empty: String { Localized.text("No addresses yet", es: "Aún no hay direcciones", pl: "Nie ma jeszcze adresów") }

    /// Add an address, and we send it events as they happen.
    static var emptyMessage: String {
        Localized.text(
            "Add an address, and we send it events as they happen.",
            es: "Añade una dirección y le enviaremos los eventos en cuanto ocurran.",
            pl: "Dodaj adres, a będziemy wysyłać na niego zdarzenia na bieżąco.")
    }

    /// Event %(number)lld
    static func eventNumber(_ number: Int) -> String { Localized.text("Event \(number)", es: "Evento \(number)", pl: "Zdarzenie \(number)") }
    /// Events
    static var events: String { Localized.text("Events", es: "Eventos", pl: "Zdarzenia") }

    /// Choose none to receive all of them.
    static var eventsHint: String {
        Localized.text(
            "Choose none to receive all of them.",
            es: "No elijas ninguno para recibirlos todos.",
            pl: "Nie wybieraj żadnego, aby otrzymywać wszystkie.")
    }

    /// Finished: %(time)@
    static func finishedAt(_ time: String) -> String { Localized.text("Finished: \(time)", es: "Terminada: \(time)", pl: "Zakończono: \(time)") }

    /// Tell other systems what happens
    static var hint: String {
        Localized.text(
            "Tell other systems what happens",
            es: "Avisa a otros sistemas de lo que ocurre",
            pl: "Powiadamiaj inne systemy o zdarzeniach")
    }

    /// New address
    static var new: String { Localized.text("New address", es: "Nueva dirección", pl: "Nowy adres") }
    /// New secret
    static var newSecret: String { Localized.text("New secret", es: "Nuevo secreto", pl: "Nowy sekret") }

    /// Replace the secret? For 24 hours we sign with the old one, too.
    static var newSecretQuestion: String {
        Localized.text(
            "Replace the secret? For 24 hours we sign with the old one, too.",
            es: "¿Cambiar el secreto? Durante 24 horas también firmaremos con el anterior.",
            pl: "Zmienić sekret? Przez 24 godziny będziemy podpisywać także starym.")
    }

    /// Next attempt: %(time)@
    static func nextAttempt(_ time: String) -> String { Localized.text("Next attempt: \(time)", es: "Próximo intento: \(time)", pl: "Następna próba: \(time)") }
    /// No deliveries
    static var noDeliveries: String { Localized.text("No deliveries", es: "No hay entregas", pl: "Brak dostaw") }

    /// Send a test to see one arrive.
    static var noDeliveriesMessage: String {
        Localized.text(
            "Send a test to see one arrive.",
            es: "Envía una prueba para ver llegar una.",
            pl: "Wyślij test, aby zobaczyć, jak dociera.")
    }

    /// Nothing is in this state at the moment.
    static var noneInState: String {
        Localized.text(
            "Nothing is in this state at the moment.",
            es: "Ahora mismo no hay ninguna en este estado.",
            pl: "Obecnie nie ma żadnej w tym stanie.")
    }

    /// Pause
    static var pause: String { Localized.text("Pause", es: "Pausar", pl: "Wstrzymaj") }
    /// Paused
    static var paused: String { Localized.text("Paused", es: "En pausa", pl: "Wstrzymany") }

    /// Paused since %(time)@. Events wait for up to 30 days.
    static func pausedSince(_ time: String) -> String {
        Localized.text(
            "Paused since \(time). Events wait for up to 30 days.",
            es: "En pausa desde \(time). Los eventos esperan hasta 30 días.",
            pl: "Wstrzymany od: \(time). Zdarzenia czekają do 30 dni.")
    }

    /// Remove
    static var remove: String { Localized.text("Remove", es: "Quitar", pl: "Usuń") }

    /// Remove this address? What it hasn't received yet is lost.
    static var removeQuestion: String {
        Localized.text(
            "Remove this address? What it hasn't received yet is lost.",
            es: "¿Quitar esta dirección? Lo que aún no ha recibido se perderá.",
            pl: "Usunąć ten adres? To, czego jeszcze nie otrzymał, przepadnie.")
    }

    /// Response %(status)lld
    static func response(_ status: Int) -> String { Localized.text("Response \(status)", es: "Respuesta \(status)", pl: "Odpowiedź \(status)") }
    /// Resume
    static var resume: String { Localized.text("Resume", es: "Reanudar", pl: "Wznów") }
    /// Retry all that were given up
    static var retryDead: String { Localized.text("Retry all that were given up", es: "Reintentar todas las abandonadas", pl: "Ponów wszystkie porzucone") }

    /// %(count)lld deliveries are being sent again.
    static func revived(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) delivery is being sent again.", other: "\(count) deliveries are being sent again."),
            es: Localized.es(count, one: "Se vuelve a enviar \(count) entrega.", many: "Se vuelven a enviar \(count) de entregas.", other: "Se vuelven a enviar \(count) entregas."),
            pl: Localized.pl(count, one: "Wysyłamy ponownie \(count) dostawę.", few: "Wysyłamy ponownie \(count) dostawy.", many: "Wysyłamy ponownie \(count) dostaw.", other: "Wysyłamy ponownie \(count) dostawy."))
    }

    /// Secret
    static var secret: String { Localized.text("Secret", es: "Secreto", pl: "Sekret") }

    /// Copy the secret now. We won't show it again.
    static var secretOnce: String {
        Localized.text(
            "Copy the secret now. We won't show it again.",
            es: "Copia el secreto ahora. No volveremos a mostrarlo.",
            pl: "Skopiuj sekret teraz. Nie pokażemy go ponownie.")
    }

    /// I've stored it
    static var secretStored: String { Localized.text("I've stored it", es: "Ya lo he guardado", pl: "Zapisane") }

    /// The secret that signs events
    static var secretTitle: String {
        Localized.text(
            "The secret that signs events",
            es: "El secreto que firma los eventos",
            pl: "Sekret, którym podpisujemy zdarzenia")
    }

    /// Send again
    static var sendAgain: String { Localized.text("Send again", es: "Volver a enviar", pl: "Wyślij ponownie") }
    /// Send a test
    static var sendTest: String { Localized.text("Send a test", es: "Enviar una prueba", pl: "Wyślij test") }
    /// Show more
    static var showMore: String { Localized.text("Show more", es: "Mostrar más", pl: "Pokaż więcej") }
    /// Which deliveries
    static var state: String { Localized.text("Which deliveries", es: "Qué entregas", pl: "Które dostawy") }
    /// Given up
    static var stateDead: String { Localized.text("Given up", es: "Abandonada", pl: "Porzucona") }
    /// Delivered
    static var stateDelivered: String { Localized.text("Delivered", es: "Entregada", pl: "Dostarczona") }
    /// Waiting
    static var stateWaiting: String { Localized.text("Waiting", es: "En espera", pl: "Oczekuje") }

    /// We've sent a test event. It shows up under Deliveries in a moment.
    static var testSent: String {
        Localized.text(
            "We've sent a test event. It shows up under Deliveries in a moment.",
            es: "Hemos enviado un evento de prueba. Aparecerá en Entregas en un momento.",
            pl: "Wysłaliśmy zdarzenie testowe. Za chwilę pojawi się w Dostawach.")
    }

    /// Try now
    static var tryNow: String { Localized.text("Try now", es: "Intentar ahora", pl: "Spróbuj teraz") }
    /// Waiting
    static var waiting: String { Localized.text("Waiting", es: "En espera", pl: "Oczekujące") }
    /// Webhooks
    static var webhooks: String { Localized.text("Webhooks", es: "Webhooks", pl: "Webhooki") }
}
