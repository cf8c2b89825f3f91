// Made by `make strings` from Packages/Orders/Strings/OrdersServer.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// What people read of OrdersServer, in the language of the work under way.
enum Strings {
    /// Where shall we pick up? Add an address.
    static var addressRequired: String {
        Localized.text(
            "Where shall we pick up? Add an address.",
            es: "¿Dónde recogemos? Añade una dirección.",
            pl: "Skąd mamy odebrać? Dodaj adres.")
    }

    /// ASAP pickup
    static var asap: String { Localized.text("ASAP pickup", es: "Recogida inmediata", pl: "Odbiór od ręki") }
    /// Picked up within the hour
    static var asapReason: String { Localized.text("Picked up within the hour", es: "Recogemos en menos de una hora", pl: "Odbiór w ciągu godziny") }
    /// Between 1 and 20 bags.
    static var bags: String { Localized.text("Between 1 and 20 bags.", es: "Entre 1 y 20 bolsas.", pl: "Od 1 do 20 worków.") }
    /// Between 1 and 40 bags.
    static var bagsCounted: String { Localized.text("Between 1 and 40 bags.", es: "Entre 1 y 40 bolsas.", pl: "Od 1 do 40 worków.") }
    /// Cancellation fee
    static var cancellation: String { Localized.text("Cancellation fee", es: "Cargo por cancelación", pl: "Opłata za anulowanie") }

    /// Canceled after a driver was assigned
    static var cancellationReason: String {
        Localized.text(
            "Canceled after a driver was assigned",
            es: "Cancelado con un conductor ya asignado",
            pl: "Anulowano po przydzieleniu kierowcy")
    }

    /// Choose one of: %(reasons)@.
    static func chooseReason(_ reasons: String) -> String {
        Localized.text(
            "Choose one of: \(reasons).",
            es: "Elige uno de: \(reasons).",
            pl: "Wybierz jedno z: \(reasons).")
    }

    /// Count the bags.
    static var countBags: String { Localized.text("Count the bags.", es: "Cuenta las bolsas.", pl: "Policz worki.") }
    /// Delivery
    static var delivery: String { Localized.text("Delivery", es: "Entrega", pl: "Dostawa") }

    /// Free over %(amount)@ or with shopping
    static func deliveryHint(_ amount: String) -> String {
        Localized.text(
            "Free over \(amount) or with shopping",
            es: "Gratis desde \(amount) o con compras",
            pl: "Bezpłatna powyżej \(amount) lub z zakupami")
    }

    /// Free with shopping on the same trip
    static var freeBundled: String {
        Localized.text(
            "Free with shopping on the same trip",
            es: "Gratis con compras en el mismo viaje",
            pl: "Bezpłatna z zakupami w tym samym kursie")
    }

    /// Free over %(amount)@
    static func freeOver(_ amount: String) -> String { Localized.text("Free over \(amount)", es: "Gratis desde \(amount)", pl: "Bezpłatna powyżej \(amount)") }

    /// This can't be done with an order that is %(stage)@.
    static func illegalInStage(_ stage: String) -> String {
        Localized.text(
            "This can't be done with an order that is \(stage).",
            es: "No se puede hacer con un pedido en estado \(stage).",
            pl: "Nie można tego zrobić z zamówieniem w stanie \(stage).")
    }

    /// This can't be done with an order that is %(stage)@: %(next)@.
    static func illegalMove(_ stage: String, next: String) -> String {
        Localized.text(
            "This can't be done with an order that is \(stage): \(next).",
            es: "No se puede hacer con un pedido en estado \(stage): \(next).",
            pl: "Nie można tego zrobić z zamówieniem w stanie \(stage): \(next).")
    }

    /// The weight in kilograms, between 0.1 and 500.
    static var kilograms: String {
        Localized.text(
            "The weight in kilograms, between 0.1 and 500.",
            es: "El peso en kilogramos, entre 0.1 y 500.",
            pl: "Waga w kilogramach, od 0,1 do 500.")
    }

    /// Between 1 and 100.
    static var limit: String { Localized.text("Between 1 and 100.", es: "Entre 1 y 100.", pl: "Od 1 do 100.") }

    /// Weighed: %(weight)@ kg; the least is %(minimum)@ kg for %(bags)lld bags
    static func minimumWeight(_ weight: String, minimum: String, bags: Int) -> String {
        Localized.text(
            Localized.en(bags, one: "Weighed: \(weight) kg; the least is \(minimum) kg for \(bags) bag", other: "Weighed: \(weight) kg; the least is \(minimum) kg for \(bags) bags"),
            es: Localized.es(bags, one: "Peso: \(weight) kg; el mínimo es \(minimum) kg por \(bags) bolsa", many: "Peso: \(weight) kg; el mínimo es \(minimum) kg por \(bags) de bolsas", other: "Peso: \(weight) kg; el mínimo es \(minimum) kg por \(bags) bolsas"),
            pl: Localized.pl(bags, one: "Waga: \(weight) kg; minimum to \(minimum) kg za \(bags) worek", few: "Waga: \(weight) kg; minimum to \(minimum) kg za \(bags) worki", many: "Waga: \(weight) kg; minimum to \(minimum) kg za \(bags) worków", other: "Waga: \(weight) kg; minimum to \(minimum) kg za \(bags) worka"))
    }

    /// This is needed.
    static var needed: String { Localized.text("This is needed.", es: "Esto es obligatorio.", pl: "To pole jest wymagane.") }
    /// No-show fee
    static var noShow: String { Localized.text("No-show fee", es: "Cargo por ausencia", pl: "Opłata za nieobecność") }

