// Made by `make strings` from Packages/Orders/Strings/OrdersServer.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// The texts of OrdersServer, in the language of the current request or page.
enum Strings {
    /// Use 1 to 30 lowercase letters, digits and hyphens.
    static var addOnCode: String {
        Localized.text(
            "Use 1 to 30 lowercase letters, digits and hyphens.",
            es: "Usa de 1 a 30 letras minúsculas, cifras y guiones.",
            pl: "Użyj od 1 do 30 małych liter, cyfr i łączników.")
    }

    /// The name can't contain a vertical bar.
    static var addOnName: String {
        Localized.text(
            "The name can't contain a vertical bar.",
            es: "El nombre no puede contener una barra vertical.",
            pl: "Nazwa nie może zawierać kreski pionowej.")
    }

    /// Name each extra once.
    static var addOnTwice: String { Localized.text("Name each extra once.", es: "Indica cada extra una sola vez.", pl: "Podaj każdy dodatek tylko raz.") }

    /// One of the extras isn't offered any more. Take it out and try again.
    static var addOnUnavailable: String {
        Localized.text(
            "One of the extras isn't offered any more. Take it out and try again.",
            es: "Uno de los extras ya no se ofrece. Quítalo e inténtalo de nuevo.",
            pl: "Jednego z dodatków już nie ma w ofercie. Usuń go i spróbuj ponownie.")
    }

    /// Where should we pick up? Add an address.
    static var addressRequired: String {
        Localized.text(
            "Where should we pick up? Add an address.",
            es: "¿Dónde recogemos? Añade una dirección.",
            pl: "Skąd mamy odebrać pranie? Dodaj adres.")
    }

    /// This was already reported differently. Ask dispatch to correct it.
    static var alreadyReported: String {
        Localized.text(
            "This was already reported differently. Ask dispatch to correct it.",
            es: "Esto ya se informó de otra manera. Pide a la central que lo corrija.",
            pl: "To już zgłoszono inaczej. Poproś dyspozytora o poprawkę.")
    }

    /// With code %(code)@
    static func amountOff(_ code: String) -> String { Localized.text("With code \(code)", es: "Con el código \(code)", pl: "Z kodem \(code)") }

    /// Enter an amount between $0 and $10,000.
    static var amountRange: String {
        Localized.text(
            "Enter an amount between $0 and $10,000.",
            es: "Escribe un importe entre 0 y 10 000 USD.",
            pl: "Wpisz kwotę od 0 do 10 000 USD.")
    }

    /// ASAP pickup
    static var asap: String { Localized.text("ASAP pickup", es: "Recogida inmediata", pl: "Odbiór od ręki") }
    /// Picked up within the hour
    static var asapReason: String { Localized.text("Picked up within the hour", es: "Recogemos en menos de una hora", pl: "Odbiór w ciągu godziny") }

    /// Ask the customer first, then confirm that they agreed.
    static var askFirst: String {
        Localized.text(
            "Ask the customer first, then confirm that they agreed.",
            es: "Pregunta primero al cliente y luego confirma que aceptó.",
            pl: "Najpierw zapytaj klienta, a potem potwierdź jego zgodę.")
    }

    /// Tag %(tag)@ is on a bag of order %(order)@.
    static func bagTagInUse(_ tag: String, order: String) -> String {
        Localized.text(
            "Tag \(tag) is on a bag of order \(order).",
            es: "La etiqueta \(tag) está en una bolsa del pedido \(order).",
            pl: "Etykieta \(tag) jest na worku z zamówienia \(order).")
    }

    /// Give up to 40 different tags of letters, digits and hyphens, 20 characters at most.
    static var bagTagsWrong: String {
        Localized.text(
            "Give up to 40 different tags of letters, digits and hyphens, 20 characters at most.",
            es: "Indica hasta 40 etiquetas distintas de letras, números y guiones, de 20 caracteres como máximo.",
            pl: "Podaj do 40 różnych etykiet z liter, cyfr i łączników, najwyżej 20 znaków każda.")
    }

    /// Choose between 1 and 20 bags.
    static var bags: String { Localized.text("Choose between 1 and 20 bags.", es: "Elige entre 1 y 20 bolsas.", pl: "Wybierz od 1 do 20 worków.") }
    /// Enter between 1 and 40 bags.
    static var bagsCounted: String { Localized.text("Enter between 1 and 40 bags.", es: "Indica entre 1 y 40 bolsas.", pl: "Podaj od 1 do 40 worków.") }

    /// Enter 0 to %(count)lld, as many as were ordered.
    static func boughtQuantity(_ count: Int) -> String {
        Localized.text(
            "Enter 0 to \(count), as many as were ordered.",
            es: "Indica de 0 a \(count), lo que se pidió.",
            pl: "Podaj od 0 do \(count), czyli tyle, ile zamówiono.")
    }

    /// Cancellation fee
    static var cancellation: String { Localized.text("Cancellation fee", es: "Cargo por cancelación", pl: "Opłata za anulowanie") }

    /// Canceled after a driver was assigned
    static var cancellationReason: String {
        Localized.text(
            "Canceled after a driver was assigned",
            es: "Cancelado con un conductor ya asignado",
            pl: "Anulowano po przydzieleniu kierowcy")
    }

    /// There's nothing to cancel or to decide for this order now.
    static var cancellationRefused: String {
        Localized.text(
            "There's nothing to cancel or to decide for this order now.",
            es: "Ahora no hay nada que cancelar ni decidir en este pedido.",
            pl: "W tym zamówieniu nie ma teraz nic do anulowania ani do rozpatrzenia.")
    }

    /// Choose one of: %(reasons)@.
    static func chooseReason(_ reasons: String) -> String {
        Localized.text(
            "Choose one of: \(reasons).",
            es: "Elige uno de: \(reasons).",
            pl: "Wybierz jedno z: \(reasons).")
    }

    /// Count the bags and enter the number.
    static var countBags: String {
        Localized.text(
            "Count the bags and enter the number.",
            es: "Cuenta las bolsas e indica cuántas hay.",
            pl: "Policz worki i podaj ich liczbę.")
    }

    /// Credit
    static var credit: String { Localized.text("Credit", es: "Saldo a favor", pl: "Środki na koncie") }

