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

    /// %(count)lld items
    static func itemCount(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) item", other: "\(count) items"),
            es: Localized.es(count, one: "\(count) artículo", many: "\(count) de artículos", other: "\(count) artículos"),
            pl: Localized.pl(count, one: "\(count) produkt", few: "\(count) produkty", many: "\(count) produktów", other: "\(count) produktu"))
    }

    /// Retailers
    static var manage: String { Localized.text("Retailers", es: "Tiendas", pl: "Sklepy") }
    /// No retailers yet
    static var manageEmpty: String { Localized.text("No retailers yet", es: "Aún no hay tiendas", pl: "Nie ma jeszcze sklepów") }

    /// Add the first one with the form.
    static var manageEmptyMessage: String {
        Localized.text(
            "Add the first one with the form.",
            es: "Añade la primera con el formulario.",
            pl: "Dodaj pierwszy w formularzu.")
    }

    /// Stores, perks and deals
    static var manageHint: String { Localized.text("Stores, perks and deals", es: "Locales, ventajas y ofertas", pl: "Lokalizacje, korzyści i promocje") }

    /// Customers find the active ones under Retail. Changes show at once.
    static var manageSubtitle: String {
        Localized.text(
            "Customers find the active ones under Retail. Changes show at once.",
            es: "Los clientes ven las activas en Tiendas. Los cambios se ven al momento.",
            pl: "Klienci widzą aktywne w zakładce Sklepy. Zmiany widać od razu.")
    }

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

    /// One per line
    static var onePerLine: String { Localized.text("One per line", es: "Una por línea", pl: "Jedna w wierszu") }

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
    /// Customers find it
    static var retailerActive: String { Localized.text("Customers find it", es: "Los clientes la encuentran", pl: "Klienci go widzą") }
    /// Add retailer
    static var retailerAdd: String { Localized.text("Add retailer", es: "Añadir tienda", pl: "Dodaj sklep") }
    /// Works with us
    static var retailerAffiliated: String { Localized.text("Works with us", es: "Trabaja con nosotros", pl: "Współpracuje z nami") }
    /// Cancel
    static var retailerCancel: String { Localized.text("Cancel", es: "Cancelar", pl: "Anuluj") }
    /// Category
    static var retailerCategory: String { Localized.text("Category", es: "Categoría", pl: "Kategoria") }

    /// For example, Groceries. Retailers of one category are listed together.
    static var retailerCategoryHint: String {
        Localized.text(
            "For example, Groceries. Retailers of one category are listed together.",
            es: "Por ejemplo, Alimentación. Las tiendas de una categoría aparecen juntas.",
            pl: "Na przykład Spożywczy. Sklepy z jednej kategorii są razem na liście.")
    }

    /// Deals
    static var retailerDeals: String { Localized.text("Deals", es: "Ofertas", pl: "Promocje") }
    /// Edit %(name)@
    static func retailerEdit(_ name: String) -> String { Localized.text("Edit \(name)", es: "Editar \(name)", pl: "Edytuj \(name)") }
    /// Opening hours
    static var retailerHours: String { Localized.text("Opening hours", es: "Horario", pl: "Godziny otwarcia") }

    /// As customers read them, for example, daily from 8 AM to 10 PM
    static var retailerHoursHint: String {
        Localized.text(
            "As customers read them, for example, daily from 8 AM to 10 PM",
            es: "Como los leen los clientes; por ejemplo, todos los días de 8 a 22 h",
            pl: "Tak, jak czytają je klienci, na przykład codziennie od 8 do 22")
    }

    /// Name
    static var retailerName: String { Localized.text("Name", es: "Nombre", pl: "Nazwa") }
    /// New retailer
    static var retailerNew: String { Localized.text("New retailer", es: "Nueva tienda", pl: "Nowy sklep") }
    /// Off
    static var retailerOff: String { Localized.text("Off", es: "Inactiva", pl: "Wyłączony") }
    /// Active
    static var retailerOn: String { Localized.text("Active", es: "Activa", pl: "Aktywny") }
    /// Perks
    static var retailerPerks: String { Localized.text("Perks", es: "Ventajas", pl: "Korzyści") }
    /// Save changes
    static var retailerSave: String { Localized.text("Save changes", es: "Guardar cambios", pl: "Zapisz zmiany") }
    /// %(name)@ is saved.
    static func retailerSaved(_ name: String) -> String { Localized.text("\(name) is saved.", es: "\(name) está guardada.", pl: "Zapisano: \(name).") }
    /// Search retailers
    static var search: String { Localized.text("Search retailers", es: "Buscar tiendas", pl: "Szukaj sklepów") }
    /// Search items
    static var searchItems: String { Localized.text("Search items", es: "Buscar artículos", pl: "Szukaj produktów") }
    /// See the retailers
    static var seeRetailers: String { Localized.text("See the retailers", es: "Ver las tiendas", pl: "Zobacz sklepy") }
    /// Baby
    static var shelfBaby: String { Localized.text("Baby", es: "Bebé", pl: "Dla dziecka") }
    /// Bakery
    static var shelfBakery: String { Localized.text("Bakery", es: "Panadería", pl: "Pieczywo") }
    /// Bath
    static var shelfBath: String { Localized.text("Bath", es: "Baño", pl: "Łazienka") }
    /// Dairy and eggs
    static var shelfDairy: String { Localized.text("Dairy and eggs", es: "Lácteos y huevos", pl: "Nabiał i jajka") }
    /// Drinks
    static var shelfDrinks: String { Localized.text("Drinks", es: "Bebidas", pl: "Napoje") }
    /// Frozen
    static var shelfFrozen: String { Localized.text("Frozen", es: "Congelados", pl: "Mrożonki") }
    /// Health
    static var shelfHealth: String { Localized.text("Health", es: "Salud", pl: "Zdrowie") }
    /// Household
    static var shelfHousehold: String { Localized.text("Household", es: "Hogar", pl: "Dom") }
    /// Laundry
    static var shelfLaundry: String { Localized.text("Laundry", es: "Lavandería", pl: "Pranie") }
    /// Pantry
    static var shelfPantry: String { Localized.text("Pantry", es: "Despensa", pl: "Spiżarnia") }
    /// Pets
    static var shelfPets: String { Localized.text("Pets", es: "Mascotas", pl: "Dla zwierząt") }
    /// Produce
    static var shelfProduce: String { Localized.text("Produce", es: "Frutas y verduras", pl: "Warzywa i owoce") }
    /// Snacks
    static var shelfSnacks: String { Localized.text("Snacks", es: "Aperitivos", pl: "Przekąski") }
    /// Store %(number)@
    static func store(_ number: String) -> String { Localized.text("Store \(number)", es: "Local \(number)", pl: "Lokalizacja \(number)") }
    /// Add a store
    static var storeAdd: String { Localized.text("Add a store", es: "Añadir un local", pl: "Dodaj lokalizację") }
    /// Address
    static var storeAddress: String { Localized.text("Address", es: "Dirección", pl: "Adres") }

    /// %(count)lld stores
    static func storeCount(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) store", other: "\(count) stores"),
            es: Localized.es(count, one: "\(count) tienda", many: "\(count) de tiendas", other: "\(count) tiendas"),
            pl: Localized.pl(count, one: "\(count) sklep", few: "\(count) sklepy", many: "\(count) sklepów", other: "\(count) sklepu"))
    }

    /// Latitude and longitude
    static var storePlace: String { Localized.text("Latitude and longitude", es: "Latitud y longitud", pl: "Szerokość i długość") }

    /// For example, 33.6854, -117.8133
    static var storePlaceHint: String {
        Localized.text(
            "For example, 33.6854, -117.8133",
            es: "Por ejemplo, 33.6854, -117.8133",
            pl: "Na przykład 33.6854, -117.8133")
    }

    /// Enter two numbers with a comma between them.
    static var storePlaceWrong: String {
        Localized.text(
            "Enter two numbers with a comma between them.",
            es: "Escribe dos números separados por una coma.",
            pl: "Wpisz dwie liczby oddzielone przecinkiem.")
    }

    /// Remove store %(number)@
    static func storeRemove(_ number: String) -> String {
        Localized.text(
            "Remove store \(number)",
            es: "Quitar el local \(number)",
            pl: "Usuń lokalizację \(number)")
    }

    /// Stores
    static var stores: String { Localized.text("Stores", es: "Tiendas", pl: "Sklepy") }
    /// Unaffiliated
    static var unaffiliated: String { Localized.text("Unaffiliated", es: "Sin afiliación", pl: "Niepowiązany") }
    /// Not available
    static var unavailable: String { Localized.text("Not available", es: "No disponible", pl: "Niedostępny") }
}
