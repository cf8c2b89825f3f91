// Made by `make strings` from Packages/Retail/Strings/Retail.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// What people read of Retail, in the language of the work under way.
enum Strings {
    /// Add to an order
    static var addToOrder: String { Localized.text("Add to an order", es: "Añadir a un pedido", pl: "Dodaj do zamówienia") }
    /// All
    static var allCategories: String { Localized.text("All", es: "Todas", pl: "Wszystkie") }
    /// Cart
    static var cart: String { Localized.text("Cart", es: "Carrito", pl: "Koszyk") }

    /// %(count)lld items
    static func cartItems(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) item", other: "\(count) items"),
            es: Localized.es(count, one: "\(count) artículo", many: "\(count) de artículos", other: "\(count) artículos"),
            pl: Localized.pl(count, one: "\(count) produkt", few: "\(count) produkty", many: "\(count) produktów", other: "\(count) produktu"))
    }

    /// Before tax. The items come with your laundry, and their delivery is free.
    static var cartNote: String {
        Localized.text(
            "Before tax. The items come with your laundry, and their delivery is free.",
            es: "Sin impuestos. Los artículos llegan con tu ropa y su entrega es gratis.",
            pl: "Bez podatku. Produkty przyjadą z praniem, ich dostawa jest bezpłatna.")
    }

    /// General merchandise
    static var categoryGeneral: String { Localized.text("General merchandise", es: "Artículos variados", pl: "Artykuły różne") }
    /// Warehouse club
    static var categoryWarehouse: String { Localized.text("Warehouse club", es: "Club de compras", pl: "Hurtownia klubowa") }
    /// Clear the search
    static var clearSearch: String { Localized.text("Clear the search", es: "Borrar la búsqueda", pl: "Wyczyść wyszukiwanie") }
    /// Continue shopping
    static var continueShopping: String { Localized.text("Continue shopping", es: "Seguir comprando", pl: "Kupuj dalej") }
    /// Deals
    static var deals: String { Localized.text("Deals", es: "Ofertas", pl: "Promocje") }
    /// Your cart is empty
    static var emptyCart: String { Localized.text("Your cart is empty", es: "Tu carrito está vacío", pl: "Twój koszyk jest pusty") }

    /// Put something in at one of the retailers.
    static var emptyCartMessage: String {
        Localized.text(
            "Put something in at one of the retailers.",
            es: "Añade algo en una de las tiendas.",
            pl: "Dodaj coś w jednym ze sklepów.")
    }

    /// Hours
    static var hours: String { Localized.text("Hours", es: "Horario", pl: "Godziny otwarcia") }
    /// Nothing on the shelves
    static var noItems: String { Localized.text("Nothing on the shelves", es: "No hay nada en los estantes", pl: "Półki są puste") }

    /// This retailer lists no items at the moment.
    static var noItemsMessage: String {
        Localized.text(
            "This retailer lists no items at the moment.",
            es: "Esta tienda no ofrece productos por ahora.",
            pl: "Ten sklep nie ma teraz żadnych produktów.")
    }

    /// Nothing found
    static var noResults: String { Localized.text("Nothing found", es: "No se encontró nada", pl: "Nic nie znaleziono") }

    /// Nothing here matches “%(query)@”.
    static func noResultsMessage(_ query: String) -> String {
        Localized.text(
            "Nothing here matches “\(query)”.",
            es: "Nada coincide con «\(query)».",
            pl: "Nic nie pasuje do „\(query)”.")
    }

    /// No retailers yet
    static var noRetailers: String { Localized.text("No retailers yet", es: "Aún no hay tiendas", pl: "Nie ma jeszcze sklepów") }

    /// Retailers whose items can come with your laundry will be listed here.
    static var noRetailersMessage: String {
        Localized.text(
            "Retailers whose items can come with your laundry will be listed here.",
            es: "Aquí verás las tiendas cuyos productos pueden llegar con tu ropa.",
            pl: "Tu pojawią się sklepy, z których zakupy przyjadą razem z praniem.")
    }

    /// A sample catalogue: we are not affiliated with these retailers, and ratings and prices are examples.
    static var notice: String {
        Localized.text(
            "A sample catalogue: we are not affiliated with these retailers, and ratings and prices are examples.",
            es: "Catálogo de muestra: no estamos afiliados a estas tiendas; las calificaciones y los precios son ejemplos.",
            pl: "Katalog przykładowy: nie jesteśmy powiązani z tymi sklepami, a oceny i ceny są przykładowe.")
    }

    /// Free delivery when it comes with your laundry.
    static var perkFreeDelivery: String {
        Localized.text(
            "Free delivery when it comes with your laundry.",
            es: "Entrega gratis si llega con tu ropa.",
            pl: "Dostawa gratis razem z Twoim praniem.")
    }

    /// Same trip, same driver.
    static var perkSameTrip: String {
        Localized.text(
            "Same trip, same driver.",
            es: "El mismo viaje, el mismo conductor.",
            pl: "Ten sam kurs, ten sam kierowca.")
    }

    /// Retail
    static var retail: String { Localized.text("Retail", es: "Tiendas", pl: "Sklepy") }
    /// Search retailers
    static var search: String { Localized.text("Search retailers", es: "Buscar tiendas", pl: "Szukaj sklepów") }
    /// Search items
    static var searchItems: String { Localized.text("Search items", es: "Buscar artículos", pl: "Szukaj produktów") }
    /// See the retailers
    static var seeRetailers: String { Localized.text("See the retailers", es: "Ver las tiendas", pl: "Zobacz sklepy") }
    /// Bath
    static var shelfBath: String { Localized.text("Bath", es: "Baño", pl: "Łazienka") }
    /// Drinks
    static var shelfDrinks: String { Localized.text("Drinks", es: "Bebidas", pl: "Napoje") }
    /// Household
    static var shelfHousehold: String { Localized.text("Household", es: "Hogar", pl: "Dom") }
    /// Laundry
    static var shelfLaundry: String { Localized.text("Laundry", es: "Lavandería", pl: "Pranie") }
    /// Snacks
    static var shelfSnacks: String { Localized.text("Snacks", es: "Aperitivos", pl: "Przekąski") }

    /// %(count)lld stores
    static func storeCount(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) store", other: "\(count) stores"),
            es: Localized.es(count, one: "\(count) tienda", many: "\(count) de tiendas", other: "\(count) tiendas"),
            pl: Localized.pl(count, one: "\(count) sklep", few: "\(count) sklepy", many: "\(count) sklepów", other: "\(count) sklepu"))
    }

    /// Stores
    static var stores: String { Localized.text("Stores", es: "Tiendas", pl: "Sklepy") }
    /// Unaffiliated
    static var unaffiliated: String { Localized.text("Unaffiliated", es: "Sin afiliación", pl: "Niepowiązany") }
    /// Not available
    static var unavailable: String { Localized.text("Not available", es: "No disponible", pl: "Niedostępne") }
}
