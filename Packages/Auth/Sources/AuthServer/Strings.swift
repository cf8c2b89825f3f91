// Made by `make strings` from Packages/Auth/Strings/AuthServer.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// The texts of AuthServer, in the language of the current request or page.
enum Strings {
    /// You already have a %(product)@ account
    static func accountExistsSubject(_ product: String) -> String {
        Localized.text(
            "You already have a \(product) account",
            es: "Ya tienes una cuenta de \(product)",
            pl: "Masz już konto w \(product)")
    }

    /// Hello, This email address was just given for another %(product)@ account. You already have an account with this address, so nothing has changed. If this was you, sign in here: %(signIn)@ Or set a new password: %(link)@ If it wasn't you, you can ignore this mail.
    static func accountExistsText(_ product: String, signIn: String, link: String) -> String {
        Localized.text(
            "Hello,\n\nThis email address was just given for another \(product) account. You already have an account with this address, so nothing has changed.\n\nIf this was you, sign in here:\n\n\(signIn)\n\nOr set a new password:\n\n\(link)\n\nIf it wasn't you, you can ignore this mail.",
            es: "Hola:\n\nAlguien acaba de indicar este correo para otra cuenta de \(product). Ya tienes una cuenta con este correo, así que nada ha cambiado.\n\nSi fuiste tú, inicia sesión aquí:\n\n\(signIn)\n\nO crea una contraseña nueva:\n\n\(link)\n\nSi no fuiste tú, ignora este correo.",
            pl: "Cześć,\n\nktoś właśnie podał ten adres e-mail przy innym koncie w \(product). Masz już konto z tym adresem, więc nic się nie zmieniło.\n\nJeśli to Ty, zaloguj się tutaj:\n\n\(signIn)\n\nAlbo ustaw nowe hasło:\n\n\(link)\n\nJeśli to nie Ty, zignoruj tę wiadomość.")
    }

    /// Your account is locked. Please contact us to open it again.
    static var accountLocked: String {
        Localized.text(
            "Your account is locked. Please contact us to open it again.",
            es: "Tu cuenta está bloqueada. Ponte en contacto con nosotros para volver a abrirla.",
            pl: "Twoje konto jest zablokowane. Skontaktuj się z nami, aby je odblokować.")
    }

    /// At most %(limit)lld addresses.
    static func addressLimit(_ limit: Int) -> String {
        Localized.text(
            Localized.en(limit, one: "At most \(limit) address.", other: "At most \(limit) addresses."),
            es: Localized.es(limit, one: "Como máximo \(limit) dirección.", many: "Como máximo \(limit) de direcciones.", other: "Como máximo \(limit) direcciones."),
            pl: Localized.pl(limit, one: "Najwyżej \(limit) adres.", few: "Najwyżej \(limit) adresy.", many: "Najwyżej \(limit) adresów.", other: "Najwyżej \(limit) adresu."))
    }

    /// A lot of people are signing in right now. Try again in a moment.
    static var busy: String {
        Localized.text(
            "A lot of people are signing in right now. Try again in a moment.",
            es: "Mucha gente está iniciando sesión ahora. Inténtalo de nuevo en un momento.",
            pl: "Loguje się teraz bardzo dużo osób. Spróbuj ponownie za chwilę.")
    }

    /// A season or month with a number is easy to guess. Add words that don't belong together.
    static var calendarPassword: String {
        Localized.text(
            "A season or month with a number is easy to guess. Add words that don't belong together.",
            es: "Una estación o un mes con un número es fácil de adivinar. Añade palabras sin relación.",
            pl: "Porę roku lub miesiąc z liczbą łatwo odgadnąć. Dodaj słowa, które do siebie nie pasują.")
    }

    /// Your %(product)@ password was changed
    static func changedSubject(_ product: String) -> String {
        Localized.text(
            "Your \(product) password was changed",
            es: "Tu contraseña de \(product) ha cambiado",
            pl: "Twoje hasło do \(product) zostało zmienione")
    }

    /// Hello, Your %(product)@ password was just changed, and your other devices were signed out. If this wasn't you, set a new password now: %(link)@
    static func changedText(_ product: String, link: String) -> String {
        Localized.text(
            "Hello,\n\nYour \(product) password was just changed, and your other devices were signed out.\n\nIf this wasn't you, set a new password now:\n\n\(link)",
            es: "Hola:\n\nTu contraseña de \(product) acaba de cambiar y se cerró la sesión en tus otros dispositivos.\n\nSi no fuiste tú, crea ahora otra contraseña:\n\n\(link)",
            pl: "Cześć,\n\nTwoje hasło do \(product) zostało właśnie zmienione, a inne urządzenia wylogowane.\n\nJeśli to nie Ty, ustaw teraz nowe hasło:\n\n\(link)")
    }

    /// Enter the code from your authenticator app, or a recovery code.
    static var codeMissing: String {
        Localized.text(
            "Enter the code from your authenticator app, or a recovery code.",
            es: "Introduce el código de tu aplicación de autenticación o un código de recuperación.",
            pl: "Wpisz kod z aplikacji uwierzytelniającej albo kod odzyskiwania.")
    }

    /// This password is easy to guess. Choose one that nobody else has, such as four unrelated words.
    static var commonPassword: String {
        Localized.text(
            "This password is easy to guess. Choose one that nobody else has, such as four unrelated words.",
            es: "Esta contraseña es fácil de adivinar. Elige una que nadie más tenga, por ejemplo, cuatro palabras sin relación.",
            pl: "To hasło łatwo odgadnąć. Wybierz takie, którego nikt inny nie ma, na przykład cztery niezwiązane ze sobą słowa.")
    }

    /// You're the last administrator. Give somebody else the role first.
    static var deletionLastAdministrator: String {
        Localized.text(
            "You're the last administrator. Give somebody else the role first.",
            es: "Eres la última persona administradora. Da antes ese rol a otra.",
            pl: "Jesteś ostatnim administratorem. Najpierw nadaj tę rolę komuś innemu.")
    }

