// Made by `make strings` from Packages/Retail/Strings/Retail.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// The texts of Retail, in the language of the current request or page.
enum Strings {
    /// Add %(name)@ to favorites
    static func addFavorite(_ name: String) -> String {
        Localized.text(
            "Add \(name) to favorites",
            es: "Añadir \(name) a favoritos",
            pl: "Dodaj do ulubionych: \(name)")
    }

    /// Add to your next order
    static var addToOrder: String { Localized.text("Add to your next order", es: "Añadir a tu próximo pedido", pl: "Dodaj do następnego zamówienia") }
    /// All
    static var allCategories: String { Localized.text("All", es: "Todas", pl: "Wszystkie") }

    /// Add %(amount)@ more from %(retailer)@ to order.
    static func belowMinimum(_ amount: String, retailer: String) -> String {
        Localized.text(
            "Add \(amount) more from \(retailer) to order.",
            es: "Añade \(amount) más de \(retailer) para poder pedir.",
            pl: "Dodaj jeszcze za \(amount) ze sklepu \(retailer), aby zamówić.")
    }

    /// Buy again
    static var buyAgain: String { Localized.text("Buy again", es: "Comprar de nuevo", pl: "Kup ponownie") }
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
    /// Closed for now
    static var closedForNow: String { Localized.text("Closed for now", es: "Cerrado por ahora", pl: "Na razie zamknięte") }
    /// Continue shopping
    static var continueShopping: String { Localized.text("Continue shopping", es: "Seguir comprando", pl: "Kupuj dalej") }

    /// We looked for “%(words)@” instead.
    static func corrected(_ words: String) -> String {
        Localized.text(
            "We looked for “\(words)” instead.",
            es: "Hemos buscado “\(words)” en su lugar.",
            pl: "Szukaliśmy zamiast tego „\(words)”.")
    }

    /// until %(day)@
    static func dealUntil(_ day: String) -> String { Localized.text("until \(day)", es: "hasta el \(day)", pl: "do \(day)") }
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

    /// Favorites
    static var favorites: String { Localized.text("Favorites", es: "Favoritos", pl: "Ulubione") }

    /// Delivery, free with your laundry
    static var freeDelivery: String {
        Localized.text(
            "Delivery, free with your laundry",
            es: "Entrega, gratis con tu ropa",
            pl: "Dostawa, bezpłatna z praniem")
    }

    /// Hours
    static var hours: String { Localized.text("Hours", es: "Horario", pl: "Godziny otwarcia") }
    /// If it's out of stock
    static var ifGone: String { Localized.text("If it's out of stock", es: "Si no queda", pl: "Gdy go zabraknie") }

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

    /// %(price)@ with a linked account
    static func memberPrice(_ price: String) -> String {
        Localized.text(
            "\(price) with a linked account",
            es: "\(price) con una cuenta vinculada",
            pl: "\(price) z połączonym kontem")
    }

