// Made by `make strings` from Packages/Theme/Strings/Theme.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// The texts of Theme, in the language of the current request or page.
enum Strings {
    /// Account
    static var account: String { Localized.text("Account", es: "Cuenta", pl: "Konto") }
    /// %(day)@, %(range)@
    static func arrivalOnDay(_ day: String, range: String) -> String { Localized.text("\(day), \(range)", es: "\(day), \(range)", pl: "\(day), \(range)") }
    /// %(from)@ to %(to)@
    static func arrivalRange(_ from: String, to: String) -> String { Localized.text("\(from) to \(to)", es: "de \(from) a \(to)", pl: "od \(from) do \(to)") }
    /// any minute now
    static var arrivalSoon: String { Localized.text("any minute now", es: "en cualquier momento", pl: "lada chwila") }
    /// Name
    static var chartName: String { Localized.text("Name", es: "Nombre", pl: "Nazwa") }
    /// Range
    static var chartRange: String { Localized.text("Range", es: "Rango", pl: "Zakres") }
    /// Value
    static var chartValue: String { Localized.text("Value", es: "Valor", pl: "Wartość") }
    /// Close
    static var close: String { Localized.text("Close", es: "Cerrar", pl: "Zamknij") }
    /// No connection. Trying again…
    static var connectionLost: String { Localized.text("No connection. Trying again…", es: "Sin conexión. Reintentando…", pl: "Brak połączenia. Ponawianie…") }
    /// Reconnecting…
    static var connectionWaiting: String { Localized.text("Reconnecting…", es: "Reconectando…", pl: "Ponowne łączenie…") }
    /// Delete
    static var delete: String { Localized.text("Delete", es: "Borrar", pl: "Usuń") }
    /// %(number)@ ft
    static func distanceFeet(_ number: String) -> String { Localized.text("\(number) ft", es: "\(number) ft", pl: "\(number) ft") }
    /// %(number)@ km
    static func distanceKilometers(_ number: String) -> String { Localized.text("\(number) km", es: "\(number) km", pl: "\(number) km") }
    /// %(number)@ m
    static func distanceMeters(_ number: String) -> String { Localized.text("\(number) m", es: "\(number) m", pl: "\(number) m") }
    /// %(number)@ mi
    static func distanceMiles(_ number: String) -> String { Localized.text("\(number) mi", es: "\(number) mi", pl: "\(number) mi") }
    /// about %(count)lld min
    static func durationAboutMinutes(_ count: Int) -> String { Localized.text("about \(count) min", es: "unos \(count) min", pl: "ok. \(count) min") }
    /// Fewer
    static var fewer: String { Localized.text("Fewer", es: "Menos", pl: "Mniej") }

    /// %(name)@ couldn't be sent. Please try again.
    static func fileFailed(_ name: String) -> String {
        Localized.text(
            "\(name) couldn't be sent. Please try again.",
            es: "No se pudo enviar \(name). Inténtalo de nuevo.",
            pl: "Nie udało się wysłać pliku \(name). Spróbuj ponownie.")
    }

    /// You're offline. Add the file once you're connected again.
    static var fileOffline: String {
        Localized.text(
            "You're offline. Add the file once you're connected again.",
            es: "No tienes conexión. Añade el archivo cuando vuelvas a tenerla.",
            pl: "Brak połączenia. Dodaj plik, gdy znów będziesz online.")
    }

    /// %(name)@: %(reason)@
    static func fileRefused(_ name: String, reason: String) -> String {
        Localized.text(
            "\(name): \(reason)",
            es: "\(name): \(reason)",
            pl: "\(name): \(reason)")
    }

    /// Sending %(name)@…
    static func fileSending(_ name: String) -> String { Localized.text("Sending \(name)…", es: "Enviando \(name)…", pl: "Wysyłanie pliku \(name)…") }
    /// last known place
    static var lastKnownPlace: String { Localized.text("last known place", es: "última ubicación conocida", pl: "ostatnie znane miejsce") }
    /// Loading
    static var loading: String { Localized.text("Loading", es: "Cargando", pl: "Ładowanie") }
    /// More
    static var more: String { Localized.text("More", es: "Más", pl: "Więcej") }
    /// Nothing here yet
    static var nothingFound: String { Localized.text("Nothing here yet", es: "Aún no hay nada aquí", pl: "Nic tu jeszcze nie ma") }
    /// %(value)lld %%
    static func percent(_ value: Int) -> String { Localized.text("\(value) %", es: "\(value) %", pl: "\(value) %") }

    /// The photo couldn't be sent. Please try again.
    static var photoFailed: String {
        Localized.text(
            "The photo couldn't be sent. Please try again.",
            es: "No se pudo enviar la foto. Inténtalo de nuevo.",
            pl: "Nie udało się wysłać zdjęcia. Spróbuj ponownie.")
    }

