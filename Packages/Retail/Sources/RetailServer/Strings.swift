// Made by `make strings` from Packages/Retail/Strings/RetailServer.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// The texts of RetailServer, in the language of the current request or page.
enum Strings {
    /// Add %(amount)@ more from %(retailer)@, or leave its items out.
    static func belowMinimum(_ amount: String, retailer: String) -> String {
        Localized.text(
            "Add \(amount) more from \(retailer), or leave its items out.",
            es: "Añade \(amount) más de \(retailer) o no pidas sus artículos.",
            pl: "Dodaj jeszcze za \(amount) ze sklepu \(retailer) albo zrezygnuj z jego produktów.")
    }

    /// Your cart has 50 different items, which is the most. Remove one first.
    static var cartFull: String {
        Localized.text(
            "Your cart has 50 different items, which is the most. Remove one first.",
            es: "Tu carrito tiene 50 artículos distintos, que es el máximo. Quita uno primero.",
            pl: "W koszyku jest 50 różnych produktów, więcej nie można. Najpierw usuń któryś.")
    }

    /// Use letters, digits and signs without accents.
    static var connectionText: String {
        Localized.text(
            "Use letters, digits and signs without accents.",
            es: "Usa letras, cifras y signos sin acentos.",
            pl: "Użyj liter, cyfr i znaków bez polskich liter.")
    }

    /// Choose a last day that isn't before the first and at most a year later.
    static var dealDays: String {
        Localized.text(
            "Choose a last day that isn't before the first and at most a year later.",
            es: "Elige un último día que no sea anterior al primero y como máximo un año después.",
            pl: "Wybierz ostatni dzień nie wcześniejszy niż pierwszy i najwyżej rok późniejszy.")
    }

    /// This day is over. Choose today or a later day.
    static var dealEnded: String {
        Localized.text(
            "This day is over. Choose today or a later day.",
            es: "Este día ya pasó. Elige hoy o un día posterior.",
            pl: "Ten dzień już minął. Wybierz dzisiejszy lub późniejszy.")
    }

    /// Enter a price below the regular one, together with an item.
    static var dealPrice: String {
        Localized.text(
            "Enter a price below the regular one, together with an item.",
            es: "Escribe un precio inferior al normal, junto con un artículo.",
            pl: "Wpisz cenę niższą od zwykłej, razem z produktem.")
    }

    /// Enter up to 10 deals.
    static var deals: String { Localized.text("Enter up to 10 deals.", es: "Escribe 10 ofertas como máximo.", pl: "Wpisz najwyżej 10 promocji.") }

    /// Enter a date, such as 2026-11-27.
    static var enterDay: String {
        Localized.text(
            "Enter a date, such as 2026-11-27.",
            es: "Escribe una fecha, por ejemplo 2026-11-27.",
            pl: "Wpisz datę, na przykład 2026-11-27.")
    }

    /// This piece goes beyond the size of the file.
    static var importBeyond: String {
        Localized.text(
            "This piece goes beyond the size of the file.",
            es: "Esta parte supera el tamaño del archivo.",
            pl: "Ta część wykracza poza rozmiar pliku.")
    }

    /// Another file is being read for this retailer. Wait a minute and try again.
    static var importBusy: String {
        Localized.text(
            "Another file is being read for this retailer. Wait a minute and try again.",
            es: "Se está leyendo otro archivo para esta tienda. Espera un minuto e inténtalo de nuevo.",
            pl: "Trwa odczyt innego pliku tego sklepu. Poczekaj minutę i spróbuj ponownie.")
    }

    /// This row's cells don't match the headings.
    static var importCells: String {
        Localized.text(
            "This row's cells don't match the headings.",
            es: "Las celdas de esta fila no corresponden a los encabezados.",
            pl: "Komórki tego wiersza nie pasują do nagłówków.")
    }

    /// Items have changed since the file was checked. Choose the file again.
    static var importChanged: String {
        Localized.text(
            "Items have changed since the file was checked. Choose the file again.",
            es: "Los artículos han cambiado desde la comprobación. Elige el archivo de nuevo.",
            pl: "Produkty zmieniły się od sprawdzenia pliku. Wybierz plik ponownie.")
    }

