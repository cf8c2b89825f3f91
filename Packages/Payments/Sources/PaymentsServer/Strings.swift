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

    /// Go back without saving
    static var cardCancel: String { Localized.text("Go back without saving", es: "Volver sin guardar", pl: "Wróć bez zapisywania") }
    /// Security code
    static var cardCode: String { Localized.text("Security code", es: "Código de seguridad", pl: "Kod zabezpieczający") }
    /// Expires (MM/YY)
    static var cardExpiry: String { Localized.text("Expires (MM/YY)", es: "Caduca (MM/AA)", pl: "Ważna do (MM/RR)") }

    /// Check the expiration date and the three or four digits of the security code.
    static var cardIncomplete: String {
        Localized.text(
            "Check the expiration date and the three or four digits of the security code.",
            es: "Revisa la fecha de caducidad y las tres o cuatro cifras del código de seguridad.",
            pl: "Sprawdź datę ważności oraz trzy lub cztery cyfry kodu zabezpieczającego.")
    }

    /// This page belongs to the test provider, not to the laundry. No real card is charged here.
    static var cardIntroduction: String {
        Localized.text(
            "This page belongs to the test provider, not to the laundry. No real card is charged here.",
            es: "Esta página es del proveedor de prueba, no de la lavandería. Aquí no se cobra a ninguna tarjeta real.",
            pl: "Ta strona należy do testowego operatora, a nie do pralni. Żadna prawdziwa karta nie zostanie tu obciążona.")
    }

    /// Card number
    static var cardNumber: String { Localized.text("Card number", es: "Número de tarjeta", pl: "Numer karty") }
    /// Save card
    static var cardSave: String { Localized.text("Save card", es: "Guardar tarjeta", pl: "Zapisz kartę") }
    /// Add a card
    static var cardTitle: String { Localized.text("Add a card", es: "Añadir una tarjeta", pl: "Dodaj kartę") }
    /// Go back
    static var confirmBack: String { Localized.text("Go back", es: "Volver", pl: "Wróć") }

    /// If you confirm, the amount is held on your card.
    static var confirmHint: String {
        Localized.text(
            "If you confirm, the amount is held on your card.",
            es: "Si confirmas, el importe se retendrá en tu tarjeta.",
            pl: "Jeśli potwierdzisz, kwota zostanie zablokowana na karcie.")
    }

    /// Your bank asks whether this payment is yours.
    static var confirmIntroduction: String {
        Localized.text(
            "Your bank asks whether this payment is yours.",
            es: "Tu banco pregunta si este pago es tuyo.",
            pl: "Bank pyta, czy to Twoja płatność.")
    }

    /// Refuse
    static var confirmNo: String { Localized.text("Refuse", es: "Rechazar", pl: "Odrzuć") }

    /// There is nothing to confirm any more.
    static var confirmSettled: String {
        Localized.text(
            "There is nothing to confirm any more.",
            es: "Ya no hay nada que confirmar.",
            pl: "Nie ma już nic do potwierdzenia.")
    }

    /// Confirm the payment
    static var confirmTitle: String { Localized.text("Confirm the payment", es: "Confirma el pago", pl: "Potwierdź płatność") }
    /// Confirm
    static var confirmYes: String { Localized.text("Confirm", es: "Confirmar", pl: "Potwierdź") }

    /// Your bank declined this card. Nothing was charged. Try another card, or ask your bank.
    static var declined: String {
        Localized.text(
            "Your bank declined this card. Nothing was charged. Try another card, or ask your bank.",
            es: "Tu banco rechazó esta tarjeta. No se ha cobrado nada. Prueba con otra tarjeta o pregunta a tu banco.",
            pl: "Bank odrzucił tę kartę. Nic nie pobrano. Spróbuj innej karty albo zapytaj w banku.")
    }

    /// We still owe you earnings. You can delete your account once they're paid out.
    static var deletionEarnings: String {
        Localized.text(
            "We still owe you earnings. You can delete your account once they're paid out.",
            es: "Aún te debemos ganancias. Podrás eliminar tu cuenta cuando te las paguemos.",
            pl: "Mamy Ci jeszcze do wypłacenia zarobki. Konto usuniesz, gdy zostaną wypłacone.")
    }

    /// A payment of yours is still under way. Please try again in a day or two.
    static var deletionPayments: String {
        Localized.text(
            "A payment of yours is still under way. Please try again in a day or two.",
            es: "Un pago tuyo sigue en curso. Inténtalo de nuevo en uno o dos días.",
            pl: "Jedna z Twoich płatności jest jeszcze w toku. Spróbuj ponownie za dzień lub dwa.")
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

    /// There is no receipt yet: nothing was charged for this order.
    static var nothingTaken: String {
        Localized.text(
            "There is no receipt yet: nothing was charged for this order.",
            es: "Aún no hay recibo: no se ha cobrado nada por este pedido.",
            pl: "Nie ma jeszcze potwierdzenia: za to zamówienie nic nie pobrano.")
    }

    /// There is nothing to pay out in this period.
    static var nothingToPayOut: String {
        Localized.text(
            "There is nothing to pay out in this period.",
            es: "No hay nada que pagar en este periodo.",
            pl: "W tym okresie nie ma nic do wypłaty.")
    }

    /// Payment failed
    static var notifyFailed: String { Localized.text("Payment failed", es: "Pago fallido", pl: "Nieudana płatność") }

    /// Open it to choose another card or try again.
    static var notifyFailedBody: String {
        Localized.text(
            "Open it to choose another card or try again.",
            es: "Ábrelo para elegir otra tarjeta o intentarlo de nuevo.",
            pl: "Otwórz, aby wybrać inną kartę lub spróbować ponownie.")
    }

    /// The payment of order %(order)lld failed
    static func notifyFailedTitle(_ order: Int) -> String {
        Localized.text(
            "The payment of order \(order) failed",
            es: "Falló el pago del pedido \(order)",
            pl: "Płatność za zamówienie \(order) nie powiodła się")
    }

    /// Books don't agree
    static var notifyIncident: String { Localized.text("Books don't agree", es: "Las cuentas no coinciden", pl: "Księgi się nie zgadzają") }

    /// Look at payment %(payment)lld.
    static func notifyIncidentBody(_ payment: Int) -> String {
        Localized.text(
            "Look at payment \(payment).",
            es: "Revisa el pago \(payment).",
            pl: "Sprawdź płatność \(payment).")
    }

    /// Our books and the provider's differ
    static var notifyIncidentTitle: String {
        Localized.text(
            "Our books and the provider's differ",
            es: "Nuestras cuentas y las del proveedor difieren",
            pl: "Nasze księgi różnią się od księgi operatora")
    }

    /// Payout
    static var notifyPaidOut: String { Localized.text("Payout", es: "Pago de ganancias", pl: "Wypłata") }

    /// We paid out your earnings. Open them to see the days.
    static var notifyPaidOutBody: String {
        Localized.text(
            "We paid out your earnings. Open them to see the days.",
            es: "Pagamos tus ganancias. Ábrelas para ver los días.",
            pl: "Wypłaciliśmy Twoje zarobki. Otwórz, aby zobaczyć dni.")
    }

    /// %(amount)@ is on its way to you
    static func notifyPaidOutTitle(_ amount: String) -> String {
        Localized.text(
            "\(amount) is on its way to you",
            es: "\(amount) van en camino",
            pl: "\(amount) jest w drodze do Ciebie")
    }

    /// Refund
    static var notifyRefunded: String { Localized.text("Refund", es: "Reembolso", pl: "Zwrot pieniędzy") }

    /// %(amount)@ in all went back to you. Your bank may take a few days.
    static func notifyRefundedBody(_ amount: String) -> String {
        Localized.text(
            "\(amount) in all went back to you. Your bank may take a few days.",
            es: "Te devolvimos \(amount) en total. Tu banco puede tardar unos días.",
            pl: "Zwróciliśmy łącznie \(amount). Bank może potrzebować kilku dni.")
    }

    /// Refund for order %(order)lld
    static func notifyRefundedTitle(_ order: Int) -> String {
        Localized.text(
            "Refund for order \(order)",
            es: "Reembolso del pedido \(order)",
            pl: "Zwrot za zamówienie \(order)")
    }

    /// This order was canceled, so there is nothing to pay.
    static var orderClosed: String {
        Localized.text(
            "This order was canceled, so there is nothing to pay.",
            es: "Este pedido se canceló, así que no hay nada que pagar.",
            pl: "To zamówienie anulowano, więc nie ma czego płacić.")
    }

    /// works after your bank's confirmation
    static var outcomeConfirmation: String {
        Localized.text(
            "works after your bank's confirmation",
            es: "funciona tras la confirmación del banco",
            pl: "działa po potwierdzeniu w banku")
    }

    /// declined when it is saved
    static var outcomeDeclined: String { Localized.text("declined when it is saved", es: "rechazada al guardarla", pl: "odrzucona przy zapisie") }
    /// saved, then declined
    static var outcomeDeclinedLater: String { Localized.text("saved, then declined", es: "se guarda y luego se rechaza", pl: "zapisana, potem odrzucona") }
    /// expired
    static var outcomeExpired: String { Localized.text("expired", es: "caducada", pl: "nieważna") }

    /// held, but the hold has ended when it is captured
    static var outcomeHoldEnds: String {
        Localized.text(
            "held, but the hold has ended when it is captured",
            es: "retenida, pero la retención termina antes del cobro",
            pl: "zablokowana, ale blokada wygasa przed pobraniem")
    }

    /// saved, then too little money
    static var outcomeInsufficientFunds: String {
        Localized.text(
            "saved, then too little money",
            es: "se guarda y luego falta saldo",
            pl: "zapisana, potem brak środków")
    }

    /// works
    static var outcomeWorks: String { Localized.text("works", es: "funciona", pl: "działa") }

    /// This page was opened by an address that it can't lead back to. Go back to the laundry and try again.
    static var pageForeign: String {
        Localized.text(
            "This page was opened by an address that it can't lead back to. Go back to the laundry and try again.",
            es: "Esta página se abrió con una dirección a la que no puede volver. Vuelve a la lavandería e inténtalo de nuevo.",
            pl: "Tę stronę otwarto z adresu, do którego nie może wrócić. Wróć do pralni i spróbuj ponownie.")
    }

    /// There is nothing here. Go back to the laundry and try again.
    static var pageMissing: String {
        Localized.text(
            "There is nothing here. Go back to the laundry and try again.",
            es: "Aquí no hay nada. Vuelve a la lavandería e inténtalo de nuevo.",
            pl: "Tu nic nie ma. Wróć do pralni i spróbuj ponownie.")
    }

    /// This didn't work
    static var pageProblem: String { Localized.text("This didn't work", es: "Esto no funcionó", pl: "To się nie udało") }

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

    /// Earnings
    static var privacyEarnings: String { Localized.text("Earnings", es: "Ganancias", pl: "Zarobki") }

    /// Amounts and dates stay, because the law asks for them; without an account they lead to nobody.
    static var privacyEarningsKept: String {
        Localized.text(
            "Amounts and dates stay, because the law asks for them; without an account they lead to nobody.",
            es: "Importes y fechas quedan, porque la ley lo exige; sin una cuenta no llevan a nadie.",
            pl: "Kwoty i daty zostają, bo wymaga tego prawo; bez konta nie prowadzą do nikogo.")
    }

    /// To pay you for your jobs.
    static var privacyEarningsPurpose: String {
        Localized.text(
            "To pay you for your jobs.",
            es: "Para pagarte tus trabajos.",
            pl: "Aby płacić Ci za zlecenia.")
    }

    /// Payments and cards
    static var privacyPayments: String { Localized.text("Payments and cards", es: "Pagos y tarjetas", pl: "Płatności i karty") }

    /// Cards until you remove them. Amounts and dates stay, because the law asks for them; without an account they lead to nobody.
    static var privacyPaymentsKept: String {
        Localized.text(
            "Cards until you remove them. Amounts and dates stay, because the law asks for them; without an account they lead to nobody.",
            es: "Las tarjetas, hasta que las quites. Importes y fechas quedan, porque la ley lo exige; sin una cuenta no llevan a nadie.",
            pl: "Karty do czasu ich usunięcia. Kwoty i daty zostają, bo wymaga tego prawo; bez konta nie prowadzą do nikogo.")
    }

    /// To charge your orders. Our payment provider has the card's number, we never see it.
    static var privacyPaymentsPurpose: String {
        Localized.text(
            "To charge your orders. Our payment provider has the card's number, we never see it.",
            es: "Para cobrar tus pedidos. El número de la tarjeta lo tiene nuestro proveedor de pagos; nosotros nunca lo vemos.",
            pl: "Aby pobierać zapłatę za zamówienia. Numer karty ma nasz operator płatności, my nigdy go nie widzimy.")
    }

    /// Card
    static var receiptCard: String { Localized.text("Card", es: "Tarjeta", pl: "Karta") }
    /// Fee
    static var receiptFee: String { Localized.text("Fee", es: "Cargo", pl: "Opłata") }
    /// Laundry and delivery
    static var receiptLaundry: String { Localized.text("Laundry and delivery", es: "Lavandería y entrega", pl: "Pranie i dostawa") }

    /// Laundry, items and delivery
    static var receiptLaundryAndItems: String {
        Localized.text(
            "Laundry, items and delivery",
            es: "Lavandería, artículos y entrega",
            pl: "Pranie, zakupy i dostawa")
    }

    /// See this receipt online
    static var receiptLink: String { Localized.text("See this receipt online", es: "Ver este recibo en línea", pl: "Zobacz potwierdzenie online") }

    /// See this receipt online: %(address)@
    static func receiptOnline(_ address: String) -> String {
        Localized.text(
            "See this receipt online: \(address)",
            es: "Ver este recibo en línea: \(address)",
            pl: "Zobacz potwierdzenie online: \(address)")
    }

    /// Order %(id)lld
    static func receiptOrder(_ id: Int) -> String { Localized.text("Order \(id)", es: "Pedido \(id)", pl: "Zamówienie \(id)") }
    /// Paid
    static var receiptPaid: String { Localized.text("Paid", es: "Pagado", pl: "Zapłacono") }
    /// Paid with %(card)@
    static func receiptPaidWith(_ card: String) -> String { Localized.text("Paid with \(card)", es: "Pagado con \(card)", pl: "Zapłacono: \(card)") }
    /// Refunded
    static var receiptRefunded: String { Localized.text("Refunded", es: "Reembolsado", pl: "Zwrócono") }

    /// Your receipt for order %(id)lld at %(product)@
    static func receiptSubject(_ id: Int, product: String) -> String {
        Localized.text(
            "Your receipt for order \(id) at \(product)",
            es: "Tu recibo del pedido \(id) en \(product)",
            pl: "Potwierdzenie płatności za zamówienie \(id), \(product)")
    }

    /// Sales tax
    static var receiptTax: String { Localized.text("Sales tax", es: "Impuesto sobre las ventas", pl: "Podatek od sprzedaży") }

    /// Thank you for your order at %(product)@. Here is what you paid.
    static func receiptThanks(_ product: String) -> String {
        Localized.text(
            "Thank you for your order at \(product). Here is what you paid.",
            es: "Gracias por tu pedido en \(product). Esto es lo que has pagado.",
            pl: "Dziękujemy za zamówienie w \(product). Oto podsumowanie płatności.")
    }

    /// Tip
    static var receiptTip: String { Localized.text("Tip", es: "Propina", pl: "Napiwek") }

    /// We've mailed this receipt several times. Please look in your inbox, or try again in an hour.
    static var receiptsLimited: String {
        Localized.text(
            "We've mailed this receipt several times. Please look in your inbox, or try again in an hour.",
            es: "Ya te hemos enviado este recibo varias veces. Mira tu bandeja de entrada o inténtalo de nuevo en una hora.",
            pl: "Wysłaliśmy to potwierdzenie już kilka razy. Sprawdź skrzynkę albo spróbuj za godzinę.")
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

    /// Payment
    static var setupPayment: String { Localized.text("Payment", es: "Pagos", pl: "Płatności") }

    /// %(provider)@ answered and took the key.
    static func setupPaymentAnswered(_ provider: String) -> String {
        Localized.text(
            "\(provider) answered and took the key.",
            es: "\(provider) respondió y aceptó la clave.",
            pl: "\(provider): jest odpowiedź, klucz został przyjęty.")
    }

    /// %(provider)@ asks for a pause. Try again in a minute.
    static func setupPaymentBusy(_ provider: String) -> String {
        Localized.text(
            "\(provider) asks for a pause. Try again in a minute.",
            es: "\(provider) pide una pausa. Inténtalo de nuevo en un minuto.",
            pl: "\(provider) prosi o przerwę. Spróbuj ponownie za minutę.")
    }

    /// %(provider)@ takes the payments, at %(host)@.
    static func setupPaymentDetail(_ provider: String, host: String) -> String {
        Localized.text(
            "\(provider) takes the payments, at \(host).",
            es: "\(provider) cobra los pagos, en \(host).",
            pl: "Płatności przyjmuje \(provider), pod adresem \(host).")
    }

    /// A pretend provider takes test cards. No money moves.
    static var setupPaymentFake: String {
        Localized.text(
            "A pretend provider takes test cards. No money moves.",
            es: "Un proveedor de mentira acepta tarjetas de prueba. No se mueve dinero.",
            pl: "Udawany operator przyjmuje karty testowe. Nie płyną żadne pieniądze.")
    }

    /// Orders are taken without payment. To take cards, set PAYMENT_GATEWAY and the provider's keys, and restart the server.
    static var setupPaymentNone: String {
        Localized.text(
            "Orders are taken without payment. To take cards, set PAYMENT_GATEWAY and the provider's keys, and restart the server.",
            es: "Los pedidos se aceptan sin pago. Para aceptar tarjetas, define PAYMENT_GATEWAY y las claves del proveedor y reinicia el servidor.",
            pl: "Zamówienia są przyjmowane bez płatności. Aby przyjmować karty, ustaw PAYMENT_GATEWAY i klucze operatora, a potem uruchom serwer ponownie.")
    }

    /// Customers pay by card when they order, and you get the money from the provider.
    static var setupPaymentReason: String {
        Localized.text(
            "Customers pay by card when they order, and you get the money from the provider.",
            es: "Los clientes pagan con tarjeta al pedir y recibes el dinero del proveedor.",
            pl: "Klienci płacą kartą przy zamówieniu, a pieniądze dostajesz od operatora.")
    }

    /// %(provider)@ refused the key (%(code)@). Check the keys in the settings.
    static func setupPaymentRefused(_ provider: String, code: String) -> String {
        Localized.text(
            "\(provider) refused the key (\(code)). Check the keys in the settings.",
            es: "\(provider) rechazó la clave (\(code)). Revisa las claves en los ajustes.",
            pl: "\(provider): klucz odrzucony (\(code)). Sprawdź klucze w ustawieniach.")
    }

    /// Test the connection
    static var setupPaymentTry: String { Localized.text("Test the connection", es: "Probar la conexión", pl: "Sprawdź połączenie") }

    /// %(provider)@ didn't answer at %(host)@. Check the address, and that this machine can reach it.
    static func setupPaymentUnreachable(_ provider: String, host: String) -> String {
        Localized.text(
            "\(provider) didn't answer at \(host). Check the address, and that this machine can reach it.",
            es: "\(provider) no respondió en \(host). Comprueba la dirección y que este equipo pueda alcanzarla.",
            pl: "\(provider) nie odpowiada pod adresem \(host). Sprawdź adres i czy ten komputer może się z nim połączyć.")
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

    /// Test provider
    static var testBadge: String { Localized.text("Test provider", es: "Proveedor de prueba", pl: "Testowy operator") }
    /// Numbers to try
    static var testNumbers: String { Localized.text("Numbers to try", es: "Números para probar", pl: "Numery do wypróbowania") }

    /// We couldn't reach the payment provider. Nothing was charged. Please try again.
    static var unavailable: String {
        Localized.text(
            "We couldn't reach the payment provider. Nothing was charged. Please try again.",
            es: "No pudimos contactar con el proveedor de pagos. No se ha cobrado nada. Inténtalo de nuevo.",
            pl: "Nie udało się połączyć z operatorem płatności. Nic nie pobrano. Spróbuj ponownie.")
    }
}
