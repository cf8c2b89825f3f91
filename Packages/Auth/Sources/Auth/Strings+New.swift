import AuthAPI
import Core

/// The texts of the account's pages.
extension Strings {
    static var addressSaved: String { "Address saved." }
    static var addressRemoved: String { "Address removed." }
    static var preferencesSaved: String { "Preferences saved." }
    static var streetMissing: String { "Please enter street and number." }
    static var cityMissing: String { "Please enter the city." }
    static var postalCodeMissing: String { "Please enter the postal code." }
    static var profile: String { "Profile" }
    static var profileSubtitle: String { "What drivers and dispatchers see of you." }
    static var preferences: String { "Laundry and messages" }
    static var preferencesSubtitle: String { "Every new order starts with these." }
    static var appearance: String { "Language and appearance" }
    static var language: String { "Language" }
    static var languageHint: String { "The app changes at once, and our messages to you come in this language." }
    static var colorScheme: String { "Appearance" }
    static var colorSchemeHint: String { "Automatic follows your device." }
    static var schemeSystem: String { "Automatic" }
    static var schemeLight: String { "Light" }
    static var schemeDark: String { "Dark" }
    static var addAddress: String { "Add address" }
    static var addressesSubtitle: String { "Orders take the default address unless you choose another." }
    static var addressesEmptyTitle: String { "No addresses yet" }
    static var addressesEmpty: String { "Save where we pick up, and ordering takes one tap less." }
    static var newAddress: String { "New address" }
    static var editAddress: String { "Address" }
    static var addressName: String { "Name, such as Home" }
    static var street: String { "Street and number" }
    static var line2: String { "Apartment, floor, company" }
    static var city: String { "City" }
    static var postalCode: String { "Postal code" }
    static var instructions: String { "Notes for the driver" }
    static var instructionsHint: String { "Gate code, where to park, whom to ask for." }
    static var makeDefault: String { "Use for new orders" }
    static var removeAddress: String { "Remove address" }
    static var removeAddressQuestion: String { "Remove this address?" }
    static var removeAddressHint: String { "Orders that already have it keep it." }
    static var signOutQuestion: String { "Sign out?" }
    static var signOutHint: String { "Your orders go on, and you can sign in again at any time." }
    static var detergent: String { "Detergent" }
    static var temperature: String { "Water" }
    static var folding: String { "Comes back" }
    static var softener: String { "Fabric softener" }
    static var washNotes: String { "Notes for the plant" }
    static var washNotesHint: String { "Allergies, delicate pieces, what to leave out." }
    static var laundry: String { "Laundry" }
    static var chatPrivacy: String { "Messages" }
    static var receipts: String { "Show others that I read their messages" }
    static var typing: String { "Show others that I am typing" }
    static var welcome: String { "Welcome" }
    static var onboardingSubtitle: String { "One thing before we start: what may drivers call you?" }
    static var continueButton: String { "Continue" }
    static var detergentRegular: String { "Regular" }
    static var detergentFragranceFree: String { "Fragrance-free" }
    static var detergentHypoallergenic: String { "Hypoallergenic" }
    static var temperatureCold: String { "Cold" }
    static var temperatureWarm: String { "Warm" }
    static var temperatureHot: String { "Hot" }
    static var foldingFolded: String { "Folded" }
    static var foldingHung: String { "On hangers" }

    static func name(_ detergent: Preferences.Detergent) -> String {
        switch detergent {
        case .regular: detergentRegular
        case .fragranceFree: detergentFragranceFree
        case .hypoallergenic: detergentHypoallergenic
        }
    }

    static func name(_ temperature: Preferences.Temperature) -> String {
        switch temperature {
        case .cold: temperatureCold
        case .warm: temperatureWarm
        case .hot: temperatureHot
        }
    }

    static func name(_ folding: Preferences.Folding) -> String {
        switch folding {
        case .folded: foldingFolded
        case .hung: foldingHung
        }
    }

    static func name(_ appearance: Appearance) -> String {
        switch appearance {
        case .system: schemeSystem
        case .light: schemeLight
        case .dark: schemeDark
        }
    }
}
