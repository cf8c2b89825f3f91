// Made by `make strings` from Packages/Orders/Strings/Orders.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// What people read of Orders, in the language of the work under way.
enum Strings {
    /// Your order
    static var activeOrder: String { Localized.text("Your order", es: "Tu pedido", pl: "Twoje zamówienie") }
    /// Activity
    static var activity: String { Localized.text("Activity", es: "Actividad", pl: "Aktywność") }
    /// Pickup address
    static var address: String { Localized.text("Pickup address", es: "Dirección de recogida", pl: "Adres odbioru") }

    /// Fill in street, city and postal code.
    static var addressIncomplete: String {
        Localized.text(
            "Fill in street, city and postal code.",
            es: "Completa calle, ciudad y código postal.",
            pl: "Uzupełnij ulicę, miasto i kod pocztowy.")
    }

    /// All
    static var all: String { Localized.text("All", es: "Todos", pl: "Wszystkie") }
    /// ASAP
    static var asap: String { Localized.text("ASAP", es: "Lo antes posible", pl: "Jak najszybciej") }
    /// Back
    static var back: String { Localized.text("Back", es: "Atrás", pl: "Wstecz") }

    /// %(count)lld bags
    static func bagCount(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) bag", other: "\(count) bags"),
            es: Localized.es(count, one: "\(count) bolsa", many: "\(count) de bolsas", other: "\(count) bolsas"),
            pl: Localized.pl(count, one: "\(count) worek", few: "\(count) worki", many: "\(count) worków", other: "\(count) worka"))
    }

    /// Bags
    static var bags: String { Localized.text("Bags", es: "Bolsas", pl: "Worki") }
    /// Cancel order
    static var cancelOrder: String { Localized.text("Cancel order", es: "Cancelar pedido", pl: "Anuluj zamówienie") }

    /// Why do you cancel? Both sides will see it.
    static var cancelQuestion: String {
        Localized.text(
            "Why do you cancel? Both sides will see it.",
            es: "¿Por qué cancelas? Lo verán ambas partes.",
            pl: "Dlaczego anulujesz? Zobaczą to obie strony.")
    }

    /// Check address
    static var checkAddress: String { Localized.text("Check address", es: "Comprobar dirección", pl: "Sprawdź adres") }
    /// City
    static var city: String { Localized.text("City", es: "Ciudad", pl: "Miasto") }
    /// Details
    static var details: String { Localized.text("Details", es: "Detalles", pl: "Szczegóły") }
    /// Detergent
    static var detergent: String { Localized.text("Detergent", es: "Detergente", pl: "Detergent") }
    /// Fragrance-free
    static var detergentFragranceFree: String { Localized.text("Fragrance-free", es: "Sin fragancia", pl: "Bezzapachowy") }
    /// Hypoallergenic
    static var detergentHypoallergenic: String { Localized.text("Hypoallergenic", es: "Hipoalergénico", pl: "Hipoalergiczny") }
    /// Regular
    static var detergentRegular: String { Localized.text("Regular", es: "Normal", pl: "Zwykły") }
    /// Driver %(id)lld
    static func driver(_ id: Int) -> String { Localized.text("Driver \(id)", es: "Conductor \(id)", pl: "Kierowca \(id)") }
    /// By %(time)@
    static func due(_ time: String) -> String { Localized.text("By \(time)", es: "A más tardar: \(time)", pl: "Najpóźniej \(time)") }
    /// Damaged
    static var failureDamaged: String { Localized.text("Damaged", es: "Dañado", pl: "Uszkodzone") }
    /// Item missing
    static var failureItemMissing: String { Localized.text("Item missing", es: "Falta un artículo", pl: "Brak produktu") }
    /// Lost
    static var failureLost: String { Localized.text("Lost", es: "Perdido", pl: "Zagubione") }
    /// No access
    static var failureNoAccess: String { Localized.text("No access", es: "Sin acceso", pl: "Brak dostępu") }
    /// Nobody at home
    static var failureNotAtHome: String { Localized.text("Nobody at home", es: "No había nadie en casa", pl: "Nikogo nie było w domu") }
    /// Nothing to pick up
    static var failureNothingToPickUp: String { Localized.text("Nothing to pick up", es: "No había nada que recoger", pl: "Nie było czego odebrać") }
    /// Something else
    static var failureOther: String { Localized.text("Something else", es: "Otro motivo", pl: "Inny powód") }
    /// Too heavy
    static var failureOverweight: String { Localized.text("Too heavy", es: "Demasiado pesado", pl: "Za ciężkie") }
    /// Refused
    static var failureRefused: String { Localized.text("Refused", es: "Rechazado", pl: "Odmowa") }
    /// Not safe
    static var failureUnsafe: String { Localized.text("Not safe", es: "No era seguro", pl: "Niebezpiecznie") }
    /// Vehicle breakdown
    static var failureVehicleBreakdown: String { Localized.text("Vehicle breakdown", es: "Avería del vehículo", pl: "Awaria pojazdu") }
    /// Weather
    static var failureWeather: String { Localized.text("Weather", es: "Mal tiempo", pl: "Pogoda") }
    /// Wrong address
    static var failureWrongAddress: String { Localized.text("Wrong address", es: "Dirección equivocada", pl: "Błędny adres") }
    /// Follow
    static var follow: String { Localized.text("Follow", es: "Seguir", pl: "Śledź") }
    /// Good afternoon
    static var greetingAfternoon: String { Localized.text("Good afternoon", es: "Buenas tardes", pl: "Dzień dobry") }
    /// Good evening
    static var greetingEvening: String { Localized.text("Good evening", es: "Buenas noches", pl: "Dobry wieczór") }
    /// Good morning
    static var greetingMorning: String { Localized.text("Good morning", es: "Buenos días", pl: "Dzień dobry") }

    /// %(greeting)@, %(name)@
    static func greetingByName(_ greeting: String, name: String) -> String {
        Localized.text(
            "\(greeting), \(name)",
            es: "\(greeting), \(name)",
            pl: "\(greeting), \(name)")
    }

    /// Home
    static var home: String { Localized.text("Home", es: "Inicio", pl: "Start") }
    /// Keep the order
    static var keepOrder: String { Localized.text("Keep the order", es: "Conservar el pedido", pl: "Zachowaj zamówienie") }
    /// Weight in kilograms
    static var kilograms: String { Localized.text("Weight in kilograms", es: "Peso en kilogramos", pl: "Waga w kilogramach") }
    /// ASAP pickup
    static var lineAsap: String { Localized.text("ASAP pickup", es: "Recogida inmediata", pl: "Odbiór od ręki") }
    /// Cancellation fee
    static var lineCancellation: String { Localized.text("Cancellation fee", es: "Cargo por cancelación", pl: "Opłata za anulowanie") }
    /// Delivery
    static var lineDelivery: String { Localized.text("Delivery", es: "Entrega", pl: "Dostawa") }
    /// No-show fee
    static var lineNoShow: String { Localized.text("No-show fee", es: "Cargo por ausencia", pl: "Opłata za nieobecność") }
    /// Discount
    static var linePromo: String { Localized.text("Discount", es: "Descuento", pl: "Rabat") }
    /// Wash and fold
    static var lineService: String { Localized.text("Wash and fold", es: "Lavado y doblado", pl: "Pranie i składanie") }
    /// Sales tax
    static var lineTax: String { Localized.text("Sales tax", es: "Impuesto sobre las ventas", pl: "Podatek od sprzedaży") }
    /// Tip
    static var lineTip: String { Localized.text("Tip", es: "Propina", pl: "Napiwek") }
    /// Mark ready
    static var markReady: String { Localized.text("Mark ready", es: "Marcar listo", pl: "Oznacz jako gotowe") }
    /// Message driver
    static var messageDriver: String { Localized.text("Message driver", es: "Escribir al conductor", pl: "Napisz do kierowcy") }

    /// Nothing can be added at the moment.
    static var noItems: String {
        Localized.text(
            "Nothing can be added at the moment.",
            es: "Por ahora no se puede añadir nada.",
            pl: "Teraz nic nie można dodać.")
    }

    /// Orders with this status will show here.
    static var noOrders: String {
        Localized.text(
            "Orders with this status will show here.",
            es: "Aquí aparecerán los pedidos con este estado.",
            pl: "Tu pojawią się zamówienia o tym statusie.")
    }

    /// No orders here
    static var noOrdersTitle: String { Localized.text("No orders here", es: "No hay pedidos", pl: "Nie ma zamówień") }

    /// Nothing to do at the plant now.
    static var nothingToDo: String {
        Localized.text(
            "Nothing to do at the plant now.",
            es: "Nada que hacer en la planta ahora.",
            pl: "W pralni nie ma teraz nic do zrobienia.")
    }

    /// Order %(id)lld
    static func order(_ id: Int) -> String { Localized.text("Order \(id)", es: "Pedido \(id)", pl: "Zamówienie \(id)") }
    /// Orders
    static var orders: String { Localized.text("Orders", es: "Pedidos", pl: "Zamówienia") }
    /// Plant
    static var plant: String { Localized.text("Plant", es: "Planta", pl: "Pralnia") }
    /// Postal code
    static var postalCode: String { Localized.text("Postal code", es: "Código postal", pl: "Kod pocztowy") }
    /// Price
    static var price: String { Localized.text("Price", es: "Precio", pl: "Cena") }

    /// Check the address to see the price.
    static var priceHint: String {
        Localized.text(
            "Check the address to see the price.",
            es: "Comprueba la dirección para ver el precio.",
            pl: "Sprawdź adres, aby zobaczyć cenę.")
    }

    /// Computing the price …
    static var pricing: String { Localized.text("Computing the price …", es: "Calculando el precio…", pl: "Obliczanie ceny…") }
    /// Progress
    static var progress: String { Localized.text("Progress", es: "Progreso", pl: "Postęp") }
    /// Reason
    static var reason: String { Localized.text("Reason", es: "Motivo", pl: "Powód") }
    /// Say why.
    static var reasonNeeded: String { Localized.text("Say why.", es: "Di por qué.", pl: "Podaj powód.") }
    /// Receive bags
    static var receive: String { Localized.text("Receive bags", es: "Recibir bolsas", pl: "Przyjmij worki") }
    /// Customer
    static var roleCustomer: String { Localized.text("Customer", es: "Cliente", pl: "Klient") }
    /// Dispatcher
    static var roleDispatcher: String { Localized.text("Dispatcher", es: "Despachador", pl: "Dyspozytor") }
    /// Driver
    static var roleDriver: String { Localized.text("Driver", es: "Conductor", pl: "Kierowca") }
    /// Schedule
    static var scheduled: String { Localized.text("Schedule", es: "Programar", pl: "Zaplanuj") }
    /// Add shopping to the trip
    static var shopping: String { Localized.text("Add shopping to the trip", es: "Añadir compras al viaje", pl: "Dodaj zakupy do kursu") }
    /// Accepted
    static var stageAccepted: String { Localized.text("Accepted", es: "Aceptado", pl: "Przyjęte") }

    /// Driver at the door with your laundry
    static var stageArrivedDropoff: String {
        Localized.text(
            "Driver at the door with your laundry",
            es: "El conductor está en la puerta con tu ropa",
            pl: "Kierowca z praniem pod drzwiami")
    }

    /// Driver at the door
    static var stageArrivedPickup: String { Localized.text("Driver at the door", es: "Conductor en la puerta", pl: "Kierowca pod drzwiami") }
    /// At the plant
    static var stageAtFacility: String { Localized.text("At the plant", es: "En la planta", pl: "W pralni") }
    /// Canceled
    static var stageCanceled: String { Localized.text("Canceled", es: "Cancelado", pl: "Anulowane") }
    /// Completed
    static var stageCompleted: String { Localized.text("Completed", es: "Completado", pl: "Zakończone") }
    /// Delivered
    static var stageDelivered: String { Localized.text("Delivered", es: "Entregado", pl: "Dostarczone") }

    /// Driver assigned for delivery
    static var stageDeliveryAssigned: String {
        Localized.text(
            "Driver assigned for delivery",
            es: "Conductor asignado para la entrega",
            pl: "Kierowca przydzielony do dostawy")
    }

    /// Delivery failed
    static var stageDeliveryFailed: String { Localized.text("Delivery failed", es: "Entrega fallida", pl: "Dostawa nieudana") }
    /// Draft
    static var stageDraft: String { Localized.text("Draft", es: "Borrador", pl: "Szkic") }
    /// Driver on the way
    static var stageEnRoutePickup: String { Localized.text("Driver on the way", es: "Conductor en camino", pl: "Kierowca w drodze") }
    /// Out for delivery
    static var stageOutForDelivery: String { Localized.text("Out for delivery", es: "En reparto", pl: "W dostawie") }
    /// Picked up
    static var stagePickedUp: String { Localized.text("Picked up", es: "Recogido", pl: "Odebrane") }
    /// Driver assigned
    static var stagePickupAssigned: String { Localized.text("Driver assigned", es: "Conductor asignado", pl: "Kierowca przydzielony") }
    /// Pickup failed
    static var stagePickupFailed: String { Localized.text("Pickup failed", es: "Recogida fallida", pl: "Odbiór nieudany") }
    /// Placed
    static var stagePlaced: String { Localized.text("Placed", es: "Recibido", pl: "Złożone") }
    /// Being washed
    static var stageProcessing: String { Localized.text("Being washed", es: "En lavado", pl: "W praniu") }
    /// Ready
    static var stageReady: String { Localized.text("Ready", es: "Listo", pl: "Gotowe") }
    /// Rejected
    static var stageRejected: String { Localized.text("Rejected", es: "Rechazado", pl: "Odrzucone") }
    /// On the way back to the plant
    static var stageReturning: String { Localized.text("On the way back to the plant", es: "De vuelta a la planta", pl: "W drodze powrotnej do pralni") }
    /// Weighed
    static var stageWeighed: String { Localized.text("Weighed", es: "Pesado", pl: "Zważone") }
    /// Start Order
    static var startButton: String { Localized.text("Start Order", es: "Hacer pedido", pl: "Zamów odbiór") }

    /// We pick up, wash and bring it back within a day.
    static var startHint: String {
        Localized.text(
            "We pick up, wash and bring it back within a day.",
            es: "Recogemos, lavamos y devolvemos tu ropa en un día.",
            pl: "Odbieramy, pierzemy i przywozimy w ciągu doby.")
    }

    /// Start order
    static var startOrder: String { Localized.text("Start order", es: "Nuevo pedido", pl: "Nowe zamówienie") }
    /// Start washing
    static var startWashing: String { Localized.text("Start washing", es: "Empezar a lavar", pl: "Rozpocznij pranie") }
    /// Canceled
    static var statusCanceled: String { Localized.text("Canceled", es: "Cancelado", pl: "Anulowane") }
    /// Completed
    static var statusDelivered: String { Localized.text("Completed", es: "Completado", pl: "Zakończone") }
    /// In progress
    static var statusInProgress: String { Localized.text("In progress", es: "En curso", pl: "W toku") }
    /// Scheduled
    static var statusScheduled: String { Localized.text("Scheduled", es: "Programado", pl: "Zaplanowane") }
    /// Street and number
    static var street: String { Localized.text("Street and number", es: "Calle y número", pl: "Ulica i numer") }
    /// Tumble
    static var system: String { Localized.text("Tumble", es: "Tumble", pl: "Tumble") }
    /// Water
    static var temperature: String { Localized.text("Water", es: "Agua", pl: "Woda") }
    /// Cold
    static var temperatureCold: String { Localized.text("Cold", es: "Fría", pl: "Zimna") }
    /// Hot
    static var temperatureHot: String { Localized.text("Hot", es: "Caliente", pl: "Gorąca") }
    /// Warm
    static var temperatureWarm: String { Localized.text("Warm", es: "Tibia", pl: "Ciepła") }
    /// Timeline
    static var timeline: String { Localized.text("Timeline", es: "Cronología", pl: "Przebieg") }
    /// Weigh
    static var weigh: String { Localized.text("Weigh", es: "Pesar", pl: "Zważ") }

    /// Type the weight in kilograms, such as 8.4.
    static var weightNeeded: String {
        Localized.text(
            "Type the weight in kilograms, such as 8.4.",
            es: "Escribe el peso en kilogramos, por ejemplo 8.4.",
            pl: "Wpisz wagę w kilogramach, na przykład 8,4.")
    }

    /// When
    static var when: String { Localized.text("When", es: "Cuándo", pl: "Kiedy") }
    /// Pickup window
    static var window: String { Localized.text("Pickup window", es: "Horario de recogida", pl: "Godziny odbioru") }
}
