// Made by `make strings` from Packages/Notifications/Strings/Notifications.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// The texts of Notifications, in the language of the current request or page.
enum Strings {
    /// In the app
    static var channelApp: String { Localized.text("In the app", es: "En la app", pl: "W aplikacji") }
    /// Daily email
    static var channelDaily: String { Localized.text("Daily email", es: "Correo diario", pl: "E-mail raz dziennie") }
    /// Email
    static var channelMail: String { Localized.text("Email", es: "Correo", pl: "E-mail") }

    /// %(kind)@: %(channel)@
    static func channelOf(_ kind: String, channel: String) -> String {
        Localized.text(
            "\(kind): \(channel)",
            es: "\(kind): \(channel)",
            pl: "\(kind): \(channel)")
    }

    /// Push
    static var channelPush: String { Localized.text("Push", es: "Push", pl: "Push") }
    /// Text
    static var channelText: String { Localized.text("Text", es: "SMS", pl: "SMS") }
    /// What you hear about
    static var channels: String { Localized.text("What you hear about", es: "De qué te avisamos", pl: "O czym Cię informujemy") }
    /// Daily email
    static var digest: String { Localized.text("Daily email", es: "Correo diario", pl: "E-mail raz dziennie") }
    /// Send it at
    static var digestAt: String { Localized.text("Send it at", es: "Enviarlo a las", pl: "Wysyłaj o") }

    /// One email with all that you haven't read. With nothing new, we send none.
    static var digestHint: String {
        Localized.text(
            "One email with all that you haven't read. With nothing new, we send none.",
            es: "Un solo correo con todo lo que no has leído. Si no hay novedades, no enviamos ninguno.",
            pl: "Jeden e-mail ze wszystkim, czego jeszcze nie masz przeczytanego. Gdy nie ma nic nowego, nie wysyłamy żadnego.")
    }

    /// Nothing new
    static var empty: String { Localized.text("Nothing new", es: "Nada nuevo", pl: "Nic nowego") }

    /// We'll tell you here what happens with your orders and messages.
    static var emptyMessage: String {
        Localized.text(
            "We'll tell you here what happens with your orders and messages.",
            es: "Aquí te contaremos qué pasa con tus pedidos y mensajes.",
            pl: "Tutaj napiszemy, co dzieje się z Twoimi zamówieniami i wiadomościami.")
    }

    /// New
    static var new: String { Localized.text("New", es: "Nuevo", pl: "Nowe") }
    /// Show older
    static var older: String { Localized.text("Show older", es: "Mostrar anteriores", pl: "Pokaż starsze") }
    /// Settings
    static var preferences: String { Localized.text("Settings", es: "Ajustes", pl: "Ustawienia") }

    /// Choose what reaches you, and how.
    static var preferencesSubtitle: String {
        Localized.text(
            "Choose what reaches you, and how.",
            es: "Elige qué te llega y cómo.",
            pl: "Wybierz, co do Ciebie dociera i jak.")
    }

    /// Notification settings
    static var preferencesTitle: String { Localized.text("Notification settings", es: "Ajustes de notificaciones", pl: "Ustawienia powiadomień") }
    /// On this device
    static var push: String { Localized.text("On this device", es: "En este dispositivo", pl: "Na tym urządzeniu") }

    /// Your browser blocks notifications from this site. Allow them in its site settings, then come back here.
    static var pushBlocked: String {
        Localized.text(
            "Your browser blocks notifications from this site. Allow them in its site settings, then come back here.",
            es: "Tu navegador bloquea las notificaciones de este sitio. Permítelas en los ajustes del sitio y vuelve aquí.",
            pl: "Przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w ustawieniach witryny i wróć tutaj.")
    }

    /// Your browser couldn't turn notifications on. Please try again later.
    static var pushFailed: String {
        Localized.text(
            "Your browser couldn't turn notifications on. Please try again later.",
            es: "Tu navegador no pudo activar las notificaciones. Inténtalo más tarde.",
            pl: "Przeglądarka nie mogła włączyć powiadomień. Spróbuj ponownie później.")
    }