    /// Remove line breaks and invisible characters.
    static var importCharacters: String {
        Localized.text(
            "Remove line breaks and invisible characters.",
            es: "Quita los saltos de línea y los caracteres invisibles.",
            pl: "Usuń podziały wierszy i niewidoczne znaki.")
    }

    /// Choose a different heading for each column; number, name, shelf and price are required.
    static var importColumns: String {
        Localized.text(
            "Choose a different heading for each column; number, name, shelf and price are required.",
            es: "Elige un encabezado distinto para cada columna; número, nombre, estante y precio son obligatorios.",
            pl: "Wybierz inny nagłówek dla każdej kolumny; numer, nazwa, półka i cena są wymagane.")
    }

    /// This is an archive or a spreadsheet. Save it as CSV or JSON and choose that file.
    static var importCompressed: String {
        Localized.text(
            "This is an archive or a spreadsheet. Save it as CSV or JSON and choose that file.",
            es: "Esto es un archivo comprimido o una hoja de cálculo. Guárdalo como CSV o JSON y elige ese archivo.",
            pl: "To archiwum albo arkusz kalkulacyjny. Zapisz go jako CSV lub JSON i wybierz ten plik.")
    }

    /// Prices are in USD. Write USD, or leave the cell empty.
    static var importCurrency: String {
        Localized.text(
            "Prices are in USD. Write USD, or leave the cell empty.",
            es: "Los precios están en USD. Escribe USD o deja la celda vacía.",
            pl: "Ceny są w USD. Wpisz USD albo zostaw komórkę pustą.")
    }

    /// Write the day as 2026-12-01, at most two years ahead.
    static var importDay: String {
        Localized.text(
            "Write the day as 2026-12-01, at most two years ahead.",
            es: "Escribe el día como 2026-12-01, con dos años de antelación como máximo.",
            pl: "Podaj dzień jako 2026-12-01, najwyżej dwa lata naprzód.")
    }

    /// An earlier row has this number. Keep one of them.
    static var importDuplicate: String {
        Localized.text(
            "An earlier row has this number. Keep one of them.",
            es: "Una fila anterior tiene este número. Conserva solo una.",
            pl: "Wcześniejszy wiersz ma ten numer. Zostaw jeden z nich.")
    }

    /// Fill in this cell.
    static var importEmpty: String { Localized.text("Fill in this cell.", es: "Rellena esta celda.", pl: "Wypełnij tę komórkę.") }

    /// This row isn't UTF-8. Save the file as UTF-8.
    static var importEncoding: String {
        Localized.text(
            "This row isn't UTF-8. Save the file as UTF-8.",
            es: "Esta fila no está en UTF-8. Guarda el archivo como UTF-8.",
            pl: "Ten wiersz nie jest w UTF-8. Zapisz plik w UTF-8.")
    }

    /// A text can't begin with =, +, - or @. Change its beginning.
    static var importFormula: String {
        Localized.text(
            "A text can't begin with =, +, - or @. Change its beginning.",
            es: "Un texto no puede empezar por =, +, - o @. Cambia el principio.",
            pl: "Tekst nie może zaczynać się od =, +, - ani @. Zmień jego początek.")
    }

    /// The member price can't be higher than the price.
    static var importMemberPrice: String {
        Localized.text(
            "The member price can't be higher than the price.",
            es: "El precio de socio no puede superar el precio.",
            pl: "Cena dla członków nie może być wyższa niż cena.")
    }

    /// The file has no rows. Choose another one.
    static var importNoRows: String {
        Localized.text(
            "The file has no rows. Choose another one.",
            es: "El archivo no tiene filas. Elige otro.",
            pl: "Plik nie ma wierszy. Wybierz inny.")
    }

    /// The file isn't UTF-8 text. Save it as CSV in UTF-8.
    static var importNotText: String {
        Localized.text(
            "The file isn't UTF-8 text. Save it as CSV in UTF-8.",
            es: "El archivo no es texto UTF-8. Guárdalo como CSV en UTF-8.",
            pl: "Plik nie jest tekstem UTF-8. Zapisz go jako CSV w UTF-8.")
    }

