public import Core

/// The places of Promotions, in tabs without a button.
public enum PromotionsLink: AppLink {
    /// The customer's credit and code for friends: `credit`.
    case credit
    /// The administrator's promo codes: `promotions`.
    case codes

    /// The plugin that shows them.
    public static let plugin = "Promotions"

    /// The place in the app.
    public var place: LinkPlace {
        switch self {
        case .credit: LinkPlace(mode: .customer, tab: "credit")
        case .codes: LinkPlace(tab: "promotions")
        }
    }

    /// Reads a place; nil where it isn't one of these.
    public init?(_ place: LinkPlace) {
        guard place.components.isEmpty else { return nil }
        switch place.tab {
        case "credit" where place.mode == nil || place.mode == .customer: self = .credit
        case "promotions": self = .codes
        default: return nil
        }
    }
}