    /// Your %(product)@ account will be deleted
    static func deletionSubject(_ product: String) -> String {
        Localized.text(
            "Your \(product) account will be deleted",
            es: "Tu cuenta de \(product) se eliminará",
            pl: "Twoje konto \(product) zostanie usunięte")
    }

    /// You asked us to delete your %(product)@ account. On %(day)@ we'll remove everything we know about you, for good. Until then nothing is lost: to keep your account, sign in and choose “Keep my account”: %(link)@ If this wasn't you, sign in, keep your account, and change your password.
    static func deletionText(_ product: String, day: String, link: String) -> String {
        Localized.text(
            "You asked us to delete your \(product) account. On \(day) we'll remove everything we know about you, for good. Until then nothing is lost: to keep your account, sign in and choose “Keep my account”: \(link)\n\nIf this wasn't you, sign in, keep your account, and change your password.",
            es: "Nos pediste eliminar tu cuenta de \(product). El \(day) borraremos para siempre todo lo que sabemos de ti. Hasta entonces no se pierde nada: para conservar tu cuenta, inicia sesión y elige «Conservar mi cuenta»: \(link)\n\nSi no fuiste tú, inicia sesión, conserva tu cuenta y cambia tu contraseña.",
            pl: "Dotarła do nas prośba o usunięcie Twojego konta w \(product). Dnia \(day) bezpowrotnie usuniemy wszystko, co o Tobie wiemy. Do tego czasu nic nie przepada: aby zachować konto, zaloguj się i wybierz „Zachowaj moje konto”: \(link)\n\nJeśli to nie była Twoja prośba, zaloguj się, zachowaj konto i zmień hasło.")
    }

    /// %(browser)@ on %(system)@
    static func deviceOn(_ browser: String, system: String) -> String {
        Localized.text(
            "\(browser) on \(system)",
            es: "\(browser) en \(system)",
            pl: "\(browser), \(system)")
    }

    /// Enter a valid email address.
    static var email: String { Localized.text("Enter a valid email address.", es: "Escribe un correo electrónico válido.", pl: "Podaj poprawny adres e-mail.") }

    /// Your %(product)@ email address is about to change
    static func emailChangeAskedSubject(_ product: String) -> String {
        Localized.text(
            "Your \(product) email address is about to change",
            es: "Tu correo de \(product) está a punto de cambiar",
            pl: "Twój adres e-mail w \(product) ma się zmienić")
    }

    /// Hello, Somebody signed in to your %(product)@ account asked to change its email address. It changes once the new address is confirmed. If this wasn't you, set a new password now, which also stops the change: %(link)@
    static func emailChangeAskedText(_ product: String, link: String) -> String {
        Localized.text(
            "Hello,\n\nSomebody signed in to your \(product) account asked to change its email address. It changes once the new address is confirmed.\n\nIf this wasn't you, set a new password now, which also stops the change:\n\n\(link)",
            es: "Hola:\n\nAlguien que inició sesión en tu cuenta de \(product) pidió cambiar su correo. Cambiará en cuanto se confirme el nuevo.\n\nSi no fuiste tú, crea ahora otra contraseña, lo que también detiene el cambio:\n\n\(link)",
            pl: "Cześć,\n\nosoba zalogowana na Twoje konto w \(product) chce zmienić jego adres e-mail. Zmieni się, gdy nowy adres zostanie potwierdzony.\n\nJeśli to nie Ty, ustaw teraz nowe hasło, co zatrzyma też zmianę:\n\n\(link)")
    }

    /// Confirm your new email address for %(product)@
    static func emailChangeSubject(_ product: String) -> String {
        Localized.text(
            "Confirm your new email address for \(product)",
            es: "Confirma tu nuevo correo para \(product)",
            pl: "Potwierdź nowy adres e-mail w \(product)")
    }

    /// Hello, Please confirm that this is the new email address of your %(product)@ account: %(link)@ The link works for 24 hours, and only when you're signed in to that account. If you didn't ask for it, you can ignore this mail.
    static func emailChangeText(_ product: String, link: String) -> String {
        Localized.text(
            "Hello,\n\nPlease confirm that this is the new email address of your \(product) account:\n\n\(link)\n\nThe link works for 24 hours, and only when you're signed in to that account. If you didn't ask for it, you can ignore this mail.",
            es: "Hola:\n\nConfirma que este es el nuevo correo de tu cuenta de \(product):\n\n\(link)\n\nEl enlace funciona durante 24 horas y solo si has iniciado sesión en esa cuenta. Si no lo pediste, ignora este correo.",
            pl: "Cześć,\n\npotwierdź, że to nowy adres e-mail Twojego konta w \(product):\n\n\(link)\n\nLink działa przez 24 godziny i tylko po zalogowaniu na to konto. Jeśli to nie Ty, zignoruj tę wiadomość.")
    }

    /// Your %(product)@ email address was changed
    static func emailChangedSubject(_ product: String) -> String {
        Localized.text(
            "Your \(product) email address was changed",
            es: "Tu correo de \(product) ha cambiado",
            pl: "Twój adres e-mail w \(product) został zmieniony")
    }

    /// Hello, Your %(product)@ account now has another email address, and your other devices were signed out. Mail about your account goes to the new address from now on. If this wasn't you, contact us right away.
    static func emailChangedText(_ product: String) -> String {
        Localized.text(
            "Hello,\n\nYour \(product) account now has another email address, and your other devices were signed out. Mail about your account goes to the new address from now on.\n\nIf this wasn't you, contact us right away.",
            es: "Hola:\n\nTu cuenta de \(product) tiene ahora otro correo y se cerró la sesión en tus otros dispositivos. A partir de ahora te escribiremos al nuevo.\n\nSi no fuiste tú, contáctanos de inmediato.",
            pl: "Cześć,\n\nTwoje konto w \(product) ma teraz inny adres e-mail, a inne urządzenia zostały wylogowane. Wiadomości o koncie będą przychodzić na nowy adres.\n\nJeśli to nie Ty, skontaktuj się z nami od razu.")
    }

