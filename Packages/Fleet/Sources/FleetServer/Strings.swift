// Made by `make strings` from Packages/Fleet/Strings/FleetServer.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// What people read of FleetServer, in the language of the work under way.
enum Strings {
    /// This driver has a job already.
    static var assignedDriverBusy: String {
        Localized.text(
            "This driver has a job already.",
            es: "Este conductor ya tiene un trabajo.",
            pl: "Ten kierowca ma już zlecenie.")
    }

    /// Count the bags.
    static var bagsNeeded: String { Localized.text("Count the bags.", es: "Cuenta las bolsas.", pl: "Policz worki.") }
    /// From 1 to 40 bags.
    static var bagsRange: String { Localized.text("From 1 to 40 bags.", es: "De 1 a 40 bolsas.", pl: "Od 1 do 40 worków.") }

    /// Finish the job under way first.
    static var driverBusy: String {
        Localized.text(
            "Finish the job under way first.",
            es: "Termina primero el trabajo en curso.",
            pl: "Najpierw dokończ bieżące zlecenie.")
    }

    /// You are offline, so where you are isn't taken.
    static var driverOffline: String {
        Localized.text(
            "You are offline, so where you are isn't taken.",
            es: "Estás desconectado, así que no se guarda dónde estás.",
            pl: "Jesteś offline, więc Twoje położenie nie jest zapisywane.")
    }

    /// This step isn't possible now.
    static var illegalStep: String {
        Localized.text(
            "This step isn't possible now.",
            es: "Este paso no es posible ahora.",
            pl: "Ten krok nie jest teraz możliwy.")
    }

    /// Another driver was faster. The next job will come.
    static var jobTaken: String {
        Localized.text(
            "Another driver was faster. The next job will come.",
            es: "Otro conductor fue más rápido. Ya llegará el próximo trabajo.",
            pl: "Inny kierowca był szybszy. Będą kolejne zlecenia.")
    }

    /// This order needs no driver any more.
    static var jobWithdrawn: String {
        Localized.text(
            "This order needs no driver any more.",
            es: "Este pedido ya no necesita conductor.",
            pl: "To zamówienie nie potrzebuje już kierowcy.")
    }

    /// From 1 to 100.
    static var limitRange: String { Localized.text("From 1 to 100.", es: "De 1 a 100.", pl: "Od 1 do 100.") }

    /// This order doesn't wait for a driver.
    static var notWaiting: String {
        Localized.text(
            "This order doesn't wait for a driver.",
            es: "Este pedido no espera conductor.",
            pl: "To zamówienie nie czeka na kierowcę.")
    }

    /// Say why the count differs.
    static var noteForBags: String {
        Localized.text(
            "Say why the count differs.",
            es: "Explica por qué no coinciden.",
            pl: "Napisz, dlaczego liczba się różni.")
    }

    /// Say what happened.
    static var noteForOther: String { Localized.text("Say what happened.", es: "Explica qué pasó.", pl: "Napisz, co się stało.") }
    /// This offer is over.
    static var offerExpired: String { Localized.text("This offer is over.", es: "Esta oferta terminó.", pl: "Ta oferta wygasła.") }
    /// From 1.
    static var pageRange: String { Localized.text("From 1.", es: "Desde 1.", pl: "Od 1.") }
    /// Choose a reason.
    static var reasonNeeded: String { Localized.text("Choose a reason.", es: "Elige un motivo.", pl: "Wybierz powód.") }
    /// This is in the future.
    static var timeInFuture: String { Localized.text("This is in the future.", es: "Está en el futuro.", pl: "To jest w przyszłości.") }
}
