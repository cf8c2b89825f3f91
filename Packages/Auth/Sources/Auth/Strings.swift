// Made by `make strings` from Packages/Auth/Strings/Auth.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// The texts of Auth, in the language of the current request or page.
enum Strings {
    /// Account
    static var account: String { Localized.text("Account", es: "Cuenta", pl: "Konto") }
    /// Your account stays.
    static var accountKept: String { Localized.text("Your account stays.", es: "Tu cuenta se conserva.", pl: "Twoje konto zostaje.") }
    /// Add address
    static var addAddress: String { Localized.text("Add address", es: "Añadir dirección", pl: "Dodaj adres") }
    /// Add a passkey
    static var addPasskey: String { Localized.text("Add a passkey", es: "Añadir una llave de acceso", pl: "Dodaj klucz dostępu") }
    /// Added %(date)@
    static func added(_ date: String) -> String { Localized.text("Added \(date)", es: "Añadida: \(date)", pl: "Dodany: \(date)") }
    /// Address
    static var address: String { Localized.text("Address", es: "Dirección", pl: "Adres") }
    /// Name, such as Home
    static var addressName: String { Localized.text("Name, such as Home", es: "Nombre, por ejemplo Casa", pl: "Nazwa, na przykład Dom") }
    /// Address removed.
    static var addressRemoved: String { Localized.text("Address removed.", es: "Dirección eliminada.", pl: "Adres usunięty.") }
    /// Address saved.
    static var addressSaved: String { Localized.text("Address saved.", es: "Dirección guardada.", pl: "Adres zapisany.") }
    /// Saved addresses
    static var addresses: String { Localized.text("Saved addresses", es: "Direcciones guardadas", pl: "Zapisane adresy") }

    /// Save your address once, and order with one tap less.
    static var addressesEmpty: String {
        Localized.text(
            "Save your address once, and order with one tap less.",
            es: "Guarda tu dirección y pide con un toque menos.",
            pl: "Zapisz adres, a zamówisz o jedno dotknięcie szybciej.")
    }

    /// No addresses yet
    static var addressesEmptyTitle: String { Localized.text("No addresses yet", es: "Aún no hay direcciones", pl: "Nie ma jeszcze adresów") }

    /// New orders use your default address unless you choose another.
    static var addressesSubtitle: String {
        Localized.text(
            "New orders use your default address unless you choose another.",
            es: "Los pedidos nuevos usan tu dirección principal si no eliges otra.",
            pl: "Nowe zamówienia używają adresu domyślnego, chyba że wybierzesz inny.")
    }

    /// Share how I use the app
    static var analyticsConsent: String {
        Localized.text(
            "Share how I use the app",
            es: "Compartir cómo uso la aplicación",
            pl: "Udostępniaj dane o tym, jak używam aplikacji")
    }

    /// Helps us see what works. It's off until you turn it on, and turning it off deletes everything we've collected about you.
    static var analyticsHint: String {
        Localized.text(
            "Helps us see what works. It's off until you turn it on, and turning it off deletes everything we've collected about you.",
            es: "Nos ayuda a ver qué funciona. Está desactivado hasta que lo actives; si lo desactivas, borramos todo lo que reunimos sobre ti.",
            pl: "Pomaga nam zobaczyć, co działa. Jest wyłączone, dopóki tego nie włączysz, a wyłączenie usuwa wszystko, co o Tobie zebraliśmy.")
    }

    /// Language and appearance
    static var appearance: String { Localized.text("Language and appearance", es: "Idioma y apariencia", pl: "Język i wygląd") }
    /// Authenticator app
    static var authenticatorApp: String { Localized.text("Authenticator app", es: "Aplicación de autenticación", pl: "Aplikacja uwierzytelniająca") }
    /// Back to the app
    static var backToApp: String { Localized.text("Back to the app", es: "Volver a la aplicación", pl: "Wróć do aplikacji") }
    /// Back to sign in
    static var backToSignIn: String { Localized.text("Back to sign in", es: "Volver al inicio de sesión", pl: "Wróć do logowania") }
    /// Cancel
    static var cancel: String { Localized.text("Cancel", es: "Cancelar", pl: "Anuluj") }
    /// Cancel the change
    static var cancelEmailChange: String { Localized.text("Cancel the change", es: "Cancelar el cambio", pl: "Anuluj zmianę") }
    /// Change email
    static var changeEmail: String { Localized.text("Change email", es: "Cambiar correo", pl: "Zmień adres e-mail") }
    /// Change password
    static var changePassword: String { Localized.text("Change password", es: "Cambiar contraseña", pl: "Zmień hasło") }

    /// You'll be signed out on all other devices.
    static var changePasswordSubtitle: String {
        Localized.text(
            "You'll be signed out on all other devices.",
            es: "Se cerrará la sesión en tus demás dispositivos.",
            pl: "Na wszystkich innych urządzeniach nastąpi wylogowanie.")
    }

    /// Messages
    static var chatPrivacy: String { Localized.text("Messages", es: "Mensajes", pl: "Wiadomości") }
    /// City
    static var city: String { Localized.text("City", es: "Ciudad", pl: "Miasto") }
    /// Please enter the city.
    static var cityMissing: String { Localized.text("Please enter the city.", es: "Escribe la ciudad.", pl: "Podaj miasto.") }
    /// Code
    static var code: String { Localized.text("Code", es: "Código", pl: "Kod") }
    /// Back
    static var codeBack: String { Localized.text("Back", es: "Atrás", pl: "Wstecz") }

    /// From your authenticator app, or one of your recovery codes.
    static var codeHint: String {
        Localized.text(
            "From your authenticator app, or one of your recovery codes.",
            es: "De tu aplicación de autenticación, o uno de tus códigos de recuperación.",
            pl: "Z aplikacji uwierzytelniającej albo jeden z kodów odzyskiwania.")
    }

    /// Please enter the code.
    static var codeMissing: String { Localized.text("Please enter the code.", es: "Introduce el código.", pl: "Wpisz kod.") }

    /// Open your authenticator app and enter the code it shows.
    static var codeSubtitle: String {
        Localized.text(
            "Open your authenticator app and enter the code it shows.",
            es: "Abre tu aplicación de autenticación e introduce el código que muestra.",
            pl: "Otwórz aplikację uwierzytelniającą i wpisz kod, który pokazuje.")
    }

    /// One more step
    static var codeTitle: String { Localized.text("One more step", es: "Un paso más", pl: "Jeszcze jeden krok") }
    /// I've saved them
    static var codesSaved: String { Localized.text("I've saved them", es: "Los he guardado", pl: "Mam je zapisane") }
    /// Appearance
    static var colorScheme: String { Localized.text("Appearance", es: "Apariencia", pl: "Wygląd") }

    /// Automatic follows your device.
    static var colorSchemeHint: String {
        Localized.text(
            "Automatic follows your device.",
            es: "Automático sigue a tu dispositivo.",
            pl: "Automatyczny dopasowuje się do urządzenia.")
    }

    /// Confirm
    static var confirm: String { Localized.text("Confirm", es: "Confirmar", pl: "Potwierdź") }

