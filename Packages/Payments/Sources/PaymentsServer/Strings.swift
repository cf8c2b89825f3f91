// Made by `make strings` from Packages/Payments/Strings/PaymentsServer.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// The texts of PaymentsServer, in the language of the current request or page.
enum Strings {
    /// Your bank wants you to confirm this payment.
    static var actionRequired: String {
        Localized.text(
            "Your bank wants you to confirm this payment.",
            es: "Tu banco quiere que confirmes este pago.",
            pl: "Bank wymaga potwierdzenia tej płatności.")
    }

    /// This order costs a different amount now. Look at it again before you pay.
    static var amountMismatch: String {
        Localized.text(
            "This order costs a different amount now. Look at it again before you pay.",
            es: "Este pedido ahora tiene otro importe. Revísalo antes de pagar.",
            pl: "To zamówienie kosztuje teraz inaczej. Sprawdź je przed zapłatą.")
    }

    /// Enter an amount with at most two decimals, more than zero.
    static var amountUnreadable: String {
        Localized.text(
            "Enter an amount with at most two decimals, more than zero.",
            es: "Introduce un importe mayor que cero con dos decimales como máximo.",
            pl: "Podaj kwotę większą od zera, najwyżej z dwoma miejscami po przecinku.")
    }

    /// Your bank declined this card. Nothing was charged. Try another card, or ask your bank.
    static var declined: String {
        Localized.text(
            "Your bank declined this card. Nothing was charged. Try another card, or ask your bank.",
            es: "Tu banco rechazó esta tarjeta. No se ha cobrado nada. Prueba con otra tarjeta o pregunta a tu banco.",
            pl: "Bank odrzucił tę kartę. Nic nie pobrano. Spróbuj innej karty albo zapytaj w banku.")
    }

    /// This card has expired. Add another one.
    static var expiredCard: String {
        Localized.text(
            "This card has expired. Add another one.",
            es: "Esta tarjeta ha caducado. Añade otra.",
            pl: "Ta karta straciła ważność. Dodaj inną.")
    }

    /// This difference is already resolved.
    static var incidentResolved: String {
        Localized.text(
            "This difference is already resolved.",
            es: "Esta diferencia ya está resuelta.",
            pl: "Ta różnica jest już wyjaśniona.")
    }

    /// The details of this card aren't right. Check them, or add another card.
    static var incorrectDetails: String {
        Localized.text(
            "The details of this card aren't right. Check them, or add another card.",
            es: "Los datos de esta tarjeta no son correctos. Revísalos o añade otra.",
            pl: "Dane tej karty są nieprawidłowe. Sprawdź je albo dodaj inną kartę.")
    }

    /// There isn't enough money on this card. Nothing was charged. Try another card.
    static var insufficientFunds: String {
        Localized.text(
            "There isn't enough money on this card. Nothing was charged. Try another card.",
            es: "No hay saldo suficiente en esta tarjeta. No se ha cobrado nada. Prueba con otra tarjeta.",
            pl: "Na tej karcie brakuje środków. Nic nie pobrano. Spróbuj innej karty.")
    }

    /// This order was placed already. Start a new one to order again.
    static var keyReused: String {
        Localized.text(
            "This order was placed already. Start a new one to order again.",
            es: "Este pedido ya se hizo. Empieza uno nuevo para volver a pedir.",
            pl: "To zamówienie zostało już złożone. Zacznij nowe, aby zamówić ponownie.")
    }

    /// Add a card to place your order.
    static var methodRequired: String {
        Localized.text(
            "Add a card to place your order.",
            es: "Añade una tarjeta para hacer tu pedido.",
            pl: "Dodaj kartę, aby złożyć zamówienie.")
    }

    /// This card isn't saved any more. Choose another one.
    static var methodUnknown: String {
        Localized.text(
            "This card isn't saved any more. Choose another one.",
            es: "Esta tarjeta ya no está guardada. Elige otra.",
            pl: "Ta karta nie jest już zapisana. Wybierz inną.")
    }

