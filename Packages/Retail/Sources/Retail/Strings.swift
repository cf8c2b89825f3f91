// Made by `make strings` from Packages/Retail/Strings/Retail.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// The texts of Retail, in the language of the current request or page.
enum Strings {
    /// Add to your next order
    static var addToOrder: String { Localized.text("Add to your next order", es: "Añadir a tu próximo pedido", pl: "Dodaj do następnego zamówienia") }
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

    /// Before tax. Your items arrive with your laundry, and their delivery is free.
    static var cartNote: String {
        Localized.text(
            "Before tax. Your items arrive with your laundry, and their delivery is free.",
            es: "Sin impuestos. Tus artículos llegan con tu ropa y su entrega es gratis.",
            pl: "Bez podatku. Zakupy przyjadą razem z praniem, a ich dostawa jest bezpłatna.")
    }

    /// General merchandise
    static var categoryGeneral: String { Localized.text("General merchandise", es: "Artículos variados", pl: "Artykuły różne") }
    /// Warehouse club
    static var categoryWarehouse: String { Localized.text("Warehouse club", es: "Club de compras", pl: "Hurtownia klubowa") }
    /// Clear search
    static var clearSearch: String { Localized.text("Clear search", es: "Borrar la búsqueda", pl: "Wyczyść wyszukiwanie") }
    /// Continue shopping
    static var continueShopping: String { Localized.text("Continue shopping", es: "Seguir comprando", pl: "Kupuj dalej") }
    /// Deals
    static var deals: String { Localized.text("Deals", es: "Ofertas", pl: "Promocje") }
    /// Your cart is empty
    static var emptyCart: String { Localized.text("Your cart is empty", es: "Tu carrito está vacío", pl: "Twój koszyk jest pusty") }

    /// Add something from one of the retailers.
    static var emptyCartMessage: String {
        Localized.text(
            "Add something from one of the retailers.",
            es: "Añade algo de una de las tiendas.",
            pl: "Dodaj coś z jednego ze sklepów.")
    }

    /// Hours
    static var hours: String { Localized.text("Hours", es: "Horario", pl: "Godziny otwarcia") }
    /// No items right now
    static var noItems: String { Localized.text("No items right now", es: "No hay artículos por ahora", pl: "Na razie nie ma produktów") }

    /// Try another retailer, or check back later.
    static var noItemsMessage: String {
        Localized.text(
            "Try another retailer, or check back later.",
            es: "Prueba con otra tienda o vuelve más tarde.",
            pl: "Zajrzyj do innego sklepu albo wróć później.")
    }

    /// Nothing found
    static var noResults: String { Localized.text("Nothing found", es: "No encontramos nada", pl: "Nic nie znaleziono") }

    /// Nothing matches “%(query)@”. Try another word.
    static func noResultsMessage(_ query: String) -> String {
        Localized.text(
            "Nothing matches “\(query)”. Try another word.",
            es: "Nada coincide con «\(query)». Prueba con otra palabra.",
            pl: "Nic nie pasuje do „\(query)”. Spróbuj innego słowa.")
    }

    /// No retailers yet
    static var noRetailers: String { Localized.text("No retailers yet", es: "Aún no hay tiendas", pl: "Nie ma jeszcze sklepów") }

    /// Retailers whose items can come with your laundry will appear here.
    static var noRetailersMessage: String {
        Localized.text(
            "Retailers whose items can come with your laundry will appear here.",
            es: "Aquí aparecerán las tiendas cuyos artículos pueden llegar con tu ropa.",
            pl: "Tutaj pojawią się sklepy, z których zakupy mogą przyjechać razem z praniem.")
    }

    /// This is a sample catalog. We aren't affiliated with these retailers, and ratings and prices are examples.
    static var notice: String {
        Localized.text(
            "This is a sample catalog. We aren't affiliated with these retailers, and ratings and prices are examples.",
            es: "Este es un catálogo de muestra. No estamos afiliados a estas tiendas, y las calificaciones y los precios son ejemplos.",
            pl: "To przykładowy katalog. Nie jesteśmy powiązani z tymi sklepami, a oceny i ceny są przykładowe.")
    }

    /// Free delivery when it comes with your laundry.
    static var perkFreeDelivery: String {
        Localized.text(
            "Free delivery when it comes with your laundry.",
            es: "Entrega gratis si llega con tu ropa.",
            pl: "Bezpłatna dostawa razem z praniem.")
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
    static var unavailable: String { Localized.text("Not available", es: "No disponible", pl: "Niedostępny") }
}
