// Made by `make strings` from Packages/Fleet/Strings/FleetServer.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// The texts of FleetServer, in the language of the current request or page.
enum Strings {
    /// This application has changed in the meantime. Take another look before you go on.
    static var applicationChanged: String {
        Localized.text(
            "This application has changed in the meantime. Take another look before you go on.",
            es: "Esta solicitud ha cambiado mientras tanto. Vuelve a mirarla antes de seguir.",
            pl: "To zgłoszenie się w międzyczasie zmieniło. Spójrz na nie jeszcze raz, zanim przejdziesz dalej.")
    }

    /// The application isn't at that point. Load it again to see where it stands.
    static var applicationIllegal: String {
        Localized.text(
            "The application isn't at that point. Load it again to see where it stands.",
            es: "La solicitud no está en ese punto. Cárgala otra vez para ver cómo va.",
            pl: "Zgłoszenie nie jest na tym etapie. Wczytaj je ponownie, aby zobaczyć jego stan.")
    }

    /// The license has expired since. Ask the applicant for a new one.
    static var applicationLicenseExpired: String {
        Localized.text(
            "The license has expired since. Ask the applicant for a new one.",
            es: "La licencia ha caducado entretanto. Pide al solicitante una nueva.",
            pl: "Prawo jazdy straciło w międzyczasie ważność. Poproś kandydata o nowe.")
    }

    /// Somebody else has to decide about your own application.
    static var applicationOwn: String {
        Localized.text(
            "Somebody else has to decide about your own application.",
            es: "Otra persona tiene que decidir sobre tu propia solicitud.",
            pl: "O Twoim własnym zgłoszeniu musi zdecydować ktoś inny.")
    }

    /// People can't be made drivers here. Ask whoever runs the server.
    static var applicationUnavailable: String {
        Localized.text(
            "People can't be made drivers here. Ask whoever runs the server.",
            es: "Aquí no se puede dar de alta a conductores. Pregunta a quien administra el servidor.",
            pl: "Nie można tu dodawać kierowców. Zapytaj osobę, która prowadzi serwer.")
    }

    /// Choose how many bags fit, from 1 to 99.
    static var applyBags: String {
        Localized.text(
            "Choose how many bags fit, from 1 to 99.",
            es: "Indica cuántas bolsas caben, de 1 a 99.",
            pl: "Podaj, ile worków się mieści, od 1 do 99.")
    }

    /// We aren't taking new drivers right now. Please come back later.
    static var applyClosed: String {
        Localized.text(
            "We aren't taking new drivers right now. Please come back later.",
            es: "Ahora mismo no buscamos conductores nuevos. Vuelve más adelante, por favor.",
            pl: "Obecnie nie przyjmujemy nowych kierowców. Zajrzyj do nas później.")
    }

    /// Choose a day of the calendar, such as 2030-04-30.
    static var applyDay: String {
        Localized.text(
            "Choose a day of the calendar, such as 2030-04-30.",
            es: "Elige un día del calendario, por ejemplo 2030-04-30.",
            pl: "Wybierz dzień z kalendarza, na przykład 2030-04-30.")
    }

    /// We need this document, too.
    static var applyDocument: String { Localized.text("We need this document, too.", es: "Añade este documento.", pl: "Dodaj ten dokument.") }
    /// You drive with us already.
    static var applyDrives: String { Localized.text("You drive with us already.", es: "Ya conduces con nosotros.", pl: "Już z nami jeździsz.") }

    /// This license has expired. You need one that's valid.
    static var applyLicenseExpired: String {
        Localized.text(
            "This license has expired. You need one that's valid.",
            es: "Esta licencia ha caducado. Necesitas una vigente.",
            pl: "To prawo jazdy straciło ważność. Potrzebne jest ważne.")
    }

    /// You've already sent this application, so it can't be changed now.
    static var applyNotEditable: String {
        Localized.text(
            "You've already sent this application, so it can't be changed now.",
            es: "Ya has enviado esta solicitud, así que ahora no se puede cambiar.",
            pl: "To zgłoszenie jest już wysłane, więc nie można go teraz zmienić.")
    }

    /// Enter a phone number that we can call.
    static var applyPhone: String {
        Localized.text(
            "Enter a phone number that we can call.",
            es: "Escribe un número de teléfono al que podamos llamar.",
            pl: "Podaj numer telefonu, pod który możemy zadzwonić.")
    }

