// Made by `make strings` from Packages/Payments/Strings/Payments.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// The texts of Payments, in the language of the current request or page.
enum Strings {
    /// Account
    static var account: String { Localized.text("Account", es: "Cuenta", pl: "Konto") }
    /// Add a card
    static var addCard: String { Localized.text("Add a card", es: "Añadir una tarjeta", pl: "Dodaj kartę") }

    /// Add a card, and we'll take you back to your order. It waits as you left it.
    static var addForOrderHint: String {
        Localized.text(
            "Add a card, and we'll take you back to your order. It waits as you left it.",
            es: "Añade una tarjeta y te llevamos de vuelta a tu pedido, que te espera tal como lo dejaste.",
            pl: "Dodaj kartę, a wrócisz do zamówienia. Czeka takie, jak je zostawiasz.")
    }

    /// Amount
    static var amount: String { Localized.text("Amount", es: "Importe", pl: "Kwota") }
    /// %(amount)@ given back
    static func amountGivenBack(_ amount: String) -> String { Localized.text("\(amount) given back", es: "\(amount) devueltos", pl: "zwrócono \(amount)") }
    /// Any
    static var anyState: String { Localized.text("Any", es: "Cualquiera", pl: "Dowolny") }
    /// Ops
    static var backToOps: String { Localized.text("Ops", es: "Historial", pl: "Historia") }
    /// Cancel
    static var cancel: String { Localized.text("Cancel", es: "Cancelar", pl: "Anuluj") }
    /// Cancel payout
    static var cancelPayout: String { Localized.text("Cancel payout", es: "Cancelar el pago", pl: "Anuluj wypłatę") }
    /// Card
    static var card: String { Localized.text("Card", es: "Tarjeta", pl: "Karta") }

    /// Your card's details go straight to our payment provider. We never see them.
    static var cardHint: String {
        Localized.text(
            "Your card's details go straight to our payment provider. We never see them.",
            es: "Los datos de tu tarjeta van directamente a nuestro proveedor de pagos. Nosotros nunca los vemos.",
            pl: "Dane karty trafiają prosto do naszego operatora płatności. My ich nie widzimy.")
    }

    /// You enter your card on our payment provider's page, then come back here. We never see its details.
    static var cardPageHint: String {
        Localized.text(
            "You enter your card on our payment provider's page, then come back here. We never see its details.",
            es: "Introduces tu tarjeta en la página de nuestro proveedor de pagos y luego vuelves aquí. Nosotros nunca vemos sus datos.",
            pl: "Kartę podasz na stronie naszego operatora płatności, a potem tu wrócisz. My nie widzimy jej danych.")
    }

    /// Your bank didn't accept this card. Please try another one.
    static var cardRefused: String {
        Localized.text(
            "Your bank didn't accept this card. Please try another one.",
            es: "Tu banco no aceptó esta tarjeta. Prueba con otra.",
            pl: "Bank nie przyjął tej karty. Spróbuj innej.")
    }

    /// Your card is saved.
    static var cardSaved: String { Localized.text("Your card is saved.", es: "Tu tarjeta está guardada.", pl: "Karta została zapisana.") }

    /// Your bank asks you to confirm this payment.
    static var confirmHint: String {
        Localized.text(
            "Your bank asks you to confirm this payment.",
            es: "Tu banco te pide que confirmes este pago.",
            pl: "Bank prosi o potwierdzenie tej płatności.")
    }

    /// Confirm with your bank
    static var confirmPayment: String { Localized.text("Confirm with your bank", es: "Confirmar con tu banco", pl: "Potwierdź w banku") }

    /// Your bank wanted you to confirm the payment. Try again, and confirm when your bank asks.
    static var declineAuthenticationRequired: String {
        Localized.text(
            "Your bank wanted you to confirm the payment. Try again, and confirm when your bank asks.",
            es: "Tu banco quería que confirmaras el pago. Inténtalo de nuevo y confirma cuando tu banco lo pida.",
            pl: "Bank oczekiwał potwierdzenia płatności. Spróbuj ponownie i potwierdź, gdy bank o to poprosi.")
    }

    /// This card has expired. Please use another one.
    static var declineExpiredCard: String {
        Localized.text(
            "This card has expired. Please use another one.",
            es: "Esta tarjeta ha caducado. Usa otra.",
            pl: "Ta karta straciła ważność. Użyj innej.")
    }

