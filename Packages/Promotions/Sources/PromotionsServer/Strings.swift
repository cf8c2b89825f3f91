// Made by `make strings` from Packages/Promotions/Strings/PromotionsServer.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// The texts of PromotionsServer, in the language of the current request or page.
enum Strings {
    /// Enter an amount between $0.01 and $500.
    static var creditAmount: String {
        Localized.text(
            "Enter an amount between $0.01 and $500.",
            es: "Escribe un importe entre 0.01 y 500 USD.",
            pl: "Wpisz kwotę od 0,01 do 500 USD.")
    }

    /// Your credit has changed meanwhile. Check the price and try again.
    static var creditChanged: String {
        Localized.text(
            "Your credit has changed meanwhile. Check the price and try again.",
            es: "Tu saldo ha cambiado mientras tanto. Revisa el precio e inténtalo de nuevo.",
            pl: "Twoje środki zmieniły się w międzyczasie. Sprawdź cenę i spróbuj ponownie.")
    }

    /// No customer has this number. Check it on one of their orders.
    static var creditCustomer: String {
        Localized.text(
            "No customer has this number. Check it on one of their orders.",
            es: "Ningún cliente tiene este número. Compruébalo en uno de sus pedidos.",
            pl: "Żaden klient nie ma tego numeru. Sprawdź go w jednym z jego zamówień.")
    }

    /// There is no credit here, since orders are taken without payment.
    static var creditMissing: String {
        Localized.text(
            "There is no credit here, since orders are taken without payment.",
            es: "Aquí no hay saldo, porque los pedidos se aceptan sin pago.",
            pl: "Nie ma tu środków na koncie, bo zamówienia są przyjmowane bez płatności.")
    }

    /// You can't grant credit to yourself. Ask a colleague.
    static var creditOwn: String {
        Localized.text(
            "You can't grant credit to yourself. Ask a colleague.",
            es: "No puedes darte saldo a ti mismo. Pídeselo a un compañero.",
            pl: "Nie możesz przyznać środków samemu sobie. Poproś współpracownika.")
    }

    /// Promo codes and credit
    static var privacyPromotions: String { Localized.text("Promo codes and credit", es: "Códigos y saldo", pl: "Kody i środki") }

    /// As long as you have an account. Amounts stay after that, because the law asks for them.
    static var privacyPromotionsKept: String {
        Localized.text(
            "As long as you have an account. Amounts stay after that, because the law asks for them.",
            es: "Mientras tengas una cuenta. Después quedan los importes, porque la ley lo exige.",
            pl: "Tak długo, jak masz konto. Potem zostają kwoty, bo wymaga tego prawo.")
    }

    /// To take codes and credit off your orders, and to thank you for friends whom you brought.
    static var privacyPromotionsPurpose: String {
        Localized.text(
            "To take codes and credit off your orders, and to thank you for friends whom you brought.",
            es: "Para descontar códigos y saldo de tus pedidos, y agradecerte los amigos que traes.",
            pl: "Aby odliczać kody i środki od zamówień oraz dziękować za poleconych znajomych.")
    }

    /// Enter an amount between $0.01 and $10,000.
    static var promoAmount: String {
        Localized.text(
            "Enter an amount between $0.01 and $10,000.",
            es: "Escribe un importe entre 0.01 y 10,000 USD.",
            pl: "Wpisz kwotę od 0,01 do 10 000 USD.")
    }

    /// Use 3 to 30 letters, digits and hyphens, and don't begin with FRIEND.
    static var promoCodeForm: String {
        Localized.text(
            "Use 3 to 30 letters, digits and hyphens, and don't begin with FRIEND.",
            es: "Usa de 3 a 30 letras, cifras y guiones, y no empieces por FRIEND.",
            pl: "Użyj od 3 do 30 liter, cyfr i łączników; nie zaczynaj od FRIEND.")
    }

    /// The end must be after the start.
    static var promoDates: String {
        Localized.text(
            "The end must be after the start.",
            es: "El final debe ser posterior al inicio.",
            pl: "Koniec musi być po początku.")
    }

    /// This code has ended.
    static var promoEnded: String { Localized.text("This code has ended.", es: "Este código ya ha terminado.", pl: "Ten kod już nie działa.") }

    /// This code has been used up.
    static var promoExhausted: String {
        Localized.text(
            "This code has been used up.",
            es: "Este código ya se ha agotado.",
            pl: "Ten kod został już wykorzystany.")
    }

    /// This code is for a first order only.
    static var promoFirstOrder: String {
        Localized.text(
            "This code is for a first order only.",
            es: "Este código es solo para el primer pedido.",
            pl: "Ten kod działa tylko przy pierwszym zamówieniu.")
    }

    /// Enter a number of at least 1, or leave it empty.
    static var promoLimit: String {
        Localized.text(
            "Enter a number of at least 1, or leave it empty.",
            es: "Escribe un número desde 1 o déjalo vacío.",
            pl: "Wpisz liczbę od 1 albo zostaw puste.")
    }

    /// This code can't be used yet.
    static var promoNotYet: String {
        Localized.text(
            "This code can't be used yet.",
            es: "Este código aún no se puede usar.",
            pl: "Tego kodu nie można jeszcze użyć.")
    }

    /// Enter either a percentage or an amount.
    static var promoOneOf: String {
        Localized.text(
            "Enter either a percentage or an amount.",
            es: "Escribe un porcentaje o un importe, no ambos.",
            pl: "Wpisz albo procent, albo kwotę.")
    }

    /// This is your own code. Share it with a friend.
    static var promoOwn: String {
        Localized.text(
            "This is your own code. Share it with a friend.",
            es: "Este es tu propio código. Compártelo con alguien.",
            pl: "To Twój własny kod. Podaj go komuś znajomemu.")
    }

    /// Enter a percentage between 1 and 100.
    static var promoPercent: String {
        Localized.text(
            "Enter a percentage between 1 and 100.",
            es: "Escribe un porcentaje entre 1 y 100.",
            pl: "Wpisz procent od 1 do 100.")
    }

    /// There is such a code already.
    static var promoTaken: String { Localized.text("There is such a code already.", es: "Ya existe un código así.", pl: "Taki kod już istnieje.") }

    /// We don't know this code. Check how it's written.
    static var promoUnknown: String {
        Localized.text(
            "We don't know this code. Check how it's written.",
            es: "No conocemos este código. Revisa cómo está escrito.",
            pl: "Nie znamy tego kodu. Sprawdź pisownię.")
    }

    /// You've already used this code.
    static var promoUsed: String {
        Localized.text(
            "You've already used this code.",
            es: "Ya has usado este código.",
            pl: "Ten kod został już przez Ciebie użyty.")
    }
}
