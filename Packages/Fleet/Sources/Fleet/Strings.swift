// Made by `make strings` from Packages/Fleet/Strings/Fleet.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// The texts of Fleet, in the language of the current request or page.
enum Strings {
    /// Accept
    static var accept: String { Localized.text("Accept", es: "Aceptar", pl: "Przyjmij") }
    /// Accepted
    static var acceptedAt: String { Localized.text("Accepted", es: "Aceptado", pl: "Przyjęto") }
    /// Active orders
    static var activeOrders: String { Localized.text("Active orders", es: "Pedidos activos", pl: "Aktywne zamówienia") }
    /// Active trips
    static var activeTrips: String { Localized.text("Active trips", es: "Viajes activos", pl: "Trwające kursy") }
    /// Add another photo
    static var addAnotherPhoto: String { Localized.text("Add another photo", es: "Añadir otra foto", pl: "Dodaj kolejne zdjęcie") }
    /// Add a photo
    static var addPhoto: String { Localized.text("Add a photo", es: "Añadir una foto", pl: "Dodaj zdjęcie") }
    /// All
    static var allDrivers: String { Localized.text("All", es: "Todos", pl: "Wszyscy") }
    /// Where we pick up
    static var areasMap: String { Localized.text("Where we pick up", es: "Dónde recogemos", pl: "Gdzie odbieramy") }
    /// Assign a driver
    static var assign: String { Localized.text("Assign a driver", es: "Asignar conductor", pl: "Przydziel kierowcę") }
    /// Assign order %(id)lld
    static func assignOrder(_ id: Int) -> String { Localized.text("Assign order \(id)", es: "Asignar el pedido \(id)", pl: "Przydziel zamówienie \(id)") }
    /// Assign to this driver
    static var assignTo: String { Localized.text("Assign to this driver", es: "Asignar a este conductor", pl: "Przydziel temu kierowcy") }
    /// Order assigned.
    static var assignedNow: String { Localized.text("Order assigned.", es: "Pedido asignado.", pl: "Zamówienie przydzielone.") }

    /// %(name)@ has the order.
    static func assignedTo(_ name: String) -> String {
        Localized.text(
            "\(name) has the order.",
            es: "\(name) tiene el pedido.",
            pl: "Zamówienie ma teraz \(name).")
    }

    /// All drivers and trips
    static var backToFleet: String { Localized.text("All drivers and trips", es: "Todos los conductores y viajes", pl: "Wszyscy kierowcy i kursy") }