    /// Our terms have changed. Please read and accept them again.
    static var applyTerms: String {
        Localized.text(
            "Our terms have changed. Please read and accept them again.",
            es: "Nuestras condiciones han cambiado. Léelas y acéptalas otra vez, por favor.",
            pl: "Nasze warunki się zmieniły. Przeczytaj je i zaakceptuj ponownie.")
    }

    /// You applied not long ago. Your application page says when you can apply again.
    static var applyTooSoon: String {
        Localized.text(
            "You applied not long ago. Your application page says when you can apply again.",
            es: "Presentaste una solicitud hace poco. En tu página de solicitud verás cuándo puedes volver a intentarlo.",
            pl: "Niedawno wysłano od Ciebie zgłoszenie. Na stronie zgłoszenia widać, kiedy możesz spróbować ponownie.")
    }

    /// You can drive with us from the age of %(age)lld.
    static func applyTooYoung(_ age: Int) -> String {
        Localized.text(
            "You can drive with us from the age of \(age).",
            es: "Puedes conducir con nosotros a partir de los \(age) años.",
            pl: "Możesz z nami jeździć od \(age). roku życia.")
    }

    /// This driver's trip is full. Choose another driver.
    static var assignedDriverBusy: String {
        Localized.text(
            "This driver's trip is full. Choose another driver.",
            es: "El viaje de este conductor está completo. Elige a otro.",
            pl: "Ten kierowca ma już pełny kurs. Wybierz innego.")
    }

    /// The driver already has these bags. They have to reach the plant or the customer first.
    static var bagsAboard: String {
        Localized.text(
            "The driver already has these bags. They have to reach the plant or the customer first.",
            es: "El conductor ya tiene estas bolsas. Primero tienen que llegar a la planta o al cliente.",
            pl: "Kierowca ma już te worki. Najpierw muszą trafić do pralni albo do klienta.")
    }

    /// Enter how many bags you counted.
    static var bagsNeeded: String { Localized.text("Enter how many bags you counted.", es: "Indica cuántas bolsas contaste.", pl: "Podaj, ile jest worków.") }
    /// Enter 1 to 40 bags.
    static var bagsRange: String { Localized.text("Enter 1 to 40 bags.", es: "Indica de 1 a 40 bolsas.", pl: "Podaj od 1 do 40 worków.") }

    /// Finish your current job before you take a break.
    static var breakDuringJob: String {
        Localized.text(
            "Finish your current job before you take a break.",
            es: "Termina tu trabajo actual antes de tomarte un descanso.",
            pl: "Dokończ bieżące zlecenie, zanim zrobisz przerwę.")
    }

    /// Enter a day as year, month and day, such as 2026-01-31.
    static var dayInvalid: String {
        Localized.text(
            "Enter a day as year, month and day, such as 2026-01-31.",
            es: "Indica un día con año, mes y día, como 2026-01-31.",
            pl: "Podaj dzień jako rok, miesiąc i dzień, na przykład 2026-01-31.")
    }

