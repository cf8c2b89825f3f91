// Made by `make strings` from Packages/Location/Strings/LocationServer.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// The texts of LocationServer, in the language of the current request or page.
enum Strings {
    /// The outline crosses or touches itself. Move a point so that it doesn't.
    static var areaCrossing: String {
        Localized.text(
            "The outline crosses or touches itself. Move a point so that it doesn't.",
            es: "El contorno se cruza o se toca. Mueve un punto para evitarlo.",
            pl: "Obrys przecina się lub styka ze sobą. Przesuń punkt, aby tego uniknąć.")
    }

    /// A hole has to be inside the outline and outside other holes.
    static var areaHoleOutside: String {
        Localized.text(
            "A hole has to be inside the outline and outside other holes.",
            es: "Un hueco debe estar dentro del contorno y fuera de otros huecos.",
            pl: "Otwór musi leżeć wewnątrz obrysu i poza innymi otworami.")
    }

    /// Another area has this name.
    static var areaNameTaken: String { Localized.text("Another area has this name.", es: "Otra zona tiene este nombre.", pl: "Inny obszar ma już tę nazwę.") }

    /// A point is beyond the map. Latitude comes first, then longitude.
    static var areaNotOnEarth: String {
        Localized.text(
            "A point is beyond the map. Latitude comes first, then longitude.",
            es: "Un punto está fuera del mapa. Primero la latitud, después la longitud.",
            pl: "Punkt leży poza mapą. Najpierw szerokość, potem długość geograficzna.")
    }

    /// A point is there twice. Remove one of them.
    static var areaRepeatedCorner: String {
        Localized.text(
            "A point is there twice. Remove one of them.",
            es: "Un punto está repetido. Quita uno de los dos.",
            pl: "Punkt się powtarza. Usuń jeden z nich.")
    }

    /// An outline needs at least three points.
    static var areaTooFewCorners: String {
        Localized.text(
            "An outline needs at least three points.",
            es: "Un contorno necesita al menos tres puntos.",
            pl: "Obrys potrzebuje co najmniej trzech punktów.")
    }

    /// The area is too large for one day's driving. Draw several.
    static var areaTooLarge: String {
        Localized.text(
            "The area is too large for one day's driving. Draw several.",
            es: "La zona es demasiado grande para un día de reparto. Dibuja varias.",
            pl: "Obszar jest za duży na jeden dzień jazdy. Narysuj kilka.")
    }

    /// An area can have at most %(count)lld points.
    static func areaTooManyCorners(_ count: Int) -> String {
        Localized.text(
            "An area can have at most \(count) points.",
            es: "Una zona puede tener como máximo \(count) puntos.",
            pl: "Obszar może mieć najwyżej tyle punktów: \(count).")
    }

    /// The area is smaller than a house.
    static var areaTooSmall: String {
        Localized.text(
            "The area is smaller than a house.",
            es: "La zona es más pequeña que una casa.",
            pl: "Obszar jest mniejszy niż dom.")
    }

    /// New area
    static var newArea: String { Localized.text("New area", es: "Zona nueva", pl: "Nowy obszar") }
    /// We pick up in %(area)@.
    static func served(_ area: String) -> String { Localized.text("We pick up in \(area).", es: "Recogemos en \(area).", pl: "Odbieramy w obszarze: \(area).") }

    /// We don't pick up here yet. We are in %(areas)@.
    static func servedElsewhere(_ areas: String) -> String {
        Localized.text(
            "We don't pick up here yet. We are in \(areas).",
            es: "Aún no recogemos aquí. Estamos en \(areas).",
            pl: "Tutaj jeszcze nie odbieramy. Nasze obszary: \(areas).")
    }

    /// We don't pick up anywhere yet.
    static var servedNowhere: String {
        Localized.text(
            "We don't pick up anywhere yet.",
            es: "Aún no recogemos en ninguna zona.",
            pl: "Nie odbieramy jeszcze nigdzie.")
    }

    /// Service areas
    static var setupAreas: String { Localized.text("Service areas", es: "Zonas de servicio", pl: "Obszary obsługi") }

    /// Open are the areas that came with the product: %(names)@. Close those that you don't serve, and draw your own.
    static func setupAreasGiven(_ names: String) -> String {
        Localized.text(
            "Open are the areas that came with the product: \(names). Close those that you don't serve, and draw your own.",
            es: "Están abiertas las zonas que vienen con el producto: \(names). Cierra las que no atiendas y dibuja las tuyas.",
            pl: "Otwarte są obszary dostarczone z produktem: \(names). Zamknij te, których nie obsługujesz, i narysuj własne.")
    }

    /// No area is open, so nobody can order. Draw one, or open one again.
    static var setupAreasNone: String {
        Localized.text(
            "No area is open, so nobody can order. Draw one, or open one again.",
            es: "No hay ninguna zona abierta, así que nadie puede pedir. Dibuja una o vuelve a abrir otra.",
            pl: "Żaden obszar nie jest otwarty, więc nikt nie może zamówić. Narysuj nowy albo otwórz dawny.")
    }

    /// Open: %(names)@
    static func setupAreasOpen(_ names: String) -> String { Localized.text("Open: \(names)", es: "Abiertas: \(names)", pl: "Otwarte: \(names)") }

    /// Orders come only from addresses inside an area.
    static var setupAreasReason: String {
        Localized.text(
            "Orders come only from addresses inside an area.",
            es: "Solo se aceptan pedidos de direcciones dentro de una zona.",
            pl: "Zamówienia przychodzą tylko z adresów wewnątrz obszaru.")
    }

    /// Somebody else changed this area meanwhile. Open it again to see how it is now.
    static var staleArea: String {
        Localized.text(
            "Somebody else changed this area meanwhile. Open it again to see how it is now.",
            es: "Otra persona ha cambiado esta zona entretanto. Ábrela de nuevo para ver cómo está.",
            pl: "Ktoś zmienił ten obszar w międzyczasie. Otwórz go ponownie, aby zobaczyć, jaki jest teraz.")
    }

    /// Latitude and longitude seem to be swapped.
    static var swapped: String {
        Localized.text(
            "Latitude and longitude seem to be swapped.",
            es: "Parece que la latitud y la longitud están invertidas.",
            pl: "Szerokość i długość geograficzna są chyba zamienione.")
    }

    /// There are as many service areas as we can keep. Change one that is closed instead.
    static var tooManyAreas: String {
        Localized.text(
            "There are as many service areas as we can keep. Change one that is closed instead.",
            es: "Hay tantas zonas como podemos guardar. Cambia una que esté cerrada.",
            pl: "Jest już tyle obszarów, ile możemy przechować. Zmień jeden z zamkniętych.")
    }

    /// We don't know this postal code. Please check it.
    static var unknownPostalCode: String {
        Localized.text(
            "We don't know this postal code. Please check it.",
            es: "No conocemos este código postal. Revísalo.",
            pl: "Nie znamy tego kodu pocztowego. Sprawdź go.")
    }
}
