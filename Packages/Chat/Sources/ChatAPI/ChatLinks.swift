public import Core

/// The places of Chat, in the tab `messages` of every mode.
public enum ChatLink: AppLink {
    /// The list of conversations: `messages`.
    case conversations
    /// A conversation: `messages/7`.
    case conversation(Int)
    /// The conversation with a person, created where there is none: `messages/with/9`.
    case with(person: Int)
    /// The conversations about an order, for dispatchers: `messages/order/12`.
    case order(Int)
    /// The reported conversations, for dispatchers and administrators: `messages/reports`.
    case reports

    /// The plugin that shows the places.
    public static let plugin = "Chat"
    /// The tab that holds the places.
    public static let tab = "messages"

    /// The place in the app, in the mode in use.
    public var place: LinkPlace {
        switch self {
        case .conversations: LinkPlace(tab: Self.tab)
        case .conversation(let id): LinkPlace(tab: Self.tab, components: ["\(id)"])
        case .with(let person): LinkPlace(tab: Self.tab, components: ["with", "\(person)"])
        case .order(let order): LinkPlace(tab: Self.tab, components: ["order", "\(order)"])
        case .reports: LinkPlace(tab: Self.tab, components: ["reports"])
        }
    }

    /// Reads a place; nil where it isn't one of Chat's.
    public init?(_ place: LinkPlace) {
        guard place.tab == Self.tab else { return nil }
        let number = place.components.last.flatMap { Int($0) }
        switch (place.components.count, place.components.first, number) {
        case (0, _, _): self = .conversations
        case (1, "reports", _): self = .reports
        case (1, _, let id?): self = .conversation(id)
        case (2, "with", let person?): self = .with(person: person)
        case (2, "order", let order?): self = .order(order)
        default: return nil
        }
    }
}
