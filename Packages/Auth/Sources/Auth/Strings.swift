import Core

/// What people read of Auth.
enum Strings {
    static let account = "Account"
    static let signIn = "Sign in"
    static let signInSubtitle = "Good to see you again."
    static let register = "Create account"
    static let registerSubtitle = "Laundry, picked up and brought back."
    static let toRegister = "New here? Create an account"
    static let toSignIn = "You have an account? Sign in"
    static let name = "Name"
    static let email = "E-mail"
    static let password = "Password"
    static let passwordHint = "At least 8 characters."
    static let phone = "Phone"
    static let phoneHint = "So that the driver can reach you."
    static let nameMissing = "Please tell us your name."
    static let emailMissing = "Please enter your e-mail."
    static let passwordMissing = "Please enter your password."
    static let passwordTooShort = "At least 8 characters."
    static let sessionNotKept = "You could not be signed in on this device. Please try again."
    static let signOut = "Sign out"
    static let edit = "Edit"
    static let save = "Save"
    static let cancel = "Cancel"
    static let profileSaved = "Profile saved."
    static let noPhone = "No phone number"
    static let addresses = "Saved addresses"
    static let noAddresses = "You have no saved addresses yet."
    static let defaultAddress = "Default"
    static let roles = "You can use this app as"

    static func addressLabel(_ label: String?) -> String { label ?? "Address" }

    static func role(_ role: Role) -> String {
        switch role {
        case .customer: "Customer"
        case .driver: "Driver"
        case .dispatcher: "Dispatcher"
        case .admin: "Administrator"
        }
    }
}
