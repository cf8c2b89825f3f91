// Made by `make strings` from Packages/App/Strings/AppDevelopment.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// The texts of AppDevelopment, in the language of the current request or page.
enum Strings {
    /// Administrator
    static var demoAdministrator: String { Localized.text("Administrator", es: "Administrador", pl: "Administrator") }
    /// Customer
    static var demoCustomer: String { Localized.text("Customer", es: "Cliente", pl: "Klient") }

    /// Hi! I'm at home, so just bring the bags to the door.
    static var demoDeliveryHome: String {
        Localized.text(
            "Hi! I'm at home, so just bring the bags to the door.",
            es: "¡Hola! Estoy en casa, así que puede traer las bolsas a la puerta.",
            pl: "Dzień dobry! Jestem w domu, proszę przynieść worki pod drzwi.")
    }

    /// Hello! Please ring twice. The first time I may not hear it.
    static var demoDeliveryRing: String {
        Localized.text(
            "Hello! Please ring twice. The first time I may not hear it.",
            es: "¡Hola! Llame dos veces al timbre, por favor. La primera quizá no lo oiga.",
            pl: "Dzień dobry! Proszę zadzwonić dwa razy, za pierwszym mogę nie usłyszeć.")
    }

    /// Dispatcher
    static var demoDispatcher: String { Localized.text("Dispatcher", es: "Despachador", pl: "Dyspozytor") }
    /// Driver
    static var demoDriver: String { Localized.text("Driver", es: "Conductor", pl: "Kierowca") }

    /// Got it. See you in a few minutes!
    static var demoDriverSoon: String {
        Localized.text(
            "Got it. See you in a few minutes!",
            es: "Entendido. ¡Nos vemos en unos minutos!",
            pl: "Jasne. Do zobaczenia za kilka minut!")
    }

    /// Thanks for letting me know. I'm on my way.
    static var demoDriverThanks: String {
        Localized.text(
            "Thanks for letting me know. I'm on my way.",
            es: "Gracias por avisar. Voy de camino.",
            pl: "Dziękuję za informację. Jestem w drodze.")
    }

    /// Will do. You can follow me on the map.
    static var demoDriverWay: String {
        Localized.text(
            "Will do. You can follow me on the map.",
            es: "Así lo haré. Puede seguirme en el mapa.",
            pl: "Dobrze. Na mapie widać, gdzie jestem.")
    }

    /// Hi! The bags are by the front door.
    static var demoPickupDoor: String {
        Localized.text(
            "Hi! The bags are by the front door.",
            es: "¡Hola! Las bolsas están junto a la puerta.",
            pl: "Dzień dobry! Worki stoją przy drzwiach wejściowych.")
    }

    /// Hi, the gate is open. Please come right in.
    static var demoPickupGate: String {
        Localized.text(
            "Hi, the gate is open. Please come right in.",
            es: "Hola, el portón está abierto. Pase, por favor.",
            pl: "Dzień dobry, brama jest otwarta. Proszę wejść.")
    }

    /// Hello! Please ring the bell and I'll bring the bags down.
    static var demoPickupRing: String {
        Localized.text(
            "Hello! Please ring the bell and I'll bring the bags down.",
            es: "¡Hola! Toque el timbre, por favor, y bajo las bolsas.",
            pl: "Dzień dobry! Proszę zadzwonić, a zniosę worki na dół.")
    }

    /// Plant
    static var demoPlant: String { Localized.text("Plant", es: "Planta", pl: "Pralnia") }

    /// I found the time to do it myself.
    static var demoReasonDone: String {
        Localized.text(
            "I found the time to do it myself.",
            es: "Encontré tiempo para hacerlo yo.",
            pl: "Udało mi się znaleźć czas, żeby zrobić to samodzielnie.")
    }

    /// My plans have changed.
    static var demoReasonPlans: String { Localized.text("My plans have changed.", es: "Mis planes han cambiado.", pl: "Moje plany się zmieniły.") }
    /// Perfect, see you soon!
    static var demoSeeYou: String { Localized.text("Perfect, see you soon!", es: "Perfecto, ¡hasta ahora!", pl: "Świetnie, do zobaczenia!") }
    /// Everything sent
    static var demoSent: String { Localized.text("Everything sent", es: "Todo lo enviado", pl: "Wszystko, co wysłano") }
    /// Great, thank you!
    static var demoThanks: String { Localized.text("Great, thank you!", es: "¡Muchas gracias!", pl: "Bardzo dziękuję!") }
    /// Continue in the demo as
    static var demoTitle: String { Localized.text("Continue in the demo as", es: "Continuar en la demo como", pl: "Wejdź do wersji demo jako") }