    /// The six digits that the app shows now.
    static var confirmHint: String {
        Localized.text(
            "The six digits that the app shows now.",
            es: "Los seis dígitos que la aplicación muestra ahora.",
            pl: "Sześć cyfr, które aplikacja teraz pokazuje.")
    }

    /// Sign in to confirm your address.
    static var confirmSignIn: String {
        Localized.text(
            "Sign in to confirm your address.",
            es: "Inicia sesión para confirmar tu correo.",
            pl: "Zaloguj się, aby potwierdzić adres.")
    }

    /// %(time)@ · version %(version)lld
    static func consentDetail(_ time: String, version: Int) -> String {
        Localized.text(
            "\(time) · version \(version)",
            es: "\(time) · versión \(version)",
            pl: "\(time) · wersja \(version)")
    }

    /// You accepted the terms for drivers
    static var consentDriving: String {
        Localized.text(
            "You accepted the terms for drivers",
            es: "Aceptaste las condiciones para conductores",
            pl: "Zaakceptowano warunki dla kierowców")
    }

    /// You agreed to usage statistics
    static var consentGiven: String {
        Localized.text(
            "You agreed to usage statistics",
            es: "Aceptaste las estadísticas de uso",
            pl: "Zgoda na statystyki użycia")
    }

    /// You took your consent to usage statistics back
    static var consentTakenBack: String {
        Localized.text(
            "You took your consent to usage statistics back",
            es: "Retiraste tu consentimiento a las estadísticas de uso",
            pl: "Wycofanie zgody na statystyki użycia")
    }

    /// Your consents
    static var consents: String { Localized.text("Your consents", es: "Tus consentimientos", pl: "Twoje zgody") }
    /// Continue
    static var continueButton: String { Localized.text("Continue", es: "Continuar", pl: "Dalej") }
    /// Promo codes and credit
    static var credit: String { Localized.text("Promo codes and credit", es: "Códigos y saldo", pl: "Kody i środki") }

    /// Your balance, and a code for friends
    static var creditHint: String {
        Localized.text(
            "Your balance, and a code for friends",
            es: "Tu saldo y un código para amigos",
            pl: "Twoje środki i kod dla znajomych")
    }

    /// Current password
    static var currentPassword: String { Localized.text("Current password", es: "Contraseña actual", pl: "Obecne hasło") }
    /// Default
    static var defaultAddress: String { Localized.text("Default", es: "Principal", pl: "Domyślny") }
    /// Delete my account
    static var deleteAccount: String { Localized.text("Delete my account", es: "Eliminar mi cuenta", pl: "Usuń moje konto") }

    /// Everything we know about you goes with it
    static var deleteAccountHint: String {
        Localized.text(
            "Everything we know about you goes with it",
            es: "Se borra todo lo que sabemos de ti",
            pl: "Razem z nim zniknie wszystko, co o Tobie wiemy")
    }

    /// Your account will be deleted on %(day)@. To keep it, sign in before then.
    static func deletionAsked(_ day: String) -> String {
        Localized.text(
            "Your account will be deleted on \(day). To keep it, sign in before then.",
            es: "Tu cuenta se eliminará el \(day). Para conservarla, inicia sesión antes.",
            pl: "Twoje konto zostanie usunięte \(day). Aby je zachować, zaloguj się wcześniej.")
    }

    /// We sign you out everywhere and wait %(days)lld days. If you sign in until then, you can keep your account. After that we remove your name, addresses, messages, cards and everything else we know about you, for good.
    static func deletionMeans(_ days: Int) -> String {
        Localized.text(
            Localized.en(days, one: "We sign you out everywhere and wait \(days) day. If you sign in until then, you can keep your account. After that we remove your name, addresses, messages, cards and everything else we know about you, for good.", other: "We sign you out everywhere and wait \(days) days. If you sign in until then, you can keep your account. After that we remove your name, addresses, messages, cards and everything else we know about you, for good."),
            es: Localized.es(days, one: "Cerramos tu sesión en todas partes y esperamos \(days) día. Si entras antes, puedes conservar tu cuenta. Después borramos para siempre tu nombre, direcciones, mensajes, tarjetas y todo lo demás que sabemos de ti.", many: "Cerramos tu sesión en todas partes y esperamos \(days) de días. Si entras antes, puedes conservar tu cuenta. Después borramos para siempre tu nombre, direcciones, mensajes, tarjetas y todo lo demás que sabemos de ti.", other: "Cerramos tu sesión en todas partes y esperamos \(days) días. Si entras antes, puedes conservar tu cuenta. Después borramos para siempre tu nombre, direcciones, mensajes, tarjetas y todo lo demás que sabemos de ti."),
            pl: Localized.pl(days, one: "Wylogujemy Cię wszędzie i poczekamy \(days) dzień. Jeśli w tym czasie się zalogujesz, możesz zachować konto. Potem bezpowrotnie usuniemy Twoje imię i nazwisko, adresy, wiadomości, karty i wszystko inne, co o Tobie wiemy.", few: "Wylogujemy Cię wszędzie i poczekamy \(days) dni. Jeśli w tym czasie się zalogujesz, możesz zachować konto. Potem bezpowrotnie usuniemy Twoje imię i nazwisko, adresy, wiadomości, karty i wszystko inne, co o Tobie wiemy.", many: "Wylogujemy Cię wszędzie i poczekamy \(days) dni. Jeśli w tym czasie się zalogujesz, możesz zachować konto. Potem bezpowrotnie usuniemy Twoje imię i nazwisko, adresy, wiadomości, karty i wszystko inne, co o Tobie wiemy.", other: "Wylogujemy Cię wszędzie i poczekamy \(days) dnia. Jeśli w tym czasie się zalogujesz, możesz zachować konto. Potem bezpowrotnie usuniemy Twoje imię i nazwisko, adresy, wiadomości, karty i wszystko inne, co o Tobie wiemy."))
    }

    /// Delete your account?
    static var deletionQuestion: String { Localized.text("Delete your account?", es: "¿Eliminar tu cuenta?", pl: "Usunąć konto?") }

    /// Amounts and dates of your orders stay in our books, because the law asks for them. They no longer lead to you.
    static var deletionRemains: String {
        Localized.text(
            "Amounts and dates of your orders stay in our books, because the law asks for them. They no longer lead to you.",
            es: "Los importes y las fechas de tus pedidos quedan en nuestras cuentas, porque la ley lo exige. Ya no llevan a ti.",
            pl: "Kwoty i daty Twoich zamówień zostają w naszych księgach, bo wymaga tego prawo. Nie prowadzą już do Ciebie.")
    }

    /// You'll be signed out everywhere right away.
    static var deletionSignsOut: String {
        Localized.text(
            "You'll be signed out everywhere right away.",
            es: "Se cerrará tu sesión en todas partes enseguida.",
            pl: "Od razu wylogujemy Cię na wszystkich urządzeniach.")
    }

    /// Detergent
    static var detergent: String { Localized.text("Detergent", es: "Detergente", pl: "Detergent") }
    /// Fragrance-free
    static var detergentFragranceFree: String { Localized.text("Fragrance-free", es: "Sin fragancia", pl: "Bezzapachowy") }
    /// Hypoallergenic
    static var detergentHypoallergenic: String { Localized.text("Hypoallergenic", es: "Hipoalergénico", pl: "Hipoalergiczny") }
    /// Regular
    static var detergentRegular: String { Localized.text("Regular", es: "Normal", pl: "Zwykły") }

