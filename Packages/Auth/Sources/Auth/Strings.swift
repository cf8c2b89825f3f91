// Made by `make strings` from Packages/Auth/Strings/Auth.xcstrings: edit the catalog, not this file.
// swift-format-ignore-file

import Core

/// What people read of Auth, in the language of the work under way.
enum Strings {
    /// Account
    static var account: String { Localized.text("Account", es: "Cuenta", pl: "Konto") }
    /// Address
    static var address: String { Localized.text("Address", es: "Dirección", pl: "Adres") }
    /// Saved addresses
    static var addresses: String { Localized.text("Saved addresses", es: "Direcciones guardadas", pl: "Zapisane adresy") }
    /// Cancel
    static var cancel: String { Localized.text("Cancel", es: "Cancelar", pl: "Anuluj") }
    /// Default
    static var defaultAddress: String { Localized.text("Default", es: "Principal", pl: "Domyślny") }
    /// Edit
    static var edit: String { Localized.text("Edit", es: "Editar", pl: "Edytuj") }
    /// E-mail
    static var email: String { Localized.text("E-mail", es: "Correo electrónico", pl: "Adres e-mail") }
    /// Please enter your e-mail.
    static var emailMissing: String { Localized.text("Please enter your e-mail.", es: "Escribe tu correo.", pl: "Podaj adres e-mail.") }
    /// Name
    static var name: String { Localized.text("Name", es: "Nombre", pl: "Imię i nazwisko") }
    /// Please tell us your name.
    static var nameMissing: String { Localized.text("Please tell us your name.", es: "Dinos tu nombre.", pl: "Podaj imię i nazwisko.") }

    /// You have no saved addresses yet.
    static var noAddresses: String {
        Localized.text(
            "You have no saved addresses yet.",
            es: "Aún no tienes direcciones guardadas.",
            pl: "Nie masz jeszcze zapisanych adresów.")
    }

    /// No phone number
    static var noPhone: String { Localized.text("No phone number", es: "Sin teléfono", pl: "Brak numeru telefonu") }
    /// Password
    static var password: String { Localized.text("Password", es: "Contraseña", pl: "Hasło") }
    /// At least 8 characters.
    static var passwordHint: String { Localized.text("At least 8 characters.", es: "Al menos 8 caracteres.", pl: "Co najmniej 8 znaków.") }
    /// Please enter your password.
    static var passwordMissing: String { Localized.text("Please enter your password.", es: "Escribe tu contraseña.", pl: "Podaj hasło.") }
    /// At least 8 characters.
    static var passwordTooShort: String { Localized.text("At least 8 characters.", es: "Al menos 8 caracteres.", pl: "Co najmniej 8 znaków.") }
    /// Phone
    static var phone: String { Localized.text("Phone", es: "Teléfono", pl: "Telefon") }

    /// So that the driver can reach you.
    static var phoneHint: String {
        Localized.text(
            "So that the driver can reach you.",
            es: "Para que el conductor pueda llamarte.",
            pl: "Żeby kierowca mógł się z Tobą skontaktować.")
    }

    /// Profile saved.
    static var profileSaved: String { Localized.text("Profile saved.", es: "Perfil guardado.", pl: "Profil zapisany.") }
    /// Create account
    static var register: String { Localized.text("Create account", es: "Crear cuenta", pl: "Załóż konto") }

    /// Laundry, picked up and brought back.
    static var registerSubtitle: String {
        Localized.text(
            "Laundry, picked up and brought back.",
            es: "Recogemos tu ropa y te la devolvemos limpia.",
            pl: "Odbieramy pranie i przywozimy czyste.")
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

    /// You could not be signed in on this device. Please try again.
    static var sessionNotKept: String {
        Localized.text(
            "You could not be signed in on this device. Please try again.",
            es: "No pudimos iniciar tu sesión en este dispositivo. Inténtalo de nuevo.",
            pl: "Nie udało się zalogować na tym urządzeniu. Spróbuj ponownie.")
    }

    /// Sign in
    static var signIn: String { Localized.text("Sign in", es: "Iniciar sesión", pl: "Zaloguj się") }
    /// Good to see you again.
    static var signInSubtitle: String { Localized.text("Good to see you again.", es: "Qué bueno verte de nuevo.", pl: "Miło znów Cię widzieć.") }
    /// Sign out
    static var signOut: String { Localized.text("Sign out", es: "Cerrar sesión", pl: "Wyloguj się") }
    /// New here? Create an account
    static var toRegister: String { Localized.text("New here? Create an account", es: "¿Primera vez? Crea una cuenta", pl: "Pierwszy raz? Załóż konto") }
    /// You have an account? Sign in
    static var toSignIn: String { Localized.text("You have an account? Sign in", es: "¿Ya tienes cuenta? Inicia sesión", pl: "Masz już konto? Zaloguj się") }
}
