// Made by `make strings` from Packages/Orders/Strings/Orders.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// The texts of Orders, in the language of the current request or page.
enum Strings {
    /// Account
    static var account: String { Localized.text("Account", es: "Cuenta", pl: "Konto") }
    /// Activity
    static var activity: String { Localized.text("Activity", es: "Actividad", pl: "Aktywność") }
    /// Add a card
    static var addCard: String { Localized.text("Add a card", es: "Añadir una tarjeta", pl: "Dodaj kartę") }
    /// Add another card
    static var addOtherCard: String { Localized.text("Add another card", es: "Añadir otra tarjeta", pl: "Dodaj inną kartę") }
    /// Add a photo
    static var addPhoto: String { Localized.text("Add a photo", es: "Añadir una foto", pl: "Dodaj zdjęcie") }
    /// Pickup address
    static var address: String { Localized.text("Pickup address", es: "Dirección de recogida", pl: "Adres odbioru") }

    /// Enter your street, city, and postal code.
    static var addressIncomplete: String {
        Localized.text(
            "Enter your street, city, and postal code.",
            es: "Escribe tu calle, ciudad y código postal.",
            pl: "Wpisz ulicę, miasto i kod pocztowy.")
    }

    /// The customer was asked about the higher price and has until %(time)@.
    static func approvalAsked(_ time: String) -> String {
        Localized.text(
            "The customer was asked about the higher price and has until \(time).",
            es: "Se ha preguntado al cliente por el precio más alto; tiene hasta el \(time).",
            pl: "Zapytaliśmy klienta o wyższą cenę; ma czas do \(time).")
    }

    /// Your laundry weighs more than expected: the price went from %(former)@ to %(total)@. Is that fine? Please answer by %(time)@. We start washing after that.
    static func approvalHint(_ former: String, total: String, time: String) -> String {
        Localized.text(
            "Your laundry weighs more than expected: the price went from \(former) to \(total). Is that fine? Please answer by \(time). We start washing after that.",
            es: "Tu ropa pesa más de lo previsto: el precio pasó de \(former) a \(total). ¿Te parece bien? Responde antes del \(time). Después empezamos a lavar.",
            pl: "Pranie waży więcej, niż zakładano: cena wzrosła z \(former) do \(total). Czy to w porządku? Odpowiedz do \(time). Potem zaczniemy pranie.")
    }

    /// Waits for the customer's answer
    static var approvalOpen: String {
        Localized.text(
            "Waits for the customer's answer",
            es: "Espera la respuesta del cliente",
            pl: "Czeka na odpowiedź klienta")
    }

    /// Higher price not accepted
    static var approvalRefused: String { Localized.text("Higher price not accepted", es: "Precio más alto no aceptado", pl: "Wyższa cena niezaakceptowana") }
    /// A higher price
    static var approvalTitle: String { Localized.text("A higher price", es: "Un precio más alto", pl: "Wyższa cena") }
    /// Approve and cancel
    static var approveCancel: String { Localized.text("Approve and cancel", es: "Aprobar y cancelar", pl: "Zgódź się i anuluj") }
    /// Accept and wash
    static var approvePrice: String { Localized.text("Accept and wash", es: "Aceptar y lavar", pl: "Akceptuję, pierzcie") }
    /// As soon as possible
    static var asSoonAsPossible: String { Localized.text("As soon as possible", es: "Lo antes posible", pl: "Jak najszybciej") }
    /// ASAP
    static var asap: String { Localized.text("ASAP", es: "Lo antes posible", pl: "Jak najszybciej") }