    /// %(count)lld orders of yours are under way. You can delete your account once they're delivered or canceled.
    static func deletionOrders(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) order of yours is under way. You can delete your account once it's delivered or canceled.", other: "\(count) orders of yours are under way. You can delete your account once they're delivered or canceled."),
            es: Localized.es(count, one: "Tienes \(count) pedido en curso. Podrás eliminar tu cuenta cuando se entregue o se cancele.", many: "Tienes \(count) de pedidos en curso. Podrás eliminar tu cuenta cuando se entreguen o se cancelen.", other: "Tienes \(count) pedidos en curso. Podrás eliminar tu cuenta cuando se entreguen o se cancelen."),
            pl: Localized.pl(count, one: "Masz \(count) zamówienie w toku. Konto usuniesz, gdy zostanie dostarczone lub anulowane.", few: "Masz \(count) zamówienia w toku. Konto usuniesz, gdy zostaną dostarczone lub anulowane.", many: "Masz \(count) zamówień w toku. Konto usuniesz, gdy zostaną dostarczone lub anulowane.", other: "Masz \(count) zamówienia w toku. Konto usuniesz, gdy zostaną dostarczone lub anulowane."))
    }

    /// Delivery
    static var delivery: String { Localized.text("Delivery", es: "Entrega", pl: "Dostawa") }

    /// Free over %(amount)@ or with shopping
    static func deliveryHint(_ amount: String) -> String {
        Localized.text(
            "Free over \(amount) or with shopping",
            es: "Gratis por más de \(amount) o con compras",
            pl: "Bezpłatna powyżej \(amount) lub z zakupami")
    }

    /// For each bag
    static var eachBag: String { Localized.text("For each bag", es: "Por cada bolsa", pl: "Za każdy worek") }

    /// Please confirm your email address first: open the link in the mail that we sent you, then order.
    static var emailUnverified: String {
        Localized.text(
            "Please confirm your email address first: open the link in the mail that we sent you, then order.",
            es: "Primero confirma tu correo electrónico: abre el enlace del mensaje que te enviamos y después haz el pedido.",
            pl: "Najpierw potwierdź adres e-mail: otwórz link z wiadomości, którą wysłaliśmy, a potem złóż zamówienie.")
    }

    /// Tips and ratings are open until 14 days after the delivery.
    static var feedbackClosed: String {
        Localized.text(
            "Tips and ratings are open until 14 days after the delivery.",
            es: "Las propinas y valoraciones se aceptan hasta 14 días después de la entrega.",
            pl: "Napiwki i oceny przyjmujemy do 14 dni po dostawie.")
    }

    /// This isn't possible for this order now.
    static var feedbackRefused: String {
        Localized.text(
            "This isn't possible for this order now.",
            es: "Ahora no es posible para este pedido.",
            pl: "W przypadku tego zamówienia nie jest to teraz możliwe.")
    }

    /// Orders in progress
    static var figureInProgress: String { Localized.text("Orders in progress", es: "Pedidos en curso", pl: "Zamówienia w toku") }

    /// Free with shopping on the same trip
    static var freeBundled: String {
        Localized.text(
            "Free with shopping on the same trip",
            es: "Gratis con compras en el mismo viaje",
            pl: "Bezpłatna z zakupami w tym samym kursie")
    }

    /// Free over %(amount)@
    static func freeOver(_ amount: String) -> String {
        Localized.text(
            "Free over \(amount)",
            es: "Gratis por más de \(amount)",
            pl: "Bezpłatna powyżej \(amount)")
    }

    /// Canceled an order
    static var funnelCanceled: String { Localized.text("Canceled an order", es: "Cancelaron un pedido", pl: "Anulowali zamówienie") }

    /// Orders that customers cancel
    static var funnelCancellation: String {
        Localized.text(
            "Orders that customers cancel",
            es: "Pedidos que los clientes cancelan",
            pl: "Zamówienia anulowane przez klientów")
    }

    /// From sign-up to the first order
    static var funnelFirstOrder: String {
        Localized.text(
            "From sign-up to the first order",
            es: "Del registro al primer pedido",
            pl: "Od rejestracji do pierwszego zamówienia")
    }

    /// Placed an order
    static var funnelPlaced: String { Localized.text("Placed an order", es: "Hicieron un pedido", pl: "Złożyli zamówienie") }
    /// Saw a price
    static var funnelQuoted: String { Localized.text("Saw a price", es: "Vieron un precio", pl: "Zobaczyli cenę") }
    /// Signed up
    static var funnelRegistered: String { Localized.text("Signed up", es: "Se registraron", pl: "Założyli konto") }

    /// Enter a weight between 0 and 50 kg.
    static var gramsRange: String {
        Localized.text(
            "Enter a weight between 0 and 50 kg.",
            es: "Escribe un peso entre 0 y 50 kg.",
            pl: "Wpisz masę od 0 do 50 kg.")
    }

    /// You can't do this now: the order is %(stage)@.
    static func illegalInStage(_ stage: String) -> String {
        Localized.text(
            "You can't do this now: the order is \(stage).",
            es: "No puedes hacer esto ahora: el pedido está en \(stage).",
            pl: "Nie można tego teraz zrobić: stan zamówienia to \(stage).")
    }

    /// You can't move this order to %(next)@ now: it is %(stage)@.
    static func illegalMove(_ next: String, stage: String) -> String {
        Localized.text(
            "You can't move this order to \(next) now: it is \(stage).",
            es: "No puedes pasar este pedido a \(next) ahora: está en \(stage).",
            pl: "Nie można teraz zmienić stanu zamówienia na \(next): obecny stan to \(stage).")
    }

    /// Enter a weight between 0.1 and 500 kilograms.
    static var kilograms: String {
        Localized.text(
            "Enter a weight between 0.1 and 500 kilograms.",
            es: "Indica un peso de entre 0.1 y 500 kilogramos.",
            pl: "Podaj wagę od 0,1 do 500 kilogramów.")
    }

    /// Report each item once.
    static var lineTwice: String {
        Localized.text(
            "Report each item once.",
            es: "Informa de cada artículo una sola vez.",
            pl: "Zgłoś każdy produkt tylko raz.")
    }

    /// Weighed: %(weight)@ kg; the minimum is %(minimum)@ kg for %(bags)lld bags
    static func minimumWeight(_ weight: String, minimum: String, bags: Int) -> String {
        Localized.text(
            Localized.en(bags, one: "Weighed: \(weight) kg; the minimum is \(minimum) kg for \(bags) bag", other: "Weighed: \(weight) kg; the minimum is \(minimum) kg for \(bags) bags"),
            es: Localized.es(bags, one: "Peso: \(weight) kg; el mínimo es \(minimum) kg por \(bags) bolsa", many: "Peso: \(weight) kg; el mínimo es \(minimum) kg por \(bags) de bolsas", other: "Peso: \(weight) kg; el mínimo es \(minimum) kg por \(bags) bolsas"),
            pl: Localized.pl(bags, one: "Waga: \(weight) kg; minimum to \(minimum) kg za \(bags) worek", few: "Waga: \(weight) kg; minimum to \(minimum) kg za \(bags) worki", many: "Waga: \(weight) kg; minimum to \(minimum) kg za \(bags) worków", other: "Waga: \(weight) kg; minimum to \(minimum) kg za \(bags) worka"))
    }

    /// This is required.
    static var needed: String { Localized.text("This is required.", es: "Esto es obligatorio.", pl: "To pole jest wymagane.") }

    /// Promo codes aren't taken here. Take the code out and try again.
    static var noPromoCodes: String {
        Localized.text(
            "Promo codes aren't taken here. Take the code out and try again.",
            es: "Aquí no se aceptan códigos. Quita el código e inténtalo de nuevo.",
            pl: "Tutaj nie przyjmujemy kodów. Usuń kod i spróbuj ponownie.")
    }

    /// No-show fee
    static var noShow: String { Localized.text("No-show fee", es: "Cargo por ausencia", pl: "Opłata za nieobecność") }

    /// The driver came, but couldn't pick up the laundry
    static var noShowReason: String {
        Localized.text(
            "The driver came, but couldn't pick up the laundry",
            es: "El conductor fue, pero no pudo recoger la ropa",
            pl: "Kierowca przyjechał, ale nie mógł odebrać prania")
    }

    /// The customer doesn't want a substitute for this item.
    static var noSubstitute: String {
        Localized.text(
            "The customer doesn't want a substitute for this item.",
            es: "El cliente no quiere un sustituto de este artículo.",
            pl: "Klient nie chce zamiennika tego produktu.")
    }

    /// You can choose another time only after a visit that didn't work out.
    static var notReschedulable: String {
        Localized.text(
            "You can choose another time only after a visit that didn't work out.",
            es: "Solo puedes elegir otra hora después de una visita que no se pudo completar.",
            pl: "Inny termin możesz wybrać dopiero po nieudanej wizycie.")
    }

    /// This order is closed, so its notes can't be changed.
    static var notesClosed: String {
        Localized.text(
            "This order is closed, so its notes can't be changed.",
            es: "Este pedido está cerrado, así que sus notas ya no se pueden cambiar.",
            pl: "To zamówienie jest zamknięte, więc notatek nie można już zmienić.")
    }

    /// Leave the total empty if you bought nothing.
    static var nothingBought: String {
        Localized.text(
            "Leave the total empty if you bought nothing.",
            es: "Deja vacío el total si no compraste nada.",
            pl: "Zostaw sumę pustą, jeśli nic nie kupiono.")
    }

    /// Say what became of at least one item.
    static var nothingReported: String {
        Localized.text(
            "Say what became of at least one item.",
            es: "Indica qué pasó con al menos un artículo.",
            pl: "Podaj, co się stało z co najmniej jednym produktem.")
    }

    /// There's no price to answer to for this order now.
    static var nothingToApprove: String {
        Localized.text(
            "There's no price to answer to for this order now.",
            es: "Ahora no hay ningún precio que responder en este pedido.",
            pl: "W tym zamówieniu nie ma teraz ceny do zaakceptowania.")
    }

    /// Name a change: stage, status, or notes.
    static var nothingToChange: String {
        Localized.text(
            "Name a change: stage, status, or notes.",
            es: "Indica qué cambiar: etapa, estado o notas.",
            pl: "Podaj, co zmienić: etap, status lub notatki.")
    }

    /// Order accepted
    static var notifyAccepted: String { Localized.text("Order accepted", es: "Pedido aceptado", pl: "Zamówienie przyjęte") }

    /// We'll let you know when a driver sets off to pick up your laundry.
    static var notifyAcceptedBody: String {
        Localized.text(
            "We'll let you know when a driver sets off to pick up your laundry.",
            es: "Te avisaremos cuando un conductor salga a recoger tu ropa.",
            pl: "Damy znać, gdy kierowca wyruszy po Twoje pranie.")
    }

    /// Order %(order)lld is accepted
    static func notifyAcceptedTitle(_ order: Int) -> String {
        Localized.text(
            "Order \(order) is accepted",
            es: "Aceptamos el pedido \(order)",
            pl: "Zamówienie \(order) jest przyjęte")
    }

    /// Driver at the door
    static var notifyArrived: String { Localized.text("Driver at the door", es: "Conductor en la puerta", pl: "Kierowca pod drzwiami") }

    /// The driver of order %(order)lld is here
    static func notifyArrivedTitle(_ order: Int) -> String {
        Localized.text(
            "The driver of order \(order) is here",
            es: "El conductor del pedido \(order) está aquí",
            pl: "Kierowca zamówienia \(order) jest na miejscu")
    }

    /// Driver assigned
    static var notifyAssigned: String { Localized.text("Driver assigned", es: "Conductor asignado", pl: "Kierowca przydzielony") }

    /// Order %(order)lld has a driver
    static func notifyAssignedTitle(_ order: Int) -> String {
        Localized.text(
            "Order \(order) has a driver",
            es: "El pedido \(order) ya tiene conductor",
            pl: "Zamówienie \(order) ma kierowcę")
    }

    /// %(driver)@ is at your door.
    static func notifyAtDoor(_ driver: String) -> String {
        Localized.text(
            "\(driver) is at your door.",
            es: "\(driver) está en tu puerta.",
            pl: "\(driver) jest pod Twoimi drzwiami.")
    }

    /// %(driver)@ will bring your laundry back.
    static func notifyBrings(_ driver: String) -> String {
        Localized.text(
            "\(driver) will bring your laundry back.",
            es: "\(driver) te devolverá la ropa.",
            pl: "\(driver) przywiezie Twoje pranie.")
    }

    /// Order canceled by us
    static var notifyCanceled: String { Localized.text("Order canceled by us", es: "Pedido cancelado por nosotros", pl: "Zamówienie anulowane przez nas") }

    /// Open the order to see why.
    static var notifyCanceledBody: String {
        Localized.text(
            "Open the order to see why.",
            es: "Abre el pedido para ver el motivo.",
            pl: "Otwórz zamówienie, aby zobaczyć dlaczego.")
    }

    /// Order %(order)lld was canceled
    static func notifyCanceledTitle(_ order: Int) -> String {
        Localized.text(
            "Order \(order) was canceled",
            es: "Se canceló el pedido \(order)",
            pl: "Zamówienie \(order) anulowano")
    }

    /// %(driver)@ is coming to pick up your laundry.
    static func notifyComes(_ driver: String) -> String {
        Localized.text(
            "\(driver) is coming to pick up your laundry.",
            es: "\(driver) va a recoger tu ropa.",
            pl: "\(driver) jedzie po Twoje pranie.")
    }

    /// %(driver)@ is bringing your clean laundry.
    static func notifyComesBack(_ driver: String) -> String {
        Localized.text(
            "\(driver) is bringing your clean laundry.",
            es: "\(driver) te lleva la ropa limpia.",
            pl: "\(driver) wiezie Twoje czyste pranie.")
    }

    /// Laundry delivered
    static var notifyDelivered: String { Localized.text("Laundry delivered", es: "Ropa entregada", pl: "Pranie dostarczone") }

    /// Your laundry is back. Tell us how it went.
    static var notifyDeliveredBody: String {
        Localized.text(
            "Your laundry is back. Tell us how it went.",
            es: "Tu ropa ya está de vuelta. Cuéntanos qué te pareció.",
            pl: "Twoje pranie wróciło. Powiedz nam, jak poszło.")
    }

    /// Order %(order)lld is delivered
    static func notifyDeliveredTitle(_ order: Int) -> String {
        Localized.text(
            "Order \(order) is delivered",
            es: "El pedido \(order) está entregado",
            pl: "Zamówienie \(order) jest dostarczone")
    }

    /// Your laundry goes back to our plant, and we'll bring it again.
    static var notifyDeliveryFailedBody: String {
        Localized.text(
            "Your laundry goes back to our plant, and we'll bring it again.",
            es: "Tu ropa vuelve a nuestra planta y te la llevaremos de nuevo.",
            pl: "Pranie wraca do naszej pralni i przywieziemy je ponownie.")
    }

    /// We couldn't deliver order %(order)lld
    static func notifyDeliveryFailedTitle(_ order: Int) -> String {
        Localized.text(
            "We couldn't deliver order \(order)",
            es: "No pudimos entregar el pedido \(order)",
            pl: "Nie udało się dostarczyć zamówienia \(order)")
    }

    /// Your driver
    static var notifyDriver: String { Localized.text("Your driver", es: "Tu conductor", pl: "Twój kierowca") }
    /// Pickup or delivery failed
    static var notifyFailed: String { Localized.text("Pickup or delivery failed", es: "No se pudo recoger o entregar", pl: "Nieudany odbiór lub dostawa") }
    /// A stop failed
    static var notifyFailedStop: String { Localized.text("A stop failed", es: "Una parada falló", pl: "Nieudany przystanek") }

    /// Open the order to decide what happens next.
    static var notifyFailedStopBody: String {
        Localized.text(
            "Open the order to decide what happens next.",
            es: "Abre el pedido para decidir qué sigue.",
            pl: "Otwórz zamówienie i zdecyduj, co dalej.")
    }

    /// %(driver)@ will pick up your laundry.
    static func notifyPicksUp(_ driver: String) -> String {
        Localized.text(
            "\(driver) will pick up your laundry.",
            es: "\(driver) recogerá tu ropa.",
            pl: "\(driver) odbierze Twoje pranie.")
    }

    /// Open the order to see why and what happens next.
    static var notifyPickupFailedBody: String {
        Localized.text(
            "Open the order to see why and what happens next.",
            es: "Abre el pedido para ver el motivo y qué sigue.",
            pl: "Otwórz zamówienie, aby zobaczyć dlaczego i co dalej.")
    }

    /// We couldn't pick up order %(order)lld
    static func notifyPickupFailedTitle(_ order: Int) -> String {
        Localized.text(
            "We couldn't pick up order \(order)",
            es: "No pudimos recoger el pedido \(order)",
            pl: "Nie udało się odebrać zamówienia \(order)")
    }

    /// Recurring order needs you
    static var notifyRecurring: String {
        Localized.text(
            "Recurring order needs you",
            es: "Tu pedido periódico te necesita",
            pl: "Zamówienie cykliczne wymaga uwagi")
    }

    /// We skipped the pickup on %(day)@.
    static func notifyRecurringMissed(_ day: String) -> String {
        Localized.text(
            "We skipped the pickup on \(day).",
            es: "Omitimos la recogida del \(day).",
            pl: "Pominęliśmy odbiór w dniu \(day).")
    }

    /// A recurring order couldn't be placed
    static var notifyRecurringTitle: String {
        Localized.text(
            "A recurring order couldn't be placed",
            es: "No se pudo hacer un pedido periódico",
            pl: "Nie udało się złożyć zamówienia cyklicznego")
    }

    /// The pickup on %(day)@ waits for you. Open it to see what to do.
    static func notifyRecurringWaiting(_ day: String) -> String {
        Localized.text(
            "The pickup on \(day) waits for you. Open it to see what to do.",
            es: "La recogida del \(day) te espera. Ábrela para ver qué hacer.",
            pl: "Odbiór w dniu \(day) czeka na Ciebie. Otwórz i zobacz, co zrobić.")
    }

    /// You haven't been charged. Open the order to see why.
    static var notifyRejectedBody: String {
        Localized.text(
            "You haven't been charged. Open the order to see why.",
            es: "No se te cobró nada. Abre el pedido para ver el motivo.",
            pl: "Nic nie pobraliśmy. Otwórz zamówienie, aby zobaczyć dlaczego.")
    }

    /// We can't take order %(order)lld
    static func notifyRejectedTitle(_ order: Int) -> String {
        Localized.text(
            "We can't take order \(order)",
            es: "No podemos aceptar el pedido \(order)",
            pl: "Nie możemy przyjąć zamówienia \(order)")
    }

    /// Shopping
    static var notifyShopped: String { Localized.text("Shopping", es: "Compras", pl: "Zakupy") }

    /// %(count)lld items weren't available.
    static func notifyShoppedMissing(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) item wasn't available.", other: "\(count) items weren't available."),
            es: Localized.es(count, one: "\(count) artículo no estaba disponible.", many: "\(count) de artículos no estaban disponibles.", other: "\(count) artículos no estaban disponibles."),
            pl: Localized.pl(count, one: "\(count) produkt był niedostępny.", few: "\(count) produkty były niedostępne.", many: "\(count) produktów było niedostępnych.", other: "\(count) produktu było niedostępne."))
    }

    /// There were fewer pieces of %(count)lld items.
    static func notifyShoppedPartial(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "There were fewer pieces of \(count) item.", other: "There were fewer pieces of \(count) items."),
            es: Localized.es(count, one: "Había menos unidades de \(count) artículo.", many: "Había menos unidades de \(count) de artículos.", other: "Había menos unidades de \(count) artículos."),
            pl: Localized.pl(count, one: "\(count) produktu było mniej sztuk.", few: "\(count) produktów było mniej sztuk.", many: "\(count) produktów było mniej sztuk.", other: "\(count) produktu było mniej sztuk."))
    }

    /// You pay %(amount)@ less.
    static func notifyShoppedSaved(_ amount: String) -> String {
        Localized.text(
            "You pay \(amount) less.",
            es: "Pagas \(amount) menos.",
            pl: "Płacisz o \(amount) mniej.")
    }

    /// %(count)lld items were replaced with something similar.
    static func notifyShoppedSubstituted(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) item was replaced with something similar.", other: "\(count) items were replaced with something similar."),
            es: Localized.es(count, one: "\(count) artículo se sustituyó por algo similar.", many: "\(count) de artículos se sustituyeron por algo similar.", other: "\(count) artículos se sustituyeron por algo similar."),
            pl: Localized.pl(count, one: "\(count) produkt zastąpiono podobnym.", few: "\(count) produkty zastąpiono podobnymi.", many: "\(count) produktów zastąpiono podobnymi.", other: "\(count) produktu zastąpiono podobnym."))
    }

    /// Shopping for order #%(id)lld
    static func notifyShoppedTitle(_ id: Int) -> String {
        Localized.text(
            "Shopping for order #\(id)",
            es: "Compras del pedido n.º \(id)",
            pl: "Zakupy do zamówienia nr \(id)")
    }

    /// Driver on the way
    static var notifyUnderWay: String { Localized.text("Driver on the way", es: "Conductor en camino", pl: "Kierowca w drodze") }

    /// The driver of order %(order)lld is on the way
    static func notifyUnderWayTitle(_ order: Int) -> String {
        Localized.text(
            "The driver of order \(order) is on the way",
            es: "El conductor del pedido \(order) está en camino",
            pl: "Kierowca zamówienia \(order) jest w drodze")
    }

    /// %(rate)@ %% off with %(code)@
    static func percentOff(_ rate: String, code: String) -> String {
        Localized.text(
            "\(rate) % off with \(code)",
            es: "\(rate) % de descuento con \(code)",
            pl: "\(rate)% taniej z kodem \(code)")
    }

    /// That photo is damaged or incomplete. Please take it again.
    static var photoBroken: String {
        Localized.text(
            "That photo is damaged or incomplete. Please take it again.",
            es: "Esa foto está dañada o incompleta. Vuelve a hacerla.",
            pl: "To zdjęcie jest uszkodzone lub niekompletne. Zrób je ponownie.")
    }

    /// Send a JPEG, PNG or WebP photo.
    static var photoFormats: String {
        Localized.text(
            "Send a JPEG, PNG or WebP photo.",
            es: "Envía una foto JPEG, PNG o WebP.",
            pl: "Wyślij zdjęcie w formacie JPEG, PNG lub WebP.")
    }

    /// That picture has too many pixels. Please send a smaller one.
    static var photoTooLarge: String {
        Localized.text(
            "That picture has too many pixels. Please send a smaller one.",
            es: "Esa imagen tiene demasiados píxeles. Envía una más pequeña.",
            pl: "Ten obraz ma zbyt wiele pikseli. Wyślij mniejszy.")
    }

    /// Animations and unusual kinds of pictures can't be used. Please send a plain photo.
    static var photoUnsupported: String {
        Localized.text(
            "Animations and unusual kinds of pictures can't be used. Please send a plain photo.",
            es: "No se pueden usar animaciones ni formatos poco comunes. Envía una foto normal.",
            pl: "Animacji i nietypowych obrazów nie można użyć. Wyślij zwykłe zdjęcie.")
    }

    /// Photos can't be stored or shown right now. Please try again in a moment.
    static var photosUnavailable: String {
        Localized.text(
            "Photos can't be stored or shown right now. Please try again in a moment.",
            es: "Ahora mismo no se pueden guardar ni mostrar fotos. Inténtalo de nuevo en un momento.",
            pl: "Zdjęć nie można teraz zapisać ani pokazać. Spróbuj ponownie za chwilę.")
    }

    /// Enter the price of one at the store.
    static var priceNeeded: String {
        Localized.text(
            "Enter the price of one at the store.",
            es: "Indica el precio de uno en la tienda.",
            pl: "Podaj cenę jednej sztuki w sklepie.")
    }

    /// Leave the price empty if you bought none.
    static var priceWithoutQuantity: String {
        Localized.text(
            "Leave the price empty if you bought none.",
            es: "Deja vacío el precio si no compraste ninguno.",
            pl: "Zostaw cenę pustą, jeśli nic nie kupiono.")
    }

    /// These prices have taken effect, so they can't be withdrawn. Publish others instead.
    static var pricesEffective: String {
        Localized.text(
            "These prices have taken effect, so they can't be withdrawn. Publish others instead.",
            es: "Estos precios ya están en vigor y no se pueden retirar. Publica otros.",
            pl: "Te ceny już obowiązują, więc nie można ich wycofać. Opublikuj inne.")
    }

    /// Choose a time that hasn't passed.
    static var pricesInPast: String {
        Localized.text(
            "Choose a time that hasn't passed.",
            es: "Elige un momento que no haya pasado.",
            pl: "Wybierz termin, który jeszcze nie minął.")
    }

    /// Choose a date within the next two years.
    static var pricesTooFar: String {
        Localized.text(
            "Choose a date within the next two years.",
            es: "Elige una fecha dentro de los próximos dos años.",
            pl: "Wybierz datę w ciągu najbliższych dwóch lat.")
    }

    /// Steps that you took as a driver
    static var privacyDeliveries: String {
        Localized.text(
            "Steps that you took as a driver",
            es: "Pasos que diste como conductor",
            pl: "Czynności wykonane jako kierowca")
    }

    /// As long as you have an account. The times stay after that, without notes and places.
    static var privacyDeliveriesKept: String {
        Localized.text(
            "As long as you have an account. The times stay after that, without notes and places.",
            es: "Mientras tengas una cuenta. Después quedan las horas, sin notas ni lugares.",
            pl: "Tak długo, jak masz konto. Potem zostają godziny, bez uwag i miejsc.")
    }

    /// To show customers and dispatchers what happened with an order, and when.
    static var privacyDeliveriesPurpose: String {
        Localized.text(
            "To show customers and dispatchers what happened with an order, and when.",
            es: "Para mostrar a clientes y coordinadores qué pasó con un pedido y cuándo.",
            pl: "Aby pokazać klientom i dyspozytorom, co i kiedy działo się z zamówieniem.")
    }

    /// Orders
    static var privacyOrders: String { Localized.text("Orders", es: "Pedidos", pl: "Zamówienia") }

    /// As long as you have an account. Amounts, dates and weights stay after that, because the law asks for them, without your name, address or notes.
    static var privacyOrdersKept: String {
        Localized.text(
            "As long as you have an account. Amounts, dates and weights stay after that, because the law asks for them, without your name, address or notes.",
            es: "Mientras tengas una cuenta. Después quedan importes, fechas y pesos, porque la ley lo exige, sin tu nombre, dirección ni notas.",
            pl: "Tak długo, jak masz konto. Potem zostają kwoty, daty i wagi, bo wymaga tego prawo, ale bez Twojego imienia, adresu i uwag.")
    }

    /// To pick up, wash and bring back your laundry, and to charge the right price.
    static var privacyOrdersPurpose: String {
        Localized.text(
            "To pick up, wash and bring back your laundry, and to charge the right price.",
            es: "Para recoger, lavar y devolver tu ropa, y cobrar el precio correcto.",
            pl: "Aby odebrać, uprać i odwieźć Twoje pranie oraz naliczyć właściwą cenę.")
    }

    /// Photos of pickups and deliveries
    static var privacyPhotos: String {
        Localized.text(
            "Photos of pickups and deliveries",
            es: "Fotos de recogidas y entregas",
            pl: "Zdjęcia z odbiorów i dostaw")
    }

    /// %(days)@.
    static func privacyPhotosKept(_ days: String) -> String { Localized.text("\(days).", es: "\(days).", pl: "Do upływu \(days).") }

    /// To show that your bags were picked up and brought back.
    static var privacyPhotosPurpose: String {
        Localized.text(
            "To show that your bags were picked up and brought back.",
            es: "Para demostrar que tus bolsas se recogieron y se devolvieron.",
            pl: "Aby pokazać, że Twoje worki odebrano i odwieziono.")
    }

    /// Discount
    static var promo: String { Localized.text("Discount", es: "Descuento", pl: "Rabat") }

    /// This code needs laundry and delivery for at least %(amount)@.
    static func promoMinimum(_ amount: String) -> String {
        Localized.text(
            "This code needs laundry and delivery for at least \(amount).",
            es: "Este código requiere lavado y entrega por al menos \(amount).",
            pl: "Ten kod wymaga prania z dostawą za co najmniej \(amount).")
    }

    /// This stop needs proof: %(kinds)@.
    static func proofNeeded(_ kinds: String) -> String {
        Localized.text(
            "This stop needs proof: \(kinds).",
            es: "Esta parada necesita un comprobante: \(kinds).",
            pl: "Ten przystanek wymaga potwierdzenia: \(kinds).")
    }

    /// a note
    static var proofNote: String { Localized.text("a note", es: "una nota", pl: "notatka") }
    /// the customer's PIN
    static var proofPIN: String { Localized.text("the customer's PIN", es: "el PIN del cliente", pl: "PIN klienta") }
    /// a photo
    static var proofPhoto: String { Localized.text("a photo", es: "una foto", pl: "zdjęcie") }

    /// Order 1 to 99 of each item, and at most 50 different items.
    static var quantity: String {
        Localized.text(
            "Order 1 to 99 of each item, and at most 50 different items.",
            es: "Pide de 1 a 99 unidades de cada producto y como máximo 50 productos distintos.",
            pl: "Zamów od 1 do 99 sztuk każdego produktu i najwyżej 50 różnych produktów.")
    }

    /// This price has expired. Please check the new one.
    static var quoteExpired: String {
        Localized.text(
            "This price has expired. Please check the new one.",
            es: "Este precio caducó. Revisa el nuevo.",
            pl: "Cena straciła ważność. Sprawdź nową.")
    }

    /// Your order has changed since we priced it. Please check the new price.
    static var quoteMismatch: String {
        Localized.text(
            "Your order has changed since we priced it. Please check the new price.",
            es: "Tu pedido cambió desde que calculamos el precio. Revisa el nuevo.",
            pl: "Zamówienie zmieniło się od obliczenia ceny. Sprawdź nową cenę.")
    }

    /// This price was already used for another order. Please check the new one.
    static var quoteUsed: String {
        Localized.text(
            "This price was already used for another order. Please check the new one.",
            es: "Este precio ya se usó en otro pedido. Revisa el nuevo.",
            pl: "Tej ceny użyto już w innym zamówieniu. Sprawdź nową.")
    }

    /// Enter a rate between 0 and 50 %%.
    static var rateRange: String {
        Localized.text(
            "Enter a rate between 0 and 50 %.",
            es: "Escribe un tipo entre el 0 y el 50 %.",
            pl: "Wpisz stawkę od 0 do 50%.")
    }

    /// Add a photo of the receipt.
    static var receiptNeeded: String { Localized.text("Add a photo of the receipt.", es: "Añade una foto del recibo.", pl: "Dodaj zdjęcie paragonu.") }

    /// Enter the total of the receipt, up to $100,000.
    static var receiptTotal: String {
        Localized.text(
            "Enter the total of the receipt, up to $100,000.",
            es: "Indica el total del recibo, hasta 100 000 $.",
            pl: "Podaj sumę z paragonu, do 100 000 USD.")
    }

    /// Enter the total of the receipt.
    static var receiptTotalNeeded: String { Localized.text("Enter the total of the receipt.", es: "Indica el total del recibo.", pl: "Podaj sumę z paragonu.") }

    /// Your bank wants you to confirm this payment. Confirm it, or choose another card.
    static var recurringActionRequired: String {
        Localized.text(
            "Your bank wants you to confirm this payment. Confirm it, or choose another card.",
            es: "Tu banco pide que confirmes este pago. Confírmalo o elige otra tarjeta.",
            pl: "Bank prosi o potwierdzenie tej płatności. Potwierdź ją albo wybierz inną kartę.")
    }

    /// The saved address is gone. Choose another one.
    static var recurringAddressRequired: String {
        Localized.text(
            "The saved address is gone. Choose another one.",
            es: "La dirección guardada ya no existe. Elige otra.",
            pl: "Zapisanego adresu już nie ma. Wybierz inny.")
    }

    /// Your card was declined. Choose another payment method, then try again.
    static var recurringDeclined: String {
        Localized.text(
            "Your card was declined. Choose another payment method, then try again.",
            es: "Tu tarjeta fue rechazada. Elige otro método de pago y vuelve a intentarlo.",
            pl: "Karta została odrzucona. Wybierz inną metodę płatności i spróbuj ponownie.")
    }

    /// Your order for %(day)@ is missing an extra
    static func recurringDroppedSubject(_ day: String) -> String {
        Localized.text(
            "Your order for \(day) is missing an extra",
            es: "En tu pedido del \(day) falta un extra",
            pl: "W zamówieniu brakuje dodatku (\(day))")
    }

    /// We placed your order without %(names)@, which we no longer offer, and took it off your recurring order. Everything else is as you asked. %(link)@
    static func recurringDroppedText(_ names: String, link: String) -> String {
        Localized.text(
            "We placed your order without \(names), which we no longer offer, and took it off your recurring order. Everything else is as you asked.\n\n\(link)",
            es: "Hicimos tu pedido sin \(names), que ya no ofrecemos, y lo quitamos de tu pedido recurrente. Todo lo demás queda como lo pediste.\n\n\(link)",
            pl: "Złożyliśmy zamówienie bez dodatku, którego już nie oferujemy: \(names). Usunęliśmy go też z zamówienia cyklicznego. Reszta pozostaje bez zmian.\n\n\(link)")
    }

    /// Choose a first date within a year.
    static var recurringFar: String {
        Localized.text(
            "Choose a first date within a year.",
            es: "Elige una primera fecha dentro de un año.",
            pl: "Wybierz pierwszą datę w ciągu roku.")
    }

    /// Your pickup on %(day)@ needs you
    static func recurringMailSubject(_ day: String) -> String {
        Localized.text(
            "Your pickup on \(day) needs you",
            es: "Tu recogida del \(day) necesita tu atención",
            pl: "Odbiór (\(day)) czeka na Ciebie")
    }

    /// We couldn't place your recurring order for %(day)@ yet. %(problem)@ You have until %(until)@. After that we skip this pickup; your later dates stay as they are. %(link)@
    static func recurringMailText(_ day: String, problem: String, until: String, link: String) -> String {
        Localized.text(
            "We couldn't place your recurring order for \(day) yet.\n\n\(problem)\n\nYou have until \(until). After that we skip this pickup; your later dates stay as they are.\n\n\(link)",
            es: "Todavía no pudimos hacer tu pedido recurrente del \(day).\n\n\(problem)\n\nTienes tiempo hasta el \(until). Después omitiremos esta recogida; las fechas siguientes no cambian.\n\n\(link)",
            pl: "Nie udało się jeszcze złożyć Twojego zamówienia cyklicznego (\(day)).\n\n\(problem)\n\nMasz czas do: \(until). Potem pominiemy ten odbiór; kolejne terminy pozostaną bez zmian.\n\n\(link)")
    }

    /// There is no payment method. Add a card, then try again.
    static var recurringMethodRequired: String {
        Localized.text(
            "There is no payment method. Add a card, then try again.",
            es: "No hay ningún método de pago. Añade una tarjeta y vuelve a intentarlo.",
            pl: "Brak metody płatności. Dodaj kartę i spróbuj ponownie.")
    }

    /// We skipped this pickup because your bank's confirmation didn't come in time.
    static var recurringMissedAction: String {
        Localized.text(
            "We skipped this pickup because your bank's confirmation didn't come in time.",
            es: "Omitimos esta recogida porque la confirmación de tu banco no llegó a tiempo.",
            pl: "Pominęliśmy ten odbiór, bo potwierdzenie z banku nie przyszło na czas.")
    }

    /// We skipped this pickup because your card was declined.
    static var recurringMissedDeclined: String {
        Localized.text(
            "We skipped this pickup because your card was declined.",
            es: "Omitimos esta recogida porque tu tarjeta fue rechazada.",
            pl: "Pominęliśmy ten odbiór, bo karta została odrzucona.")
    }

    /// We skipped this pickup because its window stayed full.
    static var recurringMissedFull: String {
        Localized.text(
            "We skipped this pickup because its window stayed full.",
            es: "Omitimos esta recogida porque su horario siguió lleno.",
            pl: "Pominęliśmy ten odbiór, bo w tym terminie nie zwolniło się miejsce.")
    }

    /// We skipped this pickup because there was no payment method.
    static var recurringMissedMethod: String {
        Localized.text(
            "We skipped this pickup because there was no payment method.",
            es: "Omitimos esta recogida porque no había ningún método de pago.",
            pl: "Pominęliśmy ten odbiór, bo nie było metody płatności.")
    }

    /// We skipped your pickup on %(day)@
    static func recurringMissedSubject(_ day: String) -> String {
        Localized.text(
            "We skipped your pickup on \(day)",
            es: "Omitimos tu recogida del \(day)",
            pl: "Pominęliśmy odbiór (\(day))")
    }

    /// %(problem)@ Your later dates stay as they are: %(link)@
    static func recurringMissedText(_ problem: String, link: String) -> String {
        Localized.text(
            "\(problem)\n\nYour later dates stay as they are:\n\(link)",
            es: "\(problem)\n\nLas fechas siguientes no cambian:\n\(link)",
            pl: "\(problem)\n\nKolejne terminy pozostają bez zmian:\n\(link)")
    }

    /// We skipped this pickup because we couldn't place its order in time.
    static var recurringMissedUnknown: String {
        Localized.text(
            "We skipped this pickup because we couldn't place its order in time.",
            es: "Omitimos esta recogida porque no pudimos hacer su pedido a tiempo.",
            pl: "Pominęliśmy ten odbiór, bo nie udało się złożyć zamówienia na czas.")
    }

    /// There is no order to skip on this day.
    static var recurringNoDate: String {
        Localized.text(
            "There is no order to skip on this day.",
            es: "No hay ningún pedido que omitir ese día.",
            pl: "Tego dnia nie ma zamówienia do pominięcia.")
    }

    /// We no longer pick up at this address. Choose another one.
    static var recurringNotServed: String {
        Localized.text(
            "We no longer pick up at this address. Choose another one.",
            es: "Ya no recogemos en esta dirección. Elige otra.",
            pl: "Nie odbieramy już spod tego adresu. Wybierz inny.")
    }

    /// The order of this day is placed already. Cancel it on its page.
    static var recurringPlaced: String {
        Localized.text(
            "The order of this day is placed already. Cancel it on its page.",
            es: "El pedido de ese día ya está hecho. Cancélalo en su página.",
            pl: "Zamówienie na ten dzień jest już złożone. Anuluj je na jego stronie.")
    }

    /// You can have 10 recurring orders at most. End one first.
    static var recurringTooMany: String {
        Localized.text(
            "You can have 10 recurring orders at most. End one first.",
            es: "Puedes tener como máximo 10 pedidos recurrentes. Termina uno primero.",
            pl: "Możesz mieć najwyżej 10 zamówień cyklicznych. Najpierw zakończ jedno z nich.")
    }

    /// We couldn't place this order yet. We keep trying.
    static var recurringUnknown: String {
        Localized.text(
            "We couldn't place this order yet. We keep trying.",
            es: "Todavía no pudimos hacer este pedido. Seguimos intentándolo.",
            pl: "Nie udało się jeszcze złożyć tego zamówienia. Próbujemy dalej.")
    }

    /// Choose between 1 and 12 weeks.
    static var recurringWeeks: String { Localized.text("Choose between 1 and 12 weeks.", es: "Elige entre 1 y 12 semanas.", pl: "Wybierz od 1 do 12 tygodni.") }

    /// This window is full. We keep trying; you can also choose another time.
    static var recurringWindowFull: String {
        Localized.text(
            "This window is full. We keep trying; you can also choose another time.",
            es: "Este horario está lleno. Seguimos intentándolo; también puedes elegir otro.",
            pl: "Ten termin jest zajęty. Próbujemy dalej; możesz też wybrać inny.")
    }

    /// You can't add shopping here.
    static var retailMissing: String {
        Localized.text(
            "You can't add shopping here.",
            es: "Aquí no puedes añadir compras.",
            pl: "Tutaj nie można dodać zakupów.")
    }

    /// The bags can't get there from where they are.
    static var returnRefused: String {
        Localized.text(
            "The bags can't get there from where they are.",
            es: "Las bolsas no pueden llegar ahí desde donde están.",
            pl: "Worki nie mogą tam trafić z miejsca, w którym są.")
    }

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

    /// Prices
    static var setupPrices: String { Localized.text("Prices", es: "Precios", pl: "Ceny") }

    /// The prices that came with the product hold: a bag costs %(bag)@, and a delivery %(delivery)@. Publish your own, or keep these.
    static func setupPricesGiven(_ bag: String, delivery: String) -> String {
        Localized.text(
            "The prices that came with the product hold: a bag costs \(bag), and a delivery \(delivery). Publish your own, or keep these.",
            es: "Rigen los precios que vienen con el producto: una bolsa cuesta \(bag) y una entrega \(delivery). Publica los tuyos o deja estos.",
            pl: "Obowiązują ceny dostarczone z produktem: worek kosztuje \(bag), a dostawa \(delivery). Opublikuj własne albo zostaw te.")
    }

    /// A bag costs %(bag)@, and a delivery %(delivery)@.
    static func setupPricesOwn(_ bag: String, delivery: String) -> String {
        Localized.text(
            "A bag costs \(bag), and a delivery \(delivery).",
            es: "Una bolsa cuesta \(bag) y una entrega \(delivery).",
            pl: "Worek kosztuje \(bag), a dostawa \(delivery).")
    }

    /// Every quote and every receipt comes from the price book.
    static var setupPricesReason: String {
        Localized.text(
            "Every quote and every receipt comes from the price book.",
            es: "Cada presupuesto y cada recibo salen de la lista de precios.",
            pl: "Każda wycena i każdy rachunek powstają z cennika.")
    }

    /// This order can't be shared any more.
    static var sharingRefused: String {
        Localized.text(
            "This order can't be shared any more.",
            es: "Este pedido ya no se puede compartir.",
            pl: "Tego zamówienia nie można już udostępnić.")
    }

    /// Nothing can be reported for this order now.
    static var shoppingClosed: String {
        Localized.text(
            "Nothing can be reported for this order now.",
            es: "Ahora no se puede informar nada de este pedido.",
            pl: "Do tego zamówienia nie można teraz nic zgłosić.")
    }

    /// There is no area with this name.
    static var slotArea: String {
        Localized.text(
            "There is no area with this name.",
            es: "No hay ninguna zona con este nombre.",
            pl: "Nie ma obszaru o tej nazwie.")
    }

    /// Enter a number between 0 and 10,000.
    static var slotCapacity: String {
        Localized.text(
            "Enter a number between 0 and 10,000.",
            es: "Indica un número entre 0 y 10 000.",
            pl: "Podaj liczbę od 0 do 10 000.")
    }

    /// Choose between 1 and 31 days.
    static var slotDays: String { Localized.text("Choose between 1 and 31 days.", es: "Elige entre 1 y 31 días.", pl: "Wybierz od 1 do 31 dni.") }

    /// Give the latitude and the longitude of a place.
    static var slotPlace: String {
        Localized.text(
            "Give the latitude and the longitude of a place.",
            es: "Indica la latitud y la longitud de un lugar.",
            pl: "Podaj szerokość i długość geograficzną miejsca.")
    }

    /// Choose at least one day of the week.
    static var slotWeekdays: String {
        Localized.text(
            "Choose at least one day of the week.",
            es: "Elige al menos un día de la semana.",
            pl: "Wybierz co najmniej jeden dzień tygodnia.")
    }

    /// Somebody else has changed these windows. Load them again.
    static var slotsChanged: String {
        Localized.text(
            "Somebody else has changed these windows. Load them again.",
            es: "Otra persona cambió estos horarios. Vuelve a cargarlos.",
            pl: "Ktoś inny zmienił te terminy. Wczytaj je ponownie.")
    }

    /// This window overlaps another one of the same day.
    static var slotsOverlap: String {
        Localized.text(
            "This window overlaps another one of the same day.",
            es: "Este horario coincide en parte con otro del mismo día.",
            pl: "Ten termin nakłada się na inny z tego samego dnia.")
    }

    /// There can be 100 windows and 100 exceptions at most.
    static var slotsTooMany: String {
        Localized.text(
            "There can be 100 windows and 100 exceptions at most.",
            es: "Puede haber como máximo 100 horarios y 100 excepciones.",
            pl: "Może być najwyżej 100 terminów i 100 wyjątków.")
    }

    /// Somebody changed these prices meanwhile. Load them again.
    static var stalePrices: String {
        Localized.text(
            "Somebody changed these prices meanwhile. Load them again.",
            es: "Alguien ha cambiado estos precios mientras tanto. Vuelve a cargarlos.",
            pl: "Ktoś zmienił te ceny w międzyczasie. Wczytaj je ponownie.")
    }

    /// Give 1 to 5 stars.
    static var stars: String { Localized.text("Give 1 to 5 stars.", es: "Da de 1 a 5 estrellas.", pl: "Przyznaj od 1 do 5 gwiazdek.") }

    /// Give stars to the driver, to the wash, or to both.
    static var starsNeeded: String {
        Localized.text(
            "Give stars to the driver, to the wash, or to both.",
            es: "Da estrellas al conductor, al lavado o a ambos.",
            pl: "Przyznaj gwiazdki kierowcy, praniu lub obu.")
    }

    /// Enter a price from $0 to $100,000.
    static var storePrice: String {
        Localized.text(
            "Enter a price from $0 to $100,000.",
            es: "Indica un precio de 0 a 100 000 $.",
            pl: "Podaj cenę od 0 do 100 000 USD.")
    }

    /// Say how many you bought.
    static var substituteWithoutQuantity: String { Localized.text("Say how many you bought.", es: "Indica cuántos compraste.", pl: "Podaj, ile kupiono.") }
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

    /// Choose a tip between %(lowest)@ and %(highest)@.
    static func tipRange(_ lowest: String, highest: String) -> String {
        Localized.text(
            "Choose a tip between \(lowest) and \(highest).",
            es: "Elige una propina entre \(lowest) y \(highest).",
            pl: "Wybierz napiwek od \(lowest) do \(highest).")
    }

    /// There can be 30 extras at most.
    static var tooManyAddOns: String {
        Localized.text(
            "There can be 30 extras at most.",
            es: "Puede haber 30 extras como máximo.",
            pl: "Może być najwyżej 30 dodatków.")
    }

    /// You have as many open orders as you can have at a time. You can place the next one as soon as one of them is delivered.
    static var tooManyOpenOrders: String {
        Localized.text(
            "You have as many open orders as you can have at a time. You can place the next one as soon as one of them is delivered.",
            es: "Tienes tantos pedidos abiertos como se permiten a la vez. Podrás hacer el siguiente en cuanto se entregue uno de ellos.",
            pl: "Masz już tyle otwartych zamówień, ile można mieć naraz. Kolejne złożysz, gdy tylko jedno z nich zostanie dostarczone.")
    }

    /// Too many wrong PINs. Try again in %(minutes)lld minutes, or prove the stop in another way.
    static func tooManyPINs(_ minutes: Int) -> String {
        Localized.text(
            Localized.en(minutes, one: "Too many wrong PINs. Try again in \(minutes) minute, or prove the stop in another way.", other: "Too many wrong PINs. Try again in \(minutes) minutes, or prove the stop in another way."),
            es: Localized.es(minutes, one: "Demasiados PIN incorrectos. Inténtalo de nuevo en \(minutes) minuto o usa otro comprobante.", many: "Demasiados PIN incorrectos. Inténtalo de nuevo en \(minutes) minutos o usa otro comprobante.", other: "Demasiados PIN incorrectos. Inténtalo de nuevo en \(minutes) minutos o usa otro comprobante."),
            pl: Localized.pl(minutes, one: "Zbyt wiele błędnych kodów PIN. Spróbuj ponownie za \(minutes) minutę albo użyj innego potwierdzenia.", few: "Zbyt wiele błędnych kodów PIN. Spróbuj ponownie za \(minutes) minuty albo użyj innego potwierdzenia.", many: "Zbyt wiele błędnych kodów PIN. Spróbuj ponownie za \(minutes) minut albo użyj innego potwierdzenia.", other: "Zbyt wiele błędnych kodów PIN. Spróbuj ponownie za \(minutes) minuty albo użyj innego potwierdzenia."))
    }

    /// This order already has as many photos as it can have.
    static var tooManyPhotos: String {
        Localized.text(
            "This order already has as many photos as it can have.",
            es: "Este pedido ya tiene todas las fotos posibles.",
            pl: "To zamówienie ma już maksymalną liczbę zdjęć.")
    }

    /// There are 20 drafts already. Publish or discard one first.
    static var tooManyPriceDrafts: String {
        Localized.text(
            "There are 20 drafts already. Publish or discard one first.",
            es: "Ya hay 20 borradores. Publica o descarta uno antes.",
            pl: "Jest już 20 szkiców. Najpierw opublikuj lub odrzuć jeden z nich.")
    }

    /// The order doesn't have this item.
    static var unknownLine: String {
        Localized.text(
            "The order doesn't have this item.",
            es: "El pedido no tiene este artículo.",
            pl: "W zamówieniu nie ma tego produktu.")
    }

    /// That photo isn't one of this order's, or already proves another step.
    static var unknownPhoto: String {
        Localized.text(
            "That photo isn't one of this order's, or already proves another step.",
            es: "Esa foto no es de este pedido o ya justifica otro paso.",
            pl: "To zdjęcie nie należy do tego zamówienia albo potwierdza już inny krok.")
    }

    /// This order has changed since you opened it. Please check it and try again.
    static var versionChanged: String {
        Localized.text(
            "This order has changed since you opened it. Please check it and try again.",
            es: "Este pedido cambió desde que lo abriste. Revísalo y vuelve a intentarlo.",
            pl: "To zamówienie zmieniło się w międzyczasie. Sprawdź je i spróbuj ponownie.")
    }

    /// This visit is over, so its note can't be changed.
    static var visitOver: String {
        Localized.text(
            "This visit is over, so its note can't be changed.",
            es: "Esta visita ya terminó, así que su nota no se puede cambiar.",
            pl: "Ta wizyta już się odbyła, więc notatki nie można zmienić.")
    }

    /// Wash and fold
    static var washAndFold: String { Localized.text("Wash and fold", es: "Lavado y doblado", pl: "Pranie i składanie") }
    /// Weighed: %(weight)@ kg
    static func weighedWeight(_ weight: String) -> String { Localized.text("Weighed: \(weight) kg", es: "Peso: \(weight) kg", pl: "Waga: \(weight) kg") }
    /// For the whole order
    static var wholeOrder: String { Localized.text("For the whole order", es: "Por todo el pedido", pl: "Za całe zamówienie") }

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

    /// Choose a window of 30 minutes to 12 hours.
    static var windowLength: String {
        Localized.text(
            "Choose a window of 30 minutes to 12 hours.",
            es: "Elige un horario de entre 30 minutos y 12 horas.",
            pl: "Wybierz przedział od 30 minut do 12 godzin.")
    }

    /// Choose a time for the pickup.
    static var windowNeeded: String { Localized.text("Choose a time for the pickup.", es: "Elige una hora de recogida.", pl: "Wybierz godziny odbioru.") }
    /// Choose a time in the future.
    static var windowPast: String { Localized.text("Choose a time in the future.", es: "Elige una hora futura.", pl: "Wybierz termin w przyszłości.") }

    /// That PIN isn't right. Ask the customer for the four digits on the order's page.
    static var wrongPIN: String {
        Localized.text(
            "That PIN isn't right. Ask the customer for the four digits on the order's page.",
            es: "Ese PIN no es correcto. Pide al cliente los cuatro dígitos que aparecen en la página del pedido.",
            pl: "Ten PIN jest nieprawidłowy. Poproś klienta o cztery cyfry ze strony zamówienia.")
    }
}
