public import Core

/// The places of Orders.
public enum OrdersLink: AppLink {
    /// The customer's home; with shopping, an order that the items of the cart come along with: `home/shopping`.
    case home(shopping: Bool = false)
    /// The customer's home after the bank confirmed the payment of the order that is being placed: `home/confirmed`.
    case confirmed
    /// The customer's home with a promo code for the order: `home/code/SPRING`.
    case promo(code: String)
    /// The customer's orders, or the page of one: `activity/12`.
    case activity(order: Int? = nil)
    /// The customer's recurring orders, or the form of one: `recurring/3`.
    case recurring(Int? = nil)
    /// The customer's recurring orders after the bank confirmed the payment of an order of one: `recurring/3/confirmed`.
    case recurringConfirmed(Int)
    /// The form of a new recurring order, or of one like an order: `recurring/new/12`.
    case newRecurring(order: Int? = nil)
    /// A part of the customer's orders: `activity/completed`.
    case activityList(ActivitySegment)
    /// The dispatcher's orders, or the page of one: `orders/12`.
    case board(order: Int? = nil)
    /// The dispatcher's orders of one customer: `orders?customer=7`.
    case boardOf(customer: Int)
    /// The plant's board.
    case plant
    /// The administrator's prices, in a tab without a button, or the editor of a draft: `prices/3`.
    case prices(draft: Int? = nil)
    /// The administrator's windows for pickups, in a tab without a button, or those of an area: `slots/4`, `slots/all`.
    case slots(SlotSubject? = nil)

    /// The plugin that shows the places.
    public static let plugin = "Orders"
    /// The tab of recurring orders, which no bar lists.
    public static let recurringTab = "recurring"
    private static let customerQuery = "?customer="

    /// The place in the app.
    public var place: LinkPlace {
        switch self {
        case .home(let shopping): LinkPlace(mode: .customer, tab: "home", components: shopping ? ["shopping"] : [])
        case .confirmed: LinkPlace(mode: .customer, tab: "home", components: ["confirmed"])
        case .promo(let code): LinkPlace(mode: .customer, tab: "home", components: ["code", code])
        case .activity(let order): LinkPlace(mode: .customer, tab: "activity", components: order.map { ["\($0)"] } ?? [])
        case .recurring(let id): LinkPlace(mode: .customer, tab: Self.recurringTab, components: id.map { ["\($0)"] } ?? [])
        case .recurringConfirmed(let id): LinkPlace(mode: .customer, tab: Self.recurringTab, components: ["\(id)", "confirmed"])
        case .newRecurring(let order): LinkPlace(mode: .customer, tab: Self.recurringTab, components: ["new"] + (order.map { ["\($0)"] } ?? []))
        case .activityList(let segment): LinkPlace(mode: .customer, tab: "activity", components: [segment.component])
        case .plant: LinkPlace(mode: .dispatcher, tab: "plant")
        case .boardOf(let customer): LinkPlace(mode: .dispatcher, tab: "orders", components: [Self.customerQuery + "\(customer)"])
        case .board(let order): LinkPlace(mode: .dispatcher, tab: "orders", components: order.map { ["\($0)"] } ?? [])
        case .prices(let draft): LinkPlace(tab: "prices", components: draft.map { ["\($0)"] } ?? [])
        case .slots(let subject): LinkPlace(tab: "slots", components: subject.map { [$0.component] } ?? [])
        }
    }

    /// Reads a place; nil where it isn't one of Orders'.
    public init?(_ place: LinkPlace) {
        let link: OrdersLink? =
            switch place.tab {
            case "home": Self.home(place.components)
            case "activity": Self.segment(place.components) ?? Self.page(place.components) { .activity(order: $0) }
            case Self.recurringTab: Self.recurring(place.components)
            case "plant": place.components.isEmpty ? .plant : nil
            case "orders": Self.customer(place.components) ?? Self.page(place.components) { .board(order: $0) }
            case "prices": Self.page(place.components) { .prices(draft: $0) }
            case "slots": place.components == [SlotSubject.all.component] ? .slots(.all) : Self.page(place.components) { .slots($0.map(SlotSubject.area)) }
            default: nil
            }
        guard let link, place.mode == nil || link.place.mode == nil || place.mode == link.place.mode else { return nil }
        self = link
    }

    /// The path of the customer's home with a promo code, for texts that are shared.
    public static func promoPath(_ code: String) -> String {
        let place = OrdersLink.promo(code: code).place
        return "/" + ([Mode.customer.rawValue, place.tab] + place.components).joined(separator: "/")
    }

    /// The path of the page that a tracking link opens, outside the tabs. Its token stands in the query, which logs leave out.
    public static func trackingPath(_ token: String) -> String { "/track?token=\(token)" }

    /// Reads the token from the path of a tracking link; nil where it is another page's.
    public static func trackingToken(_ path: String) -> String? {
        let prefix = "/track?token="
        guard path.hasPrefix(prefix) else { return nil }
        let token = path.dropFirst(prefix.count)
        return token.allSatisfy { $0.isHexDigit } && (1...200).contains(token.count) ? String(token) : nil
    }

    /// Reads `shopping`, `code/SPRING`, `confirmed`, or nothing; nil where the components are none of these.
    private static func home(_ components: [String]) -> OrdersLink? {
        if components.isEmpty { return .home() }
        if components == ["confirmed"] { return .confirmed }
        if components.count == 2, components[0] == "code" { return isCode(components[1]) ? .promo(code: components[1]) : nil }
        return components == ["shopping"] ? .home(shopping: true) : nil
    }

    /// True where a text can be a promo code: letters, digits and hyphens.
    private static func isCode(_ text: String) -> Bool {
        (1...30).contains(text.utf8.count) && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    }

    /// Reads `3`, `3/confirmed`, `new`, `new/12`, or nothing; nil where the components are none of these.
    private static func recurring(_ components: [String]) -> OrdersLink? {
        if components.count == 2, components[1] == "confirmed" { return page([components[0]]) { $0.map { .recurringConfirmed($0) } ?? .recurring() } }
        guard components.first == "new" else { return page(components) { .recurring($0) } }
        return page(Array(components.dropFirst())) { .newRecurring(order: $0) }
    }

    /// Reads `?customer=7`; nil where the components are something else.
    private static func customer(_ components: [String]) -> OrdersLink? {
        guard components.count == 1, components[0].hasPrefix(customerQuery) else { return nil }
        return page([String(components[0].dropFirst(customerQuery.count))]) { $0.map { .boardOf(customer: $0) } ?? .board() }
    }

    private static func segment(_ components: [String]) -> OrdersLink? {
        guard components.count == 1 else { return nil }
        return ActivitySegment.allCases.first { $0.component == components[0] }.map { .activityList($0) }
    }

    /// Reads the id of an order or a draft, or nothing; nil where the components are neither.
    private static func page(_ components: [String], _ link: (Int?) -> OrdersLink) -> OrdersLink? {
        if components.isEmpty { return link(nil) }
        guard components.count == 1, let id = Int(components[0]), id > 0, String(id) == components[0] else { return nil }
        return link(id)
    }
}

/// The areas whose windows for pickups an administrator looks at.
public enum SlotSubject: Codable, Sendable, Hashable {
    /// Those without windows of their own.
    case all
    /// One, by its id.
    case area(Int)

    /// The part of the address that names them.
    var component: String {
        switch self {
        case .all: "all"
        case .area(let id): "\(id)"
        }
    }
}