    /// %(count)lld bags
    static func bagCount(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) bag", other: "\(count) bags"),
            es: Localized.es(count, one: "\(count) bolsa", many: "\(count) de bolsas", other: "\(count) bolsas"),
            pl: Localized.pl(count, one: "\(count) worek", few: "\(count) worki", many: "\(count) worków", other: "\(count) worka"))
    }

    /// Bag tags
    static var bagTags: String { Localized.text("Bag tags", es: "Etiquetas de las bolsas", pl: "Etykiety worków") }

    /// One for each bag, separated by spaces. Leave it empty if the bags have none.
    static var bagTagsHint: String {
        Localized.text(
            "One for each bag, separated by spaces. Leave it empty if the bags have none.",
            es: "Una por bolsa, separadas por espacios. Déjalo vacío si las bolsas no llevan etiqueta.",
            pl: "Po jednej na worek, oddzielone spacjami. Zostaw puste, jeśli worki nie mają etykiet.")
    }

    /// Bags
    static var bags: String { Localized.text("Bags", es: "Bolsas", pl: "Worki") }

    /// Count the bags. If the number is different, say why in the note.
    static var bagsHint: String {
        Localized.text(
            "Count the bags. If the number is different, say why in the note.",
            es: "Cuenta las bolsas. Si la cantidad es distinta, explica por qué en la nota.",
            pl: "Policz worki. Jeśli liczba się nie zgadza, napisz w notatce dlaczego.")
    }

    /// Trips and drivers
    static var board: String { Localized.text("Trips and drivers", es: "Viajes y conductores", pl: "Kursy i kierowcy") }
    /// includes %(money)@ boost
    static func boost(_ money: String) -> String { Localized.text("includes \(money) boost", es: "incluye \(money) de bono", pl: "w tym \(money) dodatku") }

    /// Finish your current job to get new offers.
    static var busy: String {
        Localized.text(
            "Finish your current job to get new offers.",
            es: "Termina tu trabajo actual para recibir ofertas.",
            pl: "Dokończ bieżące zlecenie, aby dostać nowe oferty.")
    }

    /// One job at a time
    static var busyTitle: String { Localized.text("One job at a time", es: "Un trabajo a la vez", pl: "Jedno zlecenie naraz") }
    /// Cancel
    static var cancel: String { Localized.text("Cancel", es: "Cancelar", pl: "Anuluj") }

    /// Choose another filter to see more.
    static var chooseAnotherFilter: String {
        Localized.text(
            "Choose another filter to see more.",
            es: "Elige otro filtro para ver más.",
            pl: "Wybierz inny filtr, aby zobaczyć więcej.")
    }

    /// Drivers on a job can't take another one.
    static var chooseDriverHint: String {
        Localized.text(
            "Drivers on a job can't take another one.",
            es: "Quien ya tiene un trabajo no puede tomar otro.",
            pl: "Kierowca w trakcie zlecenia nie może wziąć kolejnego.")
    }

    /// Delivered today
    static var completedToday: String { Localized.text("Delivered today", es: "Entregados hoy", pl: "Dostarczone dziś") }
    /// Current job
    static var currentJob: String { Localized.text("Current job", es: "Trabajo actual", pl: "Bieżące zlecenie") }
    /// Current trip
    static var currentTrip: String { Localized.text("Current trip", es: "Viaje actual", pl: "Bieżący kurs") }

    /// Note from the customer: %(note)@
    static func customerNote(_ note: String) -> String {
        Localized.text(
            "Note from the customer: \(note)",
            es: "Nota del cliente: \(note)",
            pl: "Notatka od klienta: \(note)")
    }

    /// Dashboard
    static var dashboard: String { Localized.text("Dashboard", es: "Panel", pl: "Pulpit") }
    /// Decline
    static var decline: String { Localized.text("Decline", es: "Rechazar", pl: "Odrzuć") }
    /// Driver
    static var driver: String { Localized.text("Driver", es: "Conductor", pl: "Kierowca") }
    /// We couldn't find that driver
    static var driverGone: String { Localized.text("We couldn't find that driver", es: "No encontramos a ese conductor", pl: "Nie znaleźliśmy tego kierowcy") }

    /// Choose one from the list of all drivers.
    static var driverGoneMessage: String {
        Localized.text(
            "Choose one from the list of all drivers.",
            es: "Elige uno de la lista de todos los conductores.",
            pl: "Wybierz kierowcę z pełnej listy.")
    }

    /// Your day
    static var driverHome: String { Localized.text("Your day", es: "Tu día", pl: "Twój dzień") }
    /// Drivers
    static var drivers: String { Localized.text("Drivers", es: "Conductores", pl: "Kierowcy") }
    /// Earned today
    static var earnedToday: String { Localized.text("Earned today", es: "Ganado hoy", pl: "Zarobek dziś") }
    /// Damaged
    static var failureDamaged: String { Localized.text("Damaged", es: "Dañado", pl: "Uszkodzone") }
    /// Something is missing
    static var failureItemMissing: String { Localized.text("Something is missing", es: "Falta algo", pl: "Czegoś brakuje") }
    /// Lost
    static var failureLost: String { Localized.text("Lost", es: "Perdido", pl: "Zagubione") }
    /// Can't reach the door
    static var failureNoAccess: String { Localized.text("Can't reach the door", es: "No se puede llegar a la puerta", pl: "Nie można dotrzeć do drzwi") }
    /// Nobody's home
    static var failureNotAtHome: String { Localized.text("Nobody's home", es: "No hay nadie en casa", pl: "Nikogo nie ma w domu") }
    /// Nothing to pick up
    static var failureNothingToPickUp: String { Localized.text("Nothing to pick up", es: "No hay nada que recoger", pl: "Nie ma czego odebrać") }

    /// Something else (explain in the note)
    static var failureOther: String {
        Localized.text(
            "Something else (explain in the note)",
            es: "Otro motivo (explícalo en la nota)",
            pl: "Inny powód (opisz w notatce)")
    }

    /// Too heavy
    static var failureOverweight: String { Localized.text("Too heavy", es: "Demasiado pesado", pl: "Za ciężkie") }
    /// Customer refused
    static var failureRefused: String { Localized.text("Customer refused", es: "El cliente se negó", pl: "Klient odmówił") }
    /// It isn't safe
    static var failureUnsafe: String { Localized.text("It isn't safe", es: "No es seguro", pl: "Jest niebezpiecznie") }
    /// Vehicle broke down
    static var failureVehicleBreakdown: String { Localized.text("Vehicle broke down", es: "Vehículo averiado", pl: "Awaria pojazdu") }
    /// Weather
    static var failureWeather: String { Localized.text("Weather", es: "Mal tiempo", pl: "Pogoda") }
    /// Wrong address
    static var failureWrongAddress: String { Localized.text("Wrong address", es: "Dirección equivocada", pl: "Błędny adres") }

    /// You reported your arrival, but you're %(distance)@ from this stop. Check the address.
    static func farFromStop(_ distance: String) -> String {
        Localized.text(
            "You reported your arrival, but you're \(distance) from this stop. Check the address.",
            es: "Indicaste que llegaste, pero estás a \(distance) de esta parada. Comprueba la dirección.",
            pl: "Zgłoszono przyjazd, ale do tego przystanku jest \(distance). Sprawdź adres.")
    }

    /// Jobs finished today
    static var finishedToday: String { Localized.text("Jobs finished today", es: "Trabajos terminados hoy", pl: "Zlecenia wykonane dziś") }
    /// Fleet
    static var fleet: String { Localized.text("Fleet", es: "Flota", pl: "Flota") }
    /// Available
    static var free: String { Localized.text("Available", es: "Disponible", pl: "Dostępny") }

    /// Go online to get offers.
    static var goOnline: String {
        Localized.text(
            "Go online to get offers.",
            es: "Conéctate para recibir ofertas.",
            pl: "Przejdź online, aby dostawać oferty.")
    }

    /// Home
    static var home: String { Localized.text("Home", es: "Inicio", pl: "Start") }
    /// The job is yours.
    static var jobAccepted: String { Localized.text("The job is yours.", es: "El trabajo es tuyo.", pl: "Zlecenie jest Twoje.") }
    /// Job finished.
    static var jobFinished: String { Localized.text("Job finished.", es: "Trabajo terminado.", pl: "Zlecenie zakończone.") }
    /// Jobs
    static var jobs: String { Localized.text("Jobs", es: "Trabajos", pl: "Zlecenia") }
    /// Delivery
    static var kindDelivery: String { Localized.text("Delivery", es: "Entrega", pl: "Dostawa") }
    /// Pickup
    static var kindPickup: String { Localized.text("Pickup", es: "Recogida", pl: "Odbiór") }
    /// Return
    static var kindReturn: String { Localized.text("Return", es: "Devolución", pl: "Zwrot") }
    /// Trip
    static var kindTrip: String { Localized.text("Trip", es: "Viaje", pl: "Kurs") }
    /// Late pickups
    static var lateOrders: String { Localized.text("Late pickups", es: "Recogidas atrasadas", pl: "Spóźnione odbiory") }
    /// Live map
    static var liveMap: String { Localized.text("Live map", es: "Mapa en vivo", pl: "Mapa na żywo") }
    /// Route map
    static var map: String { Localized.text("Route map", es: "Mapa de la ruta", pl: "Mapa trasy") }
    /// Message customer
    static var messageCustomer: String { Localized.text("Message customer", es: "Escribir al cliente", pl: "Napisz do klienta") }
    /// Message driver
    static var messageDriver: String { Localized.text("Message driver", es: "Escribir al conductor", pl: "Napisz do kierowcy") }
    /// Not on a trip right now.
    static var noCurrentTrip: String { Localized.text("Not on a trip right now.", es: "Ahora mismo no tiene ningún viaje.", pl: "W tej chwili nie ma kursu.") }

    /// No drivers have signed in yet.
    static var noDrivers: String {
        Localized.text(
            "No drivers have signed in yet.",
            es: "Ningún conductor ha iniciado sesión todavía.",
            pl: "Żaden kierowca jeszcze się nie zalogował.")
    }

    /// Stay online. The next one will show up here.
    static var noOffers: String {
        Localized.text(
            "Stay online. The next one will show up here.",
            es: "Sigue en línea. La próxima aparecerá aquí.",
            pl: "Zostań online. Następna pojawi się tutaj.")
    }

    /// No offers right now
    static var noOffersTitle: String { Localized.text("No offers right now", es: "No hay ofertas ahora", pl: "Na razie brak ofert") }
    /// No drivers here right now
    static var noSuchDrivers: String { Localized.text("No drivers here right now", es: "No hay conductores aquí ahora", pl: "Nie ma tu teraz kierowców") }

    /// Nobody's on the road right now.
    static var noTrips: String {
        Localized.text(
            "Nobody's on the road right now.",
            es: "Ahora mismo no hay nadie en ruta.",
            pl: "Nikogo nie ma teraz w trasie.")
    }

    /// Every order has a driver.
    static var noWaiting: String { Localized.text("Every order has a driver.", es: "Todos los pedidos tienen conductor.", pl: "Każde zamówienie ma kierowcę.") }
    /// Note
    static var note: String { Localized.text("Note", es: "Nota", pl: "Notatka") }

    /// For example, where you left the bags or why the count is different.
    static var noteHint: String {
        Localized.text(
            "For example, where you left the bags or why the count is different.",
            es: "Por ejemplo, dónde dejaste las bolsas o por qué la cantidad es distinta.",
            pl: "Na przykład gdzie zostały worki albo dlaczego liczba się nie zgadza.")
    }

    /// No active orders
    static var nothingActive: String { Localized.text("No active orders", es: "No hay pedidos activos", pl: "Brak aktywnych zamówień") }
    /// Expired
    static var offerOver: String { Localized.text("Expired", es: "Vencida", pl: "Wygasła") }
    /// Open offers
    static var offers: String { Localized.text("Open offers", es: "Ofertas abiertas", pl: "Otwarte oferty") }

    /// The first driver to accept gets the job.
    static var offersHint: String {
        Localized.text(
            "The first driver to accept gets the job.",
            es: "El primer conductor que acepta se queda con el trabajo.",
            pl: "Zlecenie dostaje kierowca, który przyjmie je pierwszy.")
    }

    /// Offline
    static var offline: String { Localized.text("Offline", es: "Desconectado", pl: "Offline") }

    /// You won't get offers while you're offline.
    static var offlineHint: String {
        Localized.text(
            "You won't get offers while you're offline.",
            es: "No recibirás ofertas mientras estés desconectado.",
            pl: "Gdy jesteś offline, nie dostajesz ofert.")
    }

    /// You're offline
    static var offlineTitle: String { Localized.text("You're offline", es: "Estás desconectado", pl: "Jesteś offline") }
    /// On a job
    static var onJob: String { Localized.text("On a job", es: "Ocupado", pl: "W trasie") }
    /// On the road
    static var onTheRoad: String { Localized.text("On the road", es: "En camino", pl: "W drodze") }
    /// On time
    static var onTime: String { Localized.text("On time", es: "A tiempo", pl: "Na czas") }

    /// Active orders that aren't late for pickup.
    static var onTimeHint: String {
        Localized.text(
            "Active orders that aren't late for pickup.",
            es: "Pedidos activos sin retraso en la recogida.",
            pl: "Aktywne zamówienia bez opóźnionego odbioru.")
    }

    /// Online
    static var online: String { Localized.text("Online", es: "En línea", pl: "Online") }
    /// Online drivers
    static var onlineDrivers: String { Localized.text("Online drivers", es: "Conductores en línea", pl: "Kierowcy online") }

    /// You'll get offers for new jobs.
    static var onlineHint: String {
        Localized.text(
            "You'll get offers for new jobs.",
            es: "Recibirás ofertas de trabajos nuevos.",
            pl: "Dostajesz oferty nowych zleceń.")
    }

    /// Online since
    static var onlineSince: String { Localized.text("Online since", es: "En línea desde", pl: "Online od") }

    /// %(count)lld offers
    static func openOffers(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) offer", other: "\(count) offers"),
            es: Localized.es(count, one: "\(count) oferta", many: "\(count) de ofertas", other: "\(count) ofertas"),
            pl: Localized.pl(count, one: "\(count) oferta", few: "\(count) oferty", many: "\(count) ofert", other: "\(count) oferty"))
    }

    /// Open until %(time)@
    static func openUntil(_ time: String) -> String { Localized.text("Open until \(time)", es: "Abierta hasta las \(time)", pl: "Ważna do \(time)") }
    /// Order %(id)lld
    static func order(_ id: Int) -> String { Localized.text("Order \(id)", es: "Pedido \(id)", pl: "Zamówienie \(id)") }

    /// %(count)lld photos added
    static func photosAdded(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) photo added", other: "\(count) photos added"),
            es: Localized.es(count, one: "\(count) foto añadida", many: "\(count) de fotos añadidas", other: "\(count) fotos añadidas"),
            pl: Localized.pl(count, one: "Dodano \(count) zdjęcie", few: "Dodano \(count) zdjęcia", many: "Dodano \(count) zdjęć", other: "Dodano \(count) zdjęcia"))
    }

    /// PIN
    static var pin: String { Localized.text("PIN", es: "PIN", pl: "PIN") }

    /// Four digits, from the customer's order page
    static var pinHint: String {
        Localized.text(
            "Four digits, from the customer's order page",
            es: "Cuatro dígitos de la página del pedido del cliente",
            pl: "Cztery cyfry ze strony zamówienia klienta")
    }

    /// Plant
    static var plant: String { Localized.text("Plant", es: "Planta", pl: "Pralnia") }

    /// This ends the stop. We'll tell the customer and the dispatcher why.
    static var problemHint: String {
        Localized.text(
            "This ends the stop. We'll tell the customer and the dispatcher why.",
            es: "Esto termina la parada. Les diremos el motivo al cliente y al despachador.",
            pl: "To kończy postój. Klient i dyspozytor dowiedzą się od nas dlaczego.")
    }

    /// Proof needed: %(kinds)@.
    static func proofNeeded(_ kinds: String) -> String {
        Localized.text(
            "Proof needed: \(kinds).",
            es: "Se necesita un comprobante: \(kinds).",
            pl: "Potrzebne potwierdzenie: \(kinds).")
    }

    /// a note
    static var proofNote: String { Localized.text("a note", es: "una nota", pl: "notatka") }
    /// the customer's PIN
    static var proofPIN: String { Localized.text("the customer's PIN", es: "el PIN del cliente", pl: "PIN klienta") }
    /// a photo
    static var proofPhoto: String { Localized.text("a photo", es: "una foto", pl: "zdjęcie") }
    /// What's the problem?
    static var reason: String { Localized.text("What's the problem?", es: "¿Cuál es el problema?", pl: "Na czym polega problem?") }
    /// Report and end this stop
    static var reportFailure: String { Localized.text("Report and end this stop", es: "Informar y terminar la parada", pl: "Zgłoś i zakończ postój") }
    /// Report a problem
    static var reportProblem: String { Localized.text("Report a problem", es: "Informar de un problema", pl: "Zgłoś problem") }
    /// %(seconds)lld s left
    static func secondsLeft(_ seconds: Int) -> String { Localized.text("\(seconds) s left", es: "Quedan \(seconds) s", pl: "Jeszcze \(seconds) s") }
    /// See your current job
    static var seeCurrentJob: String { Localized.text("See your current job", es: "Ver tu trabajo actual", pl: "Zobacz bieżące zlecenie") }
    /// See the order
    static var seeOrder: String { Localized.text("See the order", es: "Ver el pedido", pl: "Zobacz zamówienie") }
    /// Arrived
    static var statusArrived: String { Localized.text("Arrived", es: "En el lugar", pl: "Na miejscu") }
    /// Done
    static var statusDone: String { Localized.text("Done", es: "Hecho", pl: "Zrobione") }
    /// On the way
    static var statusEnRoute: String { Localized.text("On the way", es: "En camino", pl: "W drodze") }
    /// Failed
    static var statusFailed: String { Localized.text("Failed", es: "Fallido", pl: "Nieudane") }
    /// To do
    static var statusPending: String { Localized.text("To do", es: "Pendiente", pl: "Do zrobienia") }
    /// I'm at the door
    static var stepArrivedCustomer: String { Localized.text("I'm at the door", es: "Estoy en la puerta", pl: "Jestem pod drzwiami") }
    /// I'm at the plant
    static var stepArrivedPlant: String { Localized.text("I'm at the plant", es: "Estoy en la planta", pl: "Jestem w pralni") }
    /// Bags brought in
    static var stepBroughtIn: String { Localized.text("Bags brought in", es: "Bolsas entregadas en la planta", pl: "Worki w pralni") }
    /// Start driving
    static var stepEnRoute: String { Localized.text("Start driving", es: "Empezar a conducir", pl: "Ruszam") }
    /// Bags handed over
    static var stepHandedOver: String { Localized.text("Bags handed over", es: "Bolsas entregadas", pl: "Worki przekazane") }
    /// Bags loaded, heading out
    static var stepLoaded: String { Localized.text("Bags loaded, heading out", es: "Bolsas cargadas, salgo", pl: "Worki załadowane, ruszam") }
    /// Bags picked up
    static var stepPickedUp: String { Localized.text("Bags picked up", es: "Bolsas recogidas", pl: "Worki odebrane") }
    /// Deliver to the customer
    static var stopDropoffCustomer: String { Localized.text("Deliver to the customer", es: "Entregar al cliente", pl: "Dostarcz klientowi") }
    /// Drop off at the plant
    static var stopDropoffPlant: String { Localized.text("Drop off at the plant", es: "Dejar en la planta", pl: "Zawieź do pralni") }
    /// Pick up from the customer
    static var stopPickupCustomer: String { Localized.text("Pick up from the customer", es: "Recoger en casa del cliente", pl: "Odbierz od klienta") }
    /// Pick up at the plant
    static var stopPickupPlant: String { Localized.text("Pick up at the plant", es: "Recoger en la planta", pl: "Odbierz z pralni") }

    /// This works without a connection, too. We keep what you enter on this phone and send it later.
    static var stopHint: String {
        Localized.text(
            "This works without a connection, too. We keep what you enter on this phone and send it later.",
            es: "Esto también funciona sin conexión. Guardamos lo que escribes en este teléfono y lo enviamos después.",
            pl: "To działa też bez połączenia. Zapisujemy dane w telefonie i wysyłamy je później.")
    }

    /// Trip %(id)lld
    static func trip(_ id: Int) -> String { Localized.text("Trip \(id)", es: "Viaje \(id)", pl: "Kurs \(id)") }
    /// This trip is over
    static var tripGone: String { Localized.text("This trip is over", es: "Este viaje ha terminado", pl: "Ten kurs się zakończył") }

    /// It's finished, or the order no longer needs a driver.
    static var tripGoneMessage: String {
        Localized.text(
            "It's finished, or the order no longer needs a driver.",
            es: "Se completó o el pedido ya no necesita conductor.",
            pl: "Został ukończony albo zamówienie nie potrzebuje już kierowcy.")
    }

    /// Trips
    static var trips: String { Localized.text("Trips", es: "Viajes", pl: "Kursy") }
    /// Missed offers in a row
    static var unanswered: String { Localized.text("Missed offers in a row", es: "Ofertas seguidas sin respuesta", pl: "Oferty z rzędu bez odpowiedzi") }
    /// Waiting for a driver
    static var unassigned: String { Localized.text("Waiting for a driver", es: "Sin conductor", pl: "Czekają na kierowcę") }
    /// Your vehicle
    static var vehicle: String { Localized.text("Your vehicle", es: "Tu vehículo", pl: "Twój pojazd") }
    /// Color
    static var vehicleColor: String { Localized.text("Color", es: "Color", pl: "Kolor") }
    /// White
    static var vehicleColorExample: String { Localized.text("White", es: "Blanco", pl: "Biały") }

    /// Customers see it while you're on their order, so they know who's at the door.
    static var vehicleHint: String {
        Localized.text(
            "Customers see it while you're on their order, so they know who's at the door.",
            es: "Los clientes lo ven mientras llevas su pedido, para saber quién llega.",
            pl: "Klienci widzą go, gdy realizujesz ich zamówienie, i wiedzą, kto przyjeżdża.")
    }

    /// Make and model
    static var vehicleModel: String { Localized.text("Make and model", es: "Marca y modelo", pl: "Marka i model") }
    /// Ford Transit
    static var vehicleModelExample: String { Localized.text("Ford Transit", es: "Ford Transit", pl: "Ford Transit") }
    /// License plate
    static var vehiclePlate: String { Localized.text("License plate", es: "Matrícula", pl: "Numer rejestracyjny") }
    /// Remove vehicle
    static var vehicleRemove: String { Localized.text("Remove vehicle", es: "Quitar vehículo", pl: "Usuń pojazd") }
    /// Your vehicle is removed.
    static var vehicleRemoved: String { Localized.text("Your vehicle is removed.", es: "Tu vehículo se ha quitado.", pl: "Pojazd został usunięty.") }
    /// Save vehicle
    static var vehicleSave: String { Localized.text("Save vehicle", es: "Guardar vehículo", pl: "Zapisz pojazd") }

    /// We'll show customers your vehicle.
    static var vehicleSaved: String {
        Localized.text(
            "We'll show customers your vehicle.",
            es: "Mostraremos tu vehículo a los clientes.",
            pl: "Pokażemy klientom Twój pojazd.")
    }

    /// Waiting
    static var waiting: String { Localized.text("Waiting", es: "En espera", pl: "Oczekujące") }
    /// Waiting for a driver
    static var waitingTrips: String { Localized.text("Waiting for a driver", es: "Esperan conductor", pl: "Czekają na kierowcę") }
}