    /// The device is signed out.
    static var deviceSignedOut: String {
        Localized.text(
            "The device is signed out.",
            es: "Se cerró la sesión en el dispositivo.",
            pl: "Urządzenie zostało wylogowane.")
    }

    /// Signed-in devices
    static var devices: String { Localized.text("Signed-in devices", es: "Dispositivos conectados", pl: "Zalogowane urządzenia") }
    /// Where you're signed in
    static var devicesSubtitle: String { Localized.text("Where you're signed in", es: "Dónde tienes la sesión abierta", pl: "Gdzie Twoje konto jest otwarte") }
    /// Drive with us
    static var drive: String { Localized.text("Drive with us", es: "Conduce con nosotros", pl: "Jeździj z nami") }

    /// Apply, and follow your application
    static var driveHint: String {
        Localized.text(
            "Apply, and follow your application",
            es: "Presenta tu solicitud y síguela",
            pl: "Zgłoś się i śledź swoje zgłoszenie")
    }

    /// Edit
    static var edit: String { Localized.text("Edit", es: "Editar", pl: "Edytuj") }
    /// Address
    static var editAddress: String { Localized.text("Address", es: "Dirección", pl: "Adres") }
    /// Email
    static var email: String { Localized.text("Email", es: "Correo electrónico", pl: "Adres e-mail") }
    /// Confirmed
    static var emailConfirmed: String { Localized.text("Confirmed", es: "Confirmado", pl: "Potwierdzony") }

    /// Another account has confirmed %(email)@, so you can't sign in with it here any more. Give this account another address.
    static func emailLost(_ email: String) -> String {
        Localized.text(
            "Another account has confirmed \(email), so you can't sign in with it here any more. Give this account another address.",
            es: "Otra cuenta confirmó \(email), así que ya no puedes iniciar sesión con ese correo en esta. Indica otro correo para esta cuenta.",
            pl: "Inne konto potwierdziło adres \(email), więc nie zalogujesz się nim już na to. Podaj inny adres dla tego konta.")
    }

    /// Please enter your email.
    static var emailMissing: String { Localized.text("Please enter your email.", es: "Escribe tu correo.", pl: "Podaj adres e-mail.") }

    /// Please confirm %(email)@ with the link we sent you.
    static func emailNotVerified(_ email: String) -> String {
        Localized.text(
            "Please confirm \(email) with the link we sent you.",
            es: "Confirma \(email) con el enlace que te enviamos.",
            pl: "Potwierdź \(email) linkiem, który wysłaliśmy.")
    }

    /// Open the link we sent to %(email)@. Until then your email stays the same.
    static func emailPending(_ email: String) -> String {
        Localized.text(
            "Open the link we sent to \(email). Until then your email stays the same.",
            es: "Abre el enlace que enviamos a \(email). Hasta entonces tu correo no cambiará.",
            pl: "Otwórz link wysłany na \(email). Do tego czasu Twój adres się nie zmieni.")
    }

    /// The address you sign in with.
    static var emailSubtitle: String {
        Localized.text(
            "The address you sign in with.",
            es: "El correo con el que inicias sesión.",
            pl: "Adres, którym się logujesz.")
    }

    /// Not confirmed yet
    static var emailUnconfirmed: String { Localized.text("Not confirmed yet", es: "Aún sin confirmar", pl: "Jeszcze niepotwierdzony") }

    /// Thank you, your email is confirmed.
    static var emailVerified: String {
        Localized.text(
            "Thank you, your email is confirmed.",
            es: "Gracias, tu correo está confirmado.",
            pl: "Dziękujemy, adres e-mail jest potwierdzony.")
    }

    /// End viewing
    static var endViewing: String { Localized.text("End viewing", es: "Dejar de ver", pl: "Zakończ podgląd") }
    /// Your data
    static var export: String { Localized.text("Your data", es: "Tus datos", pl: "Twoje dane") }
    /// Prepare it again
    static var exportAgain: String { Localized.text("Prepare it again", es: "Prepararlo de nuevo", pl: "Przygotuj ponownie") }

    /// Your last archive has expired and was removed. You can ask for a new one.
    static var exportExpired: String {
        Localized.text(
            "Your last archive has expired and was removed. You can ask for a new one.",
            es: "Tu último archivo ha caducado y se ha eliminado. Puedes pedir uno nuevo.",
            pl: "Ostatnie archiwum wygasło i zostało usunięte. Możesz poprosić o nowe.")
    }

    /// We couldn't prepare your data. Please try again.
    static var exportFailed: String {
        Localized.text(
            "We couldn't prepare your data. Please try again.",
            es: "No pudimos preparar tus datos. Inténtalo de nuevo.",
            pl: "Nie udało się przygotować Twoich danych. Spróbuj ponownie.")
    }

    /// Download everything we keep about you
    static var exportHint: String {
        Localized.text(
            "Download everything we keep about you",
            es: "Descarga todo lo que guardamos sobre ti",
            pl: "Pobierz wszystko, co o Tobie przechowujemy")
    }

    /// You can leave this page. We'll notify you when it's ready.
    static var exportLeave: String {
        Localized.text(
            "You can leave this page. We'll notify you when it's ready.",
            es: "Puedes salir de esta página. Te avisaremos cuando esté listo.",
            pl: "Możesz opuścić tę stronę. Damy Ci znać, gdy będą gotowe.")
    }

    /// We put everything we keep about you into one ZIP file: your orders, messages, payments, photos and more. We'll notify you when it's ready.
    static var exportMeans: String {
        Localized.text(
            "We put everything we keep about you into one ZIP file: your orders, messages, payments, photos and more. We'll notify you when it's ready.",
            es: "Reunimos todo lo que guardamos sobre ti en un solo archivo ZIP: pedidos, mensajes, pagos, fotos y más. Te avisaremos cuando esté listo.",
            pl: "Zbierzemy wszystko, co o Tobie przechowujemy, w jednym pliku ZIP: zamówienia, wiadomości, płatności, zdjęcia i inne. Damy Ci znać, gdy będzie gotowy.")
    }

    /// Download your data
    static var exportName: String { Localized.text("Download your data", es: "Descargar tus datos", pl: "Pobierz swoje dane") }
    /// Prepare my data
    static var exportRequest: String { Localized.text("Prepare my data", es: "Preparar mis datos", pl: "Przygotuj moje dane") }
    /// Preparing your data
    static var exportRunning: String { Localized.text("Preparing your data", es: "Preparando tus datos", pl: "Przygotowujemy Twoje dane") }

    /// You can download it until %(time)@.
    static func exportUntil(_ time: String) -> String {
        Localized.text(
            "You can download it until \(time).",
            es: "Puedes descargarlo hasta el \(time).",
            pl: "Możesz je pobrać do \(time).")
    }