    /// Another account has confirmed this email address. Change the address of this one.
    static var emailLost: String {
        Localized.text(
            "Another account has confirmed this email address. Change the address of this one.",
            es: "Otra cuenta ya confirmó este correo. Cambia el correo de esta.",
            pl: "Inne konto potwierdziło już ten adres e-mail. Zmień adres tego konta.")
    }

    /// There's already an account with this email. Give it other roles instead.
    static var emailTaken: String {
        Localized.text(
            "There's already an account with this email. Give it other roles instead.",
            es: "Ya existe una cuenta con este correo. Cambia sus roles en lugar de crear otra.",
            pl: "Konto z tym adresem już istnieje. Zmień jego role, zamiast tworzyć nowe.")
    }

    /// Confirm your email address first. We sent you a link.
    static var emailUnverified: String {
        Localized.text(
            "Confirm your email address first. We sent you a link.",
            es: "Confirma primero tu correo electrónico. Te enviamos un enlace.",
            pl: "Najpierw potwierdź adres e-mail. Wysłaliśmy ci link.")
    }

    /// Kept: %(retention)@
    static func exportKept(_ retention: String) -> String {
        Localized.text(
            "Kept: \(retention)",
            es: "Se conserva: \(retention)",
            pl: "Przechowujemy: \(retention)")
    }

    /// This is what %(product)@ keeps about you, as of %(day)@. Each file ending in .json is one kind of data. You can open it with any text editor. The folder named files holds photos and documents, if there are any. Messages that others wrote to you are included. Other people appear as numbers, not names. Passwords and other secrets are left out. This archive is about you alone, so keep it somewhere safe.
    static func exportReadme(_ product: String, day: String) -> String {
        Localized.text(
            "This is what \(product) keeps about you, as of \(day).\n\nEach file ending in .json is one kind of data. You can open it with any text editor. The folder named files holds photos and documents, if there are any.\n\nMessages that others wrote to you are included. Other people appear as numbers, not names. Passwords and other secrets are left out.\n\nThis archive is about you alone, so keep it somewhere safe.",
            es: "Esto es lo que \(product) guarda sobre ti a fecha de \(day).\n\nCada archivo que termina en .json es un tipo de datos. Puedes abrirlo con cualquier editor de texto. La carpeta files contiene fotos y documentos, si los hay.\n\nSe incluyen los mensajes que otras personas te escribieron. Esas personas aparecen como números, no con su nombre. Las contraseñas y otros secretos no se incluyen.\n\nEste archivo trata solo de ti, así que guárdalo en un lugar seguro.",
            pl: "Oto dane, które \(product) przechowuje o Tobie. Stan na: \(day).\n\nKażdy plik z końcówką .json to jeden rodzaj danych. Otworzysz go w dowolnym edytorze tekstu. Folder files zawiera zdjęcia i dokumenty, jeśli jakieś są.\n\nSą tu też wiadomości, które napisali do Ciebie inni. Inne osoby są oznaczone numerami, a nie nazwiskami. Hasła i inne tajne dane pominęliśmy.\n\nTo archiwum dotyczy tylko Ciebie, więc przechowuj je w bezpiecznym miejscu.")
    }

    /// We can't prepare your data right now. Please try again in a minute.
    static var exportUnavailable: String {
        Localized.text(
            "We can't prepare your data right now. Please try again in a minute.",
            es: "Ahora mismo no podemos preparar tus datos. Inténtalo de nuevo en un minuto.",
            pl: "Nie możemy teraz przygotować Twoich danych. Spróbuj ponownie za minutę.")
    }

    /// Two-step verification is on for %(product)@
    static func factorAddedSubject(_ product: String) -> String {
        Localized.text(
            "Two-step verification is on for \(product)",
            es: "Verificación en dos pasos activada en \(product)",
            pl: "Weryfikacja dwuetapowa w \(product) jest włączona")
    }

    /// Hello, A second step was just added to signing in to your %(product)@ account. If this wasn't you, set a new password now, and write to us: %(link)@
    static func factorAddedText(_ product: String, link: String) -> String {
        Localized.text(
            "Hello,\n\nA second step was just added to signing in to your \(product) account.\n\nIf this wasn't you, set a new password now, and write to us:\n\n\(link)",
            es: "Hola:\n\nSe acaba de añadir un segundo paso para iniciar sesión en tu cuenta de \(product).\n\nSi no fuiste tú, crea ahora otra contraseña y escríbenos:\n\n\(link)",
            pl: "Dzień dobry,\n\nDo logowania na twoje konto w \(product) właśnie dodano drugi krok.\n\nJeśli to nie ty, ustaw teraz nowe hasło i napisz do nas:\n\n\(link)")
    }

    /// Two-step verification is already on. Turn it off first to set up another app.
    static var factorExists: String {
        Localized.text(
            "Two-step verification is already on. Turn it off first to set up another app.",
            es: "La verificación en dos pasos ya está activada. Desactívala primero para configurar otra aplicación.",
            pl: "Weryfikacja dwuetapowa jest już włączona. Aby ustawić inną aplikację, najpierw ją wyłącz.")
    }

    /// Please confirm with your passkey or a code first.
    static var factorNotGiven: String {
        Localized.text(
            "Please confirm with your passkey or a code first.",
            es: "Confirma primero con tu llave de acceso o un código.",
            pl: "Najpierw potwierdź kluczem dostępu albo kodem.")
    }

    /// Two-step verification is off for %(product)@
    static func factorRemovedSubject(_ product: String) -> String {
        Localized.text(
            "Two-step verification is off for \(product)",
            es: "Verificación en dos pasos desactivada en \(product)",
            pl: "Weryfikacja dwuetapowa w \(product) jest wyłączona")
    }