    /// Hear about your laundry even while this page is closed. Your browser will ask for your permission first.
    static var pushHint: String {
        Localized.text(
            "Hear about your laundry even while this page is closed. Your browser will ask for your permission first.",
            es: "Entérate de tu colada aunque esta página esté cerrada. Antes, tu navegador te pedirá permiso.",
            pl: "Dowiesz się, co z Twoim praniem, nawet gdy ta strona jest zamknięta. Najpierw przeglądarka poprosi o zgodę.")
    }

    /// Push notifications are on. Choose below what you get.
    static var pushIsOn: String {
        Localized.text(
            "Push notifications are on. Choose below what you get.",
            es: "Las notificaciones push están activadas. Elige abajo cuáles recibes.",
            pl: "Powiadomienia push są włączone. Poniżej wybierz, które chcesz dostawać.")
    }

    /// Turn off on this device
    static var pushTurnOff: String { Localized.text("Turn off on this device", es: "Desactivar en este dispositivo", pl: "Wyłącz na tym urządzeniu") }
    /// Turn on notifications
    static var pushTurnOn: String { Localized.text("Turn on notifications", es: "Activar notificaciones", pl: "Włącz powiadomienia") }

    /// This browser can't show notifications. On an iPhone or iPad, add this site to your Home Screen and open it from there.
    static var pushUnavailable: String {
        Localized.text(
            "This browser can't show notifications. On an iPhone or iPad, add this site to your Home Screen and open it from there.",
            es: "Este navegador no puede mostrar notificaciones. En un iPhone o iPad, añade este sitio a la pantalla de inicio y ábrelo desde ahí.",
            pl: "Ta przeglądarka nie wyświetla powiadomień. Na iPhonie lub iPadzie dodaj tę stronę do ekranu początkowego i otwórz ją stamtąd.")
    }

    /// From
    static var quietFrom: String { Localized.text("From", es: "Desde", pl: "Od") }
    /// Quiet hours
    static var quietHours: String { Localized.text("Quiet hours", es: "Horas de silencio", pl: "Godziny ciszy") }

    /// Meanwhile only the app shows what's new. The rest arrives when they end.
    static var quietHoursHint: String {
        Localized.text(
            "Meanwhile only the app shows what's new. The rest arrives when they end.",
            es: "Mientras tanto, solo la app muestra lo nuevo. Lo demás llega al terminar.",
            pl: "W tym czasie nowości pokazuje tylko aplikacja. Reszta dotrze po ich zakończeniu.")
    }

    /// Keep quiet at night
    static var quietHoursOn: String { Localized.text("Keep quiet at night", es: "Silencio por la noche", pl: "Cisza w nocy") }
    /// Until
    static var quietTo: String { Localized.text("Until", es: "Hasta", pl: "Do") }
    /// Mark all as read
    static var readAll: String { Localized.text("Mark all as read", es: "Marcar todo como leído", pl: "Oznacz wszystkie jako przeczytane") }
    /// Text messages
    static var texts: String { Localized.text("Text messages", es: "Mensajes de texto", pl: "Wiadomości SMS") }
    /// Text me a new code
    static var textsAgain: String { Localized.text("Text me a new code", es: "Enviarme otro código", pl: "Wyślij nowy kod") }
    /// Code from the message
    static var textsCode: String { Localized.text("Code from the message", es: "Código del mensaje", pl: "Kod z wiadomości") }
    /// Confirm number
    static var textsConfirm: String { Localized.text("Confirm number", es: "Confirmar número", pl: "Potwierdź numer") }

    /// We can text you what shouldn't wait. Confirm your phone, then choose below what we text you. Your plan's rates for messages apply.
    static var textsHint: String {
        Localized.text(
            "We can text you what shouldn't wait. Confirm your phone, then choose below what we text you. Your plan's rates for messages apply.",
            es: "Podemos avisarte por SMS de lo que no puede esperar. Confirma tu móvil y elige abajo qué te enviamos. Se aplican las tarifas de tu operador.",
            pl: "Możemy wysyłać Ci SMS-em to, co nie powinno czekać. Potwierdź numer, a potem wybierz poniżej, co mamy wysyłać. Obowiązują stawki Twojego operatora.")
    }