    /// Write the price as a number from 0.01 to 100000, such as 12.99.
    static var importPrice: String {
        Localized.text(
            "Write the price as a number from 0.01 to 100000, such as 12.99.",
            es: "Escribe el precio como un número de 0.01 a 100000, por ejemplo 12.99.",
            pl: "Podaj cenę jako liczbę od 0.01 do 100000, na przykład 12.99.")
    }

    /// This item is new and needs a price now. Leave the day empty.
    static var importPriceLater: String {
        Localized.text(
            "This item is new and needs a price now. Leave the day empty.",
            es: "Este artículo es nuevo y necesita un precio ya. Deja el día vacío.",
            pl: "To nowy produkt, więc potrzebuje ceny już teraz. Zostaw dzień pusty.")
    }

    /// A quotation mark in this row isn't closed properly.
    static var importQuote: String {
        Localized.text(
            "A quotation mark in this row isn't closed properly.",
            es: "Unas comillas de esta fila no se cierran bien.",
            pl: "Cudzysłów w tym wierszu nie jest poprawnie zamknięty.")
    }

    /// This row is longer than 64 KB. Check the line breaks before it.
    static var importRowTooLong: String {
        Localized.text(
            "This row is longer than 64 KB. Check the line breaks before it.",
            es: "Esta fila supera los 64 KB. Revisa los saltos de línea anteriores.",
            pl: "Ten wiersz ma ponad 64 KB. Sprawdź podziały wierszy przed nim.")
    }

    /// Choose a file of up to 64 MB.
    static var importSize: String { Localized.text("Choose a file of up to 64 MB.", es: "Elige un archivo de hasta 64 MB.", pl: "Wybierz plik do 64 MB.") }

    /// This can't be done with the file now. Reload the page.
    static var importState: String {
        Localized.text(
            "This can't be done with the file now. Reload the page.",
            es: "Ahora no se puede hacer esto con el archivo. Vuelve a cargar la página.",
            pl: "Teraz nie można tego zrobić z plikiem. Odśwież stronę.")
    }

    /// The file isn't complete, or isn't an array of objects. Export it again.
    static var importStructure: String {
        Localized.text(
            "The file isn't complete, or isn't an array of objects. Export it again.",
            es: "El archivo no está completo o no es una lista de objetos. Expórtalo de nuevo.",
            pl: "Plik jest niekompletny albo nie jest listą obiektów. Wyeksportuj go ponownie.")
    }

    /// This text is too long. Shorten it.
    static var importTooLong: String {
        Localized.text(
            "This text is too long. Shorten it.",
            es: "Este texto es demasiado largo. Acórtalo.",
            pl: "Ten tekst jest za długi. Skróć go.")
    }

    /// Send pieces of at least 64 KB, or all of the rest.
    static var importTooShort: String {
        Localized.text(
            "Send pieces of at least 64 KB, or all of the rest.",
            es: "Envía partes de al menos 64 KB o todo lo que falta.",
            pl: "Wysyłaj części po co najmniej 64 KB albo całą resztę.")
    }

    /// Write a text, a number, true or false.
    static var importValue: String {
        Localized.text(
            "Write a text, a number, true or false.",
            es: "Escribe un texto, un número, true o false.",
            pl: "Wpisz tekst, liczbę, true albo false.")
    }

    /// Write yes or no.
    static var importYesNo: String { Localized.text("Write yes or no.", es: "Escribe yes o no.", pl: "Wpisz yes albo no.") }

    /// Enter an address that begins with https:// and that anybody can reach.
    static var issuerAddress: String {
        Localized.text(
            "Enter an address that begins with https:// and that anybody can reach.",
            es: "Escribe una dirección que empiece por https:// y que cualquiera pueda abrir.",
            pl: "Wpisz adres, który zaczyna się od https:// i jest dostępny dla każdego.")
    }

    /// The server at this address says it is another issuer. Enter the issuer exactly as it names itself.
    static var issuerForeign: String {
        Localized.text(
            "The server at this address says it is another issuer. Enter the issuer exactly as it names itself.",
            es: "El servidor de esta dirección dice ser otro emisor. Escribe el emisor exactamente como se nombra.",
            pl: "Serwer pod tym adresem podaje się za innego wystawcę. Wpisz wystawcę dokładnie tak, jak sam się nazywa.")
    }

