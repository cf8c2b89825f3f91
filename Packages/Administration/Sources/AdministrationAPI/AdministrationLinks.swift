public import Core

/// The places of the mode of administrators.
public enum AdministrationLink: AppLink {
    /// The product's health and figures: `home`.
    case home
    /// The people with an account: `people`.
    case people
    /// Somebody's account: `people/7`.
    case person(Int)
    /// The pages about areas, prices, retailers and promotions: `catalog`.
    case catalog
    /// The pages about payouts, refunds and the ledger: `money`.
    case money
    /// The pages about the running product: `system`.
    case system
    /// The state of the running product: `system/status`.
    case status
    /// The settings of this run: `system/settings`.
    case settings
    /// One of the settings, to change it: `system/settings/OPEN_ORDERS`.
    case setting(String)
    /// The steps of the first setup: `setup`.
    case setup
    /// The numbers of people who take each step: `system/analytics`.
    case analytics
    /// The administrator's own API keys: `system/keys`.
    case keys
    /// The audit log: `system/audit`.
    case audit
    /// The event log: `system/events`.
    case events

    /// The plugin that shows them.
    public static let plugin = "Administration"

    /// The place in the app.
    public var place: LinkPlace {
        switch self {
        case .home: LinkPlace(mode: .administrator, tab: "home")
        case .people: LinkPlace(mode: .administrator, tab: "people")
        case .person(let id): LinkPlace(mode: .administrator, tab: "people", components: ["\(id)"])
        case .catalog: LinkPlace(mode: .administrator, tab: "catalog")
        case .money: LinkPlace(mode: .administrator, tab: "money")
        case .system: LinkPlace(mode: .administrator, tab: "system")
        case .status: LinkPlace(mode: .administrator, tab: "system", components: ["status"])
        case .settings: LinkPlace(mode: .administrator, tab: "system", components: ["settings"])
        case .setting(let key): LinkPlace(mode: .administrator, tab: "system", components: ["settings", key])
        case .setup: LinkPlace(mode: .administrator, tab: "setup")
        case .analytics: LinkPlace(mode: .administrator, tab: "system", components: ["analytics"])
        case .keys: LinkPlace(mode: .administrator, tab: "system", components: ["keys"])
        case .audit: LinkPlace(mode: .administrator, tab: "system", components: ["audit"])
        case .events: LinkPlace(mode: .administrator, tab: "system", components: ["events"])
        }
    }

    /// Reads a place; nil where it isn't one of these.
    public init?(_ place: LinkPlace) {
        guard place.mode == nil || place.mode == .administrator else { return nil }
        switch (place.tab, place.components) {
        case ("home", []): self = .home
        case ("people", []): self = .people
        case ("people", let parts):
            guard parts.count == 1, let id = Int(parts[0]), id > 0, String(id) == parts[0] else { return nil }
            self = .person(id)
        case ("catalog", []): self = .catalog
        case ("money", []): self = .money
        case ("system", []): self = .system
        case ("system", ["status"]): self = .status
        case ("system", ["settings"]): self = .settings
        case ("setup", []): self = .setup
        case ("system", let parts) where parts.first == "settings":
            guard parts.count == 2, (1...100).contains(parts[1].utf8.count), parts[1].utf8.allSatisfy(Self.isOfKey) else { return nil }
            self = .setting(parts[1])
        case ("system", ["analytics"]): self = .analytics
        case ("system", ["keys"]): self = .keys
        case ("system", ["audit"]): self = .audit
        case ("system", ["events"]): self = .events
        default: return nil
        }
    }

    /// Returns true for the characters of a setting's name: capital letters, digits and the underscore.
    private static func isOfKey(_ character: UInt8) -> Bool {
        switch character {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
        default: false
        }
    }
}
