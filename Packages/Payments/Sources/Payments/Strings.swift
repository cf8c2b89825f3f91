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
    /// Cancel
    static var cancel: String { Localized.text("Cancel", es: "Cancelar", pl: "Anuluj") }
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
    /// Expires %(month)@
    static func expires(_ month: String) -> String { Localized.text("Expires \(month)", es: "Caduca \(month)", pl: "Ważna do \(month)") }
    /// Refunded
    static var givenBack: String { Localized.text("Refunded", es: "Reembolsado", pl: "Zwrócono") }
    /// Held on your card
    static var held: String { Localized.text("Held on your card", es: "Retenido en tu tarjeta", pl: "Zablokowano na karcie") }

    /// We hold a little more than the price, since your laundry may weigh more. You pay what the order costs; the rest is released.
    static var heldHint: String {
        Localized.text(
            "We hold a little more than the price, since your laundry may weigh more. You pay what the order costs; the rest is released.",
            es: "Retenemos algo más que el precio porque tu ropa puede pesar más. Pagas lo que cuesta el pedido y el resto se libera.",
            pl: "Blokujemy nieco więcej niż cena, bo pranie może ważyć więcej. Płacisz tyle, ile kosztuje zamówienie, a reszta wraca.")
    }

    /// Keep it
    static var keep: String { Localized.text("Keep it", es: "Conservarla", pl: "Zachowaj") }
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

    /// Payment methods
    static var methods: String { Localized.text("Payment methods", es: "Métodos de pago", pl: "Metody płatności") }

    /// Orders are paid with your default card.
    static var methodsHint: String {
        Localized.text(
            "Orders are paid with your default card.",
            es: "Los pedidos se pagan con tu tarjeta predeterminada.",
            pl: "Zamówienia opłacasz domyślną kartą.")
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

    /// Enter your card
    static var openCardPage: String { Localized.text("Enter your card", es: "Introducir tu tarjeta", pl: "Podaj dane karty") }
    /// Order %(id)lld
    static func order(_ id: Int) -> String { Localized.text("Order \(id)", es: "Pedido \(id)", pl: "Zamówienie \(id)") }
    /// Use another card
    static var otherCard: String { Localized.text("Use another card", es: "Usar otra tarjeta", pl: "Użyj innej karty") }

    /// Try again with your default card
    static var payAgain: String {
        Localized.text(
            "Try again with your default card",
            es: "Intentar de nuevo con tu tarjeta predeterminada",
            pl: "Spróbuj ponownie domyślną kartą")
    }

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
    /// Save card
    static var saveCard: String { Localized.text("Save card", es: "Guardar tarjeta", pl: "Zapisz kartę") }
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

    /// Orders here are taken without payment.
    static var withoutPayment: String {
        Localized.text(
            "Orders here are taken without payment.",
            es: "Aquí los pedidos se hacen sin pago.",
            pl: "Zamówienia przyjmujemy tu bez płatności.")
    }

    /// Your order
    static var yourOrder: String { Localized.text("Your order", es: "Tu pedido", pl: "Twoje zamówienie") }
}