    /// Configuration (%(key)@)
    static func flagConfigured(_ key: String) -> String { Localized.text("Configuration (\(key))", es: "Configuración (\(key))", pl: "Konfiguracja (\(key))") }
    /// Default
    static var flagDefault: String { Localized.text("Default", es: "Valor inicial", pl: "Domyślnie") }
    /// For you
    static var flagForYou: String { Localized.text("For you", es: "Para ti", pl: "Dla Ciebie") }
    /// not set
    static var flagNotConfigured: String { Localized.text("not set", es: "sin definir", pl: "nie ustawiono") }
    /// Off
    static var flagOff: String { Localized.text("Off", es: "Desactivada", pl: "Wyłączona") }
    /// On
    static var flagOn: String { Localized.text("On", es: "Activada", pl: "Włączona") }
    /// Feature flags
    static var flags: String { Localized.text("Feature flags", es: "Funciones opcionales", pl: "Flagi funkcji") }

    /// This product has no feature flags.
    static var flagsEmpty: String {
        Localized.text(
            "This product has no feature flags.",
            es: "Este producto no tiene funciones opcionales.",
            pl: "Ten produkt nie ma flag funkcji.")
    }

    /// What's turned on in this product, and for whom
    static var flagsSubtitle: String {
        Localized.text(
            "What's turned on in this product, and for whom",
            es: "Qué está activado en este producto, y para quién",
            pl: "Co jest włączone w tym produkcie i dla kogo")
    }

    /// Comes back
    static var folding: String { Localized.text("Comes back", es: "Se devuelve", pl: "Wraca") }
    /// Folded
    static var foldingFolded: String { Localized.text("Folded", es: "Doblada", pl: "Złożone") }
    /// On hangers
    static var foldingHung: String { Localized.text("On hangers", es: "En perchas", pl: "Na wieszakach") }
    /// Forgot your password?
    static var forgotPassword: String { Localized.text("Forgot your password?", es: "¿Olvidaste tu contraseña?", pl: "Nie pamiętasz hasła?") }
    /// Forgot your password?
    static var forgotPasswordLink: String { Localized.text("Forgot your password?", es: "¿Olvidaste tu contraseña?", pl: "Nie pamiętasz hasła?") }

    /// We'll send you a link to set a new one.
    static var forgotPasswordSubtitle: String {
        Localized.text(
            "We'll send you a link to set a new one.",
            es: "Te enviaremos un enlace para crear otra.",
            pl: "Wyślemy Ci link do ustawienia nowego.")
    }

    /// Customer credit
    static var grants: String { Localized.text("Customer credit", es: "Saldo para clientes", pl: "Środki dla klientów") }

    /// Grant credit when something went wrong
    static var grantsSubtitle: String {
        Localized.text(
            "Grant credit when something went wrong",
            es: "Concede saldo cuando algo salió mal",
            pl: "Przyznaj środki, gdy coś poszło nie tak")
    }

    /// Notes for the driver
    static var instructions: String { Localized.text("Notes for the driver", es: "Notas para el conductor", pl: "Uwagi dla kierowcy") }

    /// Gate code, parking, who to ask for.
    static var instructionsHint: String {
        Localized.text(
            "Gate code, parking, who to ask for.",
            es: "Código de la puerta, dónde aparcar, por quién preguntar.",
            pl: "Kod do bramy, gdzie zaparkować, o kogo pytać.")
    }

    /// Keep my account
    static var keepAccount: String { Localized.text("Keep my account", es: "Conservar mi cuenta", pl: "Zachowaj moje konto") }
    /// Kept: %(time)@
    static func keptFor(_ time: String) -> String { Localized.text("Kept: \(time)", es: "Se conserva: \(time)", pl: "Przechowywane: \(time)") }
    /// What we keep
    static var keptOfYou: String { Localized.text("What we keep", es: "Lo que guardamos", pl: "Co przechowujemy") }
    /// Language
    static var language: String { Localized.text("Language", es: "Idioma", pl: "Język") }

    /// Changes the app right away, and our mail to you.
    static var languageHint: String {
        Localized.text(
            "Changes the app right away, and our mail to you.",
            es: "Cambia la app al instante, y también nuestros correos.",
            pl: "Od razu zmienia aplikację, a także nasze wiadomości do Ciebie.")
    }

    /// Last used %(time)@
    static func lastUsed(_ time: String) -> String { Localized.text("Last used \(time)", es: "Último uso: \(time)", pl: "Ostatnio użyte: \(time)") }
    /// Laundry
    static var laundry: String { Localized.text("Laundry", es: "Ropa", pl: "Pranie") }

    /// On %(day)@ we remove everything we know about you, for good. If you've changed your mind, keep your account and all is as it was.
    static func leavingHint(_ day: String) -> String {
        Localized.text(
            "On \(day) we remove everything we know about you, for good. If you've changed your mind, keep your account and all is as it was.",
            es: "El \(day) borramos para siempre todo lo que sabemos de ti. Si has cambiado de opinión, conserva tu cuenta y todo quedará como estaba.",
            pl: "Dnia \(day) bezpowrotnie usuniemy wszystko, co o Tobie wiemy. Jeśli chcesz zostać, zachowaj konto, a wszystko będzie jak dotąd.")
    }

    /// Your account will be deleted
    static var leavingTitle: String { Localized.text("Your account will be deleted", es: "Tu cuenta se eliminará", pl: "Twoje konto zostanie usunięte") }
    /// Apartment, floor, company
    static var line2: String { Localized.text("Apartment, floor, company", es: "Apartamento, piso, empresa", pl: "Mieszkanie, piętro, firma") }

    /// This link has expired, was already used, or is incomplete.
    static var linkSpent: String {
        Localized.text(
            "This link has expired, was already used, or is incomplete.",
            es: "Este enlace caducó, ya se usó o está incompleto.",
            pl: "Ten link wygasł, został już użyty albo jest niepełny.")
    }

    /// Use for new orders
    static var makeDefault: String { Localized.text("Use for new orders", es: "Usar en pedidos nuevos", pl: "Używaj w nowych zamówieniach") }
    /// Name
    static var name: String { Localized.text("Name", es: "Nombre", pl: "Imię i nazwisko") }
    /// Please tell us your name.
    static var nameMissing: String { Localized.text("Please tell us your name.", es: "Dinos tu nombre.", pl: "Podaj imię i nazwisko.") }
    /// New address
    static var newAddress: String { Localized.text("New address", es: "Nueva dirección", pl: "Nowy adres") }
    /// New email
    static var newEmail: String { Localized.text("New email", es: "Correo nuevo", pl: "Nowy adres e-mail") }

    /// We'll send a link there. Your email changes once you open it, and you'll be signed out on all other devices.
    static var newEmailHint: String {
        Localized.text(
            "We'll send a link there. Your email changes once you open it, and you'll be signed out on all other devices.",
            es: "Enviaremos un enlace a ese correo. El cambio se hará cuando lo abras y se cerrará la sesión en tus demás dispositivos.",
            pl: "Wyślemy tam link. Adres zmieni się po jego otwarciu, a na wszystkich innych urządzeniach nastąpi wylogowanie.")
    }