    /// We can't reach this server. Check the address, or try again later.
    static var issuerUnreachable: String {
        Localized.text(
            "We can't reach this server. Check the address, or try again later.",
            es: "No podemos contactar con este servidor. Comprueba la dirección o inténtalo más tarde.",
            pl: "Nie możemy połączyć się z tym serwerem. Sprawdź adres albo spróbuj później.")
    }

    /// There is no authorization server at this address. Check the issuer.
    static var issuerUnreadable: String {
        Localized.text(
            "There is no authorization server at this address. Check the issuer.",
            es: "En esta dirección no hay ningún servidor de autorización. Comprueba el emisor.",
            pl: "Pod tym adresem nie ma serwera autoryzacji. Sprawdź wystawcę.")
    }

    /// This server doesn't offer authorization codes with PKCE (S256), which linking needs.
    static var issuerUnsuitable: String {
        Localized.text(
            "This server doesn't offer authorization codes with PKCE (S256), which linking needs.",
            es: "Este servidor no ofrece códigos de autorización con PKCE (S256), necesarios para vincular.",
            pl: "Ten serwer nie oferuje kodów autoryzacji z PKCE (S256), których wymaga łączenie kont.")
    }

    /// This item isn't available right now. Choose another one.
    static var itemGone: String {
        Localized.text(
            "This item isn't available right now. Choose another one.",
            es: "Este artículo no está disponible ahora. Elige otro.",
            pl: "Ten produkt jest teraz niedostępny. Wybierz inny.")
    }

    /// Link this account on the retailer's own page.
    static var linkByPage: String {
        Localized.text(
            "Link this account on the retailer's own page.",
            es: "Vincula esta cuenta en la página de la propia tienda.",
            pl: "Połącz to konto na stronie samego sklepu.")
    }

    /// This retailer has no page for linking. Enter a token instead.
    static var linkByToken: String {
        Localized.text(
            "This retailer has no page for linking. Enter a token instead.",
            es: "Esta tienda no tiene página para vincular. Escribe un token.",
            pl: "Ten sklep nie ma strony do łączenia kont. Wpisz token.")
    }

    /// You didn't allow the link, so nothing was shared. Try again whenever you like.
    static var linkDeclined: String {
        Localized.text(
            "You didn't allow the link, so nothing was shared. Try again whenever you like.",
            es: "No permitiste la vinculación, así que no se compartió nada. Inténtalo de nuevo cuando quieras.",
            pl: "Połączenie nie zostało dozwolone, więc nic nie udostępniono. Spróbuj ponownie, kiedy zechcesz.")
    }

    /// This way back isn't valid anymore. Start linking again.
    static var linkOver: String {
        Localized.text(
            "This way back isn't valid anymore. Start linking again.",
            es: "Este enlace de vuelta ya no es válido. Empieza a vincular otra vez.",
            pl: "Ten powrót nie jest już ważny. Zacznij łączenie od nowa.")
    }

    /// The retailer didn't accept the link. Start linking again.
    static var linkRefused: String {
        Localized.text(
            "The retailer didn't accept the link. Start linking again.",
            es: "La tienda no aceptó la vinculación. Empieza a vincular otra vez.",
            pl: "Sklep nie przyjął połączenia. Zacznij łączenie od nowa.")
    }

    /// We don't know this retailer. Choose one from the list.
    static var linkRetailer: String {
        Localized.text(
            "We don't know this retailer. Choose one from the list.",
            es: "No conocemos esta tienda. Elige una de la lista.",
            pl: "Nie znamy tego sklepu. Wybierz jeden z listy.")
    }

    /// Enter the token as the retailer shows it, without spaces.
    static var linkToken: String {
        Localized.text(
            "Enter the token as the retailer shows it, without spaces.",
            es: "Escribe el token tal como lo muestra la tienda, sin espacios.",
            pl: "Wpisz token tak, jak pokazuje go sklep, bez spacji.")
    }