    /// You have %(count)lld open jobs. Finish them or give them back first.
    static func deletionJobs(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "You have \(count) open job. Finish it or give it back first.", other: "You have \(count) open jobs. Finish them or give them back first."),
            es: Localized.es(count, one: "Tienes \(count) trabajo abierto. Termínalo o devuélvelo primero.", many: "Tienes \(count) de trabajos abiertos. Termínalos o devuélvelos primero.", other: "Tienes \(count) trabajos abiertos. Termínalos o devuélvelos primero."),
            pl: Localized.pl(count, one: "Masz \(count) otwarte zlecenie. Najpierw je zakończ albo oddaj.", few: "Masz \(count) otwarte zlecenia. Najpierw je zakończ albo oddaj.", many: "Masz \(count) otwartych zleceń. Najpierw je zakończ albo oddaj.", other: "Masz \(count) otwartego zlecenia. Najpierw je zakończ albo oddaj."))
    }

    /// This file is damaged. Send it again, or take a new photo.
    static var documentBroken: String {
        Localized.text(
            "This file is damaged. Send it again, or take a new photo.",
            es: "Este archivo está dañado. Envíalo otra vez o haz una foto nueva.",
            pl: "Ten plik jest uszkodzony. Wyślij go ponownie albo zrób nowe zdjęcie.")
    }

    /// Send a JPEG, PNG or WebP picture, or a PDF.
    static var documentFormats: String {
        Localized.text(
            "Send a JPEG, PNG or WebP picture, or a PDF.",
            es: "Envía una imagen JPEG, PNG o WebP, o un PDF.",
            pl: "Wyślij obraz JPEG, PNG lub WebP albo PDF.")
    }

    /// This picture has too many pixels. Send a smaller one.
    static var documentPixels: String {
        Localized.text(
            "This picture has too many pixels. Send a smaller one.",
            es: "Esta imagen tiene demasiados píxeles. Envía una más pequeña.",
            pl: "Ten obraz ma zbyt wiele pikseli. Wyślij mniejszy.")
    }

    /// We can't read this kind of picture. Send a JPEG, PNG or WebP.
    static var documentUnsupported: String {
        Localized.text(
            "We can't read this kind of picture. Send a JPEG, PNG or WebP.",
            es: "No podemos leer este tipo de imagen. Envía un JPEG, PNG o WebP.",
            pl: "Nie możemy odczytać tego rodzaju obrazu. Wyślij JPEG, PNG lub WebP.")
    }

    /// Too many files are on their way. Wait a moment and try again.
    static var documentsTooMany: String {
        Localized.text(
            "Too many files are on their way. Wait a moment and try again.",
            es: "Hay demasiados archivos en camino. Espera un momento y vuelve a intentarlo.",
            pl: "Zbyt wiele plików jest w drodze. Poczekaj chwilę i spróbuj ponownie.")
    }

    /// Files can't be sent right now. Try again in a moment.
    static var documentsUnavailable: String {
        Localized.text(
            "Files can't be sent right now. Try again in a moment.",
            es: "Ahora no se pueden enviar archivos. Inténtalo dentro de un momento.",
            pl: "Nie można teraz przesyłać plików. Spróbuj za chwilę.")
    }

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

    /// Applications to drive
    static var figureApplications: String { Localized.text("Applications to drive", es: "Solicitudes para conducir", pl: "Zgłoszenia kierowców") }
    /// Accepted an offer
    static var funnelAccepted: String { Localized.text("Accepted an offer", es: "Aceptaron una oferta", pl: "Przyjęli ofertę") }
    /// Drivers who accept offers
    static var funnelDriving: String { Localized.text("Drivers who accept offers", es: "Conductores que aceptan ofertas", pl: "Kierowcy przyjmujący oferty") }
    /// Went online
    static var funnelOnline: String { Localized.text("Went online", es: "Se conectaron", pl: "Zaczęli przyjmować oferty") }

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

    /// This order has just moved on. Please try again in a moment.
    static var movedOn: String {
        Localized.text(
            "This order has just moved on. Please try again in a moment.",
            es: "Este pedido acaba de avanzar. Vuelve a intentarlo en un momento.",
            pl: "To zamówienie właśnie zmieniło etap. Spróbuj ponownie za chwilę.")
    }

    /// No driver has this order right now.
    static var noDriverHasIt: String {
        Localized.text(
            "No driver has this order right now.",
            es: "Ahora mismo ningún conductor tiene este pedido.",
            pl: "Żaden kierowca nie ma teraz tego zamówienia.")
    }

    /// We can't say what this costs while the driver isn't at work.
    static var noEstimate: String {
        Localized.text(
            "We can't say what this costs while the driver isn't at work.",
            es: "No podemos calcular el coste mientras el conductor no esté trabajando.",
            pl: "Nie możemy tego policzyć, gdy kierowca nie pracuje.")
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

    /// Your application to drive
    static var notifyApplication: String { Localized.text("Your application to drive", es: "Tu solicitud para conducir", pl: "Twoje zgłoszenie na kierowcę") }

    /// Your application is approved. Go online whenever you're ready for your first job.
    static var notifyApprovedBody: String {
        Localized.text(
            "Your application is approved. Go online whenever you're ready for your first job.",
            es: "Hemos aprobado tu solicitud. Conéctate cuando quieras hacer tu primer trabajo.",
            pl: "Twoje zgłoszenie jest przyjęte. Połącz się, kiedy zechcesz wziąć pierwsze zlecenie.")
    }

    /// Welcome aboard: you can drive with us
    static var notifyApprovedTitle: String {
        Localized.text(
            "Welcome aboard: you can drive with us",
            es: "Te damos la bienvenida: ya puedes conducir con nosotros",
            pl: "Witamy na pokładzie: możesz z nami jeździć")
    }

    /// Job assigned to you
    static var notifyAssigned: String { Localized.text("Job assigned to you", es: "Trabajo asignado a ti", pl: "Przydzielone zlecenie") }

    /// A dispatcher assigned it to you. Open it to see the stops.
    static var notifyAssignedBody: String {
        Localized.text(
            "A dispatcher assigned it to you. Open it to see the stops.",
            es: "Un despachador te lo asignó. Ábrelo para ver las paradas.",
            pl: "Dyspozytor przydzielił je Tobie. Otwórz, aby zobaczyć przystanki.")
    }

    /// Order %(order)lld is yours
    static func notifyAssignedTitle(_ order: Int) -> String {
        Localized.text(
            "Order \(order) is yours",
            es: "El pedido \(order) es tuyo",
            pl: "Zamówienie \(order) jest Twoje")
    }

    /// Job canceled
    static var notifyCanceled: String { Localized.text("Job canceled", es: "Trabajo cancelado", pl: "Zlecenie anulowane") }

    /// You don't have to go there any more.
    static var notifyCanceledBody: String {
        Localized.text(
            "You don't have to go there any more.",
            es: "Ya no tienes que ir.",
            pl: "Nie musisz już tam jechać.")
    }

    /// Order %(order)lld was canceled
    static func notifyCanceledTitle(_ order: Int) -> String {
        Localized.text(
            "Order \(order) was canceled",
            es: "Se canceló el pedido \(order)",
            pl: "Zamówienie \(order) anulowano")
    }

    /// Your application page says why, and when you can apply again.
    static var notifyDeclinedBody: String {
        Localized.text(
            "Your application page says why, and when you can apply again.",
            es: "En tu página de solicitud te explicamos por qué y cuándo puedes volver a presentarla.",
            pl: "Na stronie zgłoszenia wyjaśniamy dlaczego i kiedy możesz spróbować ponownie.")
    }

    /// We can't take you on as a driver right now
    static var notifyDeclinedTitle: String {
        Localized.text(
            "We can't take you on as a driver right now",
            es: "Ahora mismo no podemos contar contigo como conductor",
            pl: "Nie możemy teraz przyjąć Cię jako kierowcy")
    }

    /// Open it to see what's missing, and send it again.
    static var notifyInfoBody: String {
        Localized.text(
            "Open it to see what's missing, and send it again.",
            es: "Ábrela para ver qué falta y envíala otra vez.",
            pl: "Otwórz je, aby zobaczyć, czego brakuje, i wyślij je ponownie.")
    }

    /// We have a question about your application
    static var notifyInfoTitle: String {
        Localized.text(
            "We have a question about your application",
            es: "Tenemos una pregunta sobre tu solicitud",
            pl: "Mamy pytanie do Twojego zgłoszenia")
    }

    /// Job given to somebody else
    static var notifyTakenAway: String { Localized.text("Job given to somebody else", es: "Trabajo pasado a otra persona", pl: "Zlecenie odebrane") }

    /// A dispatcher took it back. You don't have to do anything.
    static var notifyTakenAwayBody: String {
        Localized.text(
            "A dispatcher took it back. You don't have to do anything.",
            es: "Un despachador lo retiró. No tienes que hacer nada.",
            pl: "Dyspozytor je odebrał. Nie musisz nic robić.")
    }

    /// Order %(order)lld is no longer yours
    static func notifyTakenAwayTitle(_ order: Int) -> String {
        Localized.text(
            "Order \(order) is no longer yours",
            es: "El pedido \(order) ya no es tuyo",
            pl: "Zamówienie \(order) nie jest już Twoje")
    }

    /// This offer has expired.
    static var offerExpired: String { Localized.text("This offer has expired.", es: "Esta oferta ya venció.", pl: "Ta oferta już wygasła.") }
    /// Applications to drive
    static var privacyApplications: String { Localized.text("Applications to drive", es: "Solicitudes para conducir", pl: "Zgłoszenia na kierowcę") }

    /// As long as your account. Documents, date of birth and license of a declined or withdrawn application: %(days)@. Unfinished ones are withdrawn after 90 days.
    static func privacyApplicationsKept(_ days: String) -> String {
        Localized.text(
            "As long as your account. Documents, date of birth and license of a declined or withdrawn application: \(days). Unfinished ones are withdrawn after 90 days.",
            es: "Mientras tengas tu cuenta. Los documentos, la fecha de nacimiento y la licencia de una solicitud rechazada o retirada: \(days). Las que no se terminan se retiran a los 90 días.",
            pl: "Tak długo jak konto. Dokumenty, data urodzenia i prawo jazdy odrzuconego lub wycofanego zgłoszenia: \(days). Niedokończone są wycofywane po 90 dniach.")
    }

    /// To check who drives for us: your details, license and documents. Only you and administrators see them.
    static var privacyApplicationsPurpose: String {
        Localized.text(
            "To check who drives for us: your details, license and documents. Only you and administrators see them.",
            es: "Para comprobar quién conduce con nosotros: tus datos, tu licencia y tus documentos. Solo los ven tú y los administradores.",
            pl: "Aby sprawdzić, kto u nas jeździ: Twoje dane, prawo jazdy i dokumenty. Widzisz je tylko Ty i administratorzy.")
    }

    /// Your work as a driver
    static var privacyDriving: String { Localized.text("Your work as a driver", es: "Tu trabajo como conductor", pl: "Twoja praca jako kierowca") }

    /// Where you were: %(days)@. The rest as long as you have an account; the numbers of your jobs stay after that, without your name.
    static func privacyDrivingKept(_ days: String) -> String {
        Localized.text(
            "Where you were: \(days). The rest as long as you have an account; the numbers of your jobs stay after that, without your name.",
            es: "Dónde estuviste: \(days). Lo demás, mientras tengas una cuenta; después quedan las cifras de tus trabajos, sin tu nombre.",
            pl: "Twoje położenie: do upływu \(days). Reszta tak długo, jak masz konto; potem zostają liczby z Twoich zleceń, bez imienia i nazwiska.")
    }

    /// To offer you jobs, and to show customers and dispatchers where you are during one.
    static var privacyDrivingPurpose: String {
        Localized.text(
            "To offer you jobs, and to show customers and dispatchers where you are during one.",
            es: "Para ofrecerte trabajos y mostrar a clientes y coordinadores dónde estás durante uno.",
            pl: "Aby proponować Ci zlecenia oraz pokazywać klientom i dyspozytorom, gdzie jesteś w ich trakcie.")
    }

    /// Visits at your door
    static var privacyVisits: String { Localized.text("Visits at your door", es: "Visitas a tu puerta", pl: "Wizyty pod Twoimi drzwiami") }

    /// As long as you have an account. Times and areas stay after that, without your address.
    static var privacyVisitsKept: String {
        Localized.text(
            "As long as you have an account. Times and areas stay after that, without your address.",
            es: "Mientras tengas una cuenta. Después quedan horas y zonas, sin tu dirección.",
            pl: "Tak długo, jak masz konto. Potem zostają godziny i obszary, bez Twojego adresu.")
    }

    /// To lead drivers to you, and to tell you when they come.
    static var privacyVisitsPurpose: String {
        Localized.text(
            "To lead drivers to you, and to tell you when they come.",
            es: "Para guiar a los conductores hasta ti y decirte cuándo llegan.",
            pl: "Aby kierowcy do Ciebie trafili i aby było wiadomo, kiedy przyjadą.")
    }

    /// Choose a reason.
    static var reasonNeeded: String { Localized.text("Choose a reason.", es: "Elige un motivo.", pl: "Wybierz powód.") }

    /// It's too late to give this job back. Message dispatch, and they'll decide.
    static var releaseTooLate: String {
        Localized.text(
            "It's too late to give this job back. Message dispatch, and they'll decide.",
            es: "Ya es tarde para devolver este trabajo. Escribe a despacho y ellos decidirán.",
            pl: "Jest już za późno, żeby oddać to zlecenie. Napisz do dyspozytora, a on zdecyduje.")
    }

    /// Say for each item whether you bought it.
    static var shoppingIncomplete: String {
        Localized.text(
            "Say for each item whether you bought it.",
            es: "Indica de cada artículo si lo compraste.",
            pl: "Podaj dla każdego produktu, czy go kupiono.")
    }

    /// This time is in the future.
    static var timeInFuture: String { Localized.text("This time is in the future.", es: "Esta hora está en el futuro.", pl: "Ta godzina jest w przyszłości.") }

    /// You can save up to 20 views. Remove one you no longer need.
    static var viewsFull: String {
        Localized.text(
            "You can save up to 20 views. Remove one you no longer need.",
            es: "Puedes guardar hasta 20 vistas. Elimina una que ya no necesites.",
            pl: "Możesz zapisać do 20 widoków. Usuń ten, którego już nie potrzebujesz.")
    }
}