    /// Get a new link
    static var newLink: String { Localized.text("Get a new link", es: "Pedir otro enlace", pl: "Poproś o nowy link") }
    /// New password
    static var newPassword: String { Localized.text("New password", es: "Contraseña nueva", pl: "Nowe hasło") }
    /// No saved addresses yet
    static var noAddresses: String { Localized.text("No saved addresses yet", es: "Aún no hay direcciones guardadas", pl: "Brak zapisanych adresów") }
    /// No phone number
    static var noPhone: String { Localized.text("No phone number", es: "Sin teléfono", pl: "Brak numeru telefonu") }
    /// Notifications
    static var notifications: String { Localized.text("Notifications", es: "Notificaciones", pl: "Powiadomienia") }
    /// What reaches you, and how
    static var notificationsHint: String { Localized.text("What reaches you, and how", es: "Qué te llega y cómo", pl: "Co do Ciebie dociera i jak") }

    /// One thing before we start: what should drivers call you?
    static var onboardingSubtitle: String {
        Localized.text(
            "One thing before we start: what should drivers call you?",
            es: "Antes de empezar: ¿cómo quieres que te llamen los conductores?",
            pl: "Zanim zaczniemy: jak kierowcy mają się do Ciebie zwracać?")
    }

    /// Passkey added.
    static var passkeyAdded: String { Localized.text("Passkey added.", es: "Llave de acceso añadida.", pl: "Klucz dostępu dodany.") }

    /// No passkey was used. You can try again whenever you like.
    static var passkeyCanceled: String {
        Localized.text(
            "No passkey was used. You can try again whenever you like.",
            es: "No se usó ninguna llave de acceso. Puedes intentarlo de nuevo cuando quieras.",
            pl: "Nie użyto klucza dostępu. Możesz spróbować ponownie w każdej chwili.")
    }

    /// Your browser couldn't use a passkey. Please try again.
    static var passkeyFailed: String {
        Localized.text(
            "Your browser couldn't use a passkey. Please try again.",
            es: "Tu navegador no pudo usar una llave de acceso. Inténtalo de nuevo.",
            pl: "Przeglądarka nie mogła użyć klucza dostępu. Spróbuj ponownie.")
    }

    /// This device already has a passkey for your account.
    static var passkeyKnown: String {
        Localized.text(
            "This device already has a passkey for your account.",
            es: "Este dispositivo ya tiene una llave de acceso para tu cuenta.",
            pl: "To urządzenie ma już klucz dostępu do Twojego konta.")
    }

    /// Name of the passkey
    static var passkeyName: String { Localized.text("Name of the passkey", es: "Nombre de la llave de acceso", pl: "Nazwa klucza dostępu") }

    /// Give the passkey a name.
    static var passkeyNameMissing: String {
        Localized.text(
            "Give the passkey a name.",
            es: "Ponle un nombre a la llave de acceso.",
            pl: "Nadaj kluczowi nazwę.")
    }

    /// Passkey removed.
    static var passkeyRemoved: String { Localized.text("Passkey removed.", es: "Llave de acceso eliminada.", pl: "Klucz dostępu usunięty.") }

    /// Use your passkey to finish signing in.
    static var passkeyStepSubtitle: String {
        Localized.text(
            "Use your passkey to finish signing in.",
            es: "Usa tu llave de acceso para terminar de iniciar sesión.",
            pl: "Użyj klucza dostępu, aby dokończyć logowanie.")
    }

    /// Not used yet
    static var passkeyUnused: String { Localized.text("Not used yet", es: "Aún sin usar", pl: "Jeszcze nieużywany") }
    /// Passkeys
    static var passkeys: String { Localized.text("Passkeys", es: "Llaves de acceso", pl: "Klucze dostępu") }

    /// Add one on this device, and sign in next time without your password.
    static var passkeysEmpty: String {
        Localized.text(
            "Add one on this device, and sign in next time without your password.",
            es: "Añade una en este dispositivo y la próxima vez entra sin tu contraseña.",
            pl: "Dodaj klucz na tym urządzeniu, a następnym razem zalogujesz się bez hasła.")
    }

    /// No passkeys yet
    static var passkeysEmptyTitle: String { Localized.text("No passkeys yet", es: "Todavía no hay llaves de acceso", pl: "Nie ma jeszcze kluczy dostępu") }
    /// Sign in without a password
    static var passkeysHint: String { Localized.text("Sign in without a password", es: "Entra sin contraseña", pl: "Logowanie bez hasła") }

    /// Please confirm your email address first. Then you can add a passkey.
    static var passkeysNeedEmail: String {
        Localized.text(
            "Please confirm your email address first. Then you can add a passkey.",
            es: "Confirma primero tu correo. Después podrás añadir una llave de acceso.",
            pl: "Najpierw potwierdź swój adres e-mail. Potem możesz dodać klucz dostępu.")
    }

    /// Sign in with your face, finger or PIN instead of a password.
    static var passkeysSubtitle: String {
        Localized.text(
            "Sign in with your face, finger or PIN instead of a password.",
            es: "Entra con tu cara, tu huella o un PIN en lugar de una contraseña.",
            pl: "Loguj się twarzą, palcem lub kodem PIN zamiast hasłem.")
    }

    /// This browser can't make passkeys here. Try another browser or device.
    static var passkeysUnavailable: String {
        Localized.text(
            "This browser can't make passkeys here. Try another browser or device.",
            es: "Este navegador no puede crear llaves de acceso aquí. Prueba con otro navegador o dispositivo.",
            pl: "Ta przeglądarka nie może tu tworzyć kluczy dostępu. Spróbuj w innej przeglądarce lub na innym urządzeniu.")
    }

    /// Password
    static var password: String { Localized.text("Password", es: "Contraseña", pl: "Hasło") }

    /// Password changed. You're signed out on all other devices.
    static var passwordChanged: String {
        Localized.text(
            "Password changed. You're signed out on all other devices.",
            es: "Contraseña cambiada. Se cerró la sesión en tus demás dispositivos.",
            pl: "Hasło zmienione. Na wszystkich innych urządzeniach nastąpiło wylogowanie.")
    }

    /// At least 8 characters.
    static var passwordHint: String { Localized.text("At least 8 characters.", es: "Al menos 8 caracteres.", pl: "Co najmniej 8 znaków.") }
    /// Please enter your password.
    static var passwordMissing: String { Localized.text("Please enter your password.", es: "Escribe tu contraseña.", pl: "Podaj hasło.") }

    /// Your password has been changed. Sign in with the new one.
    static var passwordReset: String {
        Localized.text(
            "Your password has been changed. Sign in with the new one.",
            es: "Tu contraseña ha cambiado. Inicia sesión con la nueva.",
            pl: "Hasło zostało zmienione. Zaloguj się nowym.")
    }

    /// That's your current password. Choose a new one.
    static var passwordSame: String {
        Localized.text(
            "That's your current password. Choose a new one.",
            es: "Esa es tu contraseña actual. Elige otra.",
            pl: "To jest Twoje obecne hasło. Wybierz inne.")
    }

    /// Use at least 8 characters.
    static var passwordTooShort: String { Localized.text("Use at least 8 characters.", es: "Usa al menos 8 caracteres.", pl: "Użyj co najmniej 8 znaków.") }
    /// Payment methods
    static var payments: String { Localized.text("Payment methods", es: "Métodos de pago", pl: "Metody płatności") }

