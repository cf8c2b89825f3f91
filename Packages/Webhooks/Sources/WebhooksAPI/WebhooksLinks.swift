public import Core

/// The places of Webhooks, for administrators, in a tab without a button.
public enum WebhooksLink: AppLink {
    /// The registered addresses: `webhooks`.
    case webhooks
    /// The deliveries of one: `webhooks/3`.
    case deliveries(Int)

    /// The plugin that shows the places.
    public static let plugin = "Webhooks"
    /// The tab that holds the places.
    public static let tab = "webhooks"

    /// The place in the app.
    public var place: LinkPlace {
        switch self {
        case .webhooks: LinkPlace(mode: .administrator, tab: Self.tab)
        case .deliveries(let id): LinkPlace(mode: .administrator, tab: Self.tab, components: [String(id)])
        }
    }

    /// Reads a place; nil if it isn't one of Webhooks'.
    public init?(_ place: LinkPlace) {
        guard place.mode == nil || place.mode == .administrator, place.tab == Self.tab, place.components.count <= 1 else { return nil }
        guard let text = place.components.first else {
            self = .webhooks
            return
        }
        guard let id = Int(text), id > 0, String(id) == text else { return nil }
        self = .deliveries(id)
    }
}