    /// Mobile number
    static var textsNumber: String { Localized.text("Mobile number", es: "Número de móvil", pl: "Numer komórki") }

    /// Outside the US, begin with + and the country code.
    static var textsNumberHint: String {
        Localized.text(
            "Outside the US, begin with + and the country code.",
            es: "Fuera de EE. UU., empieza con + y el prefijo del país.",
            pl: "Poza USA zacznij od + i numeru kierunkowego kraju.")
    }

    /// Stop texting me
    static var textsOff: String { Localized.text("Stop texting me", es: "Dejar de enviarme mensajes", pl: "Nie wysyłaj mi SMS-ów") }

    /// We text %(number)@. Choose below what.
    static func textsOn(_ number: String) -> String {
        Localized.text(
            "We text \(number). Choose below what.",
            es: "Enviamos mensajes al \(number). Elige abajo cuáles.",
            pl: "Wysyłamy SMS-y na numer \(number). Wybierz poniżej, jakie.")
    }

    /// Use another number
    static var textsOther: String { Localized.text("Use another number", es: "Usar otro número", pl: "Podaj inny numer") }
    /// Text me a code
    static var textsSend: String { Localized.text("Text me a code", es: "Enviarme un código", pl: "Wyślij mi kod") }

    /// We texted a code to %(number)@. It works for ten minutes.
    static func textsSent(_ number: String) -> String {
        Localized.text(
            "We texted a code to \(number). It works for ten minutes.",
            es: "Enviamos un código al \(number). Funciona diez minutos.",
            pl: "Wysłaliśmy kod na numer \(number). Działa przez dziesięć minut.")
    }

    /// We don't text %(number)@ anymore, because our messages can't reach it. Check the number, or use another one.
    static func textsUnreachable(_ number: String) -> String {
        Localized.text(
            "We don't text \(number) anymore, because our messages can't reach it. Check the number, or use another one.",
            es: "Ya no enviamos mensajes al \(number) porque no le llegan. Revisa el número o usa otro.",
            pl: "Nie wysyłamy już SMS-ów na numer \(number), bo do niego nie docierają. Sprawdź numer lub podaj inny.")
    }

    /// We don't text %(number)@ anymore, because it replied STOP. To get messages again, text START to our number, then confirm it here.
    static func textsUnsubscribed(_ number: String) -> String {
        Localized.text(
            "We don't text \(number) anymore, because it replied STOP. To get messages again, text START to our number, then confirm it here.",
            es: "Ya no enviamos mensajes al \(number) porque respondió STOP. Para volver a recibirlos, envía START a nuestro número y confírmalo aquí.",
            pl: "Nie wysyłamy już SMS-ów na numer \(number), bo odpisał STOP. Aby znów je dostawać, wyślij START na nasz numer i potwierdź go tutaj.")
    }

    /// Time zone
    static var timeZone: String { Localized.text("Time zone", es: "Zona horaria", pl: "Strefa czasowa") }
    /// Notifications
    static var title: String { Localized.text("Notifications", es: "Notificaciones", pl: "Powiadomienia") }
    /// Today
    static var today: String { Localized.text("Today", es: "Hoy", pl: "Dzisiaj") }

    /// %(count)lld unread
    static func unread(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) unread", other: "\(count) unread"),
            es: Localized.es(count, one: "\(count) sin leer", many: "\(count) sin leer", other: "\(count) sin leer"),
            pl: Localized.pl(count, one: "\(count) nieprzeczytane", few: "\(count) nieprzeczytane", many: "\(count) nieprzeczytanych", other: "\(count) nieprzeczytanego"))
    }

    /// Yesterday
    static var yesterday: String { Localized.text("Yesterday", es: "Ayer", pl: "Wczoraj") }
}