    /// The card's details aren't right. Add the card again, or use another one.
    static var declineIncorrectDetails: String {
        Localized.text(
            "The card's details aren't right. Add the card again, or use another one.",
            es: "Los datos de la tarjeta no son correctos. Vuelve a añadirla o usa otra.",
            pl: "Dane karty są nieprawidłowe. Dodaj kartę ponownie albo użyj innej.")
    }

    /// There isn't enough money on this card. Please use another one.
    static var declineInsufficientFunds: String {
        Localized.text(
            "There isn't enough money on this card. Please use another one.",
            es: "No hay saldo suficiente en esta tarjeta. Usa otra.",
            pl: "Na tej karcie brakuje środków. Użyj innej.")
    }

    /// Your bank declined this payment. Use another card, or ask your bank.
    static var declineUnknown: String {
        Localized.text(
            "Your bank declined this payment. Use another card, or ask your bank.",
            es: "Tu banco rechazó este pago. Usa otra tarjeta o consulta a tu banco.",
            pl: "Bank odrzucił tę płatność. Użyj innej karty albo zapytaj w banku.")
    }

    /// Default
    static var defaultMethod: String { Localized.text("Default", es: "Predeterminada", pl: "Domyślna") }
    /// Amount taken
    static var differenceCaptured: String { Localized.text("Amount taken", es: "Importe cobrado", pl: "Pobrana kwota") }
    /// Ledger
    static var differenceLedger: String { Localized.text("Ledger", es: "Libro contable", pl: "Księga") }
    /// Unknown to the provider
    static var differenceMissing: String { Localized.text("Unknown to the provider", es: "Desconocido para el proveedor", pl: "Nieznana operatorowi") }
    /// Provider not set up
    static var differenceProvider: String { Localized.text("Provider not set up", es: "Proveedor sin configurar", pl: "Operator nieskonfigurowany") }
    /// Amount given back
    static var differenceRefunded: String { Localized.text("Amount given back", es: "Importe devuelto", pl: "Zwrócona kwota") }
    /// State
    static var differenceStatus: String { Localized.text("State", es: "Estado", pl: "Stan") }
    /// Driver %(id)lld
    static func driverNumber(_ id: Int) -> String { Localized.text("Driver \(id)", es: "Conductor \(id)", pl: "Kierowca \(id)") }
    /// Base pay
    static var earningBase: String { Localized.text("Base pay", es: "Pago base", pl: "Stawka podstawowa") }
    /// Extra for a quick pickup
    static var earningBoost: String { Localized.text("Extra for a quick pickup", es: "Extra por recogida rápida", pl: "Dodatek za szybki odbiór") }
    /// Distance
    static var earningDistance: String { Localized.text("Distance", es: "Distancia", pl: "Odległość") }
    /// Share of a fee
    static var earningFee: String { Localized.text("Share of a fee", es: "Parte de una tarifa", pl: "Udział w opłacie") }

    /// %(name)@, order %(id)lld
    static func earningOf(_ name: String, id: Int) -> String {
        Localized.text(
            "\(name), order \(id)",
            es: "\(name), pedido \(id)",
            pl: "\(name), zamówienie \(id)")
    }

    /// Tip
    static var earningTip: String { Localized.text("Tip", es: "Propina", pl: "Napiwek") }
    /// Earnings
    static var earnings: String { Localized.text("Earnings", es: "Ingresos", pl: "Zarobki") }

    /// What you earned, and what was paid out.
    static var earningsHint: String {
        Localized.text(
            "What you earned, and what was paid out.",
            es: "Lo que has ganado y lo que se te ha pagado.",
            pl: "Ile zarobiono i ile już wypłacono.")
    }

    /// Paid out so far
    static var earningsPaid: String { Localized.text("Paid out so far", es: "Pagado hasta ahora", pl: "Dotąd wypłacone") }
    /// Show by
    static var earningsPeriod: String { Localized.text("Show by", es: "Mostrar por", pl: "Pokaż według") }
    /// Not paid out yet
    static var earningsUnpaid: String { Localized.text("Not paid out yet", es: "Pendiente de pago", pl: "Jeszcze niewypłacone") }
    /// Show everybody's payments
    static var everybodysPayments: String { Localized.text("Show everybody's payments", es: "Mostrar los pagos de todos", pl: "Pokaż płatności wszystkich") }
    /// Expires %(month)@
    static func expires(_ month: String) -> String { Localized.text("Expires \(month)", es: "Caduca \(month)", pl: "Ważna do \(month)") }
    /// Explain
    static var explain: String { Localized.text("Explain", es: "Explicar", pl: "Wyjaśnij") }
    /// Explanation
    static var explanation: String { Localized.text("Explanation", es: "Explicación", pl: "Wyjaśnienie") }

