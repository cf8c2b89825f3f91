// Made by `make strings` from Packages/App/Strings/App.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// What people read of App, in the language of the work under way.
enum Strings {
    /// Continue as: %(mode)@
    static func continueAs(_ mode: String) -> String { Localized.text("Continue as: \(mode)", es: "Continuar como: \(mode)", pl: "Kontynuuj jako: \(mode)") }
    /// Dev
    static var developmentRibbon: String { Localized.text("Dev", es: "Dev", pl: "Dev") }
    /// Allow location
    static var locationAllow: String { Localized.text("Allow location", es: "Permitir ubicación", pl: "Zezwól na lokalizację") }

    /// The location is blocked for this site. Allow it in the browser's settings, then press the button again.
    static var locationDenied: String {
        Localized.text(
            "The location is blocked for this site. Allow it in the browser's settings, then press the button again.",
            es: "La ubicación está bloqueada para este sitio. Permítela en los ajustes del navegador y pulsa otra vez.",
            pl: "Lokalizacja jest zablokowana dla tej strony. Zezwól na nią w ustawieniach przeglądarki i naciśnij ponownie.")
    }

    /// Where are you?
    static var locationNeeded: String { Localized.text("Where are you?", es: "¿Dónde estás?", pl: "Gdzie jesteś?") }

    /// Jobs go to the drivers nearby, so this device has to tell where it is while you drive.
    static var locationReason: String {
        Localized.text(
            "Jobs go to the drivers nearby, so this device has to tell where it is while you drive.",
            es: "Los encargos van a los conductores cercanos: este dispositivo debe indicar dónde está mientras conduces.",
            pl: "Zlecenia trafiają do kierowców w pobliżu, więc podczas jazdy to urządzenie musi podawać swoje położenie.")
    }

    /// Mode
    static var mode: String { Localized.text("Mode", es: "Modo", pl: "Tryb") }
    /// Customer
    static var modeCustomer: String { Localized.text("Customer", es: "Cliente", pl: "Klient") }
    /// Dispatch
    static var modeDispatcher: String { Localized.text("Dispatch", es: "Despacho", pl: "Dyspozytura") }
    /// Driver
    static var modeDriver: String { Localized.text("Driver", es: "Conductor", pl: "Kierowca") }
    /// Allow notifications
    static var notificationsAllow: String { Localized.text("Allow notifications", es: "Permitir notificaciones", pl: "Zezwól na powiadomienia") }

    /// Notifications are blocked for this site. You can allow them in the browser’s settings.
    static var notificationsDenied: String {
        Localized.text(
            "Notifications are blocked for this site. You can allow them in the browser’s settings.",
            es: "Las notificaciones están bloqueadas para este sitio. Puedes permitirlas en los ajustes del navegador.",
            pl: "Powiadomienia są zablokowane dla tej strony. Możesz na nie zezwolić w ustawieniach przeglądarki.")
    }

    /// Notifications are allowed.
    static var notificationsGranted: String {
        Localized.text(
            "Notifications are allowed.",
            es: "Las notificaciones están permitidas.",
            pl: "Powiadomienia są dozwolone.")
    }

    /// While another window is in front, this device tells of new jobs and messages.
    static var notificationsReason: String {
        Localized.text(
            "While another window is in front, this device tells of new jobs and messages.",
            es: "Mientras otra ventana está delante, este dispositivo avisa de trabajos y mensajes nuevos.",
            pl: "Gdy inne okno jest na wierzchu, to urządzenie powiadamia o nowych zleceniach i wiadomościach.")
    }

    /// This page shows again as soon as there is a network. What you did is kept and sent then.
    static var offlineMessage: String {
        Localized.text(
            "This page shows again as soon as there is a network. What you did is kept and sent then.",
            es: "Esta página vuelve en cuanto haya red. Lo que hiciste se guarda y se envía entonces.",
            pl: "Ta strona wróci, gdy tylko pojawi się sieć. Twoje działania są zapisane i zostaną wtedy wysłane.")
    }

    /// You are offline
    static var offlineNoNetwork: String { Localized.text("You are offline", es: "No tienes conexión", pl: "Nie masz połączenia") }
    /// See your last order
    static var offlineOrder: String { Localized.text("See your last order", es: "Ver tu último pedido", pl: "Zobacz ostatnie zamówienie") }
    /// Go to your stop
    static var offlineStop: String { Localized.text("Go to your stop", es: "Ir a tu parada", pl: "Przejdź do postoju") }
    /// Offline
    static var offlineTitle: String { Localized.text("Offline", es: "Sin conexión", pl: "Offline") }
    /// Waiting to be sent
    static var outbox: String { Localized.text("Waiting to be sent", es: "Por enviar", pl: "Czekają na wysłanie") }
    /// Discard
    static var outboxDiscard: String { Localized.text("Discard", es: "Descartar", pl: "Odrzuć") }

    /// %(count)lld confirmations wait for the network
    static func outboxWaiting(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) confirmation waits for the network", other: "\(count) confirmations wait for the network"),
            es: Localized.es(count, one: "\(count) confirmación espera la red", many: "\(count) de confirmaciones esperan la red", other: "\(count) confirmaciones esperan la red"),
            pl: Localized.pl(count, one: "\(count) potwierdzenie czeka na sieć", few: "\(count) potwierdzenia czekają na sieć", many: "\(count) potwierdzeń czeka na sieć", other: "\(count) potwierdzenia czeka na sieć"))
    }
}
