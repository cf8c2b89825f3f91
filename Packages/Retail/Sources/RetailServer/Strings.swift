// Made by `make strings` from Packages/Retail/Strings/RetailServer.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// The texts of RetailServer, in the language of the current request or page.
enum Strings {
    /// Enter up to 10 deals.
    static var deals: String { Localized.text("Enter up to 10 deals.", es: "Escribe 10 ofertas como máximo.", pl: "Wpisz najwyżej 10 promocji.") }

    /// Another retailer has this name. Choose a different one.
    static var nameTaken: String {
        Localized.text(
            "Another retailer has this name. Choose a different one.",
            es: "Otra tienda tiene este nombre. Elige uno distinto.",
            pl: "Inny sklep ma już tę nazwę. Wybierz inną.")
    }

    /// Enter up to 10 perks.
    static var perks: String { Localized.text("Enter up to 10 perks.", es: "Escribe 10 ventajas como máximo.", pl: "Wpisz najwyżej 10 korzyści.") }

    /// Somebody else has changed this retailer meanwhile. Open it again and repeat your change.
    static var staleRetailer: String {
        Localized.text(
            "Somebody else has changed this retailer meanwhile. Open it again and repeat your change.",
            es: "Otra persona ha cambiado esta tienda mientras tanto. Ábrela de nuevo y repite tu cambio.",
            pl: "Ktoś inny zmienił w międzyczasie ten sklep. Otwórz go ponownie i powtórz zmianę.")
    }

    /// Enter a latitude from -90 to 90 and a longitude from -180 to 180.
    static var storePlace: String {
        Localized.text(
            "Enter a latitude from -90 to 90 and a longitude from -180 to 180.",
            es: "Escribe una latitud de -90 a 90 y una longitud de -180 a 180.",
            pl: "Wpisz szerokość od -90 do 90 i długość od -180 do 180.")
    }

    /// There are 100 retailers, which is the most. Change one that you no longer need.
    static var tooManyRetailers: String {
        Localized.text(
            "There are 100 retailers, which is the most. Change one that you no longer need.",
            es: "Hay 100 tiendas, que es el máximo. Cambia una que ya no necesites.",
            pl: "Jest już 100 sklepów, więcej nie można. Zmień taki, którego już nie potrzebujesz.")
    }

    /// Enter up to 100 stores.
    static var tooManyStores: String { Localized.text("Enter up to 100 stores.", es: "Escribe 100 tiendas como máximo.", pl: "Wpisz najwyżej 100 sklepów.") }
}