    /// Your bank wants you to confirm this payment. Try again, and confirm when your bank asks.
    static var notConfirmed: String {
        Localized.text(
            "Your bank wants you to confirm this payment. Try again, and confirm when your bank asks.",
            es: "Tu banco quiere que confirmes este pago. Inténtalo de nuevo y confírmalo cuando te lo pida.",
            pl: "Bank wymaga potwierdzenia tej płatności. Spróbuj ponownie i potwierdź, gdy bank o to poprosi.")
    }

    /// Nothing was charged for this payment, so nothing can be refunded.
    static var notRefundable: String {
        Localized.text(
            "Nothing was charged for this payment, so nothing can be refunded.",
            es: "No se cobró nada con este pago, así que no hay nada que devolver.",
            pl: "Tą płatnością nic nie pobrano, więc nie ma czego zwrócić.")
    }

    /// There is nothing to pay out in this period.
    static var nothingToPayOut: String {
        Localized.text(
            "There is nothing to pay out in this period.",
            es: "No hay nada que pagar en este periodo.",
            pl: "W tym okresie nie ma nic do wypłaty.")
    }

    /// This order was canceled, so there is nothing to pay.
    static var orderClosed: String {
        Localized.text(
            "This order was canceled, so there is nothing to pay.",
            es: "Este pedido se canceló, así que no hay nada que pagar.",
            pl: "To zamówienie anulowano, więc nie ma czego płacić.")
    }

    /// Orders are taken without payment here.
    static var paymentsOff: String {
        Localized.text(
            "Orders are taken without payment here.",
            es: "Aquí los pedidos se aceptan sin pago.",
            pl: "Tutaj zamówienia przyjmujemy bez płatności.")
    }

    /// This payout was already paid or canceled.
    static var payoutSettled: String {
        Localized.text(
            "This payout was already paid or canceled.",
            es: "Este pago ya se hizo o se canceló.",
            pl: "Tę wypłatę już wypłacono albo anulowano.")
    }

    /// A payout is marked as paid or canceled.
    static var payoutState: String {
        Localized.text(
            "A payout is marked as paid or canceled.",
            es: "Un pago se marca como pagado o cancelado.",
            pl: "Wypłatę oznacza się jako wypłaconą albo anulowaną.")
    }

    /// Choose a period that starts before it ends.
    static var periodEmpty: String {
        Localized.text(
            "Choose a period that starts before it ends.",
            es: "Elige un periodo que empiece antes de terminar.",
            pl: "Wybierz okres, który zaczyna się przed swoim końcem.")
    }

    /// That's more than is left of what was charged.
    static var refundTooHigh: String {
        Localized.text(
            "That's more than is left of what was charged.",
            es: "Es más de lo que queda de lo cobrado.",
            pl: "To więcej, niż zostało z pobranej kwoty.")
    }

    /// Another refund of this payment is under way. Try again in a moment.
    static var refundWaiting: String {
        Localized.text(
            "Another refund of this payment is under way. Try again in a moment.",
            es: "Ya hay otra devolución de este pago en curso. Inténtalo de nuevo en un momento.",
            pl: "Trwa już inny zwrot tej płatności. Spróbuj ponownie za chwilę.")
    }

    /// The card isn't saved yet. Enter it first.
    static var setupUnfinished: String {
        Localized.text(
            "The card isn't saved yet. Enter it first.",
            es: "La tarjeta aún no está guardada. Introdúcela primero.",
            pl: "Karta nie jest jeszcze zapisana. Najpierw ją podaj.")
    }

    /// The signature of this notice is wrong or too old.
    static var signature: String {
        Localized.text(
            "The signature of this notice is wrong or too old.",
            es: "La firma de este aviso es incorrecta o demasiado antigua.",
            pl: "Podpis tego powiadomienia jest błędny lub zbyt stary.")
    }

    /// We couldn't reach the payment provider. Nothing was charged. Please try again.
    static var unavailable: String {
        Localized.text(
            "We couldn't reach the payment provider. Nothing was charged. Please try again.",
            es: "No pudimos contactar con el proveedor de pagos. No se ha cobrado nada. Inténtalo de nuevo.",
            pl: "Nie udało się połączyć z operatorem płatności. Nic nie pobrano. Spróbuj ponownie.")
    }
}
