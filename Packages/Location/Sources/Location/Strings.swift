// Made by `make strings` from Packages/Location/Strings/Location.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// The texts of Location, in the language of the current request or page.
enum Strings {
    /// Cut out a hole
    static var areaAddHole: String { Localized.text("Cut out a hole", es: "Recortar un hueco", pl: "Wytnij otwór") }
    /// Apply points
    static var areaApply: String { Localized.text("Apply points", es: "Aplicar puntos", pl: "Zastosuj punkty") }
    /// Close area
    static var areaClose: String { Localized.text("Close area", es: "Cerrar zona", pl: "Zamknij obszar") }
    /// Closed
    static var areaClosed: String { Localized.text("Closed", es: "Cerrada", pl: "Zamknięty") }
    /// Create area
    static var areaCreate: String { Localized.text("Create area", es: "Crear zona", pl: "Utwórz obszar") }
    /// Versions
    static var areaHistory: String { Localized.text("Versions", es: "Versiones", pl: "Wersje") }
    /// Hole %(number)@
    static func areaHole(_ number: String) -> String { Localized.text("Hole \(number)", es: "Hueco \(number)", pl: "Otwór \(number)") }

    /// Map of the area. Drag a point to move it, or a small one to add one.
    static var areaMap: String {
        Localized.text(
            "Map of the area. Drag a point to move it, or a small one to add one.",
            es: "Mapa de la zona. Arrastra un punto para moverlo o uno pequeño para añadirlo.",
            pl: "Mapa obszaru. Przeciągnij punkt, aby go przesunąć, lub mały, aby dodać nowy.")
    }

    /// Drag a point to move it, or a small one to add one. Tap a point to select it.
    static var areaMapHint: String {
        Localized.text(
            "Drag a point to move it, or a small one to add one. Tap a point to select it.",
            es: "Arrastra un punto para moverlo o uno pequeño para añadirlo. Toca un punto para elegirlo.",
            pl: "Przeciągnij punkt, aby go przesunąć, lub mały, aby dodać nowy. Dotknij punktu, aby go wybrać.")
    }

    /// Name
    static var areaName: String { Localized.text("Name", es: "Nombre", pl: "Nazwa") }

    /// Customers read it, such as the name of a city
    static var areaNameHint: String {
        Localized.text(
            "Customers read it, such as the name of a city",
            es: "Lo leen los clientes, por ejemplo el nombre de una ciudad",
            pl: "Czytają ją klienci, na przykład nazwa miasta")
    }

    /// no area
    static var areaNowhere: String { Localized.text("no area", es: "ninguna zona", pl: "żaden obszar") }
    /// Open
    static var areaOpen: String { Localized.text("Open", es: "Abierta", pl: "Otwarty") }

    /// Order %(id)@ · %(address)@
    static func areaOrder(_ id: String, address: String) -> String {
        Localized.text(
            "Order \(id) · \(address)",
            es: "Pedido \(id) · \(address)",
            pl: "Zamówienie \(id) · \(address)")
    }

    /// Outline
    static var areaOutline: String { Localized.text("Outline", es: "Contorno", pl: "Obrys") }
    /// Points
    static var areaPoints: String { Localized.text("Points", es: "Puntos", pl: "Punkty") }

    /// One a line: latitude, longitude. Add, change or delete lines, then apply them.
    static var areaPointsHint: String {
        Localized.text(
            "One a line: latitude, longitude. Add, change or delete lines, then apply them.",
            es: "Uno por línea: latitud, longitud. Añade, cambia o borra líneas y aplícalas.",
            pl: "Po jednym w wierszu: szerokość, długość. Dodaj, zmień lub usuń wiersze, a potem je zastosuj.")
    }

    /// Line %(line)@ isn't a latitude and a longitude, such as 33.68, -117.82.
    static func areaPointsWrong(_ line: String) -> String {
        Localized.text(
            "Line \(line) isn't a latitude and a longitude, such as 33.68, -117.82.",
            es: "La línea \(line) no es una latitud y una longitud, como 33.68, -117.82.",
            pl: "Wiersz \(line) nie zawiera szerokości i długości, na przykład 33.68, -117.82.")
    }

