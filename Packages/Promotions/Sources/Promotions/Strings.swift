// Made by `make strings` from Packages/Promotions/Strings/Promotions.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// The texts of Promotions, in the language of the current request or page.
enum Strings {
    /// Code
    static var code: String { Localized.text("Code", es: "Código", pl: "Kod") }
    /// Active
    static var codeActive: String { Localized.text("Active", es: "Activo", pl: "Aktywny") }
    /// Amount
    static var codeAmount: String { Localized.text("Amount", es: "Importe", pl: "Kwota") }
    /// %(amount)@ off
    static func codeAmountOff(_ amount: String) -> String { Localized.text("\(amount) off", es: "\(amount) de descuento", pl: "\(amount) taniej") }
    /// Code copied.
    static var codeCopied: String { Localized.text("Code copied.", es: "Código copiado.", pl: "Kod skopiowany.") }
    /// Make code
    static var codeCreate: String { Localized.text("Make code", es: "Crear código", pl: "Utwórz kod") }

    /// Write the date and time as 2026-12-01 06:00.
    static var codeDate: String {
        Localized.text(
            "Write the date and time as 2026-12-01 06:00.",
            es: "Escribe la fecha y la hora así: 2026-12-01 06:00.",
            pl: "Wpisz datę i godzinę jako 2026-12-01 06:00.")
    }

    /// Such as 2026-12-01 06:00, in California. Empty for none.
    static var codeDateHint: String {
        Localized.text(
            "Such as 2026-12-01 06:00, in California. Empty for none.",
            es: "Por ejemplo 2026-12-01 06:00, en California. Vacío si no hay.",
            pl: "Na przykład 2026-12-01 06:00, w Kalifornii. Puste, jeśli bez.")
    }

    /// End %(code)@
    static func codeEnd(_ code: String) -> String { Localized.text("End \(code)", es: "Terminar \(code)", pl: "Zakończ \(code)") }
    /// Ended
    static var codeEnded: String { Localized.text("Ended", es: "Terminado", pl: "Zakończony") }
    /// until %(date)@
    static func codeEnds(_ date: String) -> String { Localized.text("until \(date)", es: "hasta el \(date)", pl: "do: \(date)") }
    /// Ends
    static var codeFinish: String { Localized.text("Ends", es: "Termina", pl: "Koniec") }
    /// First order only
    static var codeFirstOrder: String { Localized.text("First order only", es: "Solo primer pedido", pl: "Tylko pierwsze zamówienie") }
    /// from %(amount)@
    static func codeFrom(_ amount: String) -> String { Localized.text("from \(amount)", es: "desde \(amount)", pl: "od \(amount)") }

    /// 3 to 30 letters, digits and hyphens
    static var codeHint: String {
        Localized.text(
            "3 to 30 letters, digits and hyphens",
            es: "De 3 a 30 letras, cifras y guiones",
            pl: "Od 3 do 30 liter, cyfr i łączników")
    }

    /// Discount
    static var codeKind: String { Localized.text("Discount", es: "Descuento", pl: "Zniżka") }
    /// Most orders in all
    static var codeLimit: String { Localized.text("Most orders in all", es: "Máximo de pedidos en total", pl: "Najwięcej zamówień łącznie") }

    /// Most orders of one customer
    static var codeLimitPerCustomer: String {
        Localized.text(
            "Most orders of one customer",
            es: "Máximo de pedidos por cliente",
            pl: "Najwięcej zamówień jednego klienta")
    }

