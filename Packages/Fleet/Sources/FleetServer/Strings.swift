// Made by `make strings` from Packages/Fleet/Strings/FleetServer.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// The texts of FleetServer, in the language of the current request or page.
enum Strings {
    /// This driver already has a job. Choose another driver.
    static var assignedDriverBusy: String {
        Localized.text(
            "This driver already has a job. Choose another driver.",
            es: "Este conductor ya tiene un trabajo. Elige a otro.",
            pl: "Ten kierowca ma już zlecenie. Wybierz innego.")
    }

    /// Enter how many bags you counted.
    static var bagsNeeded: String { Localized.text("Enter how many bags you counted.", es: "Indica cuántas bolsas contaste.", pl: "Podaj, ile jest worków.") }
    /// Enter 1 to 40 bags.
    static var bagsRange: String { Localized.text("Enter 1 to 40 bags.", es: "Indica de 1 a 40 bolsas.", pl: "Podaj od 1 do 40 worków.") }

    /// Finish your current job first.
    static var driverBusy: String {
        Localized.text(
            "Finish your current job first.",
            es: "Termina primero tu trabajo actual.",
            pl: "Najpierw dokończ bieżące zlecenie.")
    }

    /// You're offline, so we don't record your location.
    static var driverOffline: String {
        Localized.text(
            "You're offline, so we don't record your location.",
            es: "Estás desconectado, así que no registramos tu ubicación.",
            pl: "Jesteś offline, więc nie zapisujemy Twojej lokalizacji.")
    }

    /// This step isn't possible right now.
    static var illegalStep: String {
        Localized.text(
            "This step isn't possible right now.",
            es: "Este paso no es posible en este momento.",
            pl: "Tego kroku nie można teraz wykonać.")
    }

    /// Another driver took this job first. We'll offer you the next one.
    static var jobTaken: String {
        Localized.text(
            "Another driver took this job first. We'll offer you the next one.",
            es: "Otro conductor tomó antes este trabajo. Te ofreceremos el próximo.",
            pl: "To zlecenie wziął już inny kierowca. Zaproponujemy Ci następne.")
    }

    /// This order no longer needs a driver.
    static var jobWithdrawn: String {
        Localized.text(
            "This order no longer needs a driver.",
            es: "Este pedido ya no necesita conductor.",
            pl: "To zamówienie nie potrzebuje już kierowcy.")
    }

    /// This order isn't waiting for a driver anymore.
    static var notWaiting: String {
        Localized.text(
            "This order isn't waiting for a driver anymore.",
            es: "Este pedido ya no espera conductor.",
            pl: "To zamówienie nie czeka już na kierowcę.")
    }

    /// Say in the note why the count is different.
    static var noteForBags: String {
        Localized.text(
            "Say in the note why the count is different.",
            es: "Explica en la nota por qué la cantidad es distinta.",
            pl: "Napisz w notatce, dlaczego liczba się nie zgadza.")
    }

    /// Say in the note what happened.
    static var noteForOther: String {
        Localized.text(
            "Say in the note what happened.",
            es: "Explica en la nota qué pasó.",
            pl: "Napisz w notatce, co się stało.")
    }

    /// This offer has expired.
    static var offerExpired: String { Localized.text("This offer has expired.", es: "Esta oferta ya venció.", pl: "Ta oferta już wygasła.") }
    /// Choose a reason.
    static var reasonNeeded: String { Localized.text("Choose a reason.", es: "Elige un motivo.", pl: "Wybierz powód.") }
    /// This time is in the future.
    static var timeInFuture: String { Localized.text("This time is in the future.", es: "Esta hora está en el futuro.", pl: "Ta godzina jest w przyszłości.") }
}