    /// Hello, Two-step verification was just turned off for your %(product)@ account: the password alone signs in. If this wasn't you, set a new password now, and write to us: %(link)@
    static func factorRemovedText(_ product: String, link: String) -> String {
        Localized.text(
            "Hello,\n\nTwo-step verification was just turned off for your \(product) account: the password alone signs in.\n\nIf this wasn't you, set a new password now, and write to us:\n\n\(link)",
            es: "Hola:\n\nLa verificación en dos pasos de tu cuenta de \(product) se acaba de desactivar: la contraseña basta para iniciar sesión.\n\nSi no fuiste tú, crea ahora otra contraseña y escríbenos:\n\n\(link)",
            pl: "Dzień dobry,\n\nWeryfikacja dwuetapowa twojego konta w \(product) została właśnie wyłączona: do zalogowania wystarczy hasło.\n\nJeśli to nie ty, ustaw teraz nowe hasło i napisz do nas:\n\n\(link)")
    }

    /// People who work here
    static var figureStaff: String { Localized.text("People who work here", es: "Personas del equipo", pl: "Osoby w zespole") }

    /// This code is wrong or was already used. Wait for the next one and try again.
    static var invalidCode: String {
        Localized.text(
            "This code is wrong or was already used. Wait for the next one and try again.",
            es: "Este código no es correcto o ya se usó. Espera al siguiente e inténtalo de nuevo.",
            pl: "Ten kod jest błędny albo został już użyty. Poczekaj na następny i spróbuj ponownie.")
    }

    /// This link has expired or was already used. Ask for a new one.
    static var invalidToken: String {
        Localized.text(
            "This link has expired or was already used. Ask for a new one.",
            es: "Este enlace caducó o ya se usó. Pide uno nuevo.",
            pl: "Ten link wygasł albo został już użyty. Poproś o nowy.")
    }

    /// Neighboring keys and repeated characters are easy to guess. Choose several unrelated words.
    static var keyboardPassword: String {
        Localized.text(
            "Neighboring keys and repeated characters are easy to guess. Choose several unrelated words.",
            es: "Las teclas vecinas y los caracteres repetidos son fáciles de adivinar. Elige varias palabras sin relación.",
            pl: "Sąsiednie klawisze i powtarzające się znaki łatwo odgadnąć. Wybierz kilka niezwiązanych ze sobą słów.")
    }

    /// Enter a language code, such as en.
    static var language: String {
        Localized.text(
            "Enter a language code, such as en.",
            es: "Escribe un código de idioma, como es.",
            pl: "Podaj kod języka, na przykład pl.")
    }

    /// At least one administrator must be able to sign in. Give somebody else the role first.
    static var lastAdministrator: String {
        Localized.text(
            "At least one administrator must be able to sign in. Give somebody else the role first.",
            es: "Al menos una persona con rol de administración debe poder iniciar sesión. Dale antes el rol a otra persona.",
            pl: "Co najmniej jeden administrator musi móc się zalogować. Najpierw nadaj tę rolę komuś innemu.")
    }

    /// Between -90 and 90 degrees.
    static var latitude: String { Localized.text("Between -90 and 90 degrees.", es: "Entre -90 y 90 grados.", pl: "Od -90 do 90 stopni.") }
    /// Between -180 and 180 degrees.
    static var longitude: String { Localized.text("Between -180 and 180 degrees.", es: "Entre -180 y 180 grados.", pl: "Od -180 do 180 stopni.") }

    /// Start again: this setup is no longer open.
    static var noEnrollment: String {
        Localized.text(
            "Start again: this setup is no longer open.",
            es: "Empieza de nuevo: esta configuración ya no está abierta.",
            pl: "Zacznij od nowa: ta konfiguracja nie jest już otwarta.")
    }

    /// Turn on two-step verification first.
    static var noFactor: String {
        Localized.text(
            "Turn on two-step verification first.",
            es: "Activa primero la verificación en dos pasos.",
            pl: "Najpierw włącz weryfikację dwuetapową.")
    }

    /// You have no passkeys yet.
    static var noPasskeys: String {
        Localized.text(
            "You have no passkeys yet.",
            es: "Todavía no tienes llaves de acceso.",
            pl: "Nie masz jeszcze kluczy dostępu.")
    }

    /// Choose at least one role.
    static var noRoles: String { Localized.text("Choose at least one role.", es: "Elige al menos un rol.", pl: "Wybierz co najmniej jedną rolę.") }

    /// Administrators can't be viewed.
    static var notViewable: String {
        Localized.text(
            "Administrators can't be viewed.",
            es: "No se puede ver la cuenta de un administrador.",
            pl: "Nie można przeglądać jako administrator.")
    }

    /// Something went wrong on our side. Please ask for it again.
    static var notifyExportFailedBody: String {
        Localized.text(
            "Something went wrong on our side. Please ask for it again.",
            es: "Algo falló por nuestra parte. Pídelos de nuevo.",
            pl: "Coś poszło nie tak po naszej stronie. Poproś o nie jeszcze raz.")
    }

    /// We couldn't prepare your data
    static var notifyExportFailedTitle: String {
        Localized.text(
            "We couldn't prepare your data",
            es: "No pudimos preparar tus datos",
            pl: "Nie udało się przygotować Twoich danych")
    }

    /// You can download the archive with everything we keep about you.
    static var notifyExportReadyBody: String {
        Localized.text(
            "You can download the archive with everything we keep about you.",
            es: "Ya puedes descargar el archivo con todo lo que guardamos sobre ti.",
            pl: "Możesz pobrać archiwum ze wszystkim, co o Tobie przechowujemy.")
    }

    /// Your data is ready
    static var notifyExportReadyTitle: String { Localized.text("Your data is ready", es: "Tus datos están listos", pl: "Twoje dane są gotowe") }

    /// Your data is ready to download
    static var notifyExported: String {
        Localized.text(
            "Your data is ready to download",
            es: "Tus datos están listos para descargar",
            pl: "Twoje dane są gotowe do pobrania")
    }

