public import Core

/// The places of the account.
public enum AuthLink: AppLink {
    /// The overview.
    case account
    /// Name and phone number.
    case profile
    /// The saved addresses.
    case addresses
    /// The form of a new address.
    case newAddress
    /// The form of a saved address.
    case address(Int)
    /// The person's choices about laundry and chat.
    case preferences
    /// The devices on which the person is signed in.
    case devices
    /// The person's passkeys.
    case passkeys
    /// The email address, and its change.
    case email
    /// The password, and the second step of signing in.
    case security
    /// The form of a new password.
    case password
    /// The language, and light or dark.
    case appearance
    /// The data that is kept of the person, and their consents.
    case privacy
    /// The archive of everything that is kept of the person.
    case export
    /// The deletion of the account.
    case deletion
    /// The product's feature flags, for administrators.
    case flags

    /// The plugin that shows the places.
    public static let plugin = "Auth"

    private static let tab = "account"

    /// The place in the app.
    public var place: LinkPlace {
        switch self {
        case .account: LinkPlace(tab: Self.tab)
        case .profile: LinkPlace(tab: Self.tab, components: ["profile"])
        case .addresses: LinkPlace(tab: Self.tab, components: ["addresses"])
        case .newAddress: LinkPlace(tab: Self.tab, components: ["addresses", "new"])
        case .address(let id): LinkPlace(tab: Self.tab, components: ["addresses", String(id)])
        case .preferences: LinkPlace(tab: Self.tab, components: ["preferences"])
        case .devices: LinkPlace(tab: Self.tab, components: ["devices"])
        case .passkeys: LinkPlace(tab: Self.tab, components: ["passkeys"])
        case .email: LinkPlace(tab: Self.tab, components: ["email"])
        case .security: LinkPlace(tab: Self.tab, components: ["security"])
        case .password: LinkPlace(tab: Self.tab, components: ["password"])
        case .appearance: LinkPlace(tab: Self.tab, components: ["appearance"])
        case .privacy: LinkPlace(tab: Self.tab, components: ["privacy"])
        case .export: LinkPlace(tab: Self.tab, components: ["privacy", "export"])
        case .deletion: LinkPlace(tab: Self.tab, components: ["privacy", "deletion"])
        case .flags: LinkPlace(tab: Self.tab, components: ["flags"])
        }
    }

    /// Reads a place; nil if it isn't one of the account.
    public init?(_ place: LinkPlace) {
        guard place.tab == Self.tab else { return nil }
        switch place.components {
        case []: self = .account
        case ["profile"]: self = .profile
        case ["addresses"]: self = .addresses
        case ["addresses", "new"]: self = .newAddress
        case ["preferences"]: self = .preferences
        case ["devices"]: self = .devices
        case ["passkeys"]: self = .passkeys
        case ["email"]: self = .email
        case ["security"]: self = .security
        case ["password"]: self = .password
        case ["appearance"]: self = .appearance
        case ["privacy"]: self = .privacy
        case ["privacy", "export"]: self = .export
        case ["privacy", "deletion"]: self = .deletion
        case ["flags"]: self = .flags
        default:
            guard let id = Self.address(place.components) else { return nil }
            self = .address(id)
        }
    }

    private static func address(_ components: [String]) -> Int? {
        guard components.count == 2, components[0] == "addresses", let id = Int(components[1]), id > 0, String(id) == components[1] else { return nil }
        return id
    }
}
