/// A place of a feature that other features can open, with the parser and printer of its URLs.
///
/// A feature's API target declares one, so that no other feature writes its URLs:
///
/// ```swift
/// public enum ChatLink: AppLink {
///     case conversations
///     case conversation(Int)
///
///     public static let plugin = "Chat"
///
///     public var place: LinkPlace {
///         switch self {
///         case .conversations: LinkPlace(tab: "messages")
///         case .conversation(let id): LinkPlace(tab: "messages", components: ["\(id)"])
///         }
///     }
///
///     public init?(_ place: LinkPlace) {
///         guard place.tab == "messages" else { return nil }
///         switch place.components.count {
///         case 0: self = .conversations
///         case 1: if let id = Int(place.components[0]) { self = .conversation(id) } else { return nil }
///         default: return nil
///         }
///     }
/// }
///
/// return .open(ChatLink.conversation(7))
/// ```
public protocol AppLink: Hashable, Sendable {
    /// The name of the plugin that shows the place, such as `Chat`.
    static var plugin: String { get }

    /// The place in the app.
    var place: LinkPlace { get }

    /// Parses a place; nil if it doesn't belong to this feature.
    init?(_ place: LinkPlace)
}

/// A place in the app: a tab of a mode, and what is open inside it. Its URL is `/{mode}/{tab}/{components}`.
public struct LinkPlace: Sendable, Hashable {
    /// The mode that shows the place; nil for the current one.
    public let mode: Mode?
    /// The id of the tab.
    public let tab: String
    /// The remaining components of the URL.
    public let components: [String]

    /// Creates a place.
    public init(mode: Mode? = nil, tab: String, components: [String] = []) {
        self.mode = mode
        self.tab = tab
        self.components = components
    }
}

extension Effect {
    /// Asks the app to show a place. Does nothing if the plugin isn't in the product or the person may not use the mode.
    public static func open(_ link: some AppLink) -> Effect { .event(.open(link.place)) }
}