    /// You're offline. Add the photo once you're connected again.
    static var photoOffline: String {
        Localized.text(
            "You're offline. Add the photo once you're connected again.",
            es: "No tienes conexión. Añade la foto cuando vuelvas a tenerla.",
            pl: "Brak połączenia. Dodaj zdjęcie, gdy znów będziesz online.")
    }

    /// Sending the photo…
    static var photoSending: String { Localized.text("Sending the photo…", es: "Enviando la foto…", pl: "Wysyłanie zdjęcia…") }

    /// %(count)lld photos are kept on this device. We'll send them later.
    static func photosKept(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) photo is kept on this device. We'll send it later.", other: "\(count) photos are kept on this device. We'll send them later."),
            es: Localized.es(count, one: "\(count) foto guardada en este dispositivo. La enviaremos más tarde.", many: "\(count) de fotos guardadas en este dispositivo. Las enviaremos más tarde.", other: "\(count) fotos guardadas en este dispositivo. Las enviaremos más tarde."),
            pl: Localized.pl(count, one: "\(count) zdjęcie czeka na tym urządzeniu. Wyślemy je później.", few: "\(count) zdjęcia czekają na tym urządzeniu. Wyślemy je później.", many: "\(count) zdjęć czeka na tym urządzeniu. Wyślemy je później.", other: "\(count) zdjęcia czeka na tym urządzeniu. Wyślemy je później."))
    }

    /// Move east
    static var pinEast: String { Localized.text("Move east", es: "Mover al este", pl: "Przesuń na wschód") }
    /// Move the pin by 10 meters
    static var pinMoves: String { Localized.text("Move the pin by 10 meters", es: "Mover el marcador 10 metros", pl: "Przesuń pinezkę o 10 metrów") }
    /// Move north
    static var pinNorth: String { Localized.text("Move north", es: "Mover al norte", pl: "Przesuń na północ") }
    /// Move south
    static var pinSouth: String { Localized.text("Move south", es: "Mover al sur", pl: "Przesuń na południe") }
    /// Move west
    static var pinWest: String { Localized.text("Move west", es: "Mover al oeste", pl: "Przesuń na zachód") }
    /// %(value)@ of 5 stars
    static func rating(_ value: String) -> String { Localized.text("\(value) of 5 stars", es: "\(value) de 5 estrellas", pl: "\(value) na 5 gwiazdek") }
    /// Try again
    static var retry: String { Localized.text("Try again", es: "Reintentar", pl: "Spróbuj ponownie") }
    /// Saved data from
    static var savedData: String { Localized.text("Saved data from", es: "Datos guardados:", pl: "Zapisane dane z:") }
    /// Sections
    static var sections: String { Localized.text("Sections", es: "Secciones", pl: "Sekcje") }
    /// Select %(title)@
    static func select(_ title: String) -> String { Localized.text("Select \(title)", es: "Seleccionar \(title)", pl: "Zaznacz: \(title)") }
    /// Shortcuts
    static var shortcuts: String { Localized.text("Shortcuts", es: "Accesos directos", pl: "Skróty") }
    /// Skip to content
    static var skipToContent: String { Localized.text("Skip to content", es: "Ir al contenido", pl: "Przejdź do treści") }
    /// That didn't work
    static var somethingFailed: String { Localized.text("That didn't work", es: "No funcionó", pl: "Coś się nie udało") }
    /// Now
    static var stateCurrent: String { Localized.text("Now", es: "Ahora", pl: "Teraz") }
    /// Done
    static var stateDone: String { Localized.text("Done", es: "Hecho", pl: "Zrobione") }
    /// Next
    static var stateUpcoming: String { Localized.text("Next", es: "Después", pl: "Następnie") }

    /// Step %(done)lld of %(total)lld
    static func stepOfTotal(_ done: Int, total: Int) -> String {
        Localized.text(
            "Step \(done) of \(total)",
            es: "Paso \(done) de \(total)",
            pl: "Krok \(done) z \(total)")
    }

    /// %(title)@, %(badge)@
    static func tabBadge(_ title: String, badge: String) -> String { Localized.text("\(title), \(badge)", es: "\(title), \(badge)", pl: "\(title), \(badge)") }
    /// Total
    static var total: String { Localized.text("Total", es: "Total", pl: "Razem") }
    /// %(number)@ kg
    static func weightKilograms(_ number: String) -> String { Localized.text("\(number) kg", es: "\(number) kg", pl: "\(number) kg") }
    /// Show the whole map
    static var wholeMap: String { Localized.text("Show the whole map", es: "Ver todo el mapa", pl: "Pokaż całą mapę") }
    /// Working
    static var working: String { Localized.text("Working", es: "Un momento", pl: "Chwileczkę") }
    /// Zoom in
    static var zoomIn: String { Localized.text("Zoom in", es: "Acercar", pl: "Przybliż") }
    /// Zoom out
    static var zoomOut: String { Localized.text("Zoom out", es: "Alejar", pl: "Oddal") }
}