    /// Use one line only.
    static var oneLine: String { Localized.text("Use one line only.", es: "Usa una sola línea.", pl: "Wpisz w jednym wierszu.") }

    /// This link is for another account. Sign in to the account that it was sent for. If you didn't ask for it, you can ignore it.
    static var otherAccount: String {
        Localized.text(
            "This link is for another account. Sign in to the account that it was sent for. If you didn't ask for it, you can ignore it.",
            es: "Este enlace es de otra cuenta. Inicia sesión en la cuenta para la que se envió. Si no lo pediste, ignóralo.",
            pl: "Ten link dotyczy innego konta. Zaloguj się na konto, dla którego go wysłano. Jeśli o niego nie prosisz, zignoruj go.")
    }

    /// You can't disable your own account. Ask another administrator.
    static var ownAccount: String {
        Localized.text(
            "You can't disable your own account. Ask another administrator.",
            es: "No puedes desactivar tu propia cuenta. Pídeselo a otro administrador.",
            pl: "Nie możesz wyłączyć własnego konta. Poproś innego administratora.")
    }

    /// Your password can't contain your name or email. Leave them out.
    static var ownPassword: String {
        Localized.text(
            "Your password can't contain your name or email. Leave them out.",
            es: "Tu contraseña no puede contener tu nombre ni tu correo. Quítalos.",
            pl: "Hasło nie może zawierać Twojego imienia, nazwiska ani adresu e-mail. Usuń je z hasła.")
    }

    /// You can't change your own roles. Ask another administrator.
    static var ownRoles: String {
        Localized.text(
            "You can't change your own roles. Ask another administrator.",
            es: "No puedes cambiar tus propios roles. Pídeselo a otro administrador.",
            pl: "Nie możesz zmienić własnych ról. Poproś innego administratora.")
    }

    /// A passkey was added to your %(product)@ account
    static func passkeyAddedSubject(_ product: String) -> String {
        Localized.text(
            "A passkey was added to your \(product) account",
            es: "Se añadió una llave de acceso a tu cuenta de \(product)",
            pl: "Dodano klucz dostępu do Twojego konta \(product)")
    }

    /// Hello, A passkey was just added to your %(product)@ account. It can be used to sign in without your password. If this wasn't you, set a new password now, then sign in and remove the passkey: %(link)@
    static func passkeyAddedText(_ product: String, link: String) -> String {
        Localized.text(
            "Hello,\n\nA passkey was just added to your \(product) account. It can be used to sign in without your password.\n\nIf this wasn't you, set a new password now, then sign in and remove the passkey:\n\n\(link)",
            es: "Hola:\n\nSe acaba de añadir una llave de acceso a tu cuenta de \(product). Con ella se puede entrar sin tu contraseña.\n\nSi no fuiste tú, crea ahora otra contraseña, entra en tu cuenta y elimina la llave de acceso:\n\n\(link)",
            pl: "Cześć,\n\ndo Twojego konta \(product) właśnie dodano klucz dostępu. Można się nim logować bez hasła.\n\nJeśli to nie Ty, ustaw teraz nowe hasło, a potem zaloguj się i usuń klucz dostępu:\n\n\(link)")
    }

    /// This passkey is already in use.
    static var passkeyExists: String {
        Localized.text(
            "This passkey is already in use.",
            es: "Esta llave de acceso ya está en uso.",
            pl: "Ten klucz dostępu jest już używany.")
    }

    /// You can have at most %(limit)lld passkeys. Remove one to add another.
    static func passkeyLimit(_ limit: Int) -> String {
        Localized.text(
            Localized.en(limit, one: "You can have at most \(limit) passkey. Remove it to add another one.", other: "You can have at most \(limit) passkeys. Remove one to add another."),
            es: Localized.es(limit, one: "Puedes tener como máximo \(limit) llave de acceso. Elimínala para añadir otra.", many: "Puedes tener como máximo \(limit) de llaves de acceso. Elimina una para añadir otra.", other: "Puedes tener como máximo \(limit) llaves de acceso. Elimina una para añadir otra."),
            pl: Localized.pl(limit, one: "Możesz mieć najwyżej \(limit) klucz dostępu. Usuń go, aby dodać inny.", few: "Możesz mieć najwyżej \(limit) klucze dostępu. Usuń jeden, aby dodać inny.", many: "Możesz mieć najwyżej \(limit) kluczy dostępu. Usuń jeden, aby dodać inny.", other: "Możesz mieć najwyżej \(limit) klucza dostępu. Usuń jeden, aby dodać inny."))
    }

    /// Please confirm your email address first. Then you can add a passkey.
    static var passkeyNeedsEmail: String {
        Localized.text(
            "Please confirm your email address first. Then you can add a passkey.",
            es: "Confirma primero tu correo. Después podrás añadir una llave de acceso.",
            pl: "Najpierw potwierdź swój adres e-mail. Potem możesz dodać klucz dostępu.")
    }

    /// We couldn't add that passkey. Please try again.
    static var passkeyNotAdded: String {
        Localized.text(
            "We couldn't add that passkey. Please try again.",
            es: "No pudimos añadir esa llave de acceso. Inténtalo de nuevo.",
            pl: "Nie udało się dodać tego klucza dostępu. Spróbuj ponownie.")
    }

    /// That passkey didn't confirm that it's you. Please try another one.
    static var passkeyNotProven: String {
        Localized.text(
            "That passkey didn't confirm that it's you. Please try another one.",
            es: "Esa llave de acceso no confirmó que eres tú. Prueba con otra.",
            pl: "Ten klucz dostępu nie potwierdził, że to Ty. Spróbuj innego.")
    }

    /// We couldn't sign you in with that passkey. Please try another one, or use your password.
    static var passkeyRefused: String {
        Localized.text(
            "We couldn't sign you in with that passkey. Please try another one, or use your password.",
            es: "No pudimos iniciar tu sesión con esa llave de acceso. Prueba con otra o usa tu contraseña.",
            pl: "Nie udało się zalogować tym kluczem dostępu. Spróbuj innego albo użyj hasła.")
    }