    /// The cards that pay for your orders
    static var paymentsHint: String {
        Localized.text(
            "The cards that pay for your orders",
            es: "Las tarjetas con las que pagas tus pedidos",
            pl: "Karty, którymi płacisz za zamówienia")
    }

    /// Phone
    static var phone: String { Localized.text("Phone", es: "Teléfono", pl: "Telefon") }

    /// So the driver can reach you.
    static var phoneHint: String {
        Localized.text(
            "So the driver can reach you.",
            es: "Para que el conductor pueda llamarte.",
            pl: "Żeby kierowca mógł się z Tobą skontaktować.")
    }

    /// Drag the pin to your door, so the driver finds it.
    static var pinHint: String {
        Localized.text(
            "Drag the pin to your door, so the driver finds it.",
            es: "Arrastra el marcador hasta tu puerta para que el conductor la encuentre.",
            pl: "Przeciągnij pinezkę do swoich drzwi, aby kierowca do nich trafił.")
    }

    /// Map with a pin at your door
    static var pinMap: String {
        Localized.text(
            "Map with a pin at your door",
            es: "Mapa con un marcador en tu puerta",
            pl: "Mapa z pinezką przy Twoich drzwiach")
    }

    /// Postal code
    static var postalCode: String { Localized.text("Postal code", es: "Código postal", pl: "Kod pocztowy") }
    /// Please enter the postal code.
    static var postalCodeMissing: String { Localized.text("Please enter the postal code.", es: "Escribe el código postal.", pl: "Podaj kod pocztowy.") }
    /// Laundry and messages
    static var preferences: String { Localized.text("Laundry and messages", es: "Ropa y mensajes", pl: "Pranie i wiadomości") }
    /// Preferences saved.
    static var preferencesSaved: String { Localized.text("Preferences saved.", es: "Preferencias guardadas.", pl: "Preferencje zapisane.") }

    /// Every new order starts with these.
    static var preferencesSubtitle: String {
        Localized.text(
            "Every new order starts with these.",
            es: "Cada pedido nuevo empieza con esto.",
            pl: "Każde nowe zamówienie zaczyna się od nich.")
    }

    /// Privacy
    static var privacy: String { Localized.text("Privacy", es: "Privacidad", pl: "Prywatność") }
    /// What we collect, and what we don't
    static var privacySubtitle: String { Localized.text("What we collect, and what we don't", es: "Qué recogemos y qué no", pl: "Co zbieramy, a czego nie") }
    /// Profile
    static var profile: String { Localized.text("Profile", es: "Perfil", pl: "Profil") }
    /// Profile saved.
    static var profileSaved: String { Localized.text("Profile saved.", es: "Perfil guardado.", pl: "Profil zapisany.") }

    /// What drivers and dispatchers see about you.
    static var profileSubtitle: String {
        Localized.text(
            "What drivers and dispatchers see about you.",
            es: "Lo que ven de ti conductores y despachadores.",
            pl: "Co widzą o Tobie kierowcy i dyspozytorzy.")
    }

    /// Continue
    static var proofSubmit: String { Localized.text("Continue", es: "Continuar", pl: "Dalej") }

    /// This change matters, so we check once more.
    static var proofSubtitle: String {
        Localized.text(
            "This change matters, so we check once more.",
            es: "Este cambio es importante, así que lo comprobamos una vez más.",
            pl: "To ważna zmiana, więc sprawdzamy jeszcze raz.")
    }

    /// Confirm that it's you
    static var proofTitle: String { Localized.text("Confirm that it's you", es: "Confirma que eres tú", pl: "Potwierdź, że to ty") }

    /// QR code for your authenticator app
    static var qrCode: String {
        Localized.text(
            "QR code for your authenticator app",
            es: "Código QR para tu aplicación de autenticación",
            pl: "Kod QR dla aplikacji uwierzytelniającej")
    }

    /// Show others when I've read their messages
    static var receipts: String {
        Localized.text(
            "Show others when I've read their messages",
            es: "Mostrar cuando he leído los mensajes",
            pl: "Pokazuj, kiedy przeczytam wiadomości")
    }

    /// Recovery codes
    static var recoveryCodes: String { Localized.text("Recovery codes", es: "Códigos de recuperación", pl: "Kody odzyskiwania") }

    /// Each signs you in once if you don't have your phone. We show them only now, so print them or keep them with your passwords.
    static var recoveryCodesHint: String {
        Localized.text(
            "Each signs you in once if you don't have your phone. We show them only now, so print them or keep them with your passwords.",
            es: "Cada uno te permite iniciar sesión una vez si no tienes el teléfono. Solo los mostramos ahora: imprímelos o guárdalos con tus contraseñas.",
            pl: "Każdy pozwala zalogować się raz, gdy nie masz telefonu. Pokazujemy je tylko teraz: wydrukuj je albo zachowaj razem z hasłami.")
    }