    /// The retailer doesn't accept this token. Get a new one and try again.
    static var linkTokenRefused: String {
        Localized.text(
            "The retailer doesn't accept this token. Get a new one and try again.",
            es: "La tienda no acepta este token. Consigue uno nuevo e inténtalo de nuevo.",
            pl: "Sklep nie przyjmuje tego tokenu. Pobierz nowy i spróbuj ponownie.")
    }

    /// We can't reach the retailer right now. You can go on shopping; try linking again later.
    static var linkUnavailable: String {
        Localized.text(
            "We can't reach the retailer right now. You can go on shopping; try linking again later.",
            es: "Ahora no podemos contactar con la tienda. Puedes seguir comprando; intenta vincular más tarde.",
            pl: "Nie możemy teraz połączyć się ze sklepem. Możesz dalej kupować; spróbuj połączyć konto później.")
    }

    /// Another retailer has this name. Choose a different one.
    static var nameTaken: String {
        Localized.text(
            "Another retailer has this name. Choose a different one.",
            es: "Otra tienda tiene este nombre. Elige uno distinto.",
            pl: "Inny sklep ma już tę nazwę. Wybierz inną.")
    }

    /// Enter up to 10 perks.
    static var perks: String { Localized.text("Enter up to 10 perks.", es: "Escribe 10 ventajas como máximo.", pl: "Wpisz najwyżej 10 korzyści.") }

    /// This picture is damaged. Choose another one.
    static var pictureBroken: String {
        Localized.text(
            "This picture is damaged. Choose another one.",
            es: "Esta imagen está dañada. Elige otra.",
            pl: "Ten obraz jest uszkodzony. Wybierz inny.")
    }

    /// Choose a JPEG, PNG or WebP picture.
    static var pictureFormats: String {
        Localized.text(
            "Choose a JPEG, PNG or WebP picture.",
            es: "Elige una imagen JPEG, PNG o WebP.",
            pl: "Wybierz obraz JPEG, PNG lub WebP.")
    }

    /// This picture has too many pixels. Make it smaller.
    static var picturePixels: String {
        Localized.text(
            "This picture has too many pixels. Make it smaller.",
            es: "Esta imagen tiene demasiados píxeles. Hazla más pequeña.",
            pl: "Ten obraz ma za dużo pikseli. Zmniejsz go.")
    }

    /// Pictures can't be stored right now. Try again in a minute.
    static var picturesUnavailable: String {
        Localized.text(
            "Pictures can't be stored right now. Try again in a minute.",
            es: "Ahora no se pueden guardar imágenes. Inténtalo en un minuto.",
            pl: "Teraz nie można zapisać obrazów. Spróbuj za minutę.")
    }

    /// Linked accounts of retailers
    static var privacyLinks: String { Localized.text("Linked accounts of retailers", es: "Cuentas de tiendas vinculadas", pl: "Połączone konta sklepów") }

    /// Until you unlink the account.
    static var privacyLinksKept: String {
        Localized.text(
            "Until you unlink the account.",
            es: "Hasta que desvincules la cuenta.",
            pl: "Do czasu odłączenia konta.")
    }

    /// Show you what retailers give their members.
    static var privacyLinksPurpose: String {
        Localized.text(
            "Show you what retailers give their members.",
            es: "Mostrarte lo que las tiendas ofrecen a sus miembros.",
            pl: "Pokazują, co sklepy dają swoim członkom.")
    }

    /// Favorites, cart and ratings of retailers
    static var privacyRetail: String {
        Localized.text(
            "Favorites, cart and ratings of retailers",
            es: "Favoritos, carrito y valoraciones de tiendas",
            pl: "Ulubione, koszyk i oceny sklepów")
    }

    /// Until you remove them or delete your account.
    static var privacyRetailKept: String {
        Localized.text(
            "Until you remove them or delete your account.",
            es: "Hasta que los quites o elimines tu cuenta.",
            pl: "Do czasu, gdy je usuniesz albo usuniesz konto.")
    }

    /// To show your items on each of your devices, and others what customers think of a retailer.
    static var privacyRetailPurpose: String {
        Localized.text(
            "To show your items on each of your devices, and others what customers think of a retailer.",
            es: "Para mostrarte tus artículos en todos tus dispositivos y a los demás lo que opinan los clientes de una tienda.",
            pl: "Aby pokazać Ci Twoje produkty na każdym urządzeniu, a innym opinie klientów o sklepie.")
    }