    /// A passkey was removed from your %(product)@ account
    static func passkeyRemovedSubject(_ product: String) -> String {
        Localized.text(
            "A passkey was removed from your \(product) account",
            es: "Se eliminó una llave de acceso de tu cuenta de \(product)",
            pl: "Usunięto klucz dostępu z Twojego konta \(product)")
    }

    /// Hello, A passkey was just removed from your %(product)@ account. It can't be used to sign in any more. If this wasn't you, set a new password now: %(link)@
    static func passkeyRemovedText(_ product: String, link: String) -> String {
        Localized.text(
            "Hello,\n\nA passkey was just removed from your \(product) account. It can't be used to sign in any more.\n\nIf this wasn't you, set a new password now:\n\n\(link)",
            es: "Hola:\n\nSe acaba de eliminar una llave de acceso de tu cuenta de \(product). Ya no sirve para entrar.\n\nSi no fuiste tú, crea ahora otra contraseña:\n\n\(link)",
            pl: "Cześć,\n\nz Twojego konta \(product) właśnie usunięto klucz dostępu. Nie można się nim już logować.\n\nJeśli to nie Ty, ustaw teraz nowe hasło:\n\n\(link)")
    }

    /// Passkeys can't be used at this address.
    static var passkeysUnavailable: String {
        Localized.text(
            "Passkeys can't be used at this address.",
            es: "Las llaves de acceso no se pueden usar en esta dirección.",
            pl: "Kluczy dostępu nie można używać pod tym adresem.")
    }

    /// Your password was changed in the meantime. Sign in again.
    static var passwordChangedMeanwhile: String {
        Localized.text(
            "Your password was changed in the meantime. Sign in again.",
            es: "Tu contraseña cambió mientras tanto. Inicia sesión de nuevo.",
            pl: "Twoje hasło zostało w międzyczasie zmienione. Zaloguj się ponownie.")
    }

    /// Enter your password.
    static var passwordMissing: String { Localized.text("Enter your password.", es: "Introduce tu contraseña.", pl: "Wpisz hasło.") }

    /// Enter a valid phone number.
    static var phone: String {
        Localized.text(
            "Enter a valid phone number.",
            es: "Escribe un número de teléfono válido.",
            pl: "Podaj poprawny numer telefonu.")
    }

    /// Account
    static var privacyAccount: String { Localized.text("Account", es: "Cuenta", pl: "Konto") }

    /// As long as you have an account.
    static var privacyAccountKept: String {
        Localized.text(
            "As long as you have an account.",
            es: "Mientras tengas una cuenta.",
            pl: "Tak długo, jak masz konto.")
    }

    /// To know who you are, where we pick up, and how to reach you.
    static var privacyAccountPurpose: String {
        Localized.text(
            "To know who you are, where we pick up, and how to reach you.",
            es: "Para saber quién eres, dónde recogemos y cómo contactarte.",
            pl: "Aby wiedzieć, kim jesteś, skąd odbieramy pranie i jak się z Tobą skontaktować.")
    }

    /// Security log
    static var privacyAudit: String { Localized.text("Security log", es: "Registro de seguridad", pl: "Dziennik bezpieczeństwa") }

    /// %(days)@. If you delete your account, network addresses and devices go at once.
    static func privacyAuditKept(_ days: String) -> String {
        Localized.text(
            "\(days). If you delete your account, network addresses and devices go at once.",
            es: "\(days). Si eliminas tu cuenta, las direcciones de red y los dispositivos se borran enseguida.",
            pl: "Do upływu \(days). Po usunięciu konta adresy sieciowe i urządzenia znikają od razu.")
    }

    /// To notice if somebody else uses your account, and to see what our staff looked at.
    static var privacyAuditPurpose: String {
        Localized.text(
            "To notice if somebody else uses your account, and to see what our staff looked at.",
            es: "Para advertir si otra persona usa tu cuenta y ver qué consultó nuestro personal.",
            pl: "Aby zauważyć, że ktoś inny używa Twojego konta, i widzieć, co przeglądali nasi pracownicy.")
    }

    /// Archives of your data
    static var privacyExports: String { Localized.text("Archives of your data", es: "Archivos con tus datos", pl: "Archiwa z Twoimi danymi") }

    /// The archive: %(days)@. That you asked for it: as long as you have an account.
    static func privacyExportsKept(_ days: String) -> String {
        Localized.text(
            "The archive: \(days). That you asked for it: as long as you have an account.",
            es: "El archivo: \(days). Que lo pediste: mientras tengas una cuenta.",
            pl: "Archiwum: \(days). Informacja, że o nie poproszono: tak długo, jak masz konto.")
    }

    /// To let you download everything we keep about you.
    static var privacyExportsPurpose: String {
        Localized.text(
            "To let you download everything we keep about you.",
            es: "Para que puedas descargar todo lo que guardamos sobre ti.",
            pl: "Aby można było pobrać wszystko, co o Tobie przechowujemy.")
    }

    /// Mail that we send you
    static var privacyMail: String { Localized.text("Mail that we send you", es: "Correos que te enviamos", pl: "Wiadomości e-mail, które Ci wysyłamy") }
    /// 30 days.
    static var privacyMailKept: String { Localized.text("30 days.", es: "30 días.", pl: "30 dni.") }

    /// To send it, and to try again if that fails.
    static var privacyMailPurpose: String {
        Localized.text(
            "To send it, and to try again if that fails.",
            es: "Para enviarlos, y volver a intentarlo si falla.",
            pl: "Aby je wysłać i ponowić próbę, gdy się nie uda.")
    }

    /// Devices, passkeys and sign-in
    static var privacySignIn: String {
        Localized.text(
            "Devices, passkeys and sign-in",
            es: "Dispositivos, llaves de acceso e inicio de sesión",
            pl: "Urządzenia, klucze dostępu i logowanie")
    }