    /// What happened, and what you did about it.
    static var explanationHint: String {
        Localized.text(
            "What happened, and what you did about it.",
            es: "Qué pasó y qué hiciste.",
            pl: "Co się stało i co z tym zrobiono.")
    }

    /// Refunded
    static var givenBack: String { Localized.text("Refunded", es: "Reembolsado", pl: "Zwrócono") }
    /// Held on your card
    static var held: String { Localized.text("Held on your card", es: "Retenido en tu tarjeta", pl: "Zablokowano na karcie") }
    /// Held
    static var heldAmount: String { Localized.text("Held", es: "Retenido", pl: "Zablokowano") }

    /// We hold a little more than the price, since your laundry may weigh more. The final price follows after weighing: you pay that, and the rest is released.
    static var heldHint: String {
        Localized.text(
            "We hold a little more than the price, since your laundry may weigh more. The final price follows after weighing: you pay that, and the rest is released.",
            es: "Retenemos algo más que el precio porque tu ropa puede pesar más. El precio final llega después de pesarla: pagas ese y el resto se libera.",
            pl: "Blokujemy nieco więcej niż cena, bo pranie może ważyć więcej. Ostateczną cenę podamy po zważeniu: tyle zapłacisz, a reszta wraca.")
    }

    /// Something wrong with this payment?
    static var help: String { Localized.text("Something wrong with this payment?", es: "¿Algo va mal con este pago?", pl: "Coś nie tak z tą płatnością?") }

    /// The difference went away by itself.
    static var incidentGone: String {
        Localized.text(
            "The difference went away by itself.",
            es: "La diferencia desapareció sola.",
            pl: "Różnica sama zniknęła.")
    }

    /// %(name)@, payment %(id)lld
    static func incidentOf(_ name: String, id: Int) -> String {
        Localized.text(
            "\(name), payment \(id)",
            es: "\(name), pago \(id)",
            pl: "\(name), płatność \(id)")
    }

    /// Open
    static var incidentOpen: String { Localized.text("Open", es: "Pendiente", pl: "Otwarta") }

    /// %(provider)@ began this payment and isn't set up any more. Give its settings again, and the payment is finished by itself.
    static func incidentProvider(_ provider: String) -> String {
        Localized.text(
            "\(provider) began this payment and isn't set up any more. Give its settings again, and the payment is finished by itself.",
            es: "\(provider) inició este pago y ya no está configurado. Vuelve a indicar sus ajustes y el pago terminará solo.",
            pl: "\(provider) rozpoczął tę płatność i nie jest już skonfigurowany. Podaj ponownie jego ustawienia, a płatność dokończy się sama.")
    }

    /// Resolved
    static var incidentResolved: String { Localized.text("Resolved", es: "Resuelta", pl: "Wyjaśniona") }

    /// We have %(ours)@, the provider has %(theirs)@.
    static func incidentValues(_ ours: String, theirs: String) -> String {
        Localized.text(
            "We have \(ours), the provider has \(theirs).",
            es: "Nosotros tenemos \(ours) y el proveedor \(theirs).",
            pl: "U nas: \(ours), u operatora: \(theirs).")
    }

    /// Differences
    static var incidents: String { Localized.text("Differences", es: "Diferencias", pl: "Różnice") }

    /// Payments that our books and the payment provider see differently.
    static var incidentsHint: String {
        Localized.text(
            "Payments that our books and the payment provider see differently.",
            es: "Pagos en los que nuestros libros y el proveedor no coinciden.",
            pl: "Płatności, które nasze księgi i operator płatności widzą inaczej.")
    }

    /// Not available
    static var itemMissing: String { Localized.text("Not available", es: "No disponible", pl: "Niedostępne") }

    /// Fewer pieces, or a lower price
    static var itemReduced: String {
        Localized.text(
            "Fewer pieces, or a lower price",
            es: "Menos unidades o un precio menor",
            pl: "Mniej sztuk albo niższa cena")
    }

    /// %(outcome)@: refunded %(amount)@
    static func itemRefunded(_ outcome: String, amount: String) -> String {
        Localized.text(
            "\(outcome): refunded \(amount)",
            es: "\(outcome): reembolso de \(amount)",
            pl: "\(outcome): zwrot \(amount)")
    }

    /// %(name)@ instead
    static func itemReplaced(_ name: String) -> String { Localized.text("\(name) instead", es: "En su lugar, \(name)", pl: "Zamiast tego: \(name)") }