    /// %(count)lld recovery codes left
    static func recoveryCodesLeft(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) recovery code left", other: "\(count) recovery codes left"),
            es: Localized.es(count, one: "Queda \(count) código de recuperación", many: "Quedan \(count) de códigos de recuperación", other: "Quedan \(count) códigos de recuperación"),
            pl: Localized.pl(count, one: "Pozostał \(count) kod odzyskiwania", few: "Pozostały \(count) kody odzyskiwania", many: "Pozostało \(count) kodów odzyskiwania", other: "Pozostało \(count) kodu odzyskiwania"))
    }

    /// Recurring orders
    static var recurring: String { Localized.text("Recurring orders", es: "Pedidos recurrentes", pl: "Zamówienia cykliczne") }

    /// Every week or two, without ordering
    static var recurringHint: String {
        Localized.text(
            "Every week or two, without ordering",
            es: "Cada semana o cada dos, sin tener que pedir",
            pl: "Co tydzień lub dwa, bez zamawiania")
    }

    /// Create account
    static var register: String { Localized.text("Create account", es: "Crear cuenta", pl: "Załóż konto") }

    /// We pick up your laundry and bring it back clean.
    static var registerSubtitle: String {
        Localized.text(
            "We pick up your laundry and bring it back clean.",
            es: "Recogemos tu ropa y te la devolvemos limpia.",
            pl: "Odbieramy pranie i przywozimy czyste.")
    }

    /// Remove
    static var remove: String { Localized.text("Remove", es: "Eliminar", pl: "Usuń") }
    /// Remove address
    static var removeAddress: String { Localized.text("Remove address", es: "Eliminar dirección", pl: "Usuń adres") }

    /// Existing orders keep it.
    static var removeAddressHint: String {
        Localized.text(
            "Existing orders keep it.",
            es: "Los pedidos que ya existen la conservan.",
            pl: "Obecne zamówienia go zachowają.")
    }

    /// Remove this address?
    static var removeAddressQuestion: String { Localized.text("Remove this address?", es: "¿Eliminar esta dirección?", pl: "Usunąć ten adres?") }
    /// Remove %(name)@
    static func removePasskey(_ name: String) -> String { Localized.text("Remove \(name)", es: "Eliminar \(name)", pl: "Usuń: \(name)") }

    /// You won't be able to sign in with %(name)@ any more. Your device may still offer it; you can delete it there too.
    static func removePasskeyHint(_ name: String) -> String {
        Localized.text(
            "You won't be able to sign in with \(name) any more. Your device may still offer it; you can delete it there too.",
            es: "Ya no podrás entrar con \(name). Es posible que tu dispositivo la siga ofreciendo; también puedes borrarla allí.",
            pl: "Nie zalogujesz się już kluczem \(name). Urządzenie może go nadal proponować; możesz usunąć go także tam.")
    }

    /// Remove this passkey?
    static var removePasskeyQuestion: String { Localized.text("Remove this passkey?", es: "¿Eliminar esta llave de acceso?", pl: "Usunąć ten klucz dostępu?") }
    /// Rename
    static var rename: String { Localized.text("Rename", es: "Cambiar nombre", pl: "Zmień nazwę") }
    /// Rename %(name)@
    static func renamePasskey(_ name: String) -> String { Localized.text("Rename \(name)", es: "Cambiar el nombre de \(name)", pl: "Zmień nazwę: \(name)") }
    /// Make new recovery codes
    static var renewCodes: String { Localized.text("Make new recovery codes", es: "Crear nuevos códigos de recuperación", pl: "Utwórz nowe kody odzyskiwania") }
    /// Send the email again
    static var resendVerification: String { Localized.text("Send the email again", es: "Enviar el correo otra vez", pl: "Wyślij wiadomość ponownie") }
    /// Set new password
    static var resetPassword: String { Localized.text("Set new password", es: "Crear contraseña nueva", pl: "Ustaw nowe hasło") }

    /// You'll be signed out on all devices.
    static var resetPasswordSubtitle: String {
        Localized.text(
            "You'll be signed out on all devices.",
            es: "Se cerrará la sesión en todos tus dispositivos.",
            pl: "Na wszystkich urządzeniach nastąpi wylogowanie.")
    }

    /// If %(email)@ has an account, a link is on its way. It works for 30 minutes.
    static func resetSent(_ email: String) -> String {
        Localized.text(
            "If \(email) has an account, a link is on its way. It works for 30 minutes.",
            es: "Si \(email) tiene una cuenta, el enlace va en camino. Funciona durante 30 minutos.",
            pl: "Jeśli \(email) ma konto, link jest w drodze. Działa przez 30 minut.")
    }

    /// Administrator
    static var roleAdmin: String { Localized.text("Administrator", es: "Administrador", pl: "Administrator") }
    /// Customer
    static var roleCustomer: String { Localized.text("Customer", es: "Cliente", pl: "Klient") }
    /// Dispatcher
    static var roleDispatcher: String { Localized.text("Dispatcher", es: "Despachador", pl: "Dyspozytor") }
    /// Driver
    static var roleDriver: String { Localized.text("Driver", es: "Conductor", pl: "Kierowca") }
    /// You can use this app as
    static var roles: String { Localized.text("You can use this app as", es: "Puedes usar la app como", pl: "Możesz używać aplikacji jako") }
    /// Save
    static var save: String { Localized.text("Save", es: "Guardar", pl: "Zapisz") }

    /// Scan this code with an authenticator app on your phone.
    static var scanHint: String {
        Localized.text(
            "Scan this code with an authenticator app on your phone.",
            es: "Escanea este código con una aplicación de autenticación en tu teléfono.",
            pl: "Zeskanuj ten kod aplikacją uwierzytelniającą w telefonie.")
    }

    /// Dark
    static var schemeDark: String { Localized.text("Dark", es: "Oscuro", pl: "Ciemny") }
    /// Light
    static var schemeLight: String { Localized.text("Light", es: "Claro", pl: "Jasny") }
    /// Automatic
    static var schemeSystem: String { Localized.text("Automatic", es: "Automático", pl: "Automatyczny") }

    /// Or type this key into the app:
    static var secretHint: String {
        Localized.text(
            "Or type this key into the app:",
            es: "O escribe esta clave en la aplicación:",
            pl: "Albo wpisz ten klucz w aplikacji:")
    }

    /// Sign-in and security
    static var security: String { Localized.text("Sign-in and security", es: "Inicio de sesión y seguridad", pl: "Logowanie i bezpieczeństwo") }

    /// Your password, and a second step
    static var securitySubtitle: String {
        Localized.text(
            "Your password, and a second step",
            es: "Tu contraseña y un segundo paso",
            pl: "Twoje hasło i drugi krok")
    }

    /// Send link
    static var sendLink: String { Localized.text("Send link", es: "Enviar enlace", pl: "Wyślij link") }

    /// We couldn't sign you in on this device. Please try again.
    static var sessionNotKept: String {
        Localized.text(
            "We couldn't sign you in on this device. Please try again.",
            es: "No pudimos iniciar tu sesión en este dispositivo. Inténtalo de nuevo.",
            pl: "Nie udało się zalogować na tym urządzeniu. Spróbuj ponownie.")
    }

    /// Set up your app
    static var setUpApp: String { Localized.text("Set up your app", es: "Configura tu aplicación", pl: "Skonfiguruj aplikację") }

    /// Your work gives you access to other people's data. A second step keeps it safe.
    static var setUpSubtitle: String {
        Localized.text(
            "Your work gives you access to other people's data. A second step keeps it safe.",
            es: "Tu trabajo te da acceso a datos de otras personas. Un segundo paso los protege.",
            pl: "W pracy masz dostęp do danych innych osób. Drugi krok je chroni.")
    }

    /// Protect your account
    static var setUpTitle: String { Localized.text("Protect your account", es: "Protege tu cuenta", pl: "Zabezpiecz swoje konto") }
    /// Sign in
    static var signIn: String { Localized.text("Sign in", es: "Iniciar sesión", pl: "Zaloguj się") }

    /// Your session has ended. Please sign in again.
    static var signInAgain: String {
        Localized.text(
            "Your session has ended. Please sign in again.",
            es: "Tu sesión terminó. Inicia sesión de nuevo.",
            pl: "Sesja się zakończyła. Zaloguj się ponownie.")
    }

    /// Good to see you again.
    static var signInSubtitle: String { Localized.text("Good to see you again.", es: "Qué bueno verte de nuevo.", pl: "Miło znów Cię widzieć.") }
    /// Sign in with a passkey
    static var signInWithPasskey: String { Localized.text("Sign in with a passkey", es: "Entrar con una llave de acceso", pl: "Zaloguj się kluczem dostępu") }
    /// Sign out
    static var signOut: String { Localized.text("Sign out", es: "Cerrar sesión", pl: "Wyloguj się") }

    /// You'll need your password to sign in on %(device)@ again.
    static func signOutDeviceHint(_ device: String) -> String {
        Localized.text(
            "You'll need your password to sign in on \(device) again.",
            es: "Necesitarás tu contraseña para volver a entrar en \(device).",
            pl: "Ponowne logowanie na urządzeniu \(device) będzie wymagać hasła.")
    }

    /// Sign this device out?
    static var signOutDeviceQuestion: String {
        Localized.text(
            "Sign this device out?",
            es: "¿Cerrar la sesión de ese dispositivo?",
            pl: "Wylogować to urządzenie?")
    }

    /// Your orders continue, and you can sign in again anytime.
    static var signOutHint: String {
        Localized.text(
            "Your orders continue, and you can sign in again anytime.",
            es: "Tus pedidos siguen en marcha y puedes volver a entrar cuando quieras.",
            pl: "Zamówienia będą realizowane dalej, a zalogować możesz się w każdej chwili.")
    }

    /// Sign out: %(device)@
    static func signOutOf(_ device: String) -> String { Localized.text("Sign out: \(device)", es: "Cerrar sesión: \(device)", pl: "Wyloguj: \(device)") }
    /// Sign out?
    static var signOutQuestion: String { Localized.text("Sign out?", es: "¿Cerrar sesión?", pl: "Wylogować się?") }

    /// Something you entered is still waiting for the network. Signing out deletes it.
    static var signOutWaiting: String {
        Localized.text(
            "Something you entered is still waiting for the network. Signing out deletes it.",
            es: "Algo que escribiste todavía espera la red. Si cierras sesión, se borrará.",
            pl: "Coś, co wpisano, nadal czeka na sieć. Wylogowanie to usunie.")
    }

    /// Fabric softener
    static var softener: String { Localized.text("Fabric softener", es: "Suavizante", pl: "Płyn do płukania") }
    /// Street and number
    static var street: String { Localized.text("Street and number", es: "Calle y número", pl: "Ulica i numer") }
    /// Please enter the street and number.
    static var streetMissing: String { Localized.text("Please enter the street and number.", es: "Escribe la calle y el número.", pl: "Podaj ulicę i numer.") }
    /// Help
    static var support: String { Localized.text("Help", es: "Ayuda", pl: "Pomoc") }

    /// Your questions, and our replies
    static var supportHint: String {
        Localized.text(
            "Your questions, and our replies",
            es: "Tus consultas y nuestras respuestas",
            pl: "Twoje pytania i nasze odpowiedzi")
    }

    /// Water
    static var temperature: String { Localized.text("Water", es: "Agua", pl: "Woda") }
    /// Cold
    static var temperatureCold: String { Localized.text("Cold", es: "Fría", pl: "Zimna") }
    /// Hot
    static var temperatureHot: String { Localized.text("Hot", es: "Caliente", pl: "Gorąca") }
    /// Warm
    static var temperatureWarm: String { Localized.text("Warm", es: "Tibia", pl: "Ciepła") }
    /// This device
    static var thisDevice: String { Localized.text("This device", es: "Este dispositivo", pl: "To urządzenie") }
    /// New here? Create an account
    static var toRegister: String { Localized.text("New here? Create an account", es: "¿Primera vez? Crea una cuenta", pl: "Pierwszy raz? Załóż konto") }
    /// Have an account? Sign in
    static var toSignIn: String { Localized.text("Have an account? Sign in", es: "¿Ya tienes cuenta? Inicia sesión", pl: "Masz już konto? Zaloguj się") }
    /// Turn off
    static var turnOff: String { Localized.text("Turn off", es: "Desactivar", pl: "Wyłącz") }

    /// Your password alone will sign you in, and your recovery codes stop working.
    static var turnOffHint: String {
        Localized.text(
            "Your password alone will sign you in, and your recovery codes stop working.",
            es: "Tu contraseña bastará para iniciar sesión, y tus códigos de recuperación dejarán de funcionar.",
            pl: "Do zalogowania wystarczy hasło, a kody odzyskiwania przestaną działać.")
    }

    /// Turn off two-step verification?
    static var turnOffQuestion: String {
        Localized.text(
            "Turn off two-step verification?",
            es: "¿Desactivar la verificación en dos pasos?",
            pl: "Wyłączyć weryfikację dwuetapową?")
    }

    /// Turn on
    static var turnOn: String { Localized.text("Turn on", es: "Activar", pl: "Włącz") }
    /// Two-step verification
    static var twoStep: String { Localized.text("Two-step verification", es: "Verificación en dos pasos", pl: "Weryfikacja dwuetapowa") }

    /// After your password, a code from your phone. A stolen password alone then signs nobody in.
    static var twoStepHint: String {
        Localized.text(
            "After your password, a code from your phone. A stolen password alone then signs nobody in.",
            es: "Después de la contraseña, un código de tu teléfono. Así, una contraseña robada no basta para entrar.",
            pl: "Po haśle kod z telefonu. Samo skradzione hasło nikogo wtedy nie zaloguje.")
    }

    /// You need it for your work: after your password, a code from your phone.
    static var twoStepRequired: String {
        Localized.text(
            "You need it for your work: after your password, a code from your phone.",
            es: "La necesitas para tu trabajo: después de la contraseña, un código de tu teléfono.",
            pl: "Potrzebujesz jej do pracy: po haśle kod z telefonu.")
    }

    /// Show others when I'm typing
    static var typing: String { Localized.text("Show others when I'm typing", es: "Mostrar cuando escribo", pl: "Pokazuj, kiedy piszę") }
    /// Use a passkey
    static var usePasskey: String { Localized.text("Use a passkey", es: "Usar una llave de acceso", pl: "Użyj klucza dostępu") }

    /// A new link is on its way to %(email)@.
    static func verificationSent(_ email: String) -> String {
        Localized.text(
            "A new link is on its way to \(email).",
            es: "Un enlace nuevo va camino de \(email).",
            pl: "Nowy link jest w drodze na \(email).")
    }

    /// Confirm email address
    static var verifyEmail: String { Localized.text("Confirm email address", es: "Confirmar correo electrónico", pl: "Potwierdź adres e-mail") }

    /// So receipts and order updates reach you.
    static var verifyEmailSubtitle: String {
        Localized.text(
            "So receipts and order updates reach you.",
            es: "Para que te lleguen los recibos y las novedades de tus pedidos.",
            pl: "Aby docierały do Ciebie rachunki i wiadomości o zamówieniach.")
    }

    /// Support, %(beginning)@ to %(end)@
    static func viewingTimes(_ beginning: String, end: String) -> String {
        Localized.text(
            "Support, \(beginning) to \(end)",
            es: "Asistencia, de \(beginning) a \(end)",
            pl: "Obsługa, od \(beginning) do \(end)")
    }

    /// Who looked at your account
    static var viewings: String { Localized.text("Who looked at your account", es: "Quién ha mirado tu cuenta", pl: "Kto zaglądał na twoje konto") }

    /// To help you, support can see the app as you do. They can't change anything.
    static var viewingsHint: String {
        Localized.text(
            "To help you, support can see the app as you do. They can't change anything.",
            es: "Para ayudarte, el equipo de asistencia puede ver la aplicación como tú. No puede cambiar nada.",
            pl: "Aby ci pomóc, obsługa może zobaczyć aplikację tak jak ty. Niczego nie może zmienić.")
    }

    /// Notes for the plant
    static var washNotes: String { Localized.text("Notes for the plant", es: "Notas para la planta", pl: "Uwagi dla pralni") }

    /// Allergies, delicates, anything to leave out.
    static var washNotesHint: String {
        Localized.text(
            "Allergies, delicates, anything to leave out.",
            es: "Alergias, prendas delicadas, qué no lavar.",
            pl: "Alergie, delikatne rzeczy, czego nie prać.")
    }

    /// Welcome
    static var welcome: String { Localized.text("Welcome", es: "Te damos la bienvenida", pl: "Witaj") }
}