    /// Until you sign out or remove them.
    static var privacySignInKept: String {
        Localized.text(
            "Until you sign out or remove them.",
            es: "Hasta que cierres sesión o los quites.",
            pl: "Do wylogowania albo usunięcia.")
    }

    /// To let you in, and nobody else.
    static var privacySignInPurpose: String {
        Localized.text(
            "To let you in, and nobody else.",
            es: "Para que entres tú y nadie más.",
            pl: "Aby wpuścić Ciebie i nikogo innego.")
    }

    /// Mail
    static var queueMail: String { Localized.text("Mail", es: "Correo", pl: "Poczta") }

    /// A recovery code was used for %(product)@
    static func recoveryUsedSubject(_ product: String) -> String {
        Localized.text(
            "A recovery code was used for \(product)",
            es: "Se usó un código de recuperación en \(product)",
            pl: "Użyto kodu odzyskiwania w \(product)")
    }

    /// Hello, Somebody just used one of the recovery codes of your %(product)@ account. Each works once; you can make new ones in your account. If this wasn't you, set a new password now, and write to us: %(link)@
    static func recoveryUsedText(_ product: String, link: String) -> String {
        Localized.text(
            "Hello,\n\nSomebody just used one of the recovery codes of your \(product) account. Each works once; you can make new ones in your account.\n\nIf this wasn't you, set a new password now, and write to us:\n\n\(link)",
            es: "Hola:\n\nAlguien acaba de usar uno de los códigos de recuperación de tu cuenta de \(product). Cada uno sirve una vez; puedes crear otros en tu cuenta.\n\nSi no fuiste tú, crea ahora otra contraseña y escríbenos:\n\n\(link)",
            pl: "Dzień dobry,\n\nKtoś właśnie użył jednego z kodów odzyskiwania twojego konta w \(product). Każdy działa raz; nowe utworzysz na swoim koncie.\n\nJeśli to nie ty, ustaw teraz nowe hasło i napisz do nas:\n\n\(link)")
    }

    /// Set a new password for %(product)@
    static func resetSubject(_ product: String) -> String {
        Localized.text(
            "Set a new password for \(product)",
            es: "Crea una contraseña nueva para \(product)",
            pl: "Ustaw nowe hasło do \(product)")
    }

    /// Hello, Set a new password for %(product)@ here: %(link)@ The link works once and expires in 30 minutes. If you didn't ask for it, you can ignore this mail: your password stays the same.
    static func resetText(_ product: String, link: String) -> String {
        Localized.text(
            "Hello,\n\nSet a new password for \(product) here:\n\n\(link)\n\nThe link works once and expires in 30 minutes. If you didn't ask for it, you can ignore this mail: your password stays the same.",
            es: "Hola:\n\nCrea aquí una contraseña nueva para \(product):\n\n\(link)\n\nEl enlace funciona una sola vez y caduca en 30 minutos. Si no lo pediste, ignora este correo: tu contraseña no cambiará.",
            pl: "Cześć,\n\nustaw tutaj nowe hasło do \(product):\n\n\(link)\n\nLink zadziała tylko raz i wygaśnie po 30 minutach. Jeśli to nie Ty, zignoruj tę wiadomość: hasło się nie zmieni.")
    }

    /// That's already your email address. Enter another one.
    static var sameEmail: String {
        Localized.text(
            "That's already your email address. Enter another one.",
            es: "Ese ya es tu correo. Escribe otro.",
            pl: "To już jest Twój adres e-mail. Podaj inny.")
    }

    /// Your session has ended. Sign in again.
    static var sessionOver: String {
        Localized.text(
            "Your session has ended. Sign in again.",
            es: "Tu sesión terminó. Inicia sesión de nuevo.",
            pl: "Sesja się zakończyła. Zaloguj się ponownie.")
    }

    /// Mail
    static var setupMail: String { Localized.text("Mail", es: "Correo", pl: "Poczta") }

    /// Mail goes out by %(server)@.
    static func setupMailDetail(_ server: String) -> String {
        Localized.text(
            "Mail goes out by \(server).",
            es: "El correo sale por \(server).",
            pl: "Poczta wychodzi przez \(server).")
    }

    /// The mail didn't go out: %(reason)@
    static func setupMailFailed(_ reason: String) -> String {
        Localized.text(
            "The mail didn't go out: \(reason)",
            es: "El correo no salió: \(reason)",
            pl: "Mail nie wyszedł: \(reason)")
    }

    /// No mail goes out. Set SMTP_HOST and MAIL_SENDER, and restart the server.
    static var setupMailMissing: String {
        Localized.text(
            "No mail goes out. Set SMTP_HOST and MAIL_SENDER, and restart the server.",
            es: "No sale ningún correo. Define SMTP_HOST y MAIL_SENDER y reinicia el servidor.",
            pl: "Poczta nie wychodzi. Ustaw SMTP_HOST i MAIL_SENDER, a potem uruchom serwer ponownie.")
    }

    /// Your account has no working address.
    static var setupMailNoAddress: String {
        Localized.text(
            "Your account has no working address.",
            es: "Tu cuenta no tiene una dirección válida.",
            pl: "Twoje konto nie ma działającego adresu.")
    }

    /// Customers confirm their address and get new passwords by mail. Without it nobody can sign up.
    static var setupMailReason: String {
        Localized.text(
            "Customers confirm their address and get new passwords by mail. Without it nobody can sign up.",
            es: "Los clientes confirman su dirección y recuperan su contraseña por correo. Sin él, nadie puede registrarse.",
            pl: "Klienci potwierdzają adres i odzyskują hasło mailem. Bez poczty nikt się nie zarejestruje.")
    }

    /// The mail server took the mail. Look into your inbox, and into the spam folder.
    static var setupMailSent: String {
        Localized.text(
            "The mail server took the mail. Look into your inbox, and into the spam folder.",
            es: "El servidor de correo aceptó el mensaje. Mira en tu bandeja de entrada y en la de correo no deseado.",
            pl: "Serwer poczty przyjął wiadomość. Sprawdź skrzynkę odbiorczą i folder ze spamem.")
    }