    /// %(count)lld bags
    static func bagCount(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) bag", other: "\(count) bags"),
            es: Localized.es(count, one: "\(count) bolsa", many: "\(count) de bolsas", other: "\(count) bolsas"),
            pl: Localized.pl(count, one: "\(count) worek", few: "\(count) worki", many: "\(count) worków", other: "\(count) worka"))
    }

    /// The driver is at the door
    static var bagReturnArrived: String { Localized.text("The driver is at the door", es: "El conductor está en la puerta", pl: "Kierowca jest pod drzwiami") }
    /// A driver will bring them
    static var bagReturnAssigned: String { Localized.text("A driver will bring them", es: "Un conductor las traerá", pl: "Kierowca je przywiezie") }

    /// Nobody could take them. We bring them again.
    static var bagReturnFailed: String {
        Localized.text(
            "Nobody could take them. We bring them again.",
            es: "Nadie pudo recibirlas. Las llevaremos otra vez.",
            pl: "Nikt nie mógł ich odebrać. Przywieziemy je ponownie.")
    }

    /// On their way home
    static var bagReturnOnTheWay: String { Localized.text("On their way home", es: "De camino a casa", pl: "W drodze do domu") }
    /// Back home
    static var bagReturnReturned: String { Localized.text("Back home", es: "De vuelta en casa", pl: "Z powrotem w domu") }
    /// Waiting for a driver
    static var bagReturnWaiting: String { Localized.text("Waiting for a driver", es: "Esperando a un conductor", pl: "Czekają na kierowcę") }
    /// Bag tags
    static var bagTags: String { Localized.text("Bag tags", es: "Etiquetas de las bolsas", pl: "Etykiety worków") }

    /// One for each bag, separated by spaces
    static var bagTagsHint: String {
        Localized.text(
            "One for each bag, separated by spaces",
            es: "Una por bolsa, separadas por espacios",
            pl: "Po jednej na worek, oddzielone spacjami")
    }

    /// Bags
    static var bags: String { Localized.text("Bags", es: "Bolsas", pl: "Worki") }
    /// Bags going home
    static var bagsHome: String { Localized.text("Bags going home", es: "Bolsas de vuelta a casa", pl: "Worki wracają do domu") }
    /// How many were bought
    static var boughtCount: String { Localized.text("How many were bought", es: "Cuántos se compraron", pl: "Ile kupiono") }
    /// What was bought instead
    static var boughtInstead: String { Localized.text("What was bought instead", es: "Qué se compró en su lugar", pl: "Co kupiono zamiast tego") }

    /// Canceling now costs %(amount)@, because a driver is already on the job.
    static func cancelFee(_ amount: String) -> String {
        Localized.text(
            "Canceling now costs \(amount), because a driver is already on the job.",
            es: "Cancelar ahora cuesta \(amount), porque ya hay un conductor asignado.",
            pl: "Anulowanie kosztuje teraz \(amount), bo kierowca ma już to zlecenie.")
    }

    /// You can still cancel for free.
    static var cancelFree: String {
        Localized.text(
            "You can still cancel for free.",
            es: "Todavía puedes cancelar gratis.",
            pl: "Możesz jeszcze anulować bezpłatnie.")
    }

    /// You can cancel for free until a driver is assigned.
    static var cancelFreeUntil: String {
        Localized.text(
            "You can cancel for free until a driver is assigned.",
            es: "Puedes cancelar gratis hasta que se asigne un conductor.",
            pl: "Możesz anulować bezpłatnie, dopóki nie przydzielimy kierowcy.")
    }

    /// Cancel order
    static var cancelOrder: String { Localized.text("Cancel order", es: "Cancelar pedido", pl: "Anuluj zamówienie") }

    /// Why are you canceling? Everyone on this order will see it.
    static var cancelQuestion: String {
        Localized.text(
            "Why are you canceling? Everyone on this order will see it.",
            es: "¿Por qué cancelas? Lo verán todos los que participan en este pedido.",
            pl: "Dlaczego anulujesz? Zobaczą to wszyscy związani z tym zamówieniem.")
    }

    /// Ask to cancel
    static var cancelRequest: String { Localized.text("Ask to cancel", es: "Pedir la cancelación", pl: "Poproś o anulowanie") }

    /// We already have your laundry, so our team has to approve this. Why are you canceling?
    static var cancelRequestHint: String {
        Localized.text(
            "We already have your laundry, so our team has to approve this. Why are you canceling?",
            es: "Ya tenemos tu ropa, así que nuestro equipo debe aprobarlo. ¿Por qué cancelas?",
            pl: "Mamy już Twoje pranie, więc musimy to zatwierdzić. Dlaczego anulujesz?")
    }

    /// We couldn't cancel this order: %(note)@
    static func cancelRequestRefused(_ note: String) -> String {
        Localized.text(
            "We couldn't cancel this order: \(note)",
            es: "No pudimos cancelar este pedido: \(note)",
            pl: "Nie mogliśmy anulować tego zamówienia: \(note)")
    }

    /// Asked to cancel
    static var cancelRequestTitle: String { Localized.text("Asked to cancel", es: "Pide cancelar", pl: "Prośba o anulowanie") }

    /// You asked us to cancel this order. We'll answer soon.
    static var cancelRequested: String {
        Localized.text(
            "You asked us to cancel this order. We'll answer soon.",
            es: "Nos pediste cancelar este pedido. Te responderemos pronto.",
            pl: "Poproszono o anulowanie tego zamówienia. Wkrótce odpowiemy.")
    }

    /// Card
    static var card: String { Localized.text("Card", es: "Tarjeta", pl: "Karta") }

    /// Your bank didn't accept this card. Please try another one.
    static var cardRefused: String {
        Localized.text(
            "Your bank didn't accept this card. Please try another one.",
            es: "Tu banco no aceptó esta tarjeta. Prueba con otra.",
            pl: "Bank nie przyjął tej karty. Spróbuj innej.")
    }

    /// Change
    static var change: String { Localized.text("Change", es: "Cambiar", pl: "Zmień") }
    /// Change recurring order
    static var changeRecurring: String { Localized.text("Change recurring order", es: "Cambiar pedido recurrente", pl: "Zmień zamówienie cykliczne") }
    /// Cheaper at the store
    static var cheaperAtStore: String { Localized.text("Cheaper at the store", es: "Más barato en la tienda", pl: "Taniej w sklepie") }
    /// Check address
    static var checkAddress: String { Localized.text("Check address", es: "Comprobar dirección", pl: "Sprawdź adres") }
    /// Choose another time
    static var chooseAnotherTime: String { Localized.text("Choose another time", es: "Elegir otra hora", pl: "Wybierz inny termin") }
    /// City
    static var city: String { Localized.text("City", es: "Ciudad", pl: "Miasto") }
    /// Close
    static var close: String { Localized.text("Close", es: "Cerrar", pl: "Zamknij") }
    /// Anything to add?
    static var comment: String { Localized.text("Anything to add?", es: "¿Quieres añadir algo?", pl: "Chcesz coś dodać?") }
    /// Confirm with your bank
    static var confirmPayment: String { Localized.text("Confirm with your bank", es: "Confirmar con tu banco", pl: "Potwierdź w banku") }
    /// Conversations
    static var conversations: String { Localized.text("Conversations", es: "Conversaciones", pl: "Rozmowy") }

    /// Read the messages about this order and join in
    static var conversationsHint: String {
        Localized.text(
            "Read the messages about this order and join in",
            es: "Lee los mensajes sobre este pedido y participa",
            pl: "Czytaj wiadomości o tym zamówieniu i dołącz do rozmowy")
    }

    /// Correct what was bought
    static var correctShopping: String { Localized.text("Correct what was bought", es: "Corregir lo que se compró", pl: "Popraw, co kupiono") }

    /// The price changes at once, and what was paid too much goes back to the customer. It's noted in the audit log.
    static var correctShoppingHint: String {
        Localized.text(
            "The price changes at once, and what was paid too much goes back to the customer. It's noted in the audit log.",
            es: "El precio cambia al instante y lo pagado de más vuelve al cliente. Queda en el registro de auditoría.",
            pl: "Cena zmienia się od razu, a nadpłata wraca do klienta. Zmiana trafia do dziennika.")
    }

    /// The customer's notes for the driver
    static var customerNotes: String {
        Localized.text(
            "The customer's notes for the driver",
            es: "Notas del cliente para el conductor",
            pl: "Notatki klienta dla kierowcy")
    }

    /// Not placed
    static var dateMissed: String { Localized.text("Not placed", es: "Sin hacer", pl: "Niezłożone") }
    /// Ordered
    static var datePlaced: String { Localized.text("Ordered", es: "Pedido hecho", pl: "Zamówione") }
    /// Planned
    static var datePlanned: String { Localized.text("Planned", es: "Previsto", pl: "Zaplanowane") }
    /// Skipped
    static var dateSkipped: String { Localized.text("Skipped", es: "Omitido", pl: "Pominięte") }
    /// Not placed yet
    static var dateWaiting: String { Localized.text("Not placed yet", es: "Aún sin hacer", pl: "Jeszcze niezłożone") }
    /// Day
    static var day: String { Localized.text("Day", es: "Día", pl: "Dzień") }
    /// At the delivery
    static var deliveryNote: String { Localized.text("At the delivery", es: "En la entrega", pl: "Przy dostawie") }
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

    /// New orders will appear here.
    static var dispatchEmpty: String {
        Localized.text(
            "New orders will appear here.",
            es: "Los pedidos nuevos aparecerán aquí.",
            pl: "Nowe zamówienia pojawią się tutaj.")
    }

    /// All quiet
    static var dispatchEmptyTitle: String { Localized.text("All quiet", es: "Todo tranquilo", pl: "Cisza i spokój") }
    /// Your PIN
    static var doorPIN: String { Localized.text("Your PIN", es: "Tu PIN", pl: "Twój PIN") }

    /// Tell the driver these four digits at the door, if they ask for them.
    static var doorPINHint: String {
        Localized.text(
            "Tell the driver these four digits at the door, if they ask for them.",
            es: "Di estos cuatro dígitos al conductor en la puerta, si te los pide.",
            pl: "Podaj kierowcy te cztery cyfry przy drzwiach, jeśli o nie poprosi.")
    }

    /// Driver %(id)lld
    static func driver(_ id: Int) -> String { Localized.text("Driver \(id)", es: "Conductor \(id)", pl: "Kierowca \(id)") }

    /// A question, a gate code, a change of plans? Send your driver a message.
    static var driverHint: String {
        Localized.text(
            "A question, a gate code, a change of plans? Send your driver a message.",
            es: "¿Una pregunta, un código de acceso, un cambio de planes? Escribe a tu conductor.",
            pl: "Pytanie, kod do bramy, zmiana planów? Napisz do kierowcy.")
    }

    /// Orders that were canceled appear here.
    static var emptyCanceled: String {
        Localized.text(
            "Orders that were canceled appear here.",
            es: "Aquí aparecen los pedidos cancelados.",
            pl: "Tu pojawiają się anulowane zamówienia.")
    }

    /// Nothing canceled
    static var emptyCanceledTitle: String { Localized.text("Nothing canceled", es: "Nada cancelado", pl: "Nic nie anulowano") }

    /// Delivered and canceled orders will stay here, with their receipts.
    static var emptyCompleted: String {
        Localized.text(
            "Delivered and canceled orders will stay here, with their receipts.",
            es: "Aquí quedarán tus pedidos entregados y cancelados, con sus recibos.",
            pl: "Tu znajdziesz dostarczone i anulowane zamówienia z rachunkami.")
    }

    /// No orders yet
    static var emptyCompletedTitle: String { Localized.text("No orders yet", es: "Aún no hay pedidos", pl: "Nie ma jeszcze zamówień") }
    /// Nothing here
    static var emptyGroup: String { Localized.text("Nothing here", es: "Nada por aquí", pl: "Pusto") }

    /// Once we're on our way, you can follow your order here.
    static var emptyInProgress: String {
        Localized.text(
            "Once we're on our way, you can follow your order here.",
            es: "Cuando estemos en camino, podrás seguir tu pedido aquí.",
            pl: "Gdy ruszymy w drogę, zobaczysz tu swoje zamówienie.")
    }

    /// Nothing in progress
    static var emptyInProgressTitle: String { Localized.text("Nothing in progress", es: "Nada en curso", pl: "Nic nie jest w toku") }

    /// Schedule a pickup, and you'll find it here.
    static var emptyScheduled: String {
        Localized.text(
            "Schedule a pickup, and you'll find it here.",
            es: "Programa una recogida y la verás aquí.",
            pl: "Zaplanuj odbiór, a znajdziesz go tutaj.")
    }

    /// Nothing scheduled
    static var emptyScheduledTitle: String { Localized.text("Nothing scheduled", es: "Nada programado", pl: "Nic nie zaplanowano") }
    /// End
    static var end: String { Localized.text("End", es: "Terminar", pl: "Zakończ") }

    /// No further orders are placed. Orders that are placed already stay.
    static var endHint: String {
        Localized.text(
            "No further orders are placed. Orders that are placed already stay.",
            es: "No se harán más pedidos. Los que ya están hechos se mantienen.",
            pl: "Nie złożymy kolejnych zamówień. Te już złożone pozostaną.")
    }

    /// End this recurring order?
    static var endQuestion: String {
        Localized.text(
            "End this recurring order?",
            es: "¿Terminar este pedido recurrente?",
            pl: "Zakończyć to zamówienie cykliczne?")
    }

    /// Every %(count)lld weeks
    static func everyWeeks(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "Every week", other: "Every \(count) weeks"),
            es: Localized.es(count, one: "Cada semana", many: "Cada \(count) de semanas", other: "Cada \(count) semanas"),
            pl: Localized.pl(count, one: "Co tydzień", few: "Co \(count) tygodnie", many: "Co \(count) tygodni", other: "Co \(count) tygodnia"))
    }

    /// Show everybody's orders
    static var everybodysOrders: String { Localized.text("Show everybody's orders", es: "Mostrar los pedidos de todos", pl: "Pokaż zamówienia wszystkich") }
    /// Expected %(window)@
    static func expected(_ window: String) -> String { Localized.text("Expected \(window)", es: "Previsto: \(window)", pl: "Spodziewane: \(window)") }
    /// %(name)@ · %(price)@
    static func extra(_ name: String, price: String) -> String { Localized.text("\(name) · \(price)", es: "\(name) · \(price)", pl: "\(name) · \(price)") }
    /// %(price)@ a bag
    static func extraEachBag(_ price: String) -> String { Localized.text("\(price) a bag", es: "\(price) por bolsa", pl: "\(price) za worek") }
    /// Extras
    static var extras: String { Localized.text("Extras", es: "Extras", pl: "Dodatki") }
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
    /// How was it?
    static var feedback: String { Localized.text("How was it?", es: "¿Qué tal?", pl: "Jak było?") }
    /// Active
    static var filterActive: String { Localized.text("Active", es: "Activos", pl: "Aktywne") }
    /// Comes back
    static var folding: String { Localized.text("Comes back", es: "Se devuelve", pl: "Wraca") }
    /// Folded
    static var foldingFolded: String { Localized.text("Folded", es: "Doblada", pl: "Złożone") }
    /// On hangers
    static var foldingHung: String { Localized.text("On hangers", es: "En perchas", pl: "Na wieszakach") }
    /// Follow
    static var follow: String { Localized.text("Follow", es: "Seguir", pl: "Śledź") }
    /// %(times)@ (full)
    static func fullWindow(_ times: String) -> String { Localized.text("\(times) (full)", es: "\(times) (lleno)", pl: "\(times) (zajęte)") }
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

    /// Delivery
    static var groupDelivery: String { Localized.text("Delivery", es: "Entrega", pl: "Dostawa") }
    /// Incoming
    static var groupIncoming: String { Localized.text("Incoming", es: "Nuevos", pl: "Nowe") }
    /// Pickup
    static var groupPickup: String { Localized.text("Pickup", es: "Recogida", pl: "Odbiór") }
    /// At the plant
    static var groupPlant: String { Localized.text("At the plant", es: "En la planta", pl: "W pralni") }
    /// Get help with this order
    static var help: String { Localized.text("Get help with this order", es: "Pedir ayuda con este pedido", pl: "Poproś o pomoc z tym zamówieniem") }
    /// Home
    static var home: String { Localized.text("Home", es: "Inicio", pl: "Start") }

    /// We pick up your laundry at your door and bring it back within a day.
    static var homeSubtitle: String {
        Localized.text(
            "We pick up your laundry at your door and bring it back within a day.",
            es: "Recogemos tu ropa en tu puerta y te la devolvemos en un día.",
            pl: "Odbieramy pranie spod drzwi i oddajemy je w ciągu doby.")
    }

    /// How often
    static var howOften: String { Localized.text("How often", es: "Con qué frecuencia", pl: "Jak często") }
    /// Instead of %(item)@
    static func insteadOf(_ item: String) -> String { Localized.text("Instead of \(item)", es: "En lugar de \(item)", pl: "Zamiast: \(item)") }

    /// %(count)lld of %(all)lld items
    static func itemsFound(_ count: Int, all: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) of \(all) items", other: "\(count) of \(all) items"),
            es: Localized.es(count, one: "\(count) de \(all) artículos", many: "\(count) de \(all) artículos", other: "\(count) de \(all) artículos"),
            pl: Localized.pl(count, one: "\(count) z \(all) produktów", few: "\(count) z \(all) produktów", many: "\(count) z \(all) produktów", other: "\(count) z \(all) produktów"))
    }

    /// Keep the order
    static var keepOrder: String { Localized.text("Keep the order", es: "Conservar el pedido", pl: "Zachowaj zamówienie") }
    /// Keep it
    static var keepRecurring: String { Localized.text("Keep it", es: "Conservarlo", pl: "Zachowaj") }
    /// Weight in kilograms
    static var kilograms: String { Localized.text("Weight in kilograms", es: "Peso en kilogramos", pl: "Waga w kilogramach") }
    /// Apartment, floor, company
    static var line2: String { Localized.text("Apartment, floor, company", es: "Apartamento, piso, empresa", pl: "Mieszkanie, piętro, firma") }
    /// Where we pick up
    static var map: String { Localized.text("Where we pick up", es: "Dónde recogemos", pl: "Gdzie odbieramy") }
    /// Mark ready
    static var markReady: String { Localized.text("Mark ready", es: "Marcar listo", pl: "Oznacz jako gotowe") }
    /// Message driver
    static var messageDriver: String { Localized.text("Message driver", es: "Escribir al conductor", pl: "Napisz do kierowcy") }
    /// Delivered
    static var milestoneDelivered: String { Localized.text("Delivered", es: "Entregado", pl: "Dostarczone") }
    /// On the way back
    static var milestoneOnTheWay: String { Localized.text("On the way back", es: "De vuelta", pl: "W drodze powrotnej") }
    /// Picked up
    static var milestonePickedUp: String { Localized.text("Picked up", es: "Recogido", pl: "Odebrane") }
    /// Washed
    static var milestoneWashed: String { Localized.text("Washed", es: "Lavado", pl: "Wyprane") }
    /// Show more orders
    static var moreOrders: String { Localized.text("Show more orders", es: "Mostrar más pedidos", pl: "Pokaż więcej zamówień") }
    /// New recurring order
    static var newRecurring: String { Localized.text("New recurring order", es: "Nuevo pedido recurrente", pl: "Nowe zamówienie cykliczne") }

    /// You need a card to order. It takes a minute, and your order waits here.
    static var noCard: String {
        Localized.text(
            "You need a card to order. It takes a minute, and your order waits here.",
            es: "Necesitas una tarjeta para pedir. Se tarda un minuto y tu pedido te espera aquí.",
            pl: "Do zamówienia potrzebna jest karta. To chwila, a zamówienie tu poczeka.")
    }

    /// No order for %(code)@.
    static func noOrderFor(_ code: String) -> String {
        Localized.text(
            "No order for \(code).",
            es: "No hay ningún pedido para \(code).",
            pl: "Brak zamówienia dla \(code).")
    }

    /// There is no window left this week.
    static var noWindows: String {
        Localized.text(
            "There is no window left this week.",
            es: "No queda ningún horario esta semana.",
            pl: "W tym tygodniu nie ma już wolnych terminów.")
    }

    /// Not available
    static var notAvailable: String { Localized.text("Not available", es: "No disponible", pl: "Niedostępne") }
    /// Not possible now
    static var notNow: String { Localized.text("Not possible now", es: "Ahora no es posible", pl: "Teraz niemożliwe") }
    /// Note to the customer
    static var noteToCustomer: String { Localized.text("Note to the customer", es: "Nota para el cliente", pl: "Wiadomość dla klienta") }
    /// Notes
    static var notes: String { Localized.text("Notes", es: "Notas", pl: "Uwagi") }
    /// Nothing found
    static var nothingFound: String { Localized.text("Nothing found", es: "No hay resultados", pl: "Nic nie znaleziono") }

    /// Try another word, or the order's number.
    static var nothingFoundHint: String {
        Localized.text(
            "Try another word, or the order's number.",
            es: "Prueba con otra palabra o con el número del pedido.",
            pl: "Spróbuj innego słowa albo numeru zamówienia.")
    }

    /// Nothing to do at the plant right now.
    static var nothingToDo: String {
        Localized.text(
            "Nothing to do at the plant right now.",
            es: "Nada que hacer en la planta por ahora.",
            pl: "W pralni nie ma teraz nic do zrobienia.")
    }

    /// Order %(id)lld
    static func order(_ id: Int) -> String { Localized.text("Order \(id)", es: "Pedido \(id)", pl: "Zamówienie \(id)") }
    /// Orders
    static var orders: String { Localized.text("Orders", es: "Pedidos", pl: "Zamówienia") }

    /// Only the orders of #%(person)lld
    static func ordersOf(_ person: Int) -> String {
        Localized.text(
            "Only the orders of #\(person)",
            es: "Solo los pedidos de #\(person)",
            pl: "Tylko zamówienia osoby #\(person)")
    }

    /// Another address
    static var otherAddress: String { Localized.text("Another address", es: "Otra dirección", pl: "Inny adres") }

    /// %(bought)lld of %(ordered)lld available
    static func partlyAvailable(_ bought: Int, ordered: Int) -> String {
        Localized.text(
            Localized.en(bought, one: "\(bought) of \(ordered) available", other: "\(bought) of \(ordered) available"),
            es: Localized.es(bought, one: "\(bought) de \(ordered) disponible", many: "\(bought) de \(ordered) disponibles", other: "\(bought) de \(ordered) disponibles"),
            pl: Localized.pl(bought, one: "Dostępna \(bought) z \(ordered)", few: "Dostępne \(bought) z \(ordered)", many: "Dostępnych \(bought) z \(ordered)", other: "Dostępne \(bought) z \(ordered)"))
    }

    /// Pause
    static var pause: String { Localized.text("Pause", es: "Pausar", pl: "Wstrzymaj") }

    /// You pay later: this laundry takes orders without payment.
    static var payLater: String {
        Localized.text(
            "You pay later: this laundry takes orders without payment.",
            es: "Pagas después: esta lavandería acepta pedidos sin pago previo.",
            pl: "Płacisz później: ta pralnia przyjmuje zamówienia bez płatności.")
    }

    /// Pay now
    static var payNow: String { Localized.text("Pay now", es: "Pagar ahora", pl: "Zapłać teraz") }
    /// Pay with
    static var payWith: String { Localized.text("Pay with", es: "Pagar con", pl: "Płatność") }
    /// Payment and receipt
    static var payment: String { Localized.text("Payment and receipt", es: "Pago y recibo", pl: "Płatność i potwierdzenie") }

    /// What is held, paid and refunded
    static var paymentHint: String {
        Localized.text(
            "What is held, paid and refunded",
            es: "Lo retenido, pagado y reembolsado",
            pl: "Co zablokowano, zapłacono i zwrócono")
    }

    /// Photo: %(step)@, %(time)@
    static func photoOf(_ step: String, time: String) -> String {
        Localized.text(
            "Photo: \(step), \(time)",
            es: "Foto: \(step), \(time)",
            pl: "Zdjęcie: \(step), \(time)")
    }

    /// %(count)lld photos added
    static func photosAdded(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) photo added", other: "\(count) photos added"),
            es: Localized.es(count, one: "\(count) foto añadida", many: "\(count) de fotos añadidas", other: "\(count) fotos añadidas"),
            pl: Localized.pl(count, one: "Dodano \(count) zdjęcie", few: "Dodano \(count) zdjęcia", many: "Dodano \(count) zdjęć", other: "Dodano \(count) zdjęcia"))
    }

    /// At the pickup
    static var pickupNote: String { Localized.text("At the pickup", es: "En la recogida", pl: "Przy odbiorze") }

    /// Drag the pin to your door, so the driver finds it.
    static var pinHint: String {
        Localized.text(
            "Drag the pin to your door, so the driver finds it.",
            es: "Arrastra el marcador hasta tu puerta para que el conductor la encuentre.",
            pl: "Przeciągnij pinezkę do swoich drzwi, aby kierowca do nich trafił.")
    }

    /// Map with a pin at your door
    static var pinMap: String {
        Localized.text(
            "Map with a pin at your door",
            es: "Mapa con un marcador en tu puerta",
            pl: "Mapa z pinezką przy Twoich drzwiach")
    }

    /// We placed this order without %(names)@, which we no longer offer.
    static func placedWithout(_ names: String) -> String {
        Localized.text(
            "We placed this order without \(names), which we no longer offer.",
            es: "Hicimos este pedido sin \(names), que ya no ofrecemos.",
            pl: "Złożyliśmy to zamówienie bez dodatku, którego już nie oferujemy: \(names).")
    }

    /// Plant
    static var plant: String { Localized.text("Plant", es: "Planta", pl: "Pralnia") }
    /// Arriving
    static var plantArriving: String { Localized.text("Arriving", es: "En camino", pl: "W drodze") }
    /// At the plant
    static var plantFacility: String { Localized.text("At the plant", es: "En la planta", pl: "W pralni") }

    /// Scan or type, then Enter. Enter also takes the next step; / returns here, Esc closes the order.
    static var plantKeys: String {
        Localized.text(
            "Scan or type, then Enter. Enter also takes the next step; / returns here, Esc closes the order.",
            es: "Escanea o escribe y pulsa Intro. Intro también da el siguiente paso; / vuelve aquí y Esc cierra el pedido.",
            pl: "Zeskanuj lub wpisz i naciśnij Enter. Enter wykonuje też następny krok; / wraca tutaj, a Esc zamyka zamówienie.")
    }

    /// Ready
    static var plantReady: String { Localized.text("Ready", es: "Listo", pl: "Gotowe") }
    /// Washing
    static var plantWashing: String { Localized.text("Washing", es: "Lavando", pl: "W praniu") }

    /// Your browser doesn't share your position with us. Allow it in the browser's settings, or enter the address.
    static var positionDenied: String {
        Localized.text(
            "Your browser doesn't share your position with us. Allow it in the browser's settings, or enter the address.",
            es: "Tu navegador no comparte tu ubicación con nosotros. Permítelo en sus ajustes o escribe la dirección.",
            pl: "Przeglądarka nie udostępnia nam Twojego położenia. Zezwól na to w jej ustawieniach albo wpisz adres.")
    }

    /// Standing at the door? Your position shows us right away whether we pick up there, and puts the pin where the driver should go.
    static var positionReason: String {
        Localized.text(
            "Standing at the door? Your position shows us right away whether we pick up there, and puts the pin where the driver should go.",
            es: "¿Estás en la puerta? Tu ubicación nos dice enseguida si recogemos ahí y coloca el marcador donde debe ir el conductor.",
            pl: "Stoisz przy drzwiach? Twoje położenie od razu pokaże, czy stamtąd odbieramy, i postawi pinezkę tam, gdzie ma przyjechać kierowca.")
    }

    /// Your device couldn't find your position. Please enter the address.
    static var positionUnavailable: String {
        Localized.text(
            "Your device couldn't find your position. Please enter the address.",
            es: "Tu dispositivo no ha encontrado tu ubicación. Escribe la dirección.",
            pl: "Urządzenie nie znalazło Twojego położenia. Wpisz adres.")
    }

    /// Postal code
    static var postalCode: String { Localized.text("Postal code", es: "Código postal", pl: "Kod pocztowy") }
    /// Price
    static var price: String { Localized.text("Price", es: "Precio", pl: "Cena") }
    /// Offered to customers
    static var priceAddOnActive: String { Localized.text("Offered to customers", es: "Se ofrece a los clientes", pl: "Oferowany klientom") }
    /// Add an extra
    static var priceAddOnAdd: String { Localized.text("Add an extra", es: "Añadir un extra", pl: "Dodaj dodatek") }
    /// Short name for the API
    static var priceAddOnCode: String { Localized.text("Short name for the API", es: "Nombre corto para la API", pl: "Krótka nazwa dla API") }
    /// New extra
    static var priceAddOnNew: String { Localized.text("New extra", es: "Extra nuevo", pl: "Nowy dodatek") }
    /// Not offered
    static var priceAddOnOff: String { Localized.text("Not offered", es: "No se ofrece", pl: "Poza ofertą") }
    /// Price
    static var priceAddOnPrice: String { Localized.text("Price", es: "Precio", pl: "Cena") }
    /// Remove %(name)@
    static func priceAddOnRemove(_ name: String) -> String { Localized.text("Remove \(name)", es: "Quitar \(name)", pl: "Usuń: \(name)") }
    /// The price is for
    static var priceAddOnUnit: String { Localized.text("The price is for", es: "El precio es por", pl: "Cena dotyczy") }
    /// With this draft
    static var priceAfter: String { Localized.text("With this draft", es: "Con este borrador", pl: "Z tym szkicem") }
    /// Amounts and rates
    static var priceAmounts: String { Localized.text("Amounts and rates", es: "Importes y tipos", pl: "Kwoty i stawki") }
    /// Sales tax in %(area)@
    static func priceAreaTax(_ area: String) -> String { Localized.text("Sales tax in \(area)", es: "Impuesto en \(area)", pl: "Podatek: \(area)") }

    /// “%(line)@” isn't an area and a rate, such as Santa Ana: 9.25.
    static func priceAreaTaxWrong(_ line: String) -> String {
        Localized.text(
            "“\(line)” isn't an area and a rate, such as Santa Ana: 9.25.",
            es: "“\(line)” no es una zona y un tipo, como Santa Ana: 9.25.",
            pl: "„\(line)” nie jest obszarem i stawką, na przykład Santa Ana: 9,25.")
    }

    /// Areas with their own sales tax
    static var priceAreaTaxes: String {
        Localized.text(
            "Areas with their own sales tax",
            es: "Zonas con impuesto propio",
            pl: "Obszary z własną stawką podatku")
    }

    /// One a line, such as Santa Ana: 9.25
    static var priceAreaTaxesHint: String {
        Localized.text(
            "One a line, such as Santa Ana: 9.25",
            es: "Una por línea, como Santa Ana: 9.25",
            pl: "Po jednym w wierszu, na przykład Santa Ana: 9,25")
    }

    /// ASAP pickup
    static var priceAsap: String { Localized.text("ASAP pickup", es: "Recogida inmediata", pl: "Odbiór jak najszybciej") }
    /// A bag, before the weighing
    static var priceBag: String { Localized.text("A bag, before the weighing", es: "Una bolsa, antes de pesarla", pl: "Worek, przed ważeniem") }
    /// Now
    static var priceBefore: String { Localized.text("Now", es: "Ahora", pl: "Teraz") }
    /// Fee for canceling late
    static var priceCancellation: String { Localized.text("Fee for canceling late", es: "Cargo por cancelar tarde", pl: "Opłata za późną rezygnację") }
    /// Current
    static var priceCurrent: String { Localized.text("Current", es: "En vigor", pl: "Obowiązuje") }
    /// Prices hold from
    static var priceDate: String { Localized.text("Prices hold from", es: "Los precios valen desde", pl: "Ceny obowiązują od") }

    /// Date and time in California. Leave it empty for now.
    static var priceDateHint: String {
        Localized.text(
            "Date and time in California. Leave it empty for now.",
            es: "Fecha y hora de California. Déjalo vacío para empezar ahora.",
            pl: "Data i godzina w Kalifornii. Zostaw puste, aby zacząć teraz.")
    }

    /// Write the date and time as 2026-12-01 06:00.
    static var priceDateWrong: String {
        Localized.text(
            "Write the date and time as 2026-12-01 06:00.",
            es: "Escribe la fecha y la hora así: 2026-12-01 06:00.",
            pl: "Wpisz datę i godzinę jako 2026-12-01 06:00.")
    }

    /// Delivery
    static var priceDelivery: String { Localized.text("Delivery", es: "Entrega", pl: "Dostawa") }
    /// Discard draft
    static var priceDiscard: String { Localized.text("Discard draft", es: "Descartar borrador", pl: "Odrzuć szkic") }
    /// Discard it for good
    static var priceDiscardConfirm: String { Localized.text("Discard it for good", es: "Descartarlo del todo", pl: "Odrzuć na zawsze") }
    /// Keep it
    static var priceDiscardKeep: String { Localized.text("Keep it", es: "Conservarlo", pl: "Zachowaj") }
    /// Draft %(number)@
    static func priceDraft(_ number: String) -> String { Localized.text("Draft \(number)", es: "Borrador \(number)", pl: "Szkic \(number)") }

    /// This is a copy of version %(number)@.
    static func priceDraftBased(_ number: String) -> String {
        Localized.text(
            "This is a copy of version \(number).",
            es: "Es una copia de la versión \(number).",
            pl: "To kopia wersji \(number).")
    }

    /// New draft
    static var priceDraftNew: String { Localized.text("New draft", es: "Borrador nuevo", pl: "Nowy szkic") }
    /// Save draft
    static var priceDraftSave: String { Localized.text("Save draft", es: "Guardar borrador", pl: "Zapisz szkic") }

    /// The draft is saved. Nothing changes for customers yet.
    static var priceDraftSaved: String {
        Localized.text(
            "The draft is saved. Nothing changes for customers yet.",
            es: "El borrador está guardado. Para los clientes aún no cambia nada.",
            pl: "Szkic zapisany. Dla klientów nic się jeszcze nie zmienia.")
    }

    /// From version %(number)@, changed %(date)@
    static func priceDraftSubtitle(_ number: String, date: String) -> String {
        Localized.text(
            "From version \(number), changed \(date)",
            es: "De la versión \(number), cambiado el \(date)",
            pl: "Z wersji \(number), zmieniony: \(date)")
    }

    /// Drafts
    static var priceDrafts: String { Localized.text("Drafts", es: "Borradores", pl: "Szkice") }

    /// No drafts. Start one to change prices; nobody sees it until you publish it.
    static var priceDraftsEmpty: String {
        Localized.text(
            "No drafts. Start one to change prices; nobody sees it until you publish it.",
            es: "No hay borradores. Empieza uno para cambiar los precios; nadie lo ve hasta que lo publicas.",
            pl: "Nie ma szkiców. Zacznij nowy, aby zmienić ceny; nikt go nie zobaczy, dopóki go nie opublikujesz.")
    }

    /// Each bag
    static var priceForBag: String { Localized.text("Each bag", es: "Cada bolsa", pl: "Każdy worek") }
    /// The whole order
    static var priceForOrder: String { Localized.text("The whole order", es: "Todo el pedido", pl: "Całe zamówienie") }
    /// Free delivery over
    static var priceFreeDeliveryOver: String { Localized.text("Free delivery over", es: "Entrega gratis a partir de", pl: "Darmowa dostawa powyżej") }
    /// From %(date)@
    static func priceFrom(_ date: String) -> String { Localized.text("From \(date)", es: "Desde el \(date)", pl: "Od: \(date)") }
    /// From the start
    static var priceFromStart: String { Localized.text("From the start", es: "Desde el principio", pl: "Od początku") }

    /// Check your address to see the price.
    static var priceHint: String {
        Localized.text(
            "Check your address to see the price.",
            es: "Comprueba tu dirección para ver el precio.",
            pl: "Sprawdź swój adres, aby zobaczyć cenę.")
    }

    /// A kilogram
    static var priceKilogram: String { Localized.text("A kilogram", es: "Un kilo", pl: "Kilogram") }

    /// Minimum weight of a bag, in kg
    static var priceMinimumWeight: String {
        Localized.text(
            "Minimum weight of a bag, in kg",
            es: "Peso mínimo por bolsa, en kg",
            pl: "Najmniejsza masa worka w kg")
    }

    /// Name in English
    static var priceNameEnglish: String { Localized.text("Name in English", es: "Nombre en inglés", pl: "Nazwa po angielsku") }
    /// Name in Polish
    static var priceNamePolish: String { Localized.text("Name in Polish", es: "Nombre en polaco", pl: "Nazwa po polsku") }
    /// Name in Spanish
    static var priceNameSpanish: String { Localized.text("Name in Spanish", es: "Nombre en español", pl: "Nazwa po hiszpańsku") }
    /// Fee when nobody is there
    static var priceNoShow: String { Localized.text("Fee when nobody is there", es: "Cargo si no hay nadie", pl: "Opłata za nieobecność") }

    /// Write a number such as 12.50.
    static var priceNotANumber: String {
        Localized.text(
            "Write a number such as 12.50.",
            es: "Escribe un número como 12.50.",
            pl: "Wpisz liczbę, na przykład 12,50.")
    }

    /// Past
    static var pricePast: String { Localized.text("Past", es: "Anterior", pl: "Dawna") }
    /// %(rate)@ %%
    static func pricePercent(_ rate: String) -> String { Localized.text("\(rate) %", es: "\(rate) %", pl: "\(rate)%") }
    /// Ten typical orders
    static var pricePreview: String { Localized.text("Ten typical orders", es: "Diez pedidos típicos", pl: "Dziesięć typowych zamówień") }

    /// %(order)@: %(difference)@
    static func pricePreviewRow(_ order: String, difference: String) -> String {
        Localized.text(
            "\(order): \(difference)",
            es: "\(order): \(difference)",
            pl: "\(order): \(difference)")
    }

    /// Pricing the orders
    static var pricePreviewing: String { Localized.text("Pricing the orders", es: "Calculando los pedidos", pl: "Liczenie zamówień") }
    /// Publish
    static var pricePublish: String { Localized.text("Publish", es: "Publicar", pl: "Opublikuj") }
    /// no change
    static var priceSame: String { Localized.text("no change", es: "sin cambios", pl: "bez zmian") }

    /// Save your changes before you publish.
    static var priceSaveFirst: String {
        Localized.text(
            "Save your changes before you publish.",
            es: "Guarda los cambios antes de publicar.",
            pl: "Zapisz zmiany przed publikacją.")
    }

    /// Sales tax on shopping, in %%
    static var priceTax: String { Localized.text("Sales tax on shopping, in %", es: "Impuesto sobre las compras, en %", pl: "Podatek od zakupów w %") }
    /// Version %(number)@
    static func priceVersion(_ number: String) -> String { Localized.text("Version \(number)", es: "Versión \(number)", pl: "Wersja \(number)") }
    /// Withdraw this version
    static var priceWithdraw: String { Localized.text("Withdraw this version", es: "Retirar esta versión", pl: "Wycofaj tę wersję") }
    /// Withdrawn
    static var priceWithdrawn: String { Localized.text("Withdrawn", es: "Retirada", pl: "Wycofana") }
    /// Prices
    static var prices: String { Localized.text("Prices", es: "Precios", pl: "Ceny") }
    /// Amounts, taxes and extras
    static var pricesHint: String { Localized.text("Amounts, taxes and extras", es: "Importes, impuestos y extras", pl: "Kwoty, podatki i dodatki") }

    /// What customers pay, and from when
    static var pricesSubtitle: String {
        Localized.text(
            "What customers pay, and from when",
            es: "Lo que pagan los clientes y desde cuándo",
            pl: "Ile płacą klienci i od kiedy")
    }

    /// Progress
    static var progress: String { Localized.text("Progress", es: "Progreso", pl: "Postęp") }
    /// Used with this order
    static var promoApplied: String { Localized.text("Used with this order", es: "Se usa en este pedido", pl: "Użyty w tym zamówieniu") }
    /// Use code
    static var promoApply: String { Localized.text("Use code", es: "Usar código", pl: "Użyj kodu") }
    /// Promo code
    static var promoCode: String { Localized.text("Promo code", es: "Código promocional", pl: "Kod promocyjny") }

    /// A friend's code works too, with your first order.
    static var promoHint: String {
        Localized.text(
            "A friend's code works too, with your first order.",
            es: "También sirve el código de un amigo en tu primer pedido.",
            pl: "Przy pierwszym zamówieniu zadziała też kod od znajomych.")
    }

    /// Remove
    static var promoRemove: String { Localized.text("Remove", es: "Quitar", pl: "Usuń") }
    /// Promo code or credit
    static var promoTitle: String { Localized.text("Promo code or credit", es: "Código o saldo", pl: "Kod lub środki") }
    /// Confirmed with the PIN
    static var provedByPIN: String { Localized.text("Confirmed with the PIN", es: "Confirmado con el PIN", pl: "Potwierdzone kodem PIN") }
    /// With a photo
    static var provedByPhoto: String { Localized.text("With a photo", es: "Con foto", pl: "Ze zdjęciem") }

    /// Our payment provider can't be reached. Please try again in a moment.
    static var providerUnavailable: String {
        Localized.text(
            "Our payment provider can't be reached. Please try again in a moment.",
            es: "No podemos contactar con nuestro proveedor de pagos. Inténtalo de nuevo en un momento.",
            pl: "Nie możemy połączyć się z operatorem płatności. Spróbuj za chwilę.")
    }

    /// Change rating
    static var rateAgain: String { Localized.text("Change rating", es: "Cambiar valoración", pl: "Zmień ocenę") }
    /// Send rating
    static var rateConfirm: String { Localized.text("Send rating", es: "Enviar valoración", pl: "Wyślij ocenę") }
    /// Driver
    static var rateDriver: String { Localized.text("Driver", es: "Conductor", pl: "Kierowca") }
    /// Rate driver and wash
    static var rateOrder: String { Localized.text("Rate driver and wash", es: "Valorar al conductor y el lavado", pl: "Oceń kierowcę i pranie") }
    /// Wash
    static var rateWash: String { Localized.text("Wash", es: "Lavado", pl: "Pranie") }

    /// %(count)lld ratings
    static func ratingCount(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) rating", other: "\(count) ratings"),
            es: Localized.es(count, one: "\(count) valoración", many: "\(count) de valoraciones", other: "\(count) valoraciones"),
            pl: Localized.pl(count, one: "\(count) ocena", few: "\(count) oceny", many: "\(count) ocen", other: "\(count) oceny"))
    }

    /// Reason
    static var reason: String { Localized.text("Reason", es: "Motivo", pl: "Powód") }
    /// Wrong address
    static var reasonAddress: String { Localized.text("Wrong address", es: "Dirección equivocada", pl: "Błędny adres") }
    /// Ordered by mistake
    static var reasonMistake: String { Localized.text("Ordered by mistake", es: "Pedido por error", pl: "Zamówienie przez pomyłkę") }
    /// Change of plans
    static var reasonPlans: String { Localized.text("Change of plans", es: "Cambio de planes", pl: "Zmiana planów") }
    /// The time doesn't work for me
    static var reasonTime: String { Localized.text("The time doesn't work for me", es: "La hora no me conviene", pl: "Termin mi nie odpowiada") }
    /// Tell us why you're canceling.
    static var reasonNeeded: String { Localized.text("Tell us why you're canceling.", es: "Dinos por qué cancelas.", pl: "Napisz, dlaczego anulujesz.") }

    /// Total of the receipt: %(amount)@
    static func receiptOf(_ amount: String) -> String {
        Localized.text(
            "Total of the receipt: \(amount)",
            es: "Total del recibo: \(amount)",
            pl: "Suma z paragonu: \(amount)")
    }

    /// Photo of the receipt
    static var receiptPhoto: String { Localized.text("Photo of the receipt", es: "Foto del recibo", pl: "Zdjęcie paragonu") }
    /// Receive bags
    static var receive: String { Localized.text("Receive bags", es: "Recibir bolsas", pl: "Przyjmij worki") }
    /// Nothing repeats yet
    static var recurringEmpty: String { Localized.text("Nothing repeats yet", es: "Todavía no se repite nada", pl: "Nic się jeszcze nie powtarza") }

    /// Choose a day and a time, and we come every week or two.
    static var recurringEmptyHint: String {
        Localized.text(
            "Choose a day and a time, and we come every week or two.",
            es: "Elige un día y una hora, y venimos cada semana o cada dos.",
            pl: "Wybierz dzień i godzinę, a będziemy przyjeżdżać co tydzień lub dwa.")
    }

    /// We place them for you, each with its own payment.
    static var recurringHint: String {
        Localized.text(
            "We place them for you, each with its own payment.",
            es: "Los hacemos por ti, cada uno con su propio pago.",
            pl: "Składamy je za Ciebie, każde z osobną płatnością.")
    }

    /// Each order is placed ahead of its pickup, at the price of that day. You can skip or end it at any time.
    static var recurringLead: String {
        Localized.text(
            "Each order is placed ahead of its pickup, at the price of that day. You can skip or end it at any time.",
            es: "Cada pedido se hace antes de la recogida, al precio de ese día. Puedes omitirlo o terminarlo cuando quieras.",
            pl: "Każde zamówienie składamy przed odbiorem, po cenie z tego dnia. Możesz je pominąć lub zakończyć w każdej chwili.")
    }

    /// Save an address in your account first.
    static var recurringNoAddress: String {
        Localized.text(
            "Save an address in your account first.",
            es: "Guarda primero una dirección en tu cuenta.",
            pl: "Najpierw zapisz adres na swoim koncie.")
    }

    /// Recurring orders
    static var recurringOrders: String { Localized.text("Recurring orders", es: "Pedidos recurrentes", pl: "Zamówienia cykliczne") }

    /// Paused. We place no orders until you resume.
    static var recurringPaused: String {
        Localized.text(
            "Paused. We place no orders until you resume.",
            es: "En pausa. No hacemos pedidos hasta que lo reanudes.",
            pl: "Wstrzymane. Nie składamy zamówień, dopóki nie wznowisz.")
    }

    /// %(often)@, %(day)@, %(times)@
    static func recurringRhythm(_ often: String, day: String, times: String) -> String {
        Localized.text(
            "\(often), \(day), \(times)",
            es: "\(often), \(day), \(times)",
            pl: "\(often), \(day), \(times)")
    }

    /// Your recurring order is saved.
    static var recurringSaved: String {
        Localized.text(
            "Your recurring order is saved.",
            es: "Tu pedido recurrente está guardado.",
            pl: "Zamówienie cykliczne zapisane.")
    }

    /// You have until %(time)@. After that we skip this pickup.
    static func recurringUntil(_ time: String) -> String {
        Localized.text(
            "You have until \(time). After that we skip this pickup.",
            es: "Tienes tiempo hasta el \(time). Después omitiremos esta recogida.",
            pl: "Masz czas do: \(time). Potem pominiemy ten odbiór.")
    }

    /// %(outcome)@: refunded %(amount)@
    static func refundedAmount(_ outcome: String, amount: String) -> String {
        Localized.text(
            "\(outcome): refunded \(amount)",
            es: "\(outcome): reembolso de \(amount)",
            pl: "\(outcome): zwrot \(amount)")
    }

    /// Payment and refunds
    static var refunds: String { Localized.text("Payment and refunds", es: "Pago y reembolsos", pl: "Płatność i zwroty") }

    /// What was charged, and giving money back
    static var refundsHint: String {
        Localized.text(
            "What was charged, and giving money back",
            es: "Lo que se cobró y cómo devolver dinero",
            pl: "Co pobrano i jak zwrócić pieniądze")
    }

    /// Tell the customer why this can't be canceled.
    static var refusalNeedsNote: String {
        Localized.text(
            "Tell the customer why this can't be canceled.",
            es: "Explica al cliente por qué no se puede cancelar.",
            pl: "Napisz klientowi, dlaczego nie można anulować.")
    }

    /// Keep the order going
    static var refuseCancel: String { Localized.text("Keep the order going", es: "Continuar con el pedido", pl: "Kontynuuj zamówienie") }
    /// Don't wash at this price
    static var refusePrice: String { Localized.text("Don't wash at this price", es: "No lavar a este precio", pl: "Nie pierzcie w tej cenie") }
    /// Order again
    static var reorder: String { Localized.text("Order again", es: "Pedir de nuevo", pl: "Zamów ponownie") }
    /// Repeat this order
    static var repeatOrder: String { Localized.text("Repeat this order", es: "Repetir este pedido", pl: "Powtarzaj to zamówienie") }
    /// Set this time
    static var rescheduleConfirm: String { Localized.text("Set this time", es: "Confirmar esta hora", pl: "Wybierz ten termin") }

    /// Choose another delivery time
    static var rescheduleDelivery: String {
        Localized.text(
            "Choose another delivery time",
            es: "Elige otra hora de entrega",
            pl: "Wybierz inny termin dostawy")
    }

    /// We couldn't hand over the laundry, so it's going back to the plant. When should we bring it? The price stays the same.
    static var rescheduleDeliveryHint: String {
        Localized.text(
            "We couldn't hand over the laundry, so it's going back to the plant. When should we bring it? The price stays the same.",
            es: "No pudimos entregar la ropa, así que vuelve a la planta. ¿Cuándo la llevamos? El precio no cambia.",
            pl: "Nie udało się przekazać prania, więc wraca do pralni. Kiedy mamy je przywieźć? Cena się nie zmienia.")
    }

    /// Choose another pickup time
    static var reschedulePickup: String { Localized.text("Choose another pickup time", es: "Elige otra hora de recogida", pl: "Wybierz inny termin odbioru") }

    /// We couldn't pick up the laundry. When should we come again? The price stays the same.
    static var reschedulePickupHint: String {
        Localized.text(
            "We couldn't pick up the laundry. When should we come again? The price stays the same.",
            es: "No pudimos recoger la ropa. ¿Cuándo volvemos? El precio no cambia.",
            pl: "Nie udało się odebrać prania. Kiedy mamy przyjechać ponownie? Cena się nie zmienia.")
    }

    /// We'll bring it %(window)@.
    static func rescheduledTo(_ window: String) -> String {
        Localized.text(
            "We'll bring it \(window).",
            es: "La llevaremos \(window).",
            pl: "Przywieziemy je \(window).")
    }

    /// Resume
    static var resume: String { Localized.text("Resume", es: "Reanudar", pl: "Wznów") }
    /// Customer
    static var roleCustomer: String { Localized.text("Customer", es: "Cliente", pl: "Klient") }
    /// Dispatcher
    static var roleDispatcher: String { Localized.text("Dispatcher", es: "Despachador", pl: "Dyspozytor") }
    /// Driver
    static var roleDriver: String { Localized.text("Driver", es: "Conductor", pl: "Kierowca") }
    /// Save the correction
    static var saveCorrection: String { Localized.text("Save the correction", es: "Guardar la corrección", pl: "Zapisz poprawkę") }
    /// Save
    static var saveRecurring: String { Localized.text("Save", es: "Guardar", pl: "Zapisz") }
    /// Your usual address
    static var savedAddress: String { Localized.text("Your usual address", es: "Tu dirección habitual", pl: "Twój stały adres") }
    /// Pick up at
    static var savedAddresses: String { Localized.text("Pick up at", es: "Recoger en", pl: "Miejsce odbioru") }

    /// %(outcome)@: you don't pay %(amount)@
    static func savedAmount(_ outcome: String, amount: String) -> String {
        Localized.text(
            "\(outcome): you don't pay \(amount)",
            es: "\(outcome): no pagas \(amount)",
            pl: "\(outcome): nie płacisz \(amount)")
    }

    /// Order number or bag tag
    static var scan: String { Localized.text("Order number or bag tag", es: "Número de pedido o etiqueta de bolsa", pl: "Numer zamówienia lub etykieta worka") }
    /// Schedule
    static var scheduled: String { Localized.text("Schedule", es: "Programar", pl: "Zaplanuj") }

    /// Order number, address or item
    static var searchOrders: String {
        Localized.text(
            "Order number, address or item",
            es: "Número de pedido, dirección o artículo",
            pl: "Numer zamówienia, adres lub produkt")
    }

    /// Completed
    static var segmentCompleted: String { Localized.text("Completed", es: "Completados", pl: "Zakończone") }
    /// In progress
    static var segmentInProgress: String { Localized.text("In progress", es: "En curso", pl: "W toku") }
    /// Scheduled
    static var segmentScheduled: String { Localized.text("Scheduled", es: "Programados", pl: "Zaplanowane") }
    /// Make a link
    static var share: String { Localized.text("Make a link", es: "Crear un enlace", pl: "Utwórz link") }
    /// Make a new link
    static var shareAgain: String { Localized.text("Make a new link", es: "Crear un enlace nuevo", pl: "Utwórz nowy link") }
    /// Share where it is
    static var sharing: String { Localized.text("Share where it is", es: "Comparte dónde está", pl: "Udostępnij śledzenie") }

    /// Whoever has the link sees the stage, the expected time, and the driver on the way. Nothing else, and only until a day after the delivery.
    static var sharingHint: String {
        Localized.text(
            "Whoever has the link sees the stage, the expected time, and the driver on the way. Nothing else, and only until a day after the delivery.",
            es: "Quien tenga el enlace ve la etapa, la hora prevista y al conductor en camino. Nada más, y solo hasta un día después de la entrega.",
            pl: "Kto ma link, widzi etap, przewidywany czas i kierowcę w drodze. Nic więcej, i tylko do dnia po dostawie.")
    }

    /// Shopping done
    static var shopped: String { Localized.text("Shopping done", es: "Compras hechas", pl: "Zakupy zrobione") }
    /// Add shopping to the trip
    static var shopping: String { Localized.text("Add shopping to the trip", es: "Añadir compras al viaje", pl: "Dodaj zakupy do kursu") }
    /// Browse retailers
    static var shoppingBrowse: String { Localized.text("Browse retailers", es: "Ver las tiendas", pl: "Zobacz sklepy") }
    /// Change the cart
    static var shoppingChange: String { Localized.text("Change the cart", es: "Cambiar el carrito", pl: "Zmień koszyk") }
    /// Deals today
    static var shoppingDeals: String { Localized.text("Deals today", es: "Ofertas de hoy", pl: "Promocje dnia") }

    /// Your driver can bring items from retailers along, for free. Your cart is empty.
    static var shoppingEmpty: String {
        Localized.text(
            "Your driver can bring items from retailers along, for free. Your cart is empty.",
            es: "Tu conductor puede traerte artículos de tiendas, gratis. Tu carrito está vacío.",
            pl: "Kierowca może bezpłatnie przywieźć produkty ze sklepów. Twój koszyk jest pusty.")
    }

    /// Not available right now, it stays in your cart
    static var shoppingGone: String {
        Localized.text(
            "Not available right now, it stays in your cart",
            es: "No disponible ahora, se queda en tu carrito",
            pl: "Teraz niedostępny, zostaje w koszyku")
    }

    /// Bring the %(count)lld items in your cart, %(total)@ before tax
    static func shoppingInclude(_ count: Int, total: String) -> String {
        Localized.text(
            Localized.en(count, one: "Bring the item in your cart, \(total) before tax", other: "Bring the \(count) items in your cart, \(total) before tax"),
            es: Localized.es(count, one: "Traer el artículo de tu carrito, \(total) sin impuestos", many: "Traer \(count) de artículos de tu carrito, \(total) sin impuestos", other: "Traer los \(count) artículos de tu carrito, \(total) sin impuestos"),
            pl: Localized.pl(count, one: "Przywieź produkt z koszyka, \(total) bez podatku", few: "Przywieź \(count) produkty z koszyka, \(total) bez podatku", many: "Przywieź \(count) produktów z koszyka, \(total) bez podatku", other: "Przywieź \(count) produktu z koszyka, \(total) bez podatku"))
    }

    /// Add %(amount)@ more from %(retailer)@ to order its items.
    static func shoppingMinimum(_ amount: String, retailer: String) -> String {
        Localized.text(
            "Add \(amount) more from \(retailer) to order its items.",
            es: "Añade \(amount) más de \(retailer) para pedir sus artículos.",
            pl: "Dodaj jeszcze za \(amount) ze sklepu \(retailer), aby zamówić jego produkty.")
    }

    /// You never pay more than the price you saw. You don't pay for what isn't available. The delivery stays free.
    static var shoppingRule: String {
        Localized.text(
            "You never pay more than the price you saw. You don't pay for what isn't available. The delivery stays free.",
            es: "Nunca pagas más que el precio que viste. No pagas lo que no está disponible. La entrega sigue siendo gratis.",
            pl: "Nigdy nie płacisz więcej niż cena, którą widać było przy zamówieniu. Za to, czego nie ma, nie płacisz. Dostawa pozostaje bezpłatna.")
    }

    /// Shopping
    static var shoppingTitle: String { Localized.text("Shopping", es: "Compras", pl: "Zakupy") }
    /// Since %(time)@
    static func since(_ time: String) -> String { Localized.text("Since \(time)", es: "Desde el \(time)", pl: "Od \(time)") }
    /// Skip
    static var skip: String { Localized.text("Skip", es: "Omitir", pl: "Pomiń") }
    /// Skip %(date)@
    static func skipOf(_ date: String) -> String { Localized.text("Skip \(date)", es: "Omitir: \(date)", pl: "Pomiń: \(date)") }
    /// Add a window
    static var slotAdd: String { Localized.text("Add a window", es: "Añadir un horario", pl: "Dodaj termin") }
    /// Please check: %(window)@
    static func slotCheck(_ window: String) -> String { Localized.text("Please check: \(window)", es: "Revisa: \(window)", pl: "Sprawdź: \(window)") }
    /// Close this window
    static var slotClose: String { Localized.text("Close this window", es: "Cerrar este horario", pl: "Zamknij ten termin") }
    /// Close the whole day
    static var slotCloseDay: String { Localized.text("Close the whole day", es: "Cerrar todo el día", pl: "Zamknij cały dzień") }
    /// Closed
    static var slotClosed: String { Localized.text("Closed", es: "Cerrado", pl: "Zamknięte") }

    /// closed, already booked: %(taken)lld
    static func slotClosedTaken(_ taken: Int) -> String {
        Localized.text(
            "closed, already booked: \(taken)",
            es: "cerrado, ya reservadas: \(taken)",
            pl: "zamknięte, zajęte: \(taken)")
    }

    /// %(count)lld windows
    static func slotCount(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) window", other: "\(count) windows"),
            es: Localized.es(count, one: "\(count) horario", many: "\(count) horarios", other: "\(count) horarios"),
            pl: Localized.pl(count, one: "\(count) termin", few: "\(count) terminy", many: "\(count) terminów", other: "\(count) terminu"))
    }

    /// Close another day
    static var slotDate: String { Localized.text("Close another day", es: "Cerrar otro día", pl: "Zamknij inny dzień") }
    /// Close that day
    static var slotDateClose: String { Localized.text("Close that day", es: "Cerrar ese día", pl: "Zamknij ten dzień") }
    /// A day such as 2026-12-25
    static var slotDateHint: String { Localized.text("A day such as 2026-12-25", es: "Un día, como 2026-12-25", pl: "Dzień, na przykład 2026-12-25") }

    /// Write today or a coming day as 2026-12-25.
    static var slotDateWrong: String {
        Localized.text(
            "Write today or a coming day as 2026-12-25.",
            es: "Escribe hoy o un día futuro así: 2026-12-25.",
            pl: "Wpisz dzisiejszy lub przyszły dzień jako 2026-12-25.")
    }

    /// %(day)@: %(load)@
    static func slotDayTitle(_ day: String, load: String) -> String { Localized.text("\(day): \(load)", es: "\(day): \(load)", pl: "\(day): \(load)") }
    /// Changed
    static var slotDifferent: String { Localized.text("Changed", es: "Cambiado", pl: "Zmienione") }
    /// To
    static var slotEnd: String { Localized.text("To", es: "Hasta", pl: "Do") }
    /// every day
    static var slotEveryDay: String { Localized.text("every day", es: "todos los días", pl: "codziennie") }
    /// Days that are different
    static var slotExceptions: String { Localized.text("Days that are different", es: "Días distintos", pl: "Dni inne niż zwykle") }

    /// Every day is as usual.
    static var slotExceptionsEmpty: String {
        Localized.text(
            "Every day is as usual.",
            es: "Todos los días son como siempre.",
            pl: "Wszystkie dni są takie jak zwykle.")
    }

    /// Full
    static var slotFull: String { Localized.text("Full", es: "Lleno", pl: "Pełne") }
    /// New window
    static var slotNew: String { Localized.text("New window", es: "Horario nuevo", pl: "Nowy termin") }
    /// The next days
    static var slotNextDays: String { Localized.text("The next days", es: "Los próximos días", pl: "Najbliższe dni") }
    /// no day
    static var slotNoDay: String { Localized.text("no day", es: "ningún día", pl: "żaden dzień") }

    /// %(count)lld places
    static func slotPlaceCount(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) place", other: "\(count) places"),
            es: Localized.es(count, one: "\(count) plaza", many: "\(count) plazas", other: "\(count) plazas"),
            pl: Localized.pl(count, one: "\(count) miejsce", few: "\(count) miejsca", many: "\(count) miejsc", other: "\(count) miejsca"))
    }

    /// Places
    static var slotPlaces: String { Localized.text("Places", es: "Plazas", pl: "Miejsca") }
    /// Empty for the usual number
    static var slotPlacesHint: String { Localized.text("Empty for the usual number", es: "Vacío: el número habitual", pl: "Puste: jak zwykle") }
    /// Change places
    static var slotPlacesSave: String { Localized.text("Change places", es: "Cambiar plazas", pl: "Zmień liczbę miejsc") }
    /// Places on this day
    static var slotPlacesThatDay: String { Localized.text("Places on this day", es: "Plazas ese día", pl: "Miejsca tego dnia") }

    /// Write a whole number such as 40.
    static var slotPlacesWrong: String {
        Localized.text(
            "Write a whole number such as 40.",
            es: "Escribe un número entero, como 40.",
            pl: "Wpisz liczbę całkowitą, na przykład 40.")
    }

    /// Load them again
    static var slotReload: String { Localized.text("Load them again", es: "Volver a cargarlos", pl: "Wczytaj je ponownie") }
    /// Remove this window
    static var slotRemove: String { Localized.text("Remove this window", es: "Quitar este horario", pl: "Usuń ten termin") }
    /// Reopen this window
    static var slotReopen: String { Localized.text("Reopen this window", es: "Reabrir este horario", pl: "Otwórz ten termin ponownie") }

    /// Back to every week's windows
    static var slotReopenDay: String {
        Localized.text(
            "Back to every week's windows",
            es: "Volver a los horarios semanales",
            pl: "Przywróć cotygodniowe terminy")
    }

    /// From
    static var slotStart: String { Localized.text("From", es: "Desde", pl: "Od") }

    /// %(taken)lld of %(capacity)lld taken
    static func slotTaken(_ taken: Int, capacity: Int) -> String {
        Localized.text(
            "\(taken) of \(capacity) taken",
            es: "\(taken) de \(capacity) ocupadas",
            pl: "zajęte: \(taken) z \(capacity)")
    }

    /// Such as 08:00 or 18:30
    static var slotTimeHint: String { Localized.text("Such as 08:00 or 18:30", es: "Por ejemplo, 08:00 o 18:30", pl: "Na przykład 08:00 lub 18:30") }
    /// Write the time as 08:00.
    static var slotTimeWrong: String { Localized.text("Write the time as 08:00.", es: "Escribe la hora así: 08:00.", pl: "Wpisz godzinę jako 08:00.") }
    /// Undo
    static var slotUndo: String { Localized.text("Undo", es: "Deshacer", pl: "Cofnij") }

    /// Undo: %(day)@, %(details)@
    static func slotUndoDay(_ day: String, details: String) -> String {
        Localized.text(
            "Undo: \(day), \(details)",
            es: "Deshacer: \(day), \(details)",
            pl: "Cofnij: \(day), \(details)")
    }

    /// Back to the usual number
    static var slotUsual: String { Localized.text("Back to the usual number", es: "Volver al número habitual", pl: "Przywróć zwykłą liczbę") }
    /// %(places)@ (usual)
    static func slotUsualCount(_ places: String) -> String { Localized.text("\(places) (usual)", es: "\(places) (lo habitual)", pl: "\(places) (jak zwykle)") }
    /// the usual number of places
    static var slotUsualPlaces: String { Localized.text("the usual number of places", es: "el número habitual de plazas", pl: "zwykła liczba miejsc") }
    /// Every week
    static var slotWeek: String { Localized.text("Every week", es: "Cada semana", pl: "Co tydzień") }
    /// Days of the week
    static var slotWeekdays: String { Localized.text("Days of the week", es: "Días de la semana", pl: "Dni tygodnia") }
    /// The whole day
    static var slotWholeDay: String { Localized.text("The whole day", es: "Todo el día", pl: "Cały dzień") }
    /// Pickup windows
    static var slots: String { Localized.text("Pickup windows", es: "Horarios de recogida", pl: "Terminy odbioru") }
    /// Areas without their own windows
    static var slotsAll: String { Localized.text("Areas without their own windows", es: "Zonas sin horarios propios", pl: "Obszary bez własnych terminów") }

    /// No windows, so nobody can schedule a pickup here.
    static var slotsEmpty: String {
        Localized.text(
            "No windows, so nobody can schedule a pickup here.",
            es: "No hay horarios, así que nadie puede programar una recogida aquí.",
            pl: "Brak terminów, więc nikt nie może tu zaplanować odbioru.")
    }

    /// Give %(area)@ its own windows
    static func slotsGiveOwn(_ area: String) -> String {
        Localized.text(
            "Give \(area) its own windows",
            es: "Dar horarios propios a \(area)",
            pl: "Nadaj własne terminy: \(area)")
    }

    /// When we pick up, and how many orders fit
    static var slotsHint: String {
        Localized.text(
            "When we pick up, and how many orders fit",
            es: "Cuándo recogemos y cuántos pedidos caben",
            pl: "Kiedy odbieramy i ile zamówień się mieści")
    }

    /// Its own: %(windows)@
    static func slotsOwn(_ windows: String) -> String { Localized.text("Its own: \(windows)", es: "Propios: \(windows)", pl: "Własne: \(windows)") }
    /// Save windows
    static var slotsSave: String { Localized.text("Save windows", es: "Guardar horarios", pl: "Zapisz terminy") }

    /// The windows are saved. Customers can choose them now.
    static var slotsSaved: String {
        Localized.text(
            "The windows are saved. Customers can choose them now.",
            es: "Los horarios están guardados. Los clientes ya pueden elegirlos.",
            pl: "Terminy zapisane. Klienci mogą je już wybierać.")
    }

    /// Use the windows of all areas again
    static var slotsShare: String {
        Localized.text(
            "Use the windows of all areas again",
            es: "Volver a los horarios de todas las zonas",
            pl: "Wróć do wspólnych terminów")
    }

    /// Remove this area's own windows
    static var slotsShareConfirm: String {
        Localized.text(
            "Remove this area's own windows",
            es: "Quitar los horarios propios de esta zona",
            pl: "Usuń własne terminy tego obszaru")
    }

    /// Keep them
    static var slotsShareKeep: String { Localized.text("Keep them", es: "Conservarlos", pl: "Zachowaj je") }
    /// The windows of all areas
    static var slotsShared: String { Localized.text("The windows of all areas", es: "Los horarios de todas las zonas", pl: "Wspólne terminy") }

    /// This area has the windows of all areas. Give it its own to change them here.
    static var slotsSharedHint: String {
        Localized.text(
            "This area has the windows of all areas. Give it its own to change them here.",
            es: "Esta zona tiene los horarios de todas las zonas. Dale unos propios para cambiarlos aquí.",
            pl: "Ten obszar ma wspólne terminy. Nadaj mu własne, aby je tu zmieniać.")
    }

    /// Orders that are already placed keep their times.
    static var slotsStay: String {
        Localized.text(
            "Orders that are already placed keep their times.",
            es: "Los pedidos ya hechos conservan su hora.",
            pl: "Złożone zamówienia zachowują swoje godziny.")
    }

    /// When we pick up, and how many orders fit
    static var slotsSubtitle: String {
        Localized.text(
            "When we pick up, and how many orders fit",
            es: "Cuándo recogemos y cuántos pedidos caben",
            pl: "Kiedy odbieramy i ile zamówień się mieści")
    }

    /// Nothing was saved. Please check the windows that are marked.
    static var slotsWrong: String {
        Localized.text(
            "Nothing was saved. Please check the windows that are marked.",
            es: "No se guardó nada. Revisa los horarios señalados.",
            pl: "Nic nie zapisano. Sprawdź zaznaczone terminy.")
    }

    /// Fabric softener
    static var softener: String { Localized.text("Fabric softener", es: "Suavizante", pl: "Płyn do płukania") }
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

    /// %(count)lld stars
    static func starCount(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) star", other: "\(count) stars"),
            es: Localized.es(count, one: "\(count) estrella", many: "\(count) de estrellas", other: "\(count) estrellas"),
            pl: Localized.pl(count, one: "\(count) gwiazdka", few: "\(count) gwiazdki", many: "\(count) gwiazdek", other: "\(count) gwiazdki"))
    }

    /// Choose stars for the driver or the wash first.
    static var starsNeeded: String {
        Localized.text(
            "Choose stars for the driver or the wash first.",
            es: "Elige primero las estrellas del conductor o del lavado.",
            pl: "Najpierw wybierz gwiazdki dla kierowcy lub prania.")
    }

    /// Start Order
    static var startButton: String { Localized.text("Start Order", es: "Hacer pedido", pl: "Zamów odbiór") }
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
    /// Stop sharing
    static var stopSharing: String { Localized.text("Stop sharing", es: "Dejar de compartir", pl: "Przestań udostępniać") }

    /// Your driver makes %(count)lld stops before yours. You'll see them on the map after that.
    static func stopsBefore(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "Your driver makes \(count) stop before yours. You'll see them on the map after that.", other: "Your driver makes \(count) stops before yours. You'll see them on the map after that."),
            es: Localized.es(count, one: "Tu conductor hace \(count) parada antes de la tuya. Después lo verás en el mapa.", many: "Tu conductor hace \(count) de paradas antes de la tuya. Después lo verás en el mapa.", other: "Tu conductor hace \(count) paradas antes de la tuya. Después lo verás en el mapa."),
            pl: Localized.pl(count, one: "Przed Tobą kierowca ma jeszcze \(count) przystanek. Potem zobaczysz go na mapie.", few: "Przed Tobą kierowca ma jeszcze \(count) przystanki. Potem zobaczysz go na mapie.", many: "Przed Tobą kierowca ma jeszcze \(count) przystanków. Potem zobaczysz go na mapie.", other: "Przed Tobą kierowca ma jeszcze \(count) przystanku. Potem zobaczysz go na mapie."))
    }

    /// Price of one at the store
    static var storePrice: String { Localized.text("Price of one at the store", es: "Precio de uno en la tienda", pl: "Cena jednej sztuki w sklepie") }
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
    /// Tip
    static var tip: String { Localized.text("Tip", es: "Propina", pl: "Napiwek") }
    /// Save tip
    static var tipConfirm: String { Localized.text("Save tip", es: "Guardar propina", pl: "Zapisz napiwek") }
    /// No tip
    static var tipNone: String { Localized.text("No tip", es: "Sin propina", pl: "Bez napiwku") }

    /// A tip for your driver? All of it goes to them.
    static var tipQuestion: String {
        Localized.text(
            "A tip for your driver? All of it goes to them.",
            es: "¿Una propina para tu conductor? La recibe íntegra.",
            pl: "Napiwek dla kierowcy? W całości trafi do niego.")
    }

    /// %(name)@ is on the way
    static func trackingDriver(_ name: String) -> String {
        Localized.text(
            "\(name) is on the way",
            es: "\(name) está en camino",
            pl: "Kierowca: \(name) (w drodze)")
    }

    /// Where the laundry is
    static var trackingTitle: String { Localized.text("Where the laundry is", es: "Dónde está la ropa", pl: "Gdzie jest pranie") }
    /// Try again
    static var tryAgain: String { Localized.text("Try again", es: "Volver a intentarlo", pl: "Spróbuj ponownie") }

    /// Two bags with every extra
    static var typicalAddOns: String {
        Localized.text(
            "Two bags with every extra",
            es: "Dos bolsas con todos los extras",
            pl: "Dwa worki ze wszystkimi dodatkami")
    }

    /// Eight bags, scheduled
    static var typicalEightScheduled: String { Localized.text("Eight bags, scheduled", es: "Ocho bolsas, programadas", pl: "Osiem worków, w terminie") }
    /// Two bags, weighed at 16 kg
    static var typicalHeavy: String { Localized.text("Two bags, weighed at 16 kg", es: "Dos bolsas de 16 kg en total", pl: "Dwa worki, razem 16 kg") }
    /// Two bags, weighed at 6 kg
    static var typicalLight: String { Localized.text("Two bags, weighed at 6 kg", es: "Dos bolsas de 6 kg en total", pl: "Dwa worki, razem 6 kg") }
    /// One bag, ASAP
    static var typicalOneNow: String { Localized.text("One bag, ASAP", es: "Una bolsa, cuanto antes", pl: "Jeden worek, jak najszybciej") }
    /// One bag, scheduled
    static var typicalOneScheduled: String { Localized.text("One bag, scheduled", es: "Una bolsa, programada", pl: "Jeden worek, w terminie") }
    /// Two bags with shopping
    static var typicalShopping: String { Localized.text("Two bags with shopping", es: "Dos bolsas con compras", pl: "Dwa worki z zakupami") }

    /// Two bags with shopping in %(area)@
    static func typicalShoppingIn(_ area: String) -> String {
        Localized.text(
            "Two bags with shopping in \(area)",
            es: "Dos bolsas con compras en \(area)",
            pl: "Dwa worki z zakupami, \(area)")
    }

    /// Three bags, scheduled
    static var typicalThreeScheduled: String { Localized.text("Three bags, scheduled", es: "Tres bolsas, programadas", pl: "Trzy worki, w terminie") }
    /// Two bags, ASAP
    static var typicalTwoNow: String { Localized.text("Two bags, ASAP", es: "Dos bolsas, cuanto antes", pl: "Dwa worki, jak najszybciej") }
    /// Don't skip
    static var unskip: String { Localized.text("Don't skip", es: "No omitir", pl: "Nie pomijaj") }
    /// Don't skip %(date)@
    static func unskipOf(_ date: String) -> String { Localized.text("Don't skip \(date)", es: "No omitir: \(date)", pl: "Nie pomijaj: \(date)") }
    /// Use %(card)@
    static func useCard(_ card: String) -> String { Localized.text("Use \(card)", es: "Usar \(card)", pl: "Użyj: \(card)") }
    /// Pay with my credit
    static var useCredit: String { Localized.text("Pay with my credit", es: "Pagar con mi saldo", pl: "Zapłać moimi środkami") }
    /// Use my position
    static var usePosition: String { Localized.text("Use my position", es: "Usar mi ubicación", pl: "Użyj mojego położenia") }
    /// Where your driver is
    static var vehicleMap: String { Localized.text("Where your driver is", es: "Dónde está tu conductor", pl: "Gdzie jest Twój kierowca") }
    /// Notes for your driver
    static var visitNotes: String { Localized.text("Notes for your driver", es: "Notas para tu conductor", pl: "Notatki dla kierowcy") }

    /// A gate code, where the bags stand, where to ring. Your driver reads them at the door.
    static var visitNotesHint: String {
        Localized.text(
            "A gate code, where the bags stand, where to ring. Your driver reads them at the door.",
            es: "El código de la puerta, dónde están las bolsas, dónde llamar. Tu conductor las lee al llegar.",
            pl: "Kod do bramy, gdzie stoją worki, gdzie zadzwonić. Kierowca przeczyta je pod drzwiami.")
    }

    /// Save notes
    static var visitNotesSave: String { Localized.text("Save notes", es: "Guardar notas", pl: "Zapisz notatki") }

    /// Your driver will see your notes.
    static var visitNotesSaved: String {
        Localized.text(
            "Your driver will see your notes.",
            es: "Tu conductor verá tus notas.",
            pl: "Kierowca zobaczy Twoje notatki.")
    }

    /// Waits for payment
    static var waitsForPayment: String { Localized.text("Waits for payment", es: "Pendiente de pago", pl: "Czeka na płatność") }

    /// %(detergent)@ · %(water)@ · %(folding)@
    static func washSummary(_ detergent: String, water: String, folding: String) -> String {
        Localized.text(
            "\(detergent) · \(water) · \(folding)",
            es: "\(detergent) · \(water) · \(folding)",
            pl: "\(detergent) · \(water) · \(folding)")
    }

    /// How to wash
    static var washing: String { Localized.text("How to wash", es: "Cómo lavar", pl: "Jak prać") }
    /// Friday
    static var weekdayFriday: String { Localized.text("Friday", es: "viernes", pl: "piątek") }
    /// Monday
    static var weekdayMonday: String { Localized.text("Monday", es: "lunes", pl: "poniedziałek") }
    /// Saturday
    static var weekdaySaturday: String { Localized.text("Saturday", es: "sábado", pl: "sobota") }
    /// Sunday
    static var weekdaySunday: String { Localized.text("Sunday", es: "domingo", pl: "niedziela") }
    /// Thursday
    static var weekdayThursday: String { Localized.text("Thursday", es: "jueves", pl: "czwartek") }
    /// Tuesday
    static var weekdayTuesday: String { Localized.text("Tuesday", es: "martes", pl: "wtorek") }
    /// Wednesday
    static var weekdayWednesday: String { Localized.text("Wednesday", es: "miércoles", pl: "środa") }
    /// Weigh
    static var weigh: String { Localized.text("Weigh", es: "Pesar", pl: "Zważ") }

    /// Enter the weight in kilograms, such as 8.4.
    static var weightNeeded: String {
        Localized.text(
            "Enter the weight in kilograms, such as 8.4.",
            es: "Escribe el peso en kilogramos, por ejemplo 8.4.",
            pl: "Wpisz wagę w kilogramach, na przykład 8,4.")
    }

    /// When
    static var when: String { Localized.text("When", es: "Cuándo", pl: "Kiedy") }

    /// You've asked us to cancel. We'll answer here.
    static var whyNoCancelAsked: String {
        Localized.text(
            "You've asked us to cancel. We'll answer here.",
            es: "Nos has pedido cancelar. Te responderemos aquí.",
            pl: "Poproszono nas o anulowanie. Odpowiemy tutaj.")
    }

    /// Your laundry is back, so there's nothing left to cancel.
    static var whyNoCancelDelivered: String {
        Localized.text(
            "Your laundry is back, so there's nothing left to cancel.",
            es: "Tu colada ya ha vuelto, así que no queda nada que cancelar.",
            pl: "Pranie już wróciło, więc nie ma czego anulować.")
    }

    /// Your laundry is on its way back to you. You can cancel until the pickup, and ask us to until it leaves the plant.
    static var whyNoCancelOnTheWayBack: String {
        Localized.text(
            "Your laundry is on its way back to you. You can cancel until the pickup, and ask us to until it leaves the plant.",
            es: "Tu colada ya está de vuelta. Puedes cancelar hasta la recogida y pedírnoslo hasta que salga de la planta.",
            pl: "Pranie jest już w drodze do Ciebie. Możesz anulować do odbioru, a potem poprosić nas o to, zanim opuści pralnię.")
    }

    /// You can once your laundry is back.
    static var whyNoRating: String {
        Localized.text(
            "You can once your laundry is back.",
            es: "Podrás cuando tu colada haya vuelto.",
            pl: "Będzie można, gdy pranie wróci.")
    }

    /// You can do that here after a visit that failed.
    static var whyNoReschedule: String {
        Localized.text(
            "You can do that here after a visit that failed.",
            es: "Podrás hacerlo aquí si una visita falla.",
            pl: "Możesz to zrobić tutaj po nieudanej wizycie.")
    }

    /// Links show an order on its way, and this one has arrived.
    static var whyNoSharing: String {
        Localized.text(
            "Links show an order on its way, and this one has arrived.",
            es: "Los enlaces muestran pedidos en curso y este ya ha llegado.",
            pl: "Linki pokazują zamówienia w drodze, a to już dotarło.")
    }

    /// We hold %(amount)@ on %(card)@, a little more than the price in case your laundry weighs more. You pay only what it costs, once it's clean.
    static func willBeHeld(_ amount: String, card: String) -> String {
        Localized.text(
            "We hold \(amount) on \(card), a little more than the price in case your laundry weighs more. You pay only what it costs, once it's clean.",
            es: "Retenemos \(amount) en \(card), algo más que el precio por si tu ropa pesa más. Pagas solo lo que cuesta, cuando esté limpia.",
            pl: "Zablokujemy \(amount) na karcie \(card), nieco więcej niż cena, na wypadek gdyby pranie ważyło więcej. Zapłacisz tylko tyle, ile kosztuje, gdy będzie czyste.")
    }

    /// Pickup window
    static var window: String { Localized.text("Pickup window", es: "Horario de recogida", pl: "Godziny odbioru") }
    /// we ask you before we replace it
    static var wishCall: String { Localized.text("we ask you before we replace it", es: "te preguntamos antes de sustituirlo", pl: "zapytamy przed zamianą") }
    /// no substitute
    static var wishLeaveOut: String { Localized.text("no substitute", es: "sin sustituto", pl: "bez zamiennika") }
    /// something similar is fine
    static var wishSimilar: String { Localized.text("something similar is fine", es: "vale algo similar", pl: "może być coś podobnego") }
    /// Your driver
    static var yourDriver: String { Localized.text("Your driver", es: "Tu conductor", pl: "Twój kierowca") }
}
