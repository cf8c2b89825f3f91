public import Core

/// The places of Retail, in the customer's tab `retail`.
public enum RetailLink: AppLink {
    /// The list of retailers: `retail`.
    case retailers
    /// A retailer's page: `retail/3`.
    case retailer(Int)
    /// An item's page: `retail/items/12`.
    case item(Int)
    /// The person's favorites and what they bought before: `retail/yours`.
    case yours
    /// The cart, `retail/cart`, or the cart above a retailer's page, `retail/3/cart`.
    case cart(retailer: Int? = nil)
    /// The person's linked accounts of retailers: `retail/accounts`.
    case accounts
    /// The linked accounts, after the person came back from a retailer's page with a ticket: `retail/accounts/linked/...`.
    case linked(String)

    /// The plugin that shows the places.
    public static let plugin = "Retail"
    /// The tab that holds the places.
    public static let tab = "retail"

    /// The place in the app.
    public var place: LinkPlace {
        let components: [String] =
            switch self {
            case .retailers: []
            case .retailer(let id): ["\(id)"]
            case .item(let id): ["items", "\(id)"]
            case .yours: ["yours"]
            case .cart(let retailer): (retailer.map { ["\($0)"] } ?? []) + ["cart"]
            case .accounts: ["accounts"]
            case .linked(let ticket): ["accounts", "linked", ticket]
            }
        return LinkPlace(mode: .customer, tab: Self.tab, components: components)
    }

    /// Reads a place; nil where it isn't one of Retail's.
    public init?(_ place: LinkPlace) {
        guard place.tab == Self.tab, place.mode == nil || place.mode == .customer else { return nil }
        let (components, ids) = (place.components, place.components.map(Self.id))
        switch components.count {
        case 0: self = .retailers
        case 1 where components == ["cart"]: self = .cart()
        case 1 where components == ["yours"]: self = .yours
        case 1 where components == ["accounts"]: self = .accounts
        case 1:
            guard let id = ids[0] else { return nil }
            self = .retailer(id)
        case 2:
            if components[0] == "items", let id = ids[1] {
                self = .item(id)
            } else if let id = ids[0], components[1] == "cart" {
                self = .cart(retailer: id)
            } else {
                return nil
            }
        case 3 where components.starts(with: ["accounts", "linked"]) && Self.isTicket(components[2]): self = .linked(components[2])
        default: return nil
        }
    }

    private static func id(_ text: String) -> Int? { Int(text).flatMap { $0 > 0 && String($0) == text ? $0 : nil } }

    /// Whether a text can be a ticket: letters, digits, `-` and `_`.
    private static func isTicket(_ text: String) -> Bool {
        let isName = text.utf8.allSatisfy { (48...57).contains($0) || (97...122).contains($0 | 32) || $0 == 45 || $0 == 95 }
        return isName && (1...100).contains(text.utf8.count)
    }
}

/// The places of Retail's administrators, in a tab without a button.
public enum RetailManagementLink: AppLink {
    /// The retailers and the form of one: `retailers`.
    case retailers
    /// The items of a retailer: `retailers/3/items`.
    case items(Int)
    /// The deals of a retailer: `retailers/3/deals`.
    case deals(Int)
    /// The import of a catalog file: `retailers/3/import`.
    case importing(Int)

    /// The plugin that shows the places.
    public static let plugin = "Retail"
    /// The tab that holds the places.
    public static let tab = "retailers"

    /// The place in the app.
    public var place: LinkPlace {
        let components: [String] =
            switch self {
            case .retailers: []
            case .items(let retailer): ["\(retailer)", "items"]
            case .deals(let retailer): ["\(retailer)", "deals"]
            case .importing(let retailer): ["\(retailer)", "import"]
            }
        return LinkPlace(tab: Self.tab, components: components)
    }

    /// Reads a place; nil where it isn't one of these.
    public init?(_ place: LinkPlace) {
        guard place.tab == Self.tab else { return nil }
        let id = place.components.first.flatMap { text in Int(text).flatMap { $0 > 0 && String($0) == text ? $0 : nil } }
        switch (place.components.count, id, place.components.last) {
        case (0, _, _): self = .retailers
        case (2, let id?, "items"): self = .items(id)
        case (2, let id?, "deals"): self = .deals(id)
        case (2, let id?, "import"): self = .importing(id)
        default: return nil
        }
    }

    /// The id of the retailer; nil for the list of all.
    public var retailer: Int? {
        switch self {
        case .retailers: nil
        case .items(let id), .deals(let id), .importing(let id): id
        }
    }
}

/// The servers at which customers link their accounts, for administrators, in a tab without a button.
public enum RetailConnectionsLink: AppLink {
    /// The servers and the form of one: `retailer-accounts`.
    case connections

    /// The plugin that shows the places.
    public static let plugin = "Retail"
    /// The tab that holds the places.
    public static let tab = "retailer-accounts"

    /// The place in the app.
    public var place: LinkPlace { LinkPlace(tab: Self.tab) }

    /// Reads a place; nil where it isn't one of these.
    public init?(_ place: LinkPlace) {
        guard place.tab == Self.tab, place.components.isEmpty else { return nil }
        self = .connections
    }
}