    /// Order at least %(amount)@
    static func minimumOrder(_ amount: String) -> String {
        Localized.text(
            "Order at least \(amount)",
            es: "Pedido mínimo de \(amount)",
            pl: "Zamówienie od \(amount)")
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

    /// Nothing here yet
    static var noYours: String { Localized.text("Nothing here yet", es: "Aquí aún no hay nada", pl: "Na razie nic tu nie ma") }

    /// Press the heart on an item to find it here. What you buy shows up, too.
    static var noYoursMessage: String {
        Localized.text(
            "Press the heart on an item to find it here. What you buy shows up, too.",
            es: "Toca el corazón de un artículo para encontrarlo aquí. También verás lo que compres.",
            pl: "Naciśnij serce przy produkcie, aby znaleźć go tutaj. Zobaczysz też swoje zakupy.")
    }

    /// Note for the driver
    static var noteForDriver: String { Localized.text("Note for the driver", es: "Nota para el conductor", pl: "Uwaga dla kierowcy") }

    /// No item fits these filters. Clear them to see everything.
    static var nothingLeft: String {
        Localized.text(
            "No item fits these filters. Clear them to see everything.",
            es: "Ningún artículo cumple estos filtros. Quítalos para verlo todo.",
            pl: "Żaden produkt nie pasuje do filtrów. Wyczyść je, aby zobaczyć wszystko.")
    }

    /// This is a sample catalog. We aren't affiliated with these retailers, and ratings and prices are examples.
    static var notice: String {
        Localized.text(
            "This is a sample catalog. We aren't affiliated with these retailers, and ratings and prices are examples.",
            es: "Este es un catálogo de muestra. No estamos afiliados a estas tiendas, y las calificaciones y los precios son ejemplos.",
            pl: "To przykładowy katalog. Nie jesteśmy powiązani z tymi sklepami, a oceny i ceny są przykładowe.")
    }

    /// On sale
    static var onSale: String { Localized.text("On sale", es: "En oferta", pl: "W promocji") }
    /// One per line
    static var onePerLine: String { Localized.text("One per line", es: "Una por línea", pl: "Jedna w wierszu") }
    /// Open now
    static var openNow: String { Localized.text("Open now", es: "Abierto ahora", pl: "Otwarte teraz") }
    /// Open until %(time)@
    static func openUntil(_ time: String) -> String { Localized.text("Open until \(time)", es: "Abierto hasta las \(time)", pl: "Otwarte do \(time)") }
    /// Opens %(time)@
    static func opensAt(_ time: String) -> String { Localized.text("Opens \(time)", es: "Abre \(time)", pl: "Otwarcie: \(time)") }

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

    /// Was %(price)@
    static func priceBefore(_ price: String) -> String { Localized.text("Was \(price)", es: "Antes \(price)", pl: "Wcześniej \(price)") }
    /// Thank you for your rating.
    static var rated: String { Localized.text("Thank you for your rating.", es: "Gracias por tu valoración.", pl: "Dziękujemy za ocenę.") }

    /// %(count)lld ratings
    static func ratingCount(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) rating", other: "\(count) ratings"),
            es: Localized.es(count, one: "\(count) valoración", many: "\(count) de valoraciones", other: "\(count) valoraciones"),
            pl: Localized.pl(count, one: "\(count) ocena", few: "\(count) oceny", many: "\(count) ocen", other: "\(count) oceny"))
    }

    /// Remove %(name)@ from favorites
    static func removeFavorite(_ name: String) -> String {
        Localized.text(
            "Remove \(name) from favorites",
            es: "Quitar \(name) de favoritos",
            pl: "Usuń z ulubionych: \(name)")
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
    /// Search items and retailers
    static var searchEverything: String { Localized.text("Search items and retailers", es: "Buscar artículos y tiendas", pl: "Szukaj produktów i sklepów") }
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
    /// Show more
    static var showMore: String { Localized.text("Show more", es: "Mostrar más", pl: "Pokaż więcej") }
    /// Sort by
    static var sort: String { Localized.text("Sort by", es: "Ordenar por", pl: "Sortuj według") }
    /// Lowest price
    static var sortCheapest: String { Localized.text("Lowest price", es: "Precio más bajo", pl: "Najniższa cena") }
    /// Highest price
    static var sortDearest: String { Localized.text("Highest price", es: "Precio más alto", pl: "Najwyższa cena") }
    /// Name
    static var sortName: String { Localized.text("Name", es: "Nombre", pl: "Nazwa") }
    /// Best match
    static var sortRelevance: String { Localized.text("Best match", es: "Mejor coincidencia", pl: "Trafność") }
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

    /// Not available right now. Take it out, or wait until it's back.
    static var takeOut: String {
        Localized.text(
            "Not available right now. Take it out, or wait until it's back.",
            es: "No está disponible ahora. Quítalo o espera a que vuelva.",
            pl: "Teraz niedostępny. Usuń go albo poczekaj, aż wróci.")
    }

    /// Unaffiliated
    static var unaffiliated: String { Localized.text("Unaffiliated", es: "Sin afiliación", pl: "Niepowiązany") }
    /// Not available
    static var unavailable: String { Localized.text("Not available", es: "No disponible", pl: "Niedostępny") }
    /// Ask me
    static var wishCall: String { Localized.text("Ask me", es: "Preguntarme", pl: "Zapytaj mnie") }
    /// Leave it out, I won't pay for it
    static var wishLeaveOut: String { Localized.text("Leave it out, I won't pay for it", es: "No traerlo, no lo pago", pl: "Pomiń, nie zapłacę za niego") }

    /// Bring something similar, at most for this price
    static var wishSimilar: String {
        Localized.text(
            "Bring something similar, at most for this price",
            es: "Traer algo parecido, como máximo por este precio",
            pl: "Przywieź coś podobnego, najwyżej w tej cenie")
    }

    /// Your rating, from 1 to 5 stars
    static var yourRating: String {
        Localized.text(
            "Your rating, from 1 to 5 stars",
            es: "Tu valoración, de 1 a 5 estrellas",
            pl: "Twoja ocena, od 1 do 5 gwiazdek")
    }

    /// Your items
    static var yours: String { Localized.text("Your items", es: "Tus artículos", pl: "Twoje produkty") }

    /// Favorites and what you bought before
    static var yoursHint: String {
        Localized.text(
            "Favorites and what you bought before",
            es: "Favoritos y lo que compraste antes",
            pl: "Ulubione i wcześniejsze zakupy")
    }
}
