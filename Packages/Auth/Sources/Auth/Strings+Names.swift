import AuthAPI
import Core

extension Strings {
    static func role(_ role: Role) -> String {
        switch role {
        case .customer: roleCustomer
        case .driver: roleDriver
        case .dispatcher: roleDispatcher
        case .admin: roleAdmin
        }
    }

    /// The sentence about something that a person agreed to, or took back.
    static func consent(_ consent: PrivacyOverview.Consent) -> String {
        switch consent.purpose {
        case "driving": consentDriving
        default: consent.given ? consentGiven : consentTakenBack
        }
    }

    static func name(_ detergent: LaundryPreferences.Detergent) -> String {
        switch detergent {
        case .regular: detergentRegular
        case .fragranceFree: detergentFragranceFree
        case .hypoallergenic: detergentHypoallergenic
        }
    }

    static func name(_ temperature: LaundryPreferences.Temperature) -> String {
        switch temperature {
        case .cold: temperatureCold
        case .warm: temperatureWarm
        case .hot: temperatureHot
        }
    }

    static func name(_ folding: LaundryPreferences.Folding) -> String {
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
