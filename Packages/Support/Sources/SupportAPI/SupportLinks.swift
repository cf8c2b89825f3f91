public import Core

/// The places of Support, in the tab `support` of every mode.
public enum SupportLink: AppLink {
    /// The person's own tickets, or for dispatchers the queue: `support`.
    case tickets
    /// The dispatcher's queue with the tickets of one person: `support?requester=7`.
    case of(requester: Int)
    /// A ticket: `support/4`.
    case ticket(Int)
    /// The form of a new ticket, about an order or not: `support/new/12`.
    case new(order: Int? = nil)
    /// The canned answers, for dispatchers: `support/answers`.
    case answers
    /// The help's articles: `support/help`.
    case help
    /// An article of the help: `support/help/paying`.
    case article(String)

    /// The plugin that shows the places.
    public static let plugin = "Support"
    /// The tab that holds the places.
    public static let tab = "support"

    /// The place in the app, in the mode in use.
    public var place: LinkPlace {
        switch self {
        case .tickets: LinkPlace(tab: Self.tab)
        case .of(let requester): LinkPlace(mode: .dispatcher, tab: Self.tab, components: [Self.query + "\(requester)"])
        case .ticket(let id): LinkPlace(tab: Self.tab, components: ["\(id)"])
        case .new(let order): LinkPlace(tab: Self.tab, components: ["new"] + (order.map { ["\($0)"] } ?? []))
        case .answers: LinkPlace(tab: Self.tab, components: ["answers"])
        case .help: LinkPlace(tab: Self.tab, components: ["help"])
        case .article(let id): LinkPlace(tab: Self.tab, components: ["help", id])
        }
    }

    /// Reads a place; nil where it isn't one of Support's.
    public init?(_ place: LinkPlace) {
        guard place.tab == Self.tab else { return nil }
        let components = place.components
        switch (components.count, components.first) {
        case (0, _): self = .tickets
        case (1, let text?) where text.hasPrefix(Self.query):
            guard place.mode == nil || place.mode == .dispatcher, let requester = Self.number(String(text.dropFirst(Self.query.count))) else { return nil }
            self = .of(requester: requester)
        case (1, "new"): self = .new()
        case (1, "answers"): self = .answers
        case (1, "help"): self = .help
        case (1, let text?):
            guard let id = Self.number(text) else { return nil }
            self = .ticket(id)
        case (2, "new"):
            guard let order = Self.number(components[1]) else { return nil }
            self = .new(order: order)
        case (2, "help"):
            guard Self.isName(components[1]) else { return nil }
            self = .article(components[1])
        default: return nil
        }
    }

    private static let query = "?requester="

    /// Articles are named in small letters and hyphens.
    private static func isName(_ text: String) -> Bool { !text.isEmpty && text.utf8.allSatisfy { (0x61...0x7a).contains($0) || $0 == 0x2d } }

    private static func number(_ text: String) -> Int? { Int(text).flatMap { $0 > 0 && String($0) == text ? $0 : nil } }
}