    /// %(outcome)@: you don't pay %(amount)@
    static func itemSaved(_ outcome: String, amount: String) -> String {
        Localized.text(
            "\(outcome): you don't pay \(amount)",
            es: "\(outcome): no pagas \(amount)",
            pl: "\(outcome): nie płacisz \(amount)")
    }

    /// %(count)lld jobs
    static func jobCount(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) job", other: "\(count) jobs"),
            es: Localized.es(count, one: "\(count) trabajo", many: "\(count) de trabajos", other: "\(count) trabajos"),
            pl: Localized.pl(count, one: "\(count) zlecenie", few: "\(count) zlecenia", many: "\(count) zleceń", other: "\(count) zlecenia"))
    }

    /// Keep it
    static var keep: String { Localized.text("Keep it", es: "Conservarla", pl: "Zachowaj") }
    /// Payouts so far
    static var madePayouts: String { Localized.text("Payouts so far", es: "Pagos hasta ahora", pl: "Dotychczasowe wypłaty") }
    /// Email receipt
    static var mailReceipt: String { Localized.text("Email receipt", es: "Enviar el recibo por correo", pl: "Wyślij potwierdzenie e-mailem") }
    /// Make default
    static var makeDefault: String { Localized.text("Make default", es: "Hacer predeterminada", pl: "Ustaw jako domyślną") }

    /// Make default: %(method)@
    static func makeDefaultOf(_ method: String) -> String {
        Localized.text(
            "Make default: \(method)",
            es: "Hacer predeterminada: \(method)",
            pl: "Ustaw jako domyślną: \(method)")
    }

    /// Mark as paid
    static var markPaid: String { Localized.text("Mark as paid", es: "Marcar como pagado", pl: "Oznacz jako wypłaconą") }
    /// Payment methods
    static var methods: String { Localized.text("Payment methods", es: "Métodos de pago", pl: "Metody płatności") }

    /// Orders are paid with your default card.
    static var methodsHint: String {
        Localized.text(
            "Orders are paid with your default card.",
            es: "Los pedidos se pagan con tu tarjeta predeterminada.",
            pl: "Zamówienia opłacasz domyślną kartą.")
    }

    /// More differences
    static var moreIncidents: String { Localized.text("More differences", es: "Más diferencias", pl: "Więcej różnic") }
    /// Show more payments
    static var morePayments: String { Localized.text("Show more payments", es: "Mostrar más pagos", pl: "Pokaż więcej płatności") }
    /// Everything agrees
    static var noIncidents: String { Localized.text("Everything agrees", es: "Todo coincide", pl: "Wszystko się zgadza") }

    /// Payments are compared with the provider every hour.
    static var noIncidentsHint: String {
        Localized.text(
            "Payments are compared with the provider every hour.",
            es: "Los pagos se comparan con el proveedor cada hora.",
            pl: "Płatności są porównywane z operatorem co godzinę.")
    }

    /// No cards yet
    static var noMethods: String { Localized.text("No cards yet", es: "Aún no hay tarjetas", pl: "Nie ma jeszcze kart") }

    /// Add a card to place your first order.
    static var noMethodsHint: String {
        Localized.text(
            "Add a card to place your first order.",
            es: "Añade una tarjeta para hacer tu primer pedido.",
            pl: "Dodaj kartę, aby złożyć pierwsze zamówienie.")
    }

    /// Nothing to pay
    static var noPayments: String { Localized.text("Nothing to pay", es: "Nada que pagar", pl: "Nic do zapłaty") }

    /// This order was placed without payment.
    static var noPaymentsHint: String {
        Localized.text(
            "This order was placed without payment.",
            es: "Este pedido se hizo sin pago.",
            pl: "To zamówienie złożono bez płatności.")
    }

    /// Nothing was held or charged for this order.
    static var noPaymentsOfOrder: String {
        Localized.text(
            "Nothing was held or charged for this order.",
            es: "No se retuvo ni se cobró nada por este pedido.",
            pl: "Za to zamówienie nic nie zablokowano ani nie pobrano.")
    }

    /// Your first payout will appear here.
    static var noPayouts: String {
        Localized.text(
            "Your first payout will appear here.",
            es: "Aquí verás tu primer pago.",
            pl: "Tutaj pojawi się pierwsza wypłata.")
    }

    /// No payments
    static var noneOfPayments: String { Localized.text("No payments", es: "No hay pagos", pl: "Brak płatności") }

    /// Nobody has paid anything that fits.
    static var noneOfPaymentsHint: String {
        Localized.text(
            "Nobody has paid anything that fits.",
            es: "Nadie ha hecho un pago que coincida.",
            pl: "Nie ma pasujących płatności.")
    }

    /// Nothing earned yet
    static var nothingEarned: String { Localized.text("Nothing earned yet", es: "Aún no hay ingresos", pl: "Jeszcze nic tu nie ma") }

    /// Finish a job, and its pay appears here.
    static var nothingEarnedHint: String {
        Localized.text(
            "Finish a job, and its pay appears here.",
            es: "Termina un trabajo y aquí verás lo que has ganado.",
            pl: "Zakończ zlecenie, a zapłata za nie pojawi się tutaj.")
    }

    /// Nobody is owed anything
    static var nothingOwed: String { Localized.text("Nobody is owed anything", es: "No se debe nada a nadie", pl: "Nikomu nic nie zalegamy") }

    /// What drivers earn from now on appears here.
    static var nothingOwedHint: String {
        Localized.text(
            "What drivers earn from now on appears here.",
            es: "Aquí aparecerá lo que ganen los conductores.",
            pl: "Tutaj pojawi się to, co zarobią kierowcy.")
    }

    /// Older payouts
    static var olderPayouts: String { Localized.text("Older payouts", es: "Pagos anteriores", pl: "Starsze wypłaty") }
    /// Enter your card
    static var openCardPage: String { Localized.text("Enter your card", es: "Introducir tu tarjeta", pl: "Podaj dane karty") }
    /// Order %(id)lld
    static func order(_ id: Int) -> String { Localized.text("Order \(id)", es: "Pedido \(id)", pl: "Zamówienie \(id)") }
    /// Use another card
    static var otherCard: String { Localized.text("Use another card", es: "Usar otra tarjeta", pl: "Użyj innej karty") }
    /// Owed to drivers
    static var owed: String { Localized.text("Owed to drivers", es: "Pendiente de pago", pl: "Do wypłaty") }

    /// Try again with your default card
    static var payAgain: String {
        Localized.text(
            "Try again with your default card",
            es: "Intentar de nuevo con tu tarjeta predeterminada",
            pl: "Spróbuj ponownie domyślną kartą")
    }

    /// Pay out
    static var payOut: String { Localized.text("Pay out", es: "Pagar", pl: "Wypłać") }
    /// Pay out everyone
    static var payOutAll: String { Localized.text("Pay out everyone", es: "Pagar a todos", pl: "Wypłać wszystkim") }
    /// Pay out to %(name)@
    static func payOutTo(_ name: String) -> String { Localized.text("Pay out to \(name)", es: "Pagar a \(name)", pl: "Wypłać: \(name)") }
    /// State
    static var paymentState: String { Localized.text("State", es: "Estado", pl: "Stan") }
    /// Payments
    static var payments: String { Localized.text("Payments", es: "Pagos", pl: "Płatności") }

    /// What customers paid and got back
    static var paymentsHint: String {
        Localized.text(
            "What customers paid and got back",
            es: "Lo que los clientes han pagado y recuperado",
            pl: "Co klienci zapłacili i co im zwrócono")
    }

    /// Only the payments of #%(customer)lld
    static func paymentsOf(_ customer: Int) -> String {
        Localized.text(
            "Only the payments of #\(customer)",
            es: "Solo los pagos de #\(customer)",
            pl: "Tylko płatności osoby #\(customer)")
    }

    /// Canceled
    static var payoutCanceled: String { Localized.text("Canceled", es: "Cancelado", pl: "Anulowana") }
    /// Payout %(id)lld
    static func payoutNumber(_ id: Int) -> String { Localized.text("Payout \(id)", es: "Pago \(id)", pl: "Wypłata \(id)") }

    /// %(date)@ · %(amount)@
    static func payoutOf(_ date: String, amount: String) -> String {
        Localized.text(
            "\(date) · \(amount)",
            es: "\(date) · \(amount)",
            pl: "\(date) · \(amount)")
    }

    /// Open
    static var payoutOpen: String { Localized.text("Open", es: "Pendiente", pl: "Otwarta") }
    /// Paid
    static var payoutPaid: String { Localized.text("Paid", es: "Pagado", pl: "Wypłacona") }
    /// Until %(date)@
    static func payoutUntil(_ date: String) -> String { Localized.text("Until \(date)", es: "Hasta el \(date)", pl: "Do \(date)") }
    /// Payouts
    static var payouts: String { Localized.text("Payouts", es: "Pagos", pl: "Wypłaty") }

    /// What drivers have earned, and what they were paid.
    static var payoutsHint: String {
        Localized.text(
            "What drivers have earned, and what they were paid.",
            es: "Lo que han ganado los conductores y lo que se les ha pagado.",
            pl: "Ile zarobili kierowcy i ile im wypłacono.")
    }

    /// Day
    static var periodDay: String { Localized.text("Day", es: "Día", pl: "Dzień") }
    /// Month
    static var periodMonth: String { Localized.text("Month", es: "Mes", pl: "Miesiąc") }
    /// %(from)@ – %(to)@
    static func periodRange(_ from: String, to: String) -> String { Localized.text("\(from) – \(to)", es: "\(from) – \(to)", pl: "\(from) – \(to)") }
    /// Week
    static var periodWeek: String { Localized.text("Week", es: "Semana", pl: "Tydzień") }
    /// Print
    static var printReceipt: String { Localized.text("Print", es: "Imprimir", pl: "Drukuj") }

    /// Our payment provider can't be reached right now. Please try again in a moment.
    static var providerUnavailable: String {
        Localized.text(
            "Our payment provider can't be reached right now. Please try again in a moment.",
            es: "Ahora no podemos conectar con nuestro proveedor de pagos. Inténtalo de nuevo en un momento.",
            pl: "Nie możemy teraz połączyć się z operatorem płatności. Spróbuj ponownie za chwilę.")
    }

    /// Receipt
    static var receipt: String { Localized.text("Receipt", es: "Recibo", pl: "Potwierdzenie płatności") }

    /// We've mailed your receipt.
    static var receiptMailed: String {
        Localized.text(
            "We've mailed your receipt.",
            es: "Te hemos enviado el recibo por correo.",
            pl: "Wysłaliśmy potwierdzenie e-mailem.")
    }

    /// Receipt for order %(id)lld
    static func receiptOf(_ id: Int) -> String {
        Localized.text(
            "Receipt for order \(id)",
            es: "Recibo del pedido \(id)",
            pl: "Potwierdzenie płatności za zamówienie \(id)")
    }

    /// Amounts without tax. The tax on them goes back, too.
    static var reducedHint: String {
        Localized.text(
            "Amounts without tax. The tax on them goes back, too.",
            es: "Importes sin impuesto. También se devuelve su impuesto.",
            pl: "Kwoty bez podatku. Podatek od nich też wraca.")
    }

    /// Items that cost less
    static var reducedItems: String { Localized.text("Items that cost less", es: "Artículos que costaron menos", pl: "Produkty, które kosztowały mniej") }
    /// Reference
    static var reference: String { Localized.text("Reference", es: "Referencia", pl: "Numer przelewu") }

    /// For example, the number of the bank transfer. You can leave it empty.
    static var referenceHint: String {
        Localized.text(
            "For example, the number of the bank transfer. You can leave it empty.",
            es: "Por ejemplo, el número de la transferencia. Puede quedar vacío.",
            pl: "Na przykład numer przelewu. Można zostawić puste.")
    }

    /// This refund was already given, as you see below. Begin again to give back more.
    static var refundAlready: String {
        Localized.text(
            "This refund was already given, as you see below. Begin again to give back more.",
            es: "Este reembolso ya se hizo, como ves abajo. Empieza de nuevo para devolver más.",
            pl: "Ten zwrot został już wykonany, co widać poniżej. Zacznij od nowa, aby zwrócić więcej.")
    }

    /// Amount
    static var refundAmount: String { Localized.text("Amount", es: "Importe", pl: "Kwota") }
    /// Up to %(amount)@
    static func refundAmountHint(_ amount: String) -> String { Localized.text("Up to \(amount)", es: "Hasta \(amount)", pl: "Najwyżej \(amount)") }

    /// Enter an amount up to %(amount)@.
    static func refundAmountWrong(_ amount: String) -> String {
        Localized.text(
            "Enter an amount up to \(amount).",
            es: "Indica un importe de hasta \(amount).",
            pl: "Podaj kwotę nie większą niż \(amount).")
    }

    /// Change it
    static var refundBack: String { Localized.text("Change it", es: "Cambiarlo", pl: "Zmień") }
    /// Give money back
    static var refundBegin: String { Localized.text("Give money back", es: "Devolver dinero", pl: "Zwróć pieniądze") }
    /// By the price of the order
    static var refundBySystem: String { Localized.text("By the price of the order", es: "Por el precio del pedido", pl: "Z ceny zamówienia") }
    /// Give back %(amount)@
    static func refundConfirm(_ amount: String) -> String { Localized.text("Give back \(amount)", es: "Devolver \(amount)", pl: "Zwróć \(amount)") }

    /// %(amount)@ will go back to the customer. This can't be undone.
    static func refundConfirmHint(_ amount: String) -> String {
        Localized.text(
            "\(amount) will go back to the customer. This can't be undone.",
            es: "Se devolverán \(amount) al cliente. No se puede deshacer.",
            pl: "Klient otrzyma z powrotem \(amount). Tego nie można cofnąć.")
    }

    /// Something was damaged
    static var refundDamaged: String { Localized.text("Something was damaged", es: "Algo se estropeó", pl: "Coś zostało uszkodzone") }
    /// Don't give money back
    static var refundDismiss: String { Localized.text("Don't give money back", es: "No devolver dinero", pl: "Nie zwracaj") }

    /// %(amount)@ is going back to the customer.
    static func refundDone(_ amount: String) -> String {
        Localized.text(
            "\(amount) is going back to the customer.",
            es: "\(amount) vuelven al cliente.",
            pl: "\(amount) wraca do klienta.")
    }

    /// How much?
    static var refundExtent: String { Localized.text("How much?", es: "¿Cuánto?", pl: "Ile?") }
    /// Refused
    static var refundFailed: String { Localized.text("Refused", es: "Rechazado", pl: "Odrzucono") }
    /// Goodwill
    static var refundGoodwill: String { Localized.text("Goodwill", es: "Cortesía", pl: "Gest dobrej woli") }
    /// It came late
    static var refundLate: String { Localized.text("It came late", es: "Llegó tarde", pl: "Dotarło za późno") }
    /// Something got lost
    static var refundLost: String { Localized.text("Something got lost", es: "Algo se perdió", pl: "Coś zaginęło") }
    /// It wasn't clean
    static var refundNotClean: String { Localized.text("It wasn't clean", es: "No quedó limpio", pl: "Pranie nie było czyste") }
    /// Note
    static var refundNote: String { Localized.text("Note", es: "Nota", pl: "Notatka") }

    /// For our records. The customer doesn't see it.
    static var refundNoteHint: String {
        Localized.text(
            "For our records. The customer doesn't see it.",
            es: "Para nuestros registros. El cliente no la ve.",
            pl: "Do naszej dokumentacji. Klient jej nie widzi.")
    }

    /// Keep the note under 400 characters.
    static var refundNoteLong: String {
        Localized.text(
            "Keep the note under 400 characters.",
            es: "La nota puede tener hasta 400 caracteres.",
            pl: "Notatka może mieć najwyżej 400 znaków.")
    }

    /// Say in the note what happened.
    static var refundNoteNeeded: String {
        Localized.text(
            "Say in the note what happened.",
            es: "Cuenta en la nota qué pasó.",
            pl: "Opisz w notatce, co się stało.")
    }

    /// Nothing has been charged yet, so there is nothing to give back.
    static var refundNothingTaken: String {
        Localized.text(
            "Nothing has been charged yet, so there is nothing to give back.",
            es: "Todavía no se ha cobrado nada, así que no hay nada que devolver.",
            pl: "Nic jeszcze nie pobrano, więc nie ma czego zwracać.")
    }

    /// Something else
    static var refundOther: String { Localized.text("Something else", es: "Otra cosa", pl: "Inny powód") }
    /// A part
    static var refundPart: String { Localized.text("A part", es: "Una parte", pl: "Część") }
    /// Why?
    static var refundReason: String { Localized.text("Why?", es: "¿Por qué?", pl: "Dlaczego?") }
    /// Choose a reason.
    static var refundReasonNeeded: String { Localized.text("Choose a reason.", es: "Elige un motivo.", pl: "Wybierz powód.") }
    /// Check refund
    static var refundReview: String { Localized.text("Check refund", es: "Revisar reembolso", pl: "Sprawdź zwrot") }
    /// On its way
    static var refundWaiting: String { Localized.text("On its way", es: "En camino", pl: "W drodze") }

    /// All that is left: %(amount)@
    static func refundWhole(_ amount: String) -> String {
        Localized.text(
            "All that is left: \(amount)",
            es: "Todo lo que queda: \(amount)",
            pl: "Cała reszta: \(amount)")
    }

    /// The price was wrong
    static var refundWrongPrice: String { Localized.text("The price was wrong", es: "El precio era incorrecto", pl: "Cena była błędna") }
    /// Payment and refunds
    static var refunds: String { Localized.text("Payment and refunds", es: "Pago y reembolsos", pl: "Płatność i zwroty") }
    /// Refunds of order %(id)lld
    static func refundsOf(_ id: Int) -> String { Localized.text("Refunds of order \(id)", es: "Reembolsos del pedido \(id)", pl: "Zwroty do zamówienia \(id)") }
    /// Remove
    static var remove: String { Localized.text("Remove", es: "Quitar", pl: "Usuń") }

    /// %(method)@ won't pay for new orders anymore. Orders that it holds money for stay as they are.
    static func removeHint(_ method: String) -> String {
        Localized.text(
            "\(method) won't pay for new orders anymore. Orders that it holds money for stay as they are.",
            es: "\(method) dejará de pagar pedidos nuevos. Los pedidos para los que ya retiene dinero siguen igual.",
            pl: "\(method) nie będzie już opłacać nowych zamówień. Zamówienia, na które jest już blokada, pozostają bez zmian.")
    }

    /// Remove: %(method)@
    static func removeOf(_ method: String) -> String { Localized.text("Remove: \(method)", es: "Quitar: \(method)", pl: "Usuń: \(method)") }
    /// Remove this card?
    static var removeQuestion: String { Localized.text("Remove this card?", es: "¿Quitar esta tarjeta?", pl: "Usunąć tę kartę?") }
    /// Mark as resolved
    static var resolve: String { Localized.text("Mark as resolved", es: "Marcar como resuelta", pl: "Oznacz jako wyjaśnioną") }
    /// Administrator
    static var roleAdmin: String { Localized.text("Administrator", es: "Administrador", pl: "Administrator") }
    /// Dispatcher
    static var roleDispatcher: String { Localized.text("Dispatcher", es: "Despachador", pl: "Dyspozytor") }
    /// Automatic
    static var roleSystem: String { Localized.text("Automatic", es: "Automático", pl: "Automatycznie") }
    /// Save card
    static var saveCard: String { Localized.text("Save card", es: "Guardar tarjeta", pl: "Zapisz kartę") }
    /// Save as CSV
    static var saveTable: String { Localized.text("Save as CSV", es: "Guardar como CSV", pl: "Zapisz jako CSV") }
    /// Finish this payout
    static var settlePayout: String { Localized.text("Finish this payout", es: "Terminar este pago", pl: "Zakończ tę wypłatę") }
    /// Held
    static var statusAuthorized: String { Localized.text("Held", es: "Retenido", pl: "Zablokowano") }
    /// Paid
    static var statusCaptured: String { Localized.text("Paid", es: "Pagado", pl: "Opłacono") }
    /// Declined
    static var statusFailed: String { Localized.text("Declined", es: "Rechazado", pl: "Odrzucono") }
    /// In progress
    static var statusNew: String { Localized.text("In progress", es: "En curso", pl: "W toku") }
    /// Partly refunded
    static var statusPartiallyRefunded: String { Localized.text("Partly refunded", es: "Reembolsado en parte", pl: "Zwrócono część") }
    /// Refunded
    static var statusRefunded: String { Localized.text("Refunded", es: "Reembolsado", pl: "Zwrócono") }
    /// Released
    static var statusVoided: String { Localized.text("Released", es: "Liberado", pl: "Zwolniono") }

    /// For a tip or a higher price after the first payment.
    static var supplementHint: String {
        Localized.text(
            "For a tip or a higher price after the first payment.",
            es: "Por una propina o un precio más alto tras el primer pago.",
            pl: "Za napiwek lub wyższą cenę po pierwszej płatności.")
    }

    /// Paid
    static var taken: String { Localized.text("Paid", es: "Pagado", pl: "Zapłacono") }
    /// Without an order
    static var withoutOrder: String { Localized.text("Without an order", es: "Sin pedido", pl: "Bez zamówienia") }

    /// Orders here are taken without payment.
    static var withoutPayment: String {
        Localized.text(
            "Orders here are taken without payment.",
            es: "Aquí los pedidos se hacen sin pago.",
            pl: "Zamówienia przyjmujemy tu bez płatności.")
    }

    /// Your order
    static var yourOrder: String { Localized.text("Your order", es: "Tu pedido", pl: "Twoje zamówienie") }
    /// Your payouts
    static var yourPayouts: String { Localized.text("Your payouts", es: "Tus pagos", pl: "Twoje wypłaty") }
}
