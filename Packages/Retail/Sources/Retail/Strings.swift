// Made by `make strings` from Packages/Retail/Strings/Retail.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// The texts of Retail, in the language of the current request or page.
enum Strings {
    /// Your %(retailer)@ account is linked.
    static func accountLinked(_ retailer: String) -> String {
        Localized.text(
            "Your \(retailer) account is linked.",
            es: "Tu cuenta de \(retailer) está vinculada.",
            pl: "Twoje konto \(retailer) jest połączone.")
    }

    /// Linked accounts
    static var accounts: String { Localized.text("Linked accounts", es: "Cuentas vinculadas", pl: "Połączone konta") }

    /// Link your accounts at retailers to get what their members get.
    static var accountsSubtitle: String {
        Localized.text(
            "Link your accounts at retailers to get what their members get.",
            es: "Vincula tus cuentas de tiendas para tener lo que tienen sus miembros.",
            pl: "Połącz swoje konta w sklepach, aby mieć to, co ich członkowie.")
    }

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
    /// Client ID
    static var clientID: String { Localized.text("Client ID", es: "ID de cliente", pl: "Identyfikator klienta") }

    /// As the retailer registered this service.
    static var clientIDHint: String {
        Localized.text(
            "As the retailer registered this service.",
            es: "Tal como la tienda registró este servicio.",
            pl: "Tak jak sklep zarejestrował tę usługę.")
    }

    /// Client secret
    static var clientSecret: String { Localized.text("Client secret", es: "Secreto de cliente", pl: "Sekret klienta") }

    /// Leave it empty for a client without one. It is never shown again.
    static var clientSecretHint: String {
        Localized.text(
            "Leave it empty for a client without one. It is never shown again.",
            es: "Déjalo vacío si el cliente no tiene. No se vuelve a mostrar.",
            pl: "Zostaw puste, jeśli klient go nie ma. Nigdy więcej się nie pokaże.")
    }

    /// A secret is kept. Leave this empty to keep it; a new issuer needs its own.
    static var clientSecretKept: String {
        Localized.text(
            "A secret is kept. Leave this empty to keep it; a new issuer needs its own.",
            es: "Hay un secreto guardado. Deja esto vacío para conservarlo; un emisor nuevo necesita el suyo.",
            pl: "Sekret jest zapisany. Zostaw puste, aby go zachować; nowy wystawca potrzebuje własnego.")
    }

    /// Remove the secret
    static var clientSecretRemove: String { Localized.text("Remove the secret", es: "Quitar el secreto", pl: "Usuń sekret") }
    /// Closed for now
    static var closedForNow: String { Localized.text("Closed for now", es: "Cerrado por ahora", pl: "Na razie zamknięte") }
    /// Currency
    static var columnCurrency: String { Localized.text("Currency", es: "Moneda", pl: "Waluta") }
    /// Number (sku)
    static var columnSKU: String { Localized.text("Number (sku)", es: "Número (sku)", pl: "Numer (sku)") }

    /// Customers may link accounts
    static var connectionActive: String {
        Localized.text(
            "Customers may link accounts",
            es: "Los clientes pueden vincular cuentas",
            pl: "Klienci mogą łączyć konta")
    }

    /// By token
    static var connectionByToken: String { Localized.text("By token", es: "Con token", pl: "Tokenem") }
    /// Change
    static var connectionEdit: String { Localized.text("Change", es: "Cambiar", pl: "Zmień") }

    /// Change account linking of %(retailer)@
    static func connectionEditOf(_ retailer: String) -> String {
        Localized.text(
            "Change account linking of \(retailer)",
            es: "Cambiar la vinculación de \(retailer)",
            pl: "Zmień łączenie kont \(retailer)")
    }

    /// Keep it
    static var connectionKeep: String { Localized.text("Keep it", es: "Conservarlo", pl: "Zostaw") }

