public import Core

/// The places of Payments that others can open.
public enum PaymentsLink: AppLink {
    /// The saved payment methods.
    case methods
    /// The way to add a card for an order, to which the customer comes back; nil for the one that is being filled in.
    case add(order: Int? = nil)
    /// The saved payment methods after the customer has entered a card on the provider's page, with the provider's id of the setup.
    case setup(String, for: CardPurpose = .account)
    /// An order's payment and receipt.
    case order(Int)

    /// The plugin that shows it.
    public static let plugin = "Payments"
    /// The tab, which no bar lists.
    public static let tab = "payments"

    /// The place in the app.
    public var place: LinkPlace {
        switch self {
        case .methods: LinkPlace(mode: .customer, tab: Self.tab)
        case .add(let order): LinkPlace(mode: .customer, tab: Self.tab, components: ["add"] + (order.map { [String($0)] } ?? []))
        case .setup(let id, let purpose): LinkPlace(mode: .customer, tab: Self.tab, components: ["setup", id] + purpose.components)
        case .order(let id): LinkPlace(mode: .customer, tab: Self.tab, components: ["orders", String(id)])
        }
    }

    /// Reads a place; nil if it isn't one of these.
    public init?(_ place: LinkPlace) {
        guard place.tab == Self.tab else { return nil }
        let components = place.components
        if components.isEmpty {
            self = .methods
        } else if components == ["add"] {
            self = .add()
        } else if components.count == 2, components[0] == "add", let id = CardPurpose.order(components[1]) {
            self = .add(order: id)
        } else if components.count >= 2, components[0] == "setup", Self.isSetup(components[1]), let purpose = CardPurpose(Array(components.dropFirst(2))) {
            self = .setup(components[1], for: purpose)
        } else if components.count == 2, components[0] == "orders", let id = CardPurpose.order(components[1]) {
            self = .order(id)
        } else {
            return nil
        }
    }

    /// Whether a text can be a provider's id: letters, digits, `-` and `_`.
    private static func isSetup(_ text: String) -> Bool {
        let isName = text.utf8.allSatisfy { (48...57).contains($0) || (97...122).contains($0 | 32) || $0 == 45 || $0 == 95 }
        return isName && (1...200).contains(text.utf8.count)
    }
}

/// The places of Payments for dispatchers, in a tab without a button.
public enum RefundsLink: AppLink {
    /// An order's payments, with what was given back: `refunds/12`.
    case order(Int)

    /// The plugin that shows it.
    public static let plugin = "Payments"
    /// The tab, which no bar lists.
    public static let tab = "refunds"

    /// The place in the app.
    public var place: LinkPlace {
        switch self {
        case .order(let id): LinkPlace(mode: .dispatcher, tab: Self.tab, components: [String(id)])
        }
    }

    /// Reads a place; nil if it isn't one of these.
    public init?(_ place: LinkPlace) {
        guard place.tab == Self.tab, place.mode == nil || place.mode == .dispatcher, place.components.count == 1, let id = Int(place.components[0]), id > 0,
            String(id) == place.components[0]
        else { return nil }
        self = .order(id)
    }
}

/// The place of Payments for drivers, in a tab without a button.
public enum EarningsLink: AppLink {
    /// The earnings by day, week and month, and the payouts.
    case earnings

    /// The plugin that shows it.
    public static let plugin = "Payments"
    /// The tab, which no bar lists.
    public static let tab = "earnings"

    /// The place in the app.
    public var place: LinkPlace { LinkPlace(mode: .driver, tab: Self.tab) }

    /// Reads a place; nil if it isn't this one.
    public init?(_ place: LinkPlace) {
        guard place.tab == Self.tab, place.mode == nil || place.mode == .driver, place.components.isEmpty else { return nil }
        self = .earnings
    }
}

/// The thing for which a card is added, to which the customer comes back.
public enum CardPurpose: Sendable, Hashable {
    /// The customer's account.
    case account
    /// The order that is being filled in.
    case newOrder
    /// An order that is to be placed again.
    case order(Int)

    /// The end of a place: nothing, `order`, or `order/12`.
    var components: [String] {
        switch self {
        case .account: []
        case .newOrder: ["order"]
        case .order(let id): ["order", String(id)]
        }
    }

    /// Reads the end of a place; nil where it isn't one of these.
    init?(_ components: [String]) {
        switch components.count {
        case 0: self = .account
        case 1 where components[0] == "order": self = .newOrder
        case 2 where components[0] == "order":
            guard let id = Self.order(components[1]) else { return nil }
            self = .order(id)
        default: return nil
        }
    }

    /// Reads an order's id; nil where the text is none.
    static func order(_ text: String) -> Int? { Int(text).flatMap { $0 > 0 && String($0) == text ? $0 : nil } }
}

/// The places of Payments for administrators, in a tab without a button.
public enum MoneyLink: AppLink {
    /// The payouts to drivers: `payouts`.
    case payouts
    /// One of them: `payouts/7`.
    case payout(Int)
    /// The differences between our books and the provider's: `payouts/incidents`.
    case incidents
    /// The payments of all customers, or those of one, of a state or any: `payouts/payments?customer=7&status=captured`.
    case payments(customer: Int? = nil, status: PaymentStatus? = nil)

    /// The plugin that shows it.
    public static let plugin = "Payments"
    /// The tab, which no bar lists.
    public static let tab = "payouts"

    /// The place in the app.
    public var place: LinkPlace {
        switch self {
        case .payouts: LinkPlace(tab: Self.tab)
        case .payout(let id): LinkPlace(tab: Self.tab, components: [String(id)])
        case .incidents: LinkPlace(tab: Self.tab, components: ["incidents"])
        case .payments(let customer, let status): LinkPlace(tab: Self.tab, components: [Self.list] + Self.query(customer, status))
        }
    }

    /// Reads a place; nil if it isn't one of these.
    public init?(_ place: LinkPlace) {
        guard place.tab == Self.tab, place.components.count <= (place.components.first == Self.list ? 2 : 1) else { return nil }
        switch place.components.first {
        case Self.list: self = Self.payments(place.components.dropFirst().first ?? "")
        case nil: self = .payouts
        case "incidents": self = .incidents
        case let text?:
            guard let id = Int(text), id > 0, String(id) == text else { return nil }
            self = .payout(id)
        }
    }

    private static let list = "payments"

    private static func query(_ customer: Int?, _ status: PaymentStatus?) -> [String] {
        let parts = [customer.map { "customer=\($0)" }, status.map { "status=\($0.rawValue)" }].compactMap { $0 }
        return parts.isEmpty ? [] : ["?" + parts.joined(separator: "&")]
    }

    /// Reads the query of the list of payments. What it has beside a customer and a state is left out.
    private static func payments(_ query: String) -> MoneyLink {
        var values: [Substring: Substring] = [:]
        for part in query.drop(while: { $0 == "?" }).split(separator: "&").prefix(20) {
            let pair = part.split(separator: "=", maxSplits: 1)
            if pair.count == 2 { values[pair[0]] = pair[1] }
        }
        return .payments(
            customer: values["customer"].flatMap { CardPurpose.order(String($0)) }, status: values["status"].flatMap { PaymentStatus(rawValue: String($0)) })
    }
}