    /// Least amount of the order
    static var codeMinimum: String { Localized.text("Least amount of the order", es: "Importe mínimo del pedido", pl: "Najmniejsza kwota zamówienia") }
    /// New promo code
    static var codeNew: String { Localized.text("New promo code", es: "Código nuevo", pl: "Nowy kod") }
    /// Write a number.
    static var codeNumber: String { Localized.text("Write a number.", es: "Escribe un número.", pl: "Wpisz liczbę.") }
    /// Leave it empty for none.
    static var codeOptional: String { Localized.text("Leave it empty for none.", es: "Déjalo vacío si no hay.", pl: "Zostaw puste, jeśli bez ograniczeń.") }
    /// Percentage
    static var codePercent: String { Localized.text("Percentage", es: "Porcentaje", pl: "Procent") }
    /// %(percent)@ %% off
    static func codePercentOff(_ percent: String) -> String { Localized.text("\(percent) % off", es: "\(percent) % de descuento", pl: "\(percent)% taniej") }
    /// Starts
    static var codeStart: String { Localized.text("Starts", es: "Empieza", pl: "Początek") }
    /// from %(date)@
    static func codeStarts(_ date: String) -> String { Localized.text("from \(date)", es: "desde el \(date)", pl: "od: \(date)") }
    /// Used by %(count)@ orders
    static func codeUsed(_ count: String) -> String { Localized.text("Used by \(count) orders", es: "Usado en \(count) pedidos", pl: "Użycia: \(count)") }

    /// Used by %(count)@ of %(limit)@ orders
    static func codeUsedOf(_ count: String, limit: String) -> String {
        Localized.text(
            "Used by \(count) of \(limit) orders",
            es: "Usado en \(count) de \(limit) pedidos",
            pl: "Użycia: \(count) z \(limit)")
    }

    /// Promotions
    static var codes: String { Localized.text("Promotions", es: "Promociones", pl: "Promocje") }
    /// No promo codes yet
    static var codesEmpty: String { Localized.text("No promo codes yet", es: "Aún no hay códigos", pl: "Nie ma jeszcze kodów") }

    /// Make the first one, and customers can enter it with their order.
    static var codesEmptyMessage: String {
        Localized.text(
            "Make the first one, and customers can enter it with their order.",
            es: "Crea el primero y los clientes podrán escribirlo con su pedido.",
            pl: "Utwórz pierwszy, a klienci będą mogli wpisać go przy zamówieniu.")
    }

    /// Promo codes and credit for customers
    static var codesHint: String {
        Localized.text(
            "Promo codes and credit for customers",
            es: "Códigos y saldo para los clientes",
            pl: "Kody i środki dla klientów")
    }

    /// Promo codes and credit for customers
    static var codesSubtitle: String {
        Localized.text(
            "Promo codes and credit for customers",
            es: "Códigos y saldo para los clientes",
            pl: "Kody i środki dla klientów")
    }

    /// Copy code
    static var copyCode: String { Localized.text("Copy code", es: "Copiar código", pl: "Kopiuj kod") }

    /// Your browser didn't let us copy it. Select the code and copy it yourself.
    static var copyFailed: String {
        Localized.text(
            "Your browser didn't let us copy it. Select the code and copy it yourself.",
            es: "Tu navegador no nos dejó copiarlo. Selecciona el código y cópialo tú.",
            pl: "Przeglądarka nie pozwoliła skopiować. Zaznacz kod i skopiuj go samodzielnie.")
    }

    /// Promo codes and credit
    static var credit: String { Localized.text("Promo codes and credit", es: "Códigos y saldo", pl: "Kody i środki") }
    /// Your credit
    static var creditBalance: String { Localized.text("Your credit", es: "Tu saldo", pl: "Twoje środki") }
    /// Credit from us
    static var creditGranted: String { Localized.text("Credit from us", es: "Saldo de nuestra parte", pl: "Środki od nas") }

    /// Turn it on at the price of your next order.
    static var creditHint: String {
        Localized.text(
            "Turn it on at the price of your next order.",
            es: "Actívalo junto al precio de tu próximo pedido.",
            pl: "Włącz je przy cenie następnego zamówienia.")
    }

    /// History
    static var creditHistory: String { Localized.text("History", es: "Historial", pl: "Historia") }
    /// Nothing yet.
    static var creditNone: String { Localized.text("Nothing yet.", es: "Aún no hay nada.", pl: "Jeszcze nic.") }
    /// A friend's first order
    static var creditReferral: String { Localized.text("A friend's first order", es: "Primer pedido de un amigo", pl: "Pierwsze zamówienie znajomej osoby") }

