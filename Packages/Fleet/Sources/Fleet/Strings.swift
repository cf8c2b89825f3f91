// Made by `make strings` from Packages/Fleet/Strings/Fleet.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// What people read of Fleet, in the language of the work under way.
enum Strings {
    /// Accept
    static var accept: String { Localized.text("Accept", es: "Aceptar", pl: "Przyjmij") }
    /// Taken
    static var acceptedAt: String { Localized.text("Taken", es: "Aceptado", pl: "Przyjęto") }
    /// Active orders
    static var activeOrders: String { Localized.text("Active orders", es: "Pedidos activos", pl: "Aktywne zamówienia") }
    /// Active trips
    static var activeTrips: String { Localized.text("Active trips", es: "Viajes activos", pl: "Trwające kursy") }
    /// All
    static var allDrivers: String { Localized.text("All", es: "Todos", pl: "Wszyscy") }
    /// Where orders are picked up
    static var areasMap: String { Localized.text("Where orders are picked up", es: "Dónde se recogen pedidos", pl: "Gdzie odbieramy zamówienia") }
    /// Assign a driver
    static var assign: String { Localized.text("Assign a driver", es: "Asignar conductor", pl: "Przydziel kierowcę") }
    /// Assign order %(id)lld
    static func assignOrder(_ id: Int) -> String { Localized.text("Assign order \(id)", es: "Asignar el pedido \(id)", pl: "Przydziel zamówienie \(id)") }
    /// Assign to this driver
    static var assignTo: String { Localized.text("Assign to this driver", es: "Asignar a este conductor", pl: "Przydziel temu kierowcy") }
    /// The order is assigned.
    static var assignedNow: String { Localized.text("The order is assigned.", es: "El pedido está asignado.", pl: "Zamówienie jest przydzielone.") }

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

    /// Bags
    static var bags: String { Localized.text("Bags", es: "Bolsas", pl: "Worki") }

    /// Count them. If the number differs, say why in the note.
    static var bagsHint: String {
        Localized.text(
            "Count them. If the number differs, say why in the note.",
            es: "Cuéntalas. Si no coinciden, explica por qué en la nota.",
            pl: "Policz je. Jeśli liczba się różni, napisz w notatce dlaczego.")
    }

    /// Trips and drivers
    static var board: String { Localized.text("Trips and drivers", es: "Viajes y conductores", pl: "Kursy i kierowcy") }
    /// incl. %(money)@ boost
    static func boost(_ money: String) -> String { Localized.text("incl. \(money) boost", es: "incl. \(money) de bono", pl: "w tym \(money) dodatku") }

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
    /// Dashboard
    static var dashboard: String { Localized.text("Dashboard", es: "Panel", pl: "Pulpit") }
    /// Decline
    static var decline: String { Localized.text("Decline", es: "Rechazar", pl: "Odrzuć") }
    /// Driver
    static var driver: String { Localized.text("Driver", es: "Conductor", pl: "Kierowca") }
    /// No such driver
    static var driverGone: String { Localized.text("No such driver", es: "No existe ese conductor", pl: "Nie ma takiego kierowcy") }