    /// The driver came, and the laundry could not be picked up
    static var noShowReason: String {
        Localized.text(
            "The driver came, and the laundry could not be picked up",
            es: "El conductor fue y no pudo recoger la ropa",
            pl: "Kierowca przyjechał, ale nie mógł odebrać prania")
    }

    /// The order is closed; its notes can't be changed any more.
    static var notesClosed: String {
        Localized.text(
            "The order is closed; its notes can't be changed any more.",
            es: "El pedido está cerrado; sus notas ya no se pueden cambiar.",
            pl: "Zamówienie jest zamknięte; notatek nie można już zmienić.")
    }

    /// Say what to change: stage, status or notes.
    static var nothingToChange: String {
        Localized.text(
            "Say what to change: stage, status or notes.",
            es: "Di qué cambiar: etapa, estado o notas.",
            pl: "Podaj, co zmienić: etap, status lub notatki.")
    }

    /// Pages begin with 1.
    static var page: String { Localized.text("Pages begin with 1.", es: "Las páginas empiezan en 1.", pl: "Strony zaczynają się od 1.") }
    /// Discount
    static var promo: String { Localized.text("Discount", es: "Descuento", pl: "Rabat") }

    /// Between 1 and 99 of an item, and at most 50 items.
    static var quantity: String {
        Localized.text(
            "Between 1 and 99 of an item, and at most 50 items.",
            es: "Entre 1 y 99 de cada producto, y como máximo 50 productos.",
            pl: "Od 1 do 99 sztuk produktu i najwyżej 50 produktów.")
    }

    /// The price has expired. Please look at the new one.
    static var quoteExpired: String {
        Localized.text(
            "The price has expired. Please look at the new one.",
            es: "El precio caducó. Revisa el nuevo.",
            pl: "Cena straciła ważność. Sprawdź nową.")
    }

    /// The order isn't what the price was computed for. Please look at the new price.
    static var quoteMismatch: String {
        Localized.text(
            "The order isn't what the price was computed for. Please look at the new price.",
            es: "El pedido cambió desde que se calculó el precio. Revisa el nuevo.",
            pl: "Zamówienie zmieniło się od obliczenia ceny. Sprawdź nową cenę.")
    }

    /// This price was used for another order already.
    static var quoteUsed: String {
        Localized.text(
            "This price was used for another order already.",
            es: "Este precio ya se usó en otro pedido.",
            pl: "Tej ceny użyto już w innym zamówieniu.")
    }

    /// Shopping isn't offered here.
    static var retailMissing: String { Localized.text("Shopping isn't offered here.", es: "Aquí no ofrecemos compras.", pl: "Zakupy nie są tu dostępne.") }

    /// We don't pick up here yet. We are in %(areas)@.
    static func servedElsewhere(_ areas: String) -> String {
        Localized.text(
            "We don't pick up here yet. We are in \(areas).",
            es: "Aún no recogemos aquí. Estamos en \(areas).",
            pl: "Tutaj jeszcze nie odbieramy. Nasze obszary: \(areas).")
    }

    /// We don't pick up anywhere yet.
    static var servedNowhere: String {
        Localized.text(
            "We don't pick up anywhere yet.",
            es: "Aún no recogemos en ninguna zona.",
            pl: "Nie odbieramy jeszcze nigdzie.")
    }

    /// Sales tax
    static var tax: String { Localized.text("Sales tax", es: "Impuesto sobre las ventas", pl: "Podatek od sprzedaży") }

    /// %(rate)@ %% on shopping; laundry isn't taxed
    static func taxRate(_ rate: String) -> String {
        Localized.text(
            "\(rate) % on shopping; laundry isn't taxed",
            es: "\(rate) % sobre las compras; el lavado no paga impuesto",
            pl: "\(rate) % od zakupów; pranie nie jest opodatkowane")
    }

    /// Tip
    static var tip: String { Localized.text("Tip", es: "Propina", pl: "Napiwek") }

    /// The order was changed meanwhile. Please look at it again.
    static var versionChanged: String {
        Localized.text(
            "The order was changed meanwhile. Please look at it again.",
            es: "El pedido cambió mientras tanto. Revísalo de nuevo.",
            pl: "Zamówienie w międzyczasie się zmieniło. Sprawdź je ponownie.")
    }

    /// Wash and fold
    static var washAndFold: String { Localized.text("Wash and fold", es: "Lavado y doblado", pl: "Pranie i składanie") }
    /// Weighed: %(weight)@ kg
    static func weighedWeight(_ weight: String) -> String { Localized.text("Weighed: \(weight) kg", es: "Peso: \(weight) kg", pl: "Waga: \(weight) kg") }

    /// Choose a time within the next 30 days.
    static var windowFar: String {
        Localized.text(
            "Choose a time within the next 30 days.",
            es: "Elige una hora dentro de los próximos 30 días.",
            pl: "Wybierz termin w ciągu najbliższych 30 dni.")
    }

    /// This window is full. Please choose another.
    static var windowFull: String {
        Localized.text(
            "This window is full. Please choose another.",
            es: "Este horario está lleno. Elige otro.",
            pl: "Ten termin jest już zajęty. Wybierz inny.")
    }

    /// A window lasts between 30 minutes and 12 hours.
    static var windowLength: String {
        Localized.text(
            "A window lasts between 30 minutes and 12 hours.",
            es: "El horario debe durar entre 30 minutos y 12 horas.",
            pl: "Przedział trwa od 30 minut do 12 godzin.")
    }

    /// Choose a time for the pickup.
    static var windowNeeded: String { Localized.text("Choose a time for the pickup.", es: "Elige una hora de recogida.", pl: "Wybierz godziny odbioru.") }
    /// Choose a time in the future.
    static var windowPast: String { Localized.text("Choose a time in the future.", es: "Elige una hora futura.", pl: "Wybierz termin w przyszłości.") }
}