    /// A test mail from %(product)@
    static func setupMailSubject(_ product: String) -> String {
        Localized.text(
            "A test mail from \(product)",
            es: "Un correo de prueba de \(product)",
            pl: "Próbny mail od \(product)")
    }

    /// Hello, this mail shows that %(product)@ can send mail. There is nothing to do.
    static func setupMailText(_ product: String) -> String {
        Localized.text(
            "Hello,\n\nthis mail shows that \(product) can send mail. There is nothing to do.",
            es: "Hola:\n\nEste correo demuestra que \(product) puede enviar correo. No tienes que hacer nada.",
            pl: "Cześć,\n\nten mail pokazuje, że \(product) może wysyłać pocztę. Nie musisz nic robić.")
    }

    /// Send me a test mail
    static var setupMailTry: String { Localized.text("Send me a test mail", es: "Envíame un correo de prueba", pl: "Wyślij mi maila próbnego") }

    /// The mail is still waiting. Check that a process with the role worker is running.
    static var setupMailWaiting: String {
        Localized.text(
            "The mail is still waiting. Check that a process with the role worker is running.",
            es: "El correo sigue en espera. Comprueba que haya en marcha un proceso con el rol worker.",
            pl: "Mail wciąż czeka. Sprawdź, czy działa proces z rolą worker.")
    }

    /// Your session has expired.
    static var tokenExpired: String { Localized.text("Your session has expired.", es: "Tu sesión ha caducado.", pl: "Sesja wygasła.") }

    /// At most %(limit)lld characters.
    static func tooLong(_ limit: Int) -> String {
        Localized.text(
            Localized.en(limit, one: "At most \(limit) character.", other: "At most \(limit) characters."),
            es: Localized.es(limit, one: "Como máximo \(limit) carácter.", many: "Como máximo \(limit) de caracteres.", other: "Como máximo \(limit) caracteres."),
            pl: Localized.pl(limit, one: "Najwyżej \(limit) znak.", few: "Najwyżej \(limit) znaki.", many: "Najwyżej \(limit) znaków.", other: "Najwyżej \(limit) znaku."))
    }

    /// Too many attempts. Try again in %(seconds)lld seconds, or set a new password.
    static func tooManyAttempts(_ seconds: Int) -> String {
        Localized.text(
            Localized.en(seconds, one: "Too many attempts. Try again in \(seconds) second, or set a new password.", other: "Too many attempts. Try again in \(seconds) seconds, or set a new password."),
            es: Localized.es(seconds, one: "Demasiados intentos. Inténtalo de nuevo en \(seconds) segundo o crea otra contraseña.", many: "Demasiados intentos. Inténtalo de nuevo en \(seconds) de segundos o crea otra contraseña.", other: "Demasiados intentos. Inténtalo de nuevo en \(seconds) segundos o crea otra contraseña."),
            pl: Localized.pl(seconds, one: "Zbyt wiele prób. Spróbuj ponownie za \(seconds) sekundę albo ustaw nowe hasło.", few: "Zbyt wiele prób. Spróbuj ponownie za \(seconds) sekundy albo ustaw nowe hasło.", many: "Zbyt wiele prób. Spróbuj ponownie za \(seconds) sekund albo ustaw nowe hasło.", other: "Zbyt wiele prób. Spróbuj ponownie za \(seconds) sekundy albo ustaw nowe hasło."))
    }

    /// Choose one of your saved addresses.
    static var unknownAddress: String {
        Localized.text(
            "Choose one of your saved addresses.",
            es: "Elige una de tus direcciones guardadas.",
            pl: "Wybierz jeden z zapisanych adresów.")
    }

    /// Unknown device
    static var unknownDevice: String { Localized.text("Unknown device", es: "Dispositivo desconocido", pl: "Nieznane urządzenie") }

    /// Confirm your email address for %(product)@
    static func verificationSubject(_ product: String) -> String {
        Localized.text(
            "Confirm your email address for \(product)",
            es: "Confirma tu correo para \(product)",
            pl: "Potwierdź swój adres e-mail w \(product)")
    }

    /// Hello, Please confirm that this is your email address for %(product)@: %(link)@ The link works for 24 hours, and only when you're signed in to the account that it was sent for. If you don't have an account with us, you can ignore this mail.
    static func verificationText(_ product: String, link: String) -> String {
        Localized.text(
            "Hello,\n\nPlease confirm that this is your email address for \(product):\n\n\(link)\n\nThe link works for 24 hours, and only when you're signed in to the account that it was sent for. If you don't have an account with us, you can ignore this mail.",
            es: "Hola:\n\nConfirma que este es tu correo para \(product):\n\n\(link)\n\nEl enlace funciona durante 24 horas y solo si has iniciado sesión en la cuenta para la que se envió. Si no tienes una cuenta con nosotros, ignora este correo.",
            pl: "Cześć,\n\npotwierdź, że to Twój adres e-mail w \(product):\n\n\(link)\n\nLink działa przez 24 godziny i tylko po zalogowaniu na konto, którego dotyczy. Jeśli nie masz u nas konta, zignoruj tę wiadomość.")
    }

    /// Say why you need to look. The person reads it.
    static var viewingReasonMissing: String {
        Localized.text(
            "Say why you need to look. The person reads it.",
            es: "Di por qué necesitas mirar. La persona lo leerá.",
            pl: "Napisz, dlaczego musisz zajrzeć. Ta osoba to przeczyta.")
    }

    /// Your email or password is incorrect.
    static var wrongCredentials: String {
        Localized.text(
            "Your email or password is incorrect.",
            es: "El correo o la contraseña no son correctos.",
            pl: "Nieprawidłowy e-mail lub hasło.")
    }

    /// That's not your current password.
    static var wrongPassword: String {
        Localized.text(
            "That's not your current password.",
            es: "Esa no es tu contraseña actual.",
            pl: "To nie jest Twoje obecne hasło.")
    }
}