    /// Nobody of this number drives here.
    static var driverGoneMessage: String {
        Localized.text(
            "Nobody of this number drives here.",
            es: "Nadie con este número conduce aquí.",
            pl: "Nikt o tym numerze tu nie jeździ.")
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
    /// Nobody at home
    static var failureNotAtHome: String { Localized.text("Nobody at home", es: "No hay nadie en casa", pl: "Nikogo nie ma w domu") }
    /// Nothing to pick up
    static var failureNothingToPickUp: String { Localized.text("Nothing to pick up", es: "No hay nada que recoger", pl: "Nie ma czego odebrać") }

    /// Something else (say what in the note)
    static var failureOther: String {
        Localized.text(
            "Something else (say what in the note)",
            es: "Otro (explícalo en la nota)",
            pl: "Coś innego (opisz w notatce)")
    }

    /// Too heavy
    static var failureOverweight: String { Localized.text("Too heavy", es: "Demasiado pesado", pl: "Za ciężkie") }
    /// Customer refused
    static var failureRefused: String { Localized.text("Customer refused", es: "El cliente se negó", pl: "Klient odmówił") }
    /// Not safe
    static var failureUnsafe: String { Localized.text("Not safe", es: "No es seguro", pl: "Niebezpiecznie") }
    /// Vehicle broke down
    static var failureVehicleBreakdown: String { Localized.text("Vehicle broke down", es: "Vehículo averiado", pl: "Awaria pojazdu") }
    /// Weather
    static var failureWeather: String { Localized.text("Weather", es: "Mal tiempo", pl: "Pogoda") }
    /// Wrong address
    static var failureWrongAddress: String { Localized.text("Wrong address", es: "Dirección equivocada", pl: "Błędny adres") }
    /// Jobs finished today
    static var finishedToday: String { Localized.text("Jobs finished today", es: "Trabajos de hoy", pl: "Zlecenia wykonane dziś") }
    /// Fleet
    static var fleet: String { Localized.text("Fleet", es: "Flota", pl: "Flota") }
    /// Free
    static var free: String { Localized.text("Free", es: "Libre", pl: "Wolny") }

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
    /// Trip
    static var kindTrip: String { Localized.text("Trip", es: "Viaje", pl: "Kurs") }
    /// Late pickups
    static var lateOrders: String { Localized.text("Late pickups", es: "Recogidas atrasadas", pl: "Spóźnione odbiory") }
    /// Live map
    static var liveMap: String { Localized.text("Live map", es: "Mapa en vivo", pl: "Mapa na żywo") }
    /// Where the job leads
    static var map: String { Localized.text("Where the job leads", es: "Adónde lleva el trabajo", pl: "Dokąd prowadzi zlecenie") }
    /// Message customer
    static var messageCustomer: String { Localized.text("Message customer", es: "Escribir al cliente", pl: "Napisz do klienta") }
    /// Message driver
    static var messageDriver: String { Localized.text("Message driver", es: "Escribir al conductor", pl: "Napisz do kierowcy") }
    /// Not on a trip at the moment.
    static var noCurrentTrip: String { Localized.text("Not on a trip at the moment.", es: "Ahora no está de viaje.", pl: "W tej chwili nie jest w trasie.") }

    /// No driver has signed in yet.
    static var noDrivers: String {
        Localized.text(
            "No driver has signed in yet.",
            es: "Ningún conductor ha iniciado sesión.",
            pl: "Żaden kierowca jeszcze się nie zalogował.")
    }

    /// Offers show up under Jobs.
    static var noJobOnline: String {
        Localized.text(
            "Offers show up under Jobs.",
            es: "Las ofertas aparecen en Trabajos.",
            pl: "Oferty pojawiają się w Zleceniach.")
    }

    /// No job at the moment
    static var noJobTitle: String { Localized.text("No job at the moment", es: "Sin trabajo por ahora", pl: "Brak zlecenia") }

    /// Stay online: the next one shows up here by itself.
    static var noOffers: String {
        Localized.text(
            "Stay online: the next one shows up here by itself.",
            es: "Sigue en línea: la próxima aparecerá aquí sola.",
            pl: "Zostań online: następna pojawi się tu sama.")
    }

    /// No offers right now
    static var noOffersTitle: String { Localized.text("No offers right now", es: "No hay ofertas ahora", pl: "Na razie brak ofert") }

    /// No driver here at the moment.
    static var noSuchDrivers: String {
        Localized.text(
            "No driver here at the moment.",
            es: "Ningún conductor aquí por ahora.",
            pl: "W tej chwili nie ma tu kierowców.")
    }

    /// Nobody is on the road.
    static var noTrips: String { Localized.text("Nobody is on the road.", es: "No hay nadie en camino.", pl: "Nikogo nie ma w trasie.") }
    /// Every order has a driver.
    static var noWaiting: String { Localized.text("Every order has a driver.", es: "Todos los pedidos tienen conductor.", pl: "Każde zamówienie ma kierowcę.") }
    /// Note
    static var note: String { Localized.text("Note", es: "Nota", pl: "Notatka") }

    /// Where you left the bags, a differing count.
    static var noteHint: String {
        Localized.text(
            "Where you left the bags, a differing count.",
            es: "Dónde dejaste las bolsas o por qué no coinciden.",
            pl: "Gdzie zostały worki, dlaczego liczba się różni.")
    }

    /// No active order
    static var nothingActive: String { Localized.text("No active order", es: "Ningún pedido activo", pl: "Brak aktywnych zamówień") }
    /// Too late
    static var offerOver: String { Localized.text("Too late", es: "Demasiado tarde", pl: "Za późno") }
    /// Open offers
    static var offers: String { Localized.text("Open offers", es: "Ofertas abiertas", pl: "Otwarte oferty") }

    /// Who accepts first gets the job.
    static var offersHint: String {
        Localized.text(
            "Who accepts first gets the job.",
            es: "Quien acepta primero se queda el trabajo.",
            pl: "Kto pierwszy przyjmie, ten ma zlecenie.")
    }

    /// Offline
    static var offline: String { Localized.text("Offline", es: "Desconectado", pl: "Offline") }
    /// No jobs are offered to you.
    static var offlineHint: String { Localized.text("No jobs are offered to you.", es: "No recibes ofertas de trabajo.", pl: "Nie otrzymujesz zleceń.") }
    /// You are offline
    static var offlineTitle: String { Localized.text("You are offline", es: "Estás desconectado", pl: "Jesteś offline") }
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
    /// New jobs are offered to you.
    static var onlineHint: String { Localized.text("New jobs are offered to you.", es: "Recibes ofertas de trabajo.", pl: "Otrzymujesz nowe zlecenia.") }
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
    /// Plant
    static var plant: String { Localized.text("Plant", es: "Planta", pl: "Pralnia") }

    /// Ends this stop. The customer and the dispatcher are told why.
    static var problemHint: String {
        Localized.text(
            "Ends this stop. The customer and the dispatcher are told why.",
            es: "Termina esta parada. Avisamos del motivo al cliente y al despachador.",
            pl: "Kończy ten postój. Klient i dyspozytor dowiedzą się dlaczego.")
    }

    /// What is the problem?
    static var reason: String { Localized.text("What is the problem?", es: "¿Cuál es el problema?", pl: "Na czym polega problem?") }
    /// Report and end this stop
    static var reportFailure: String { Localized.text("Report and end this stop", es: "Informar y terminar la parada", pl: "Zgłoś i zakończ postój") }
    /// Report a problem
    static var reportProblem: String { Localized.text("Report a problem", es: "Informar de un problema", pl: "Zgłoś problem") }
    /// %(seconds)lld s left
    static func secondsLeft(_ seconds: Int) -> String { Localized.text("\(seconds) s left", es: "Quedan \(seconds) s", pl: "Jeszcze \(seconds) s") }
    /// See the current job
    static var seeCurrentJob: String { Localized.text("See the current job", es: "Ver el trabajo actual", pl: "Zobacz bieżące zlecenie") }
    /// See the order
    static var seeOrder: String { Localized.text("See the order", es: "Ver el pedido", pl: "Zobacz zamówienie") }
    /// There
    static var statusArrived: String { Localized.text("There", es: "En el lugar", pl: "Na miejscu") }
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
    static var stepBroughtIn: String { Localized.text("Bags brought in", es: "Bolsas en la planta", pl: "Worki w pralni") }
    /// Start driving
    static var stepEnRoute: String { Localized.text("Start driving", es: "Empezar a conducir", pl: "Ruszam") }
    /// Bags handed over
    static var stepHandedOver: String { Localized.text("Bags handed over", es: "Bolsas entregadas", pl: "Worki przekazane") }
    /// Bags loaded, drive off
    static var stepLoaded: String { Localized.text("Bags loaded, drive off", es: "Bolsas cargadas, salir", pl: "Worki załadowane, ruszam") }
    /// Bags picked up
    static var stepPickedUp: String { Localized.text("Bags picked up", es: "Bolsas recogidas", pl: "Worki odebrane") }
    /// Hand over to the customer
    static var stopDropoffCustomer: String { Localized.text("Hand over to the customer", es: "Entregar al cliente", pl: "Przekaż klientowi") }
    /// Bring to the plant
    static var stopDropoffPlant: String { Localized.text("Bring to the plant", es: "Llevar a la planta", pl: "Zawieź do pralni") }
    /// Pick up at the customer's
    static var stopPickupCustomer: String { Localized.text("Pick up at the customer's", es: "Recoger en casa del cliente", pl: "Odbierz u klienta") }
    /// Fetch at the plant
    static var stopPickupPlant: String { Localized.text("Fetch at the plant", es: "Recoger en la planta", pl: "Odbierz z pralni") }

    /// Everything here works without a network too: it is kept on this phone and sent later.
    static var stopHint: String {
        Localized.text(
            "Everything here works without a network too: it is kept on this phone and sent later.",
            es: "Todo aquí funciona también sin red: se guarda en este teléfono y se envía después.",
            pl: "Wszystko działa tu też bez sieci: zapisuje się w telefonie i wyśle później.")
    }

    /// Trip %(id)lld
    static func trip(_ id: Int) -> String { Localized.text("Trip \(id)", es: "Viaje \(id)", pl: "Kurs \(id)") }
    /// This trip is over
    static var tripGone: String { Localized.text("This trip is over", es: "Este viaje ha terminado", pl: "Ten kurs się zakończył") }

    /// It was finished, or the order needs no driver any more.
    static var tripGoneMessage: String {
        Localized.text(
            "It was finished, or the order needs no driver any more.",
            es: "Se completó o el pedido ya no necesita conductor.",
            pl: "Został ukończony albo zamówienie nie potrzebuje już kierowcy.")
    }

    /// Trips
    static var trips: String { Localized.text("Trips", es: "Viajes", pl: "Kursy") }
    /// Unanswered offers in a row
    static var unanswered: String { Localized.text("Unanswered offers in a row", es: "Ofertas seguidas sin respuesta", pl: "Oferty z rzędu bez odpowiedzi") }
    /// Waiting for a driver
    static var unassigned: String { Localized.text("Waiting for a driver", es: "Sin conductor", pl: "Czekają na kierowcę") }
    /// Waiting
    static var waiting: String { Localized.text("Waiting", es: "En espera", pl: "Oczekujące") }
    /// Waiting for a driver
    static var waitingTrips: String { Localized.text("Waiting for a driver", es: "Esperan conductor", pl: "Czekają na kierowcę") }
}