    /// Demo traffic is off.
    static var demoTrafficOff: String {
        Localized.text(
            "Demo traffic is off.",
            es: "El tráfico de demostración está desactivado.",
            pl: "Ruch demonstracyjny jest wyłączony.")
    }

    /// Demo traffic is on.
    static var demoTrafficOn: String {
        Localized.text(
            "Demo traffic is on.",
            es: "El tráfico de demostración está activado.",
            pl: "Ruch demonstracyjny jest włączony.")
    }

    /// Turn off
    static var demoTurnOff: String { Localized.text("Turn off", es: "Desactivar", pl: "Wyłącz") }
    /// Turn on
    static var demoTurnOn: String { Localized.text("Turn on", es: "Activar", pl: "Włącz") }

    /// %(role)@, in a new window
    static func demoWindow(_ role: String) -> String {
        Localized.text(
            "\(role), in a new window",
            es: "\(role), en una ventana nueva",
            pl: "\(role), w nowym oknie")
    }

    /// All channels
    static var sentAll: String { Localized.text("All channels", es: "Todos los canales", pl: "Wszystkie kanały") }
    /// Back to the app
    static var sentBack: String { Localized.text("Back to the app", es: "Volver a la app", pl: "Wróć do aplikacji") }
    /// Channel
    static var sentChannel: String { Localized.text("Channel", es: "Canal", pl: "Kanał") }
    /// Everybody
    static var sentEverybody: String { Localized.text("Everybody", es: "Todas las personas", pl: "Wszyscy") }

    /// Mail, text messages and browser notifications of this development server, newest first. Reload to see more.
    static var sentHint: String {
        Localized.text(
            "Mail, text messages and browser notifications of this development server, newest first. Reload to see more.",
            es: "Correo, mensajes de texto y notificaciones del navegador de este servidor de desarrollo, lo más reciente primero. Recarga para ver más.",
            pl: "E-maile, SMS-y i powiadomienia przeglądarki z tego serwera deweloperskiego, od najnowszych. Odśwież, aby zobaczyć więcej.")
    }

    /// Mail
    static var sentMail: String { Localized.text("Mail", es: "Correo", pl: "E-mail") }
    /// Nothing of that kind was sent
    static var sentNoMatch: String { Localized.text("Nothing of that kind was sent", es: "No se ha enviado nada así", pl: "Niczego takiego nie wysłano") }

    /// Choose all channels and everybody to see the rest.
    static var sentNoMatchHint: String {
        Localized.text(
            "Choose all channels and everybody to see the rest.",
            es: "Elige todos los canales y todas las personas para ver el resto.",
            pl: "Wybierz wszystkie kanały i wszystkich, aby zobaczyć resztę.")
    }

    /// Nothing was sent yet
    static var sentNothing: String { Localized.text("Nothing was sent yet", es: "Aún no se ha enviado nada", pl: "Nic jeszcze nie wysłano") }

    /// Place an order as the customer, or ask for a new password on the sign-in page. What the server sends then appears here.
    static var sentNothingHint: String {
        Localized.text(
            "Place an order as the customer, or ask for a new password on the sign-in page. What the server sends then appears here.",
            es: "Haz un pedido como cliente o pide una contraseña nueva en la página de inicio de sesión. Lo que envíe el servidor aparecerá aquí.",
            pl: "Złóż zamówienie jako klient albo poproś o nowe hasło na stronie logowania. To, co wyśle serwer, pojawi się tutaj.")
    }

    /// Open what it leads to
    static var sentOpen: String { Localized.text("Open what it leads to", es: "Abrir a dónde lleva", pl: "Otwórz to, dokąd prowadzi") }
    /// As a page
    static var sentPage: String { Localized.text("As a page", es: "Como página", pl: "Jako strona") }

    /// Page of the mail “%(subject)@”
    static func sentPageOf(_ subject: String) -> String {
        Localized.text(
            "Page of the mail “\(subject)”",
            es: "Página del correo «\(subject)»",
            pl: "Strona e-maila „\(subject)”")
    }

    /// Recipient
    static var sentPerson: String { Localized.text("Recipient", es: "Destinatario", pl: "Odbiorca") }
    /// Browser notification
    static var sentPushes: String { Localized.text("Browser notification", es: "Notificación del navegador", pl: "Powiadomienie przeglądarki") }
    /// Show
    static var sentShow: String { Localized.text("Show", es: "Mostrar", pl: "Pokaż") }
    /// Text message
    static var sentTexts: String { Localized.text("Text message", es: "Mensaje de texto", pl: "SMS") }
    /// Everything sent
    static var sentTitle: String { Localized.text("Everything sent", es: "Todo lo enviado", pl: "Wszystko, co wysłano") }
}