    /// Back from order %(id)@
    static func creditReturned(_ id: String) -> String {
        Localized.text(
            "Back from order \(id)",
            es: "Devuelto del pedido \(id)",
            pl: "Zwrot z zamówienia \(id)")
    }

    /// Back from an order
    static var creditReturnedAnywhere: String { Localized.text("Back from an order", es: "Devuelto de un pedido", pl: "Zwrot z zamówienia") }

    /// Spent on order %(id)@
    static func creditSpent(_ id: String) -> String {
        Localized.text(
            "Spent on order \(id)",
            es: "Gastado en el pedido \(id)",
            pl: "Wydane na zamówienie \(id)")
    }

    /// Spent on an order
    static var creditSpentAnywhere: String { Localized.text("Spent on an order", es: "Gastado en un pedido", pl: "Wydane na zamówienie") }

    /// What you can spend, and a gift for your friends
    static var creditSubtitle: String {
        Localized.text(
            "What you can spend, and a gift for your friends",
            es: "Lo que puedes gastar y un regalo para tus amigos",
            pl: "Twoje środki i prezent dla znajomych")
    }

    /// Grant credit
    static var grant: String { Localized.text("Grant credit", es: "Conceder saldo", pl: "Przyznaj środki") }
    /// Grant credit
    static var grantConfirm: String { Localized.text("Grant credit", es: "Conceder saldo", pl: "Przyznaj środki") }
    /// Customer's number
    static var grantCustomer: String { Localized.text("Customer's number", es: "Número del cliente", pl: "Numer klienta") }
    /// The credit is granted.
    static var grantDone: String { Localized.text("The credit is granted.", es: "El saldo está concedido.", pl: "Środki zostały przyznane.") }
    /// Reason
    static var grantReason: String { Localized.text("Reason", es: "Motivo", pl: "Powód") }
    /// The customer reads it
    static var grantReasonHint: String { Localized.text("The customer reads it", es: "Lo lee el cliente", pl: "Przeczyta go klient") }
    /// Customer credit
    static var grants: String { Localized.text("Customer credit", es: "Saldo para clientes", pl: "Środki dla klientów") }

    /// Credit pays for the next orders
    static var grantsSubtitle: String {
        Localized.text(
            "Credit pays for the next orders",
            es: "El saldo paga los próximos pedidos",
            pl: "Środki pokryją następne zamówienia")
    }

    /// Your code for friends
    static var referral: String { Localized.text("Your code for friends", es: "Tu código para amigos", pl: "Twój kod dla znajomych") }

    /// A friend who enters it gets %(friend)@ off the first order. You get %(reward)@ of credit when it's delivered.
    static func referralHint(_ friend: String, reward: String) -> String {
        Localized.text(
            "A friend who enters it gets \(friend) off the first order. You get \(reward) of credit when it's delivered.",
            es: "Quien lo escriba recibe \(friend) de descuento en su primer pedido. Tú recibes \(reward) de saldo cuando se entregue.",
            pl: "Kto go wpisze, zapłaci za pierwsze zamówienie o \(friend) mniej. Po jego dostawie dostaniesz \(reward) na konto.")
    }

    /// Share with a friend
    static var shareCode: String { Localized.text("Share with a friend", es: "Compartir con un amigo", pl: "Wyślij znajomemu") }

    /// Get %(amount)@ off your first laundry order with my code %(code)@: %(url)@
    static func shareText(_ amount: String, code: String, url: String) -> String {
        Localized.text(
            "Get \(amount) off your first laundry order with my code \(code): \(url)",
            es: "Consigue \(amount) de descuento en tu primer pedido de lavandería con mi código \(code): \(url)",
            pl: "Odbierz \(amount) zniżki na pierwsze zamówienie prania z moim kodem \(code): \(url)")
    }

    /// Text and link copied. Paste them wherever you like.
    static var textCopied: String {
        Localized.text(
            "Text and link copied. Paste them wherever you like.",
            es: "Texto y enlace copiados. Pégalos donde quieras.",
            pl: "Tekst i link skopiowane. Wklej je, gdzie chcesz.")
    }
}