    /// You can rate a retailer once you've received something from it.
    static var rateAfterDelivery: String {
        Localized.text(
            "You can rate a retailer once you've received something from it.",
            es: "Puedes valorar una tienda cuando hayas recibido algo de ella.",
            pl: "Możesz ocenić sklep, gdy dostaniesz coś z niego.")
    }

    /// Unlinked accounts to revoke at retailers
    static var revocations: String {
        Localized.text(
            "Unlinked accounts to revoke at retailers",
            es: "Cuentas desvinculadas por revocar en las tiendas",
            pl: "Odłączone konta do unieważnienia w sklepach")
    }

    /// Another item has this number. Choose a different one.
    static var skuTaken: String {
        Localized.text(
            "Another item has this number. Choose a different one.",
            es: "Otro artículo tiene este número. Elige uno distinto.",
            pl: "Inny produkt ma ten numer. Wybierz inny.")
    }

    /// Somebody else has changed this item meanwhile. Reload it and change it again.
    static var staleItem: String {
        Localized.text(
            "Somebody else has changed this item meanwhile. Reload it and change it again.",
            es: "Otra persona ha cambiado este artículo. Vuelve a cargarlo y cámbialo de nuevo.",
            pl: "Ktoś inny zmienił ten produkt. Wczytaj go ponownie i zmień jeszcze raz.")
    }

    /// Somebody else has changed this retailer meanwhile. Open it again and repeat your change.
    static var staleRetailer: String {
        Localized.text(
            "Somebody else has changed this retailer meanwhile. Open it again and repeat your change.",
            es: "Otra persona ha cambiado esta tienda mientras tanto. Ábrela de nuevo y repite tu cambio.",
            pl: "Ktoś inny zmienił w międzyczasie ten sklep. Otwórz go ponownie i powtórz zmianę.")
    }

    /// Enter hours such as Mo-Fr 08:00-22:00; Sa,Su 09:00-20:00; Dec 25 off.
    static var storeHours: String {
        Localized.text(
            "Enter hours such as Mo-Fr 08:00-22:00; Sa,Su 09:00-20:00; Dec 25 off.",
            es: "Escribe el horario así: Mo-Fr 08:00-22:00; Sa,Su 09:00-20:00; Dec 25 off.",
            pl: "Wpisz godziny w ten sposób: Mo-Fr 08:00-22:00; Sa,Su 09:00-20:00; Dec 25 off.")
    }

    /// Enter a latitude from -90 to 90 and a longitude from -180 to 180.
    static var storePlace: String {
        Localized.text(
            "Enter a latitude from -90 to 90 and a longitude from -180 to 180.",
            es: "Escribe una latitud de -90 a 90 y una longitud de -180 a 180.",
            pl: "Wpisz szerokość od -90 do 90 i długość od -180 do 180.")
    }

    /// This retailer has 50 deals, which is the most. Remove one first.
    static var tooManyDeals: String {
        Localized.text(
            "This retailer has 50 deals, which is the most. Remove one first.",
            es: "Esta tienda tiene 50 ofertas, que es el máximo. Quita una primero.",
            pl: "Ten sklep ma 50 promocji, więcej nie można. Najpierw usuń którąś.")
    }

    /// You have 200 favorites, which is the most. Remove one first.
    static var tooManyFavorites: String {
        Localized.text(
            "You have 200 favorites, which is the most. Remove one first.",
            es: "Tienes 200 favoritos, que es el máximo. Quita uno primero.",
            pl: "Masz 200 ulubionych, więcej nie można. Najpierw usuń któryś.")
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

    /// This retailer has no such item. Choose one of its items.
    static var unknownItem: String {
        Localized.text(
            "This retailer has no such item. Choose one of its items.",
            es: "Esta tienda no tiene ese artículo. Elige uno de los suyos.",
            pl: "Ten sklep nie ma takiego produktu. Wybierz któryś z jego produktów.")
    }

    /// Choose a retailer from the list.
    static var unknownRetailer: String { Localized.text("Choose a retailer from the list.", es: "Elige una tienda de la lista.", pl: "Wybierz sklep z listy.") }
}
