// Made by `make strings` from Packages/App/Strings/App.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// The texts of App, in the language of the current request or page.
enum Strings {
    /// Continue as %(mode)@
    static func continueAs(_ mode: String) -> String { Localized.text("Continue as \(mode)", es: "Continuar como: \(mode)", pl: "Kontynuuj jako: \(mode)") }
    /// Dev
    static var developmentRibbon: String { Localized.text("Dev", es: "Dev", pl: "Dev") }
    /// Allow location
    static var locationAllow: String { Localized.text("Allow location", es: "Permitir ubicación", pl: "Zezwól na lokalizację") }

    /// Location is blocked for this site. Allow it in your browser's settings, then try again.
    static var locationDenied: String {
        Localized.text(
            "Location is blocked for this site. Allow it in your browser's settings, then try again.",
            es: "La ubicación está bloqueada para este sitio. Permítela en los ajustes del navegador e inténtalo de nuevo.",
            pl: "Lokalizacja jest zablokowana dla tej strony. Zezwól na nią w ustawieniach przeglądarki i spróbuj ponownie.")
    }

    /// Where are you?
    static var locationNeeded: String { Localized.text("Where are you?", es: "¿Dónde estás?", pl: "Gdzie jesteś?") }

    /// Jobs go to drivers nearby, so we need this device's location while you drive.
    static var locationReason: String {
        Localized.text(
            "Jobs go to drivers nearby, so we need this device's location while you drive.",
            es: "Los encargos van a los conductores cercanos, así que necesitamos la ubicación de este dispositivo mientras conduces.",
            pl: "Zlecenia trafiają do kierowców w pobliżu, dlatego podczas jazdy potrzebujemy lokalizacji tego urządzenia.")
    }

    /// Mode
    static var mode: String { Localized.text("Mode", es: "Modo", pl: "Tryb") }
    /// Administrator
    static var modeAdministrator: String { Localized.text("Administrator", es: "Administración", pl: "Administrator") }
    /// Customer
    static var modeCustomer: String { Localized.text("Customer", es: "Cliente", pl: "Klient") }
    /// Dispatch
    static var modeDispatcher: String { Localized.text("Dispatch", es: "Despacho", pl: "Dyspozytura") }
    /// Driver
    static var modeDriver: String { Localized.text("Driver", es: "Conductor", pl: "Kierowca") }
    /// Allow notifications
    static var notificationsAllow: String { Localized.text("Allow notifications", es: "Permitir notificaciones", pl: "Zezwól na powiadomienia") }

    /// Notifications are blocked for this site. You can allow them in your browser's settings.
    static var notificationsDenied: String {
        Localized.text(
            "Notifications are blocked for this site. You can allow them in your browser's settings.",
            es: "Las notificaciones están bloqueadas para este sitio. Puedes permitirlas en los ajustes del navegador.",
            pl: "Powiadomienia są zablokowane dla tej strony. Możesz na nie zezwolić w ustawieniach przeglądarki.")
    }

    /// Notifications are on.
    static var notificationsGranted: String {
        Localized.text(
            "Notifications are on.",
            es: "Las notificaciones están activadas.",
            pl: "Powiadomienia są włączone.")
    }

    /// Get notified of new jobs and messages, even when you're in another window.
    static var notificationsReason: String {
        Localized.text(
            "Get notified of new jobs and messages, even when you're in another window.",
            es: "Recibe avisos de encargos y mensajes nuevos, aunque estés en otra ventana.",
            pl: "Otrzymuj powiadomienia o nowych zleceniach i wiadomościach, nawet gdy korzystasz z innego okna.")
    }

    /// This page comes back as soon as you're online. Anything you did is saved and will be sent then.
    static var offlineMessage: String {
        Localized.text(
            "This page comes back as soon as you're online. Anything you did is saved and will be sent then.",
            es: "Esta página volverá en cuanto tengas conexión. Lo que hiciste está guardado y se enviará entonces.",
            pl: "Ta strona wróci, gdy tylko odzyskasz połączenie. Wszystko, co zrobiono, jest zapisane i zostanie wtedy wysłane.")
    }

    /// You're offline
    static var offlineNoNetwork: String { Localized.text("You're offline", es: "No tienes conexión", pl: "Jesteś offline") }
    /// See your last order
    static var offlineOrder: String { Localized.text("See your last order", es: "Ver tu último pedido", pl: "Zobacz ostatnie zamówienie") }
    /// Go to your stop
    static var offlineStop: String { Localized.text("Go to your stop", es: "Ir a tu parada", pl: "Przejdź do postoju") }
    /// Offline
    static var offlineTitle: String { Localized.text("Offline", es: "Sin conexión", pl: "Offline") }
    /// Waiting to be sent
    static var outbox: String { Localized.text("Waiting to be sent", es: "Pendiente de enviar", pl: "Czeka na wysłanie") }
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