    /// %(count)lld linked accounts
    static func connectionLinks(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) linked account", other: "\(count) linked accounts"),
            es: Localized.es(count, one: "\(count) cuenta vinculada", many: "\(count) de cuentas vinculadas", other: "\(count) cuentas vinculadas"),
            pl: Localized.pl(count, one: "\(count) połączone konto", few: "\(count) połączone konta", many: "\(count) połączonych kont", other: "\(count) połączonego konta"))
    }

    /// No server. Customers enter a token.
    static var connectionNone: String {
        Localized.text(
            "No server. Customers enter a token.",
            es: "Sin servidor. Los clientes escriben un token.",
            pl: "Brak serwera. Klienci wpisują token.")
    }

    /// Off
    static var connectionOff: String { Localized.text("Off", es: "Desactivado", pl: "Wyłączone") }
    /// On
    static var connectionOn: String { Localized.text("On", es: "Activado", pl: "Włączone") }
    /// Remove server
    static var connectionRemove: String { Localized.text("Remove server", es: "Quitar servidor", pl: "Usuń serwer") }

    /// Accounts that were linked there expire, and we revoke their tokens.
    static var connectionRemoveHint: String {
        Localized.text(
            "Accounts that were linked there expire, and we revoke their tokens.",
            es: "Las cuentas vinculadas allí caducan, y revocamos sus tokens.",
            pl: "Połączone tam konta wygasną, a my unieważnimy ich tokeny.")
    }

    /// Remove the server of %(retailer)@
    static func connectionRemoveOf(_ retailer: String) -> String {
        Localized.text(
            "Remove the server of \(retailer)",
            es: "Quitar el servidor de \(retailer)",
            pl: "Usuń serwer \(retailer)")
    }

    /// Remove the server of %(retailer)@?
    static func connectionRemoveQuestion(_ retailer: String) -> String {
        Localized.text(
            "Remove the server of \(retailer)?",
            es: "¿Quitar el servidor de \(retailer)?",
            pl: "Usunąć serwer \(retailer)?")
    }

    /// Check and save
    static var connectionSave: String { Localized.text("Check and save", es: "Comprobar y guardar", pl: "Sprawdź i zapisz") }

    /// Account linking of %(retailer)@ is saved.
    static func connectionSaved(_ retailer: String) -> String {
        Localized.text(
            "Account linking of \(retailer) is saved.",
            es: "La vinculación de \(retailer) está guardada.",
            pl: "Łączenie kont \(retailer) zapisane.")
    }

    /// Account linking of %(retailer)@
    static func connectionTitle(_ retailer: String) -> String {
        Localized.text(
            "Account linking of \(retailer)",
            es: "Vinculación de cuentas de \(retailer)",
            pl: "Łączenie kont \(retailer)")
    }

    /// Account linking
    static var connections: String { Localized.text("Account linking", es: "Vinculación de cuentas", pl: "Łączenie kont") }

    /// Add a retailer first, then set its server here.
    static var connectionsEmpty: String {
        Localized.text(
            "Add a retailer first, then set its server here.",
            es: "Añade primero una tienda y después indica aquí su servidor.",
            pl: "Najpierw dodaj sklep, a potem ustaw tu jego serwer.")
    }

    /// Where customers link their accounts at retailers.
    static var connectionsHint: String {
        Localized.text(
            "Where customers link their accounts at retailers.",
            es: "Dónde vinculan los clientes sus cuentas de tiendas.",
            pl: "Gdzie klienci łączą swoje konta w sklepach.")
    }

    /// The servers at which customers link their accounts. Without one, they enter a token.
    static var connectionsSubtitle: String {
        Localized.text(
            "The servers at which customers link their accounts. Without one, they enter a token.",
            es: "Los servidores donde los clientes vinculan sus cuentas. Si no hay, escriben un token.",
            pl: "Serwery, na których klienci łączą swoje konta. Bez serwera wpisują token.")
    }

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

    /// All items as CSV
    static var exportItems: String { Localized.text("All items as CSV", es: "Todos los artículos en CSV", pl: "Wszystkie produkty jako CSV") }

    /// Change them in a spreadsheet, and import the file again.
    static var exportItemsDetail: String {
        Localized.text(
            "Change them in a spreadsheet, and import the file again.",
            es: "Cámbialos en una hoja de cálculo e importa el archivo de nuevo.",
            pl: "Zmień je w arkuszu i zaimportuj plik ponownie.")
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
    /// Import %(items)@
    static func importApply(_ items: String) -> String { Localized.text("Import \(items)", es: "Importar \(items)", pl: "Importuj \(items)") }
    /// Choose a file
    static var importChoose: String { Localized.text("Choose a file", es: "Elige un archivo", pl: "Wybierz plik") }
    /// Choose a heading
    static var importChooseHeading: String { Localized.text("Choose a heading", es: "Elige un encabezado", pl: "Wybierz nagłówek") }

    /// CSV or JSON in UTF-8, up to 64 MB.
    static var importChooseHint: String {
        Localized.text(
            "CSV or JSON in UTF-8, up to 64 MB.",
            es: "CSV o JSON en UTF-8, hasta 64 MB.",
            pl: "CSV lub JSON w UTF-8, do 64 MB.")
    }

    /// Columns: sku, name, category and price; if you like also memberPrice, currency, available, details and priceFrom.
    static var importColumnsHint: String {
        Localized.text(
            "Columns: sku, name, category and price; if you like also memberPrice, currency, available, details and priceFrom.",
            es: "Columnas: sku, name, category y price; si quieres, también memberPrice, currency, available, details y priceFrom.",
            pl: "Kolumny: sku, name, category i price; opcjonalnie też memberPrice, currency, available, details i priceFrom.")
    }

    /// Continue
    static var importContinue: String { Localized.text("Continue", es: "Continuar", pl: "Dalej") }

    /// The connection was lost. Choose the same file again to go on.
    static var importCut: String {
        Localized.text(
            "The connection was lost. Choose the same file again to go on.",
            es: "Se perdió la conexión. Elige el mismo archivo para continuar.",
            pl: "Połączenie zostało przerwane. Wybierz ten sam plik, aby kontynuować.")
    }

    /// Discard this file
    static var importDiscard: String { Localized.text("Discard this file", es: "Descartar este archivo", pl: "Odrzuć ten plik") }

    /// Imported. New: %(added)@. Known: %(changed)@.
    static func importDone(_ added: String, changed: String) -> String {
        Localized.text(
            "Imported. New: \(added). Known: \(changed).",
            es: "Importado. Nuevos: \(added). Conocidos: \(changed).",
            pl: "Zaimportowano. Nowe: \(added). Znane: \(changed).")
    }

    /// Choose file
    static var importFile: String { Localized.text("Choose file", es: "Elegir archivo", pl: "Wybierz plik") }

    /// Finish with the file above first.
    static var importFirst: String {
        Localized.text(
            "Finish with the file above first.",
            es: "Termina primero con el archivo de arriba.",
            pl: "Najpierw dokończ z plikiem powyżej.")
    }

    /// Go on with the same file
    static var importGoOn: String { Localized.text("Go on with the same file", es: "Continúa con el mismo archivo", pl: "Kontynuuj z tym samym plikiem") }

    /// If it stopped, choose %(file)@ again. What was read stays.
    static func importGoOnHint(_ file: String) -> String {
        Localized.text(
            "If it stopped, choose \(file) again. What was read stays.",
            es: "Si se detuvo, elige \(file) de nuevo. Lo leído se conserva.",
            pl: "Jeśli się zatrzymało, wybierz ponownie \(file). To, co odczytano, zostaje.")
    }

    /// Import into %(retailer)@
    static func importInto(_ retailer: String) -> String { Localized.text("Import into \(retailer)", es: "Importar en \(retailer)", pl: "Import: \(retailer)") }
    /// Not in the file
    static var importNoHeading: String { Localized.text("Not in the file", es: "No está en el archivo", pl: "Nie ma w pliku") }

    /// %(count)lld problems; nothing was changed. Correct the file and choose it again.
    static func importProblemCount(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) problem; nothing was changed. Correct the file and choose it again.", other: "\(count) problems; nothing was changed. Correct the file and choose it again."),
            es: Localized.es(count, one: "\(count) problema; no se cambió nada. Corrige el archivo y elígelo de nuevo.", many: "\(count) de problemas; no se cambió nada. Corrige el archivo y elígelo de nuevo.", other: "\(count) problemas; no se cambió nada. Corrige el archivo y elígelo de nuevo."),
            pl: Localized.pl(count, one: "\(count) problem; nic nie zmieniono. Popraw plik i wybierz go ponownie.", few: "\(count) problemy; nic nie zmieniono. Popraw plik i wybierz go ponownie.", many: "\(count) problemów; nic nie zmieniono. Popraw plik i wybierz go ponownie.", other: "\(count) problemu; nic nie zmieniono. Popraw plik i wybierz go ponownie."))
    }

    /// The first 1,000, by row
    static var importProblemsDetail: String {
        Localized.text(
            "The first 1,000, by row",
            es: "Los primeros 1000, por fila",
            pl: "Pierwszy 1000, według wierszy")
    }

    /// Problems as CSV
    static var importProblemsFile: String { Localized.text("Problems as CSV", es: "Problemas en CSV", pl: "Problemy jako CSV") }
    /// Read so far
    static var importRead: String { Localized.text("Read so far", es: "Leído hasta ahora", pl: "Odczytano") }

    /// Take items that aren't in the file out of sale
    static var importReplace: String {
        Localized.text(
            "Take items that aren't in the file out of sale",
            es: "Retirar de la venta los artículos que no están en el archivo",
            pl: "Wycofaj ze sprzedaży produkty, których nie ma w pliku")
    }

    /// Row %(row)lld
    static func importRow(_ row: Int) -> String { Localized.text("Row \(row)", es: "Fila \(row)", pl: "Wiersz \(row)") }
    /// Reading %(file)@…
    static func importSending(_ file: String) -> String { Localized.text("Reading \(file)…", es: "Leyendo \(file)…", pl: "Odczyt pliku \(file)…") }
    /// Imported
    static var importStateApplied: String { Localized.text("Imported", es: "Importado", pl: "Zaimportowano") }
    /// Headings
    static var importStateColumns: String { Localized.text("Headings", es: "Encabezados", pl: "Nagłówki") }
    /// Reading
    static var importStateReading: String { Localized.text("Reading", es: "Leyendo", pl: "Odczyt") }
    /// Checked
    static var importStateReady: String { Localized.text("Checked", es: "Comprobado", pl: "Sprawdzony") }
    /// Not imported
    static var importStateRefused: String { Localized.text("Not imported", es: "No importado", pl: "Nie zaimportowano") }

    /// New: %(added)@. Known: %(changed)@.
    static func importSummary(_ added: String, changed: String) -> String {
        Localized.text(
            "New: \(added). Known: \(changed).",
            es: "Nuevos: \(added). Conocidos: \(changed).",
            pl: "Nowe: \(added). Znane: \(changed).")
    }

    /// Out of sale: %(removed)@.
    static func importSummaryRemoved(_ removed: String) -> String {
        Localized.text(
            "Out of sale: \(removed).",
            es: "Fuera de la venta: \(removed).",
            pl: "Wycofane ze sprzedaży: \(removed).")
    }

    /// This file is larger than 64 MB. Import it on the server's command line.
    static var importTooLarge: String {
        Localized.text(
            "This file is larger than 64 MB. Import it on the server's command line.",
            es: "Este archivo supera los 64 MB. Impórtalo en la línea de comandos del servidor.",
            pl: "Ten plik ma ponad 64 MB. Zaimportuj go w wierszu poleceń serwera.")
    }

    /// Some headings aren't known. Which is which?
    static var importWhichColumns: String {
        Localized.text(
            "Some headings aren't known. Which is which?",
            es: "Algunos encabezados no se conocen. ¿Cuál es cuál?",
            pl: "Niektóre nagłówki są nieznane. Który jest który?")
    }

    /// The file
    static var importWholeFile: String { Localized.text("The file", es: "El archivo", pl: "Plik") }
    /// Import a file
    static var importing: String { Localized.text("Import a file", es: "Importar un archivo", pl: "Importuj plik") }

    /// Everything is checked first. All of it is applied, or nothing.
    static var importingSubtitle: String {
        Localized.text(
            "Everything is checked first. All of it is applied, or nothing.",
            es: "Primero se comprueba todo. Se aplica todo o nada.",
            pl: "Najpierw wszystko jest sprawdzane. Zapisuje się całość albo nic.")
    }

    /// Issuer
    static var issuer: String { Localized.text("Issuer", es: "Emisor", pl: "Wystawca") }

    /// The address by which the authorization server names itself, with https.
    static var issuerHint: String {
        Localized.text(
            "The address by which the authorization server names itself, with https.",
            es: "La dirección con la que el servidor de autorización se nombra, con https.",
            pl: "Adres, którym serwer autoryzacji sam się nazywa, z https.")
    }

    /// Add item
    static var itemAdd: String { Localized.text("Add item", es: "Añadir artículo", pl: "Dodaj produkt") }
    /// In sale
    static var itemAvailable: String { Localized.text("In sale", es: "A la venta", pl: "W sprzedaży") }

    /// %(count)lld items
    static func itemCount(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) item", other: "\(count) items"),
            es: Localized.es(count, one: "\(count) artículo", many: "\(count) de artículos", other: "\(count) artículos"),
            pl: Localized.pl(count, one: "\(count) produkt", few: "\(count) produkty", many: "\(count) produktów", other: "\(count) produktu"))
    }

    /// Description
    static var itemDetails: String { Localized.text("Description", es: "Descripción", pl: "Opis") }

    /// %(price)@ from %(day)@
    static func itemLaterPrice(_ price: String, day: String) -> String {
        Localized.text(
            "\(price) from \(day)",
            es: "\(price) desde el \(day)",
            pl: "\(price) od \(day)")
    }

    /// Price for linked accounts
    static var itemMemberPrice: String { Localized.text("Price for linked accounts", es: "Precio con cuenta vinculada", pl: "Cena dla połączonych kont") }

    /// Leave empty if it is the same.
    static var itemMemberPriceHint: String {
        Localized.text(
            "Leave empty if it is the same.",
            es: "Déjalo vacío si es el mismo.",
            pl: "Zostaw puste, jeśli jest taka sama.")
    }

    /// Name
    static var itemName: String { Localized.text("Name", es: "Nombre", pl: "Nazwa") }
    /// With the size of the package
    static var itemNameHint: String { Localized.text("With the size of the package", es: "Con el tamaño del envase", pl: "Z wielkością opakowania") }
    /// New item
    static var itemNew: String { Localized.text("New item", es: "Artículo nuevo", pl: "Nowy produkt") }
    /// Price in dollars
    static var itemPrice: String { Localized.text("Price in dollars", es: "Precio en dólares", pl: "Cena w dolarach") }
    /// Prices hold from
    static var itemPriceFrom: String { Localized.text("Prices hold from", es: "Precios válidos desde", pl: "Ceny obowiązują od") }

    /// A day such as 2026-12-01; empty for now
    static var itemPriceFromHint: String {
        Localized.text(
            "A day such as 2026-12-01; empty for now",
            es: "Un día como 2026-12-01; vacío para ahora",
            pl: "Dzień, na przykład 2026-12-01; puste oznacza od zaraz")
    }

    /// Write the price as a number, such as 12.99.
    static var itemPriceWrong: String {
        Localized.text(
            "Write the price as a number, such as 12.99.",
            es: "Escribe el precio como un número, por ejemplo 12.99.",
            pl: "Podaj cenę jako liczbę, na przykład 12.99.")
    }

    /// Number
    static var itemSKU: String { Localized.text("Number", es: "Número", pl: "Numer") }

    /// The retailer's own; empty to get one
    static var itemSKUHint: String {
        Localized.text(
            "The retailer's own; empty to get one",
            es: "El de la tienda; vacío para recibir uno",
            pl: "Nadany przez sklep; puste, by otrzymać nowy")
    }

    /// %(name)@ is saved.
    static func itemSaved(_ name: String) -> String { Localized.text("\(name) is saved.", es: "\(name) se ha guardado.", pl: "Zapisano: \(name).") }
    /// Shelf
    static var itemShelf: String { Localized.text("Shelf", es: "Estante", pl: "Półka") }

    /// For example Drinks or Laundry
    static var itemShelfHint: String {
        Localized.text(
            "For example Drinks or Laundry",
            es: "Por ejemplo, Drinks o Laundry",
            pl: "Na przykład Drinks lub Laundry")
    }

    /// Go to %(retailer)@
    static func leave(_ retailer: String) -> String { Localized.text("Go to \(retailer)", es: "Ir a \(retailer)", pl: "Przejdź do \(retailer)") }

    /// Taking you to %(retailer)@, where you allow the link. You come back here afterwards.
    static func leaving(_ retailer: String) -> String {
        Localized.text(
            "Taking you to \(retailer), where you allow the link. You come back here afterwards.",
            es: "Te llevamos a \(retailer), donde permites la vinculación. Después vuelves aquí.",
            pl: "Przechodzimy do \(retailer), gdzie zezwolisz na połączenie. Potem wrócisz tutaj.")
    }

    /// Link account
    static var linkAccount: String { Localized.text("Link account", es: "Vincular cuenta", pl: "Połącz konto") }

    /// Link %(retailer)@ account
    static func linkAccountOf(_ retailer: String) -> String {
        Localized.text(
            "Link \(retailer) account",
            es: "Vincular cuenta de \(retailer)",
            pl: "Połącz konto \(retailer)")
    }

    /// Link again
    static var linkAgain: String { Localized.text("Link again", es: "Vincular otra vez", pl: "Połącz ponownie") }

    /// Link %(retailer)@ account again
    static func linkAgainOf(_ retailer: String) -> String {
        Localized.text(
            "Link \(retailer) account again",
            es: "Vincular otra vez la cuenta de \(retailer)",
            pl: "Połącz ponownie konto \(retailer)")
    }

    /// Not now
    static var linkCancel: String { Localized.text("Not now", es: "Ahora no", pl: "Nie teraz") }

    /// Link your account to see what members get.
    static var linkCardHint: String {
        Localized.text(
            "Link your account to see what members get.",
            es: "Vincula tu cuenta para ver lo que tienen los miembros.",
            pl: "Połącz konto, aby zobaczyć, co mają członkowie.")
    }

    /// Your account is linked.
    static var linkCardLinked: String { Localized.text("Your account is linked.", es: "Tu cuenta está vinculada.", pl: "Twoje konto jest połączone.") }
    /// Your account
    static var linkCardTitle: String { Localized.text("Your account", es: "Tu cuenta", pl: "Twoje konto") }
    /// Check again
    static var linkCheck: String { Localized.text("Check again", es: "Comprobar otra vez", pl: "Sprawdź ponownie") }

    /// Check %(retailer)@ account again
    static func linkCheckOf(_ retailer: String) -> String {
        Localized.text(
            "Check \(retailer) account again",
            es: "Comprobar otra vez la cuenta de \(retailer)",
            pl: "Sprawdź ponownie konto \(retailer)")
    }

    /// %(retailer)@ doesn't accept the link anymore. Link again to get members' perks back.
    static func linkExpired(_ retailer: String) -> String {
        Localized.text(
            "\(retailer) doesn't accept the link anymore. Link again to get members' perks back.",
            es: "\(retailer) ya no acepta la vinculación. Vincula otra vez para recuperar las ventajas de miembro.",
            pl: "\(retailer) nie przyjmuje już połączenia. Połącz ponownie, aby odzyskać korzyści dla członków.")
    }

    /// Not linked. Link your %(retailer)@ account to see members' perks and prices.
    static func linkHint(_ retailer: String) -> String {
        Localized.text(
            "Not linked. Link your \(retailer) account to see members' perks and prices.",
            es: "Sin vincular. Vincula tu cuenta de \(retailer) para ver ventajas y precios de miembro.",
            pl: "Niepołączone. Połącz konto \(retailer), aby zobaczyć korzyści i ceny dla członków.")
    }

    /// When you link an account, the retailer learns that you use this service and may tell us your name there. Your orders and address aren't shared, and we never see your password. Unlink whenever you like.
    static var linkShared: String {
        Localized.text(
            "When you link an account, the retailer learns that you use this service and may tell us your name there. Your orders and address aren't shared, and we never see your password. Unlink whenever you like.",
            es: "Al vincular una cuenta, la tienda sabe que usas este servicio y puede decirnos tu nombre allí. No se comparten tus pedidos ni tu dirección, y nunca vemos tu contraseña. Desvincúlala cuando quieras.",
            pl: "Gdy połączysz konto, sklep dowie się, że korzystasz z tej usługi, i może podać nam Twoje imię w sklepie. Nie udostępniamy zamówień ani adresu i nigdy nie widzimy Twojego hasła. Konto odłączysz, kiedy zechcesz.")
    }

    /// We can't reach %(retailer)@ right now. You can go on shopping; we'll keep trying.
    static func linkUnreachable(_ retailer: String) -> String {
        Localized.text(
            "We can't reach \(retailer) right now. You can go on shopping; we'll keep trying.",
            es: "Ahora no podemos contactar con \(retailer). Puedes seguir comprando; seguiremos intentándolo.",
            pl: "Nie możemy teraz połączyć się z \(retailer). Możesz dalej kupować; będziemy próbować.")
    }

    /// Linked as %(name)@ since %(day)@.
    static func linkedAs(_ name: String, day: String) -> String {
        Localized.text(
            "Linked as \(name) since \(day).",
            es: "Vinculada como \(name) desde el \(day).",
            pl: "Połączone jako \(name) od \(day).")
    }

    /// Linked since %(day)@.
    static func linkedOn(_ day: String) -> String { Localized.text("Linked since \(day).", es: "Vinculada desde el \(day).", pl: "Połączone od \(day).") }

    /// Linking your account. This takes a moment.
    static var linking: String {
        Localized.text(
            "Linking your account. This takes a moment.",
            es: "Vinculando tu cuenta. Tarda un momento.",
            pl: "Łączymy Twoje konto. To potrwa chwilę.")
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

    /// For members
    static var memberPerks: String { Localized.text("For members", es: "Para miembros", pl: "Dla członków") }

    /// Perks for members, once the account is linked
    static var memberPerksField: String {
        Localized.text(
            "Perks for members, once the account is linked",
            es: "Ventajas para miembros, con la cuenta vinculada",
            pl: "Korzyści dla członków, po połączeniu konta")
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

    /// Next
    static var nextPage: String { Localized.text("Next", es: "Siguiente", pl: "Następna") }
    /// No accounts to link yet
    static var noAccounts: String { Localized.text("No accounts to link yet", es: "Aún no hay cuentas que vincular", pl: "Nie ma jeszcze kont do połączenia") }

    /// Come back once retailers are in the catalog.
    static var noAccountsMessage: String {
        Localized.text(
            "Come back once retailers are in the catalog.",
            es: "Vuelve cuando haya tiendas en el catálogo.",
            pl: "Wróć, gdy w katalogu pojawią się sklepy.")
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

    /// %(retailer)@ isn't a partner of this service.
    static func notPartner(_ retailer: String) -> String {
        Localized.text(
            "\(retailer) isn't a partner of this service.",
            es: "\(retailer) no es socio de este servicio.",
            pl: "\(retailer) nie jest partnerem tej usługi.")
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

    /// Add deal
    static var offerAdd: String { Localized.text("Add deal", es: "Añadir oferta", pl: "Dodaj ofertę") }
    /// As in 2026-12-01
    static var offerDayHint: String { Localized.text("As in 2026-12-01", es: "Como 2026-12-01", pl: "Na przykład 2026-12-01") }

    /// From %(first)@ to %(last)@
    static func offerDays(_ first: String, last: String) -> String {
        Localized.text(
            "From \(first) to \(last)",
            es: "Del \(first) al \(last)",
            pl: "Od \(first) do \(last)")
    }

    /// Last day
    static var offerEnd: String { Localized.text("Last day", es: "Último día", pl: "Ostatni dzień") }
    /// Number of the item
    static var offerItem: String { Localized.text("Number of the item", es: "Número del artículo", pl: "Numer produktu") }

    /// Leave empty for the whole store.
    static var offerItemHint: String {
        Localized.text(
            "Leave empty for the whole store.",
            es: "Déjalo vacío para toda la tienda.",
            pl: "Zostaw puste, jeśli dotyczy całego sklepu.")
    }

    /// No item has this number. Look it up in the list of items.
    static var offerItemUnknown: String {
        Localized.text(
            "No item has this number. Look it up in the list of items.",
            es: "Ningún artículo tiene este número. Búscalo en la lista de artículos.",
            pl: "Żaden produkt nie ma tego numeru. Sprawdź go na liście produktów.")
    }

    /// New deal
    static var offerNew: String { Localized.text("New deal", es: "Oferta nueva", pl: "Nowa oferta") }
    /// Price during the deal
    static var offerPrice: String { Localized.text("Price during the deal", es: "Precio durante la oferta", pl: "Cena w czasie oferty") }

    /// Required with an item, and lower than its price
    static var offerPriceHint: String {
        Localized.text(
            "Required with an item, and lower than its price",
            es: "Obligatorio con un artículo y menor que su precio",
            pl: "Wymagana przy produkcie i niższa od jego ceny")
    }

    /// Remove “%(text)@”
    static func offerRemove(_ text: String) -> String { Localized.text("Remove “\(text)”", es: "Quitar «\(text)»", pl: "Usuń „\(text)”") }
    /// First day
    static var offerStart: String { Localized.text("First day", es: "Primer día", pl: "Pierwszy dzień") }
    /// What customers read
    static var offerText: String { Localized.text("What customers read", es: "Lo que leen los clientes", pl: "Co czytają klienci") }
    /// One short sentence
    static var offerTextHint: String { Localized.text("One short sentence", es: "Una frase corta", pl: "Jedno krótkie zdanie") }
    /// Deals for some days
    static var offers: String { Localized.text("Deals for some days", es: "Ofertas por unos días", pl: "Oferty na kilka dni") }
    /// No deals yet
    static var offersEmpty: String { Localized.text("No deals yet", es: "Aún no hay ofertas", pl: "Nie ma jeszcze ofert") }

    /// Add the first one with the form.
    static var offersEmptyMessage: String {
        Localized.text(
            "Add the first one with the form.",
            es: "Añade la primera con el formulario.",
            pl: "Dodaj pierwszą w formularzu.")
    }

    /// Deals of %(retailer)@
    static func offersOf(_ retailer: String) -> String { Localized.text("Deals of \(retailer)", es: "Ofertas de \(retailer)", pl: "Oferty: \(retailer)") }

    /// They are shown, and their prices hold, on their days.
    static var offersSubtitle: String {
        Localized.text(
            "They are shown, and their prices hold, on their days.",
            es: "Se muestran y sus precios valen en sus días.",
            pl: "Są widoczne, a ich ceny obowiązują w podane dni.")
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

    /// Page %(page)lld of %(pages)lld
    static func pageOf(_ page: Int, pages: Int) -> String {
        Localized.text(
            "Page \(page) of \(pages)",
            es: "Página \(page) de \(pages)",
            pl: "Strona \(page) z \(pages)")
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

    /// Choose a picture
    static var pictureAdd: String { Localized.text("Choose a picture", es: "Elegir una imagen", pl: "Wybierz obraz") }
    /// JPEG, PNG or WebP
    static var pictureHint: String { Localized.text("JPEG, PNG or WebP", es: "JPEG, PNG o WebP", pl: "JPEG, PNG lub WebP") }
    /// Remove the picture
    static var pictureRemove: String { Localized.text("Remove the picture", es: "Quitar la imagen", pl: "Usuń obraz") }
    /// Previous
    static var previousPage: String { Localized.text("Previous", es: "Anterior", pl: "Poprzednia") }
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

    /// Minimum of an order, in dollars
    static var retailerMinimum: String {
        Localized.text(
            "Minimum of an order, in dollars",
            es: "Pedido mínimo, en dólares",
            pl: "Minimalne zamówienie w dolarach")
    }

    /// Leave empty for none.
    static var retailerMinimumHint: String { Localized.text("Leave empty for none.", es: "Déjalo vacío si no hay.", pl: "Zostaw puste, jeśli go nie ma.") }
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
    /// Scopes
    static var scopes: String { Localized.text("Scopes", es: "Permisos (scopes)", pl: "Zakresy") }

    /// What to ask for, separated by spaces. Ask for no more than a name and the membership.
    static var scopesHint: String {
        Localized.text(
            "What to ask for, separated by spaces. Ask for no more than a name and the membership.",
            es: "Lo que se pide, separado por espacios. No pidas más que el nombre y la membresía.",
            pl: "O co prosić, oddzielone spacjami. Nie proś o więcej niż imię i członkostwo.")
    }

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
    /// Linked
    static var statusActive: String { Localized.text("Linked", es: "Vinculada", pl: "Połączone") }
    /// Expired
    static var statusExpired: String { Localized.text("Expired", es: "Caducada", pl: "Wygasło") }
    /// Can't be reached
    static var statusUnavailable: String { Localized.text("Can't be reached", es: "Sin conexión", pl: "Brak połączenia") }
    /// Items of %(retailer)@
    static func stock(_ retailer: String) -> String { Localized.text("Items of \(retailer)", es: "Artículos de \(retailer)", pl: "Produkty: \(retailer)") }
    /// No items here
    static var stockEmpty: String { Localized.text("No items here", es: "No hay artículos", pl: "Brak produktów") }

    /// Add one with the form, or import a file.
    static var stockEmptyMessage: String {
        Localized.text(
            "Add one with the form, or import a file.",
            es: "Añade uno con el formulario o importa un archivo.",
            pl: "Dodaj produkt w formularzu albo zaimportuj plik.")
    }

    /// Items of %(retailer)@
    static func stockOpen(_ retailer: String) -> String { Localized.text("Items of \(retailer)", es: "Artículos de \(retailer)", pl: "Produkty: \(retailer)") }
    /// Search by words or number
    static var stockSearch: String { Localized.text("Search by words or number", es: "Buscar por palabras o número", pl: "Szukaj po słowach lub numerze") }
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

    /// Opening hours
    static var storeHoursField: String { Localized.text("Opening hours", es: "Horario", pl: "Godziny otwarcia") }

    /// As in mo-fr 08:00-22:00; sa,su 10:00-18:00; dec 25 closed
    static var storeHoursHint: String {
        Localized.text(
            "As in mo-fr 08:00-22:00; sa,su 10:00-18:00; dec 25 closed",
            es: "Como mo-fr 08:00-22:00; sa,su 10:00-18:00; dec 25 closed",
            pl: "Na przykład mo-fr 08:00-22:00; sa,su 10:00-18:00; dec 25 closed")
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

    /// Token
    static var token: String { Localized.text("Token", es: "Token", pl: "Token") }

    /// Copy it from your account at %(retailer)@. We keep it sealed and never show it again.
    static func tokenHint(_ retailer: String) -> String {
        Localized.text(
            "Copy it from your account at \(retailer). We keep it sealed and never show it again.",
            es: "Cópialo de tu cuenta en \(retailer). Lo guardamos sellado y nunca lo volvemos a mostrar.",
            pl: "Skopiuj go ze swojego konta w \(retailer). Przechowujemy go zapieczętowany i nigdy więcej nie pokażemy.")
    }

    /// Enter the token from your account there.
    static var tokenNeeded: String {
        Localized.text(
            "Enter the token from your account there.",
            es: "Escribe el token de tu cuenta allí.",
            pl: "Wpisz token ze swojego konta w sklepie.")
    }

    /// Unaffiliated
    static var unaffiliated: String { Localized.text("Unaffiliated", es: "Sin afiliación", pl: "Niepowiązany") }
    /// Not available
    static var unavailable: String { Localized.text("Not available", es: "No disponible", pl: "Niedostępny") }
    /// Unlink
    static var unlink: String { Localized.text("Unlink", es: "Desvincular", pl: "Odłącz") }

    /// Members' perks and prices of %(retailer)@ end at once, and we delete its token.
    static func unlinkHint(_ retailer: String) -> String {
        Localized.text(
            "Members' perks and prices of \(retailer) end at once, and we delete its token.",
            es: "Las ventajas y precios de miembro de \(retailer) terminan enseguida, y borramos su token.",
            pl: "Korzyści i ceny dla członków \(retailer) od razu się skończą, a my usuniemy token.")
    }

    /// Keep it linked
    static var unlinkKeep: String { Localized.text("Keep it linked", es: "Mantenerla vinculada", pl: "Zostaw połączone") }

    /// Unlink %(retailer)@ account
    static func unlinkOf(_ retailer: String) -> String {
        Localized.text(
            "Unlink \(retailer) account",
            es: "Desvincular cuenta de \(retailer)",
            pl: "Odłącz konto \(retailer)")
    }

    /// Unlink your %(retailer)@ account?
    static func unlinkQuestion(_ retailer: String) -> String {
        Localized.text(
            "Unlink your \(retailer) account?",
            es: "¿Desvincular tu cuenta de \(retailer)?",
            pl: "Odłączyć Twoje konto \(retailer)?")
    }

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
