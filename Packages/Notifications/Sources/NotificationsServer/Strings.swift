// Made by `make strings` from Packages/Notifications/Strings/NotificationsServer.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// The texts of NotificationsServer, in the language of the current request or page.
enum Strings {
    /// Choose an hour from 0 to 23.
    static var digestHour: String { Localized.text("Choose an hour from 0 to 23.", es: "Elige una hora de 0 a 23.", pl: "Wybierz godzinę od 0 do 23.") }

    /// You get this from %(product)@ once a day, because you chose a daily email.
    static func digestReason(_ product: String) -> String {
        Localized.text(
            "You get this from \(product) once a day, because you chose a daily email.",
            es: "Recibes este mensaje de \(product) una vez al día porque elegiste el correo diario.",
            pl: "Dostajesz tę wiadomość od \(product) raz dziennie, bo wybrano e-mail raz dziennie.")
    }

    /// %(product)@: %(count)lld notifications
    static func digestSubject(_ product: String, count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(product): \(count) notification", other: "\(product): \(count) notifications"),
            es: Localized.es(count, one: "\(product): \(count) notificación", many: "\(product): \(count) notificaciones", other: "\(product): \(count) notificaciones"),
            pl: Localized.pl(count, one: "\(product): \(count) powiadomienie", few: "\(product): \(count) powiadomienia", many: "\(product): \(count) powiadomień", other: "\(product): \(count) powiadomienia"))
    }

    /// This browser's notifications can't be renewed. Open the app and turn them on again.
    static var invalidRenewal: String {
        Localized.text(
            "This browser's notifications can't be renewed. Open the app and turn them on again.",
            es: "No se pueden renovar las notificaciones de este navegador. Abre la app y vuelve a activarlas.",
            pl: "Nie można odnowić powiadomień tej przeglądarki. Otwórz aplikację i włącz je ponownie.")
    }

    /// This link doesn't work anymore. Choose what we email you in your account.
    static var invalidToken: String {
        Localized.text(
            "This link doesn't work anymore. Choose what we email you in your account.",
            es: "Este enlace ya no funciona. Elige en tu cuenta qué te enviamos por correo.",
            pl: "Ten link już nie działa. Wybierz na swoim koncie, co wysyłamy Ci e-mailem.")
    }

    /// See details
    static var mailOpen: String { Localized.text("See details", es: "Ver detalles", pl: "Zobacz szczegóły") }

    /// Choose what we email you
    static var mailPreferences: String {
        Localized.text(
            "Choose what we email you",
            es: "Elige qué te enviamos por correo",
            pl: "Wybierz, co wysyłamy Ci e-mailem")
    }

    /// You get this from %(product)@ because email is on for “%(kind)@”.
    static func mailReason(_ product: String, kind: String) -> String {
        Localized.text(
            "You get this from \(product) because email is on for “\(kind)”.",
            es: "Recibes este mensaje de \(product) porque tienes activado el correo para «\(kind)».",
            pl: "Dostajesz tę wiadomość od \(product), bo masz włączone e-maile dla „\(kind)”.")
    }

    /// Enter a mobile number. Outside the US, begin with + and the country code.
    static var phoneNumber: String {
        Localized.text(
            "Enter a mobile number. Outside the US, begin with + and the country code.",
            es: "Escribe un número de móvil. Fuera de EE. UU., empieza con + y el prefijo del país.",
            pl: "Podaj numer komórki. Poza USA zacznij od + i numeru kierunkowego kraju.")
    }

    /// We can't text this number. Check it, or use another one.
    static var phoneUnreachable: String {
        Localized.text(
            "We can't text this number. Check it, or use another one.",
            es: "No podemos enviar mensajes a este número. Revísalo o usa otro.",
            pl: "Nie możemy wysłać SMS-a na ten numer. Sprawdź go lub podaj inny.")
    }

    /// This number replied STOP. Text START to our number, then try again.
    static var phoneUnsubscribed: String {
        Localized.text(
            "This number replied STOP. Text START to our number, then try again.",
            es: "Este número respondió STOP. Envía START a nuestro número y vuelve a intentarlo.",
            pl: "Ten numer odpisał STOP. Wyślij START na nasz numer i spróbuj ponownie.")
    }

    /// Notifications
    static var privacyNotifications: String { Localized.text("Notifications", es: "Notificaciones", pl: "Powiadomienia") }

    /// %(days)@. Your choices as long as you have an account.
    static func privacyNotificationsKept(_ days: String) -> String {
        Localized.text(
            "\(days). Your choices as long as you have an account.",
            es: "\(days). Tus preferencias, mientras tengas una cuenta.",
            pl: "Do upływu \(days). Ustawienia tak długo, jak masz konto.")
    }

    /// To tell you what happens, in the ways and at the times that you chose.
    static var privacyNotificationsPurpose: String {
        Localized.text(
            "To tell you what happens, in the ways and at the times that you chose.",
            es: "Para contarte lo que pasa, por los medios y a las horas que elegiste.",
            pl: "Aby informować Cię o tym, co się dzieje, wybranymi sposobami i o wybranych porach.")
    }

    /// This isn't the address of a push service.
    static var pushAddress: String {
        Localized.text(
            "This isn't the address of a push service.",
            es: "Esta no es la dirección de un servicio push.",
            pl: "To nie jest adres usługi push.")
    }

    /// Push notifications aren't available here.
    static var pushIsOff: String {
        Localized.text(
            "Push notifications aren't available here.",
            es: "Aquí no hay notificaciones push.",
            pl: "Powiadomienia push nie są tu dostępne.")
    }

    /// The subscription was made for another server. Turn notifications off and on again.
    static var pushKeyUnknown: String {
        Localized.text(
            "The subscription was made for another server. Turn notifications off and on again.",
            es: "La suscripción se hizo para otro servidor. Desactiva las notificaciones y vuelve a activarlas.",
            pl: "Subskrypcję utworzono dla innego serwera. Wyłącz powiadomienia i włącz je ponownie.")
    }

    /// These aren't a browser's keys.
    static var pushKeys: String {
        Localized.text(
            "These aren't a browser's keys.",
            es: "Estas no son las claves de un navegador.",
            pl: "To nie są klucze przeglądarki.")
    }

    /// Notifications
    static var queue: String { Localized.text("Notifications", es: "Notificaciones", pl: "Powiadomienia") }

    /// Choose two different hours from 0 to 23.
    static var quietHours: String {
        Localized.text(
            "Choose two different hours from 0 to 23.",
            es: "Elige dos horas distintas de 0 a 23.",
            pl: "Wybierz dwie różne godziny od 0 do 23.")
    }

    /// %(product)@: %(code)@ is your code. It works for ten minutes. Didn't ask for it? Ignore this message. Reply STOP to get no more.
    static func textCode(_ product: String, code: String) -> String {
        Localized.text(
            "\(product): \(code) is your code. It works for ten minutes. Didn't ask for it? Ignore this message. Reply STOP to get no more.",
            es: "\(product): \(code) es tu código. Funciona diez minutos. ¿No lo pediste? Ignora este mensaje. Responde STOP para no recibir más.",
            pl: "\(product): Twój kod to \(code). Działa przez dziesięć minut. To nie Twoja prośba? Zignoruj tę wiadomość. Odpisz STOP, by nie dostawać kolejnych.")
    }

    /// We couldn't send a text message just now. Please try again in a minute.
    static var textsUnavailable: String {
        Localized.text(
            "We couldn't send a text message just now. Please try again in a minute.",
            es: "No pudimos enviar el mensaje de texto. Inténtalo de nuevo en un minuto.",
            pl: "Nie udało się teraz wysłać SMS-a. Spróbuj ponownie za minutę.")
    }

    /// Notifications can't be sent that way here.
    static var unknownChannel: String {
        Localized.text(
            "Notifications can't be sent that way here.",
            es: "Aquí no se pueden enviar notificaciones así.",
            pl: "Tutaj nie można tak wysyłać powiadomień.")
    }

    /// You don't get notifications of this kind.
    static var unknownKind: String {
        Localized.text(
            "You don't get notifications of this kind.",
            es: "No recibes notificaciones de este tipo.",
            pl: "Nie otrzymujesz powiadomień tego rodzaju.")
    }

    /// We don't know this time zone.
    static var unknownTimeZone: String {
        Localized.text(
            "We don't know this time zone.",
            es: "No conocemos esta zona horaria.",
            pl: "Nie znamy tej strefy czasowej.")
    }

    /// That code isn't right, or it doesn't work anymore. Check it, or ask for a new one.
    static var wrongCode: String {
        Localized.text(
            "That code isn't right, or it doesn't work anymore. Check it, or ask for a new one.",
            es: "Ese código no es correcto o ya no funciona. Revísalo o pide uno nuevo.",
            pl: "Ten kod jest nieprawidłowy lub już nie działa. Sprawdź go lub poproś o nowy.")
    }
}