    /// Fill this hole
    static var areaRemoveHole: String { Localized.text("Fill this hole", es: "Rellenar este hueco", pl: "Wypełnij ten otwór") }
    /// Remove point
    static var areaRemovePoint: String { Localized.text("Remove point", es: "Quitar punto", pl: "Usuń punkt") }
    /// Reopen area
    static var areaReopen: String { Localized.text("Reopen area", es: "Reabrir zona", pl: "Otwórz obszar ponownie") }
    /// Part to edit
    static var areaRings: String { Localized.text("Part to edit", es: "Parte que se edita", pl: "Edytowana część") }
    /// Save as new version
    static var areaSave: String { Localized.text("Save as new version", es: "Guardar como versión nueva", pl: "Zapisz jako nową wersję") }

    /// Saved as version %(number)@.
    static func areaSaved(_ number: String) -> String {
        Localized.text(
            "Saved as version \(number).",
            es: "Guardada como versión \(number).",
            pl: "Zapisano jako wersję \(number).")
    }

    /// From %(from)@ to %(to)@
    static func areaSide(_ from: String, to: String) -> String {
        Localized.text(
            "From \(from) to \(to)",
            es: "De \(from) a \(to)",
            pl: "Z: \(from), do: \(to)")
    }

    /// Addresses that change sides
    static var areaSides: String { Localized.text("Addresses that change sides", es: "Direcciones que cambian de zona", pl: "Adresy, które zmieniają obszar") }

    /// None of the %(checked)@ addresses of orders under way changes sides.
    static func areaSidesNone(_ checked: String) -> String {
        Localized.text(
            "None of the \(checked) addresses of orders under way changes sides.",
            es: "Ninguna de las \(checked) direcciones de pedidos en curso cambia de zona.",
            pl: "Żaden z adresów trwających zamówień (\(checked)) nie zmienia obszaru.")
    }

    /// %(changed)@ of %(checked)@ addresses of orders under way change sides.
    static func areaSidesSome(_ changed: String, checked: String) -> String {
        Localized.text(
            "\(changed) of \(checked) addresses of orders under way change sides.",
            es: "\(changed) de \(checked) direcciones de pedidos en curso cambian de zona.",
            pl: "Obszar zmienia \(changed) z \(checked) adresów trwających zamówień.")
    }

    /// Undo
    static var areaUndo: String { Localized.text("Undo", es: "Deshacer", pl: "Cofnij") }

    /// Version %(number)@, since %(date)@
    static func areaVersion(_ number: String, date: String) -> String {
        Localized.text(
            "Version \(number), since \(date)",
            es: "Versión \(number), desde el \(date)",
            pl: "Wersja \(number), od \(date)")
    }

    /// Version %(number)@, until %(date)@
    static func areaVersionUntil(_ number: String, date: String) -> String {
        Localized.text(
            "Version \(number), until \(date)",
            es: "Versión \(number), hasta el \(date)",
            pl: "Wersja \(number), do \(date)")
    }

    /// Service areas
    static var areas: String { Localized.text("Service areas", es: "Zonas de servicio", pl: "Obszary obsługi") }
    /// No service areas yet
    static var areasEmpty: String { Localized.text("No service areas yet", es: "Aún no hay zonas", pl: "Nie ma jeszcze obszarów") }

    /// Draw the first one, and people in it can order.
    static var areasEmptyMessage: String {
        Localized.text(
            "Draw the first one, and people in it can order.",
            es: "Dibuja la primera y quienes vivan en ella podrán pedir.",
            pl: "Narysuj pierwszy, a osoby w nim będą mogły zamawiać.")
    }

    /// Where orders are taken
    static var areasHint: String { Localized.text("Where orders are taken", es: "Dónde aceptamos pedidos", pl: "Gdzie przyjmujemy zamówienia") }
    /// Map of all service areas
    static var areasMap: String { Localized.text("Map of all service areas", es: "Mapa de todas las zonas", pl: "Mapa wszystkich obszarów") }
    /// Where orders are taken
    static var areasSubtitle: String { Localized.text("Where orders are taken", es: "Dónde aceptamos pedidos", pl: "Gdzie przyjmujemy zamówienia") }
    /// New area
    static var newArea: String { Localized.text("New area", es: "Zona nueva", pl: "Nowy obszar") }
}
