// Made by `make strings` from Packages/Retail/Strings/RetailServer.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// The texts of RetailServer, in the language of the current request or page.
enum Strings {
    /// Use letters, digits and signs without accents.
    static var connectionText: String {
        Localized.text(
            "Use letters, digits and signs without accents.",
            es: "Usa letras, cifras y signos sin acentos.",
            pl: "Użyj liter, cyfr i znaków bez polskich liter.")
    }

    /// Enter up to 10 deals.
    static var deals: String { Localized.text("Enter up to 10 deals.", es: "Escribe 10 ofertas como máximo.", pl: "Wpisz najwyżej 10 promocji.") }

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

    /// Unlinked accounts to revoke at retailers
    static var revocations: String {
        Localized.text(
            "Unlinked accounts to revoke at retailers",
            es: "Cuentas desvinculadas por revocar en las tiendas",
            pl: "Odłączone konta do unieważnienia w sklepach")
    }

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
