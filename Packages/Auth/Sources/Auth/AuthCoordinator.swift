public import CoreUI

/// Reads and writes `account`, `account/profile`, `account/addresses`, `account/addresses/new`, `account/addresses/{id}` and so on.
public struct AuthCoordinator: Coordinator {
    /// Creates it.
    public init() {}

    /// The part of the URL behind the tab.
    public func components(for path: [AuthRoute]) -> [String] {
        switch path.last {
        case nil: []
        case .profile: ["profile"]
        case .addresses: ["addresses"]
        case .newAddress: ["addresses", "new"]
        case .address(let id): ["addresses", String(id)]
        case .preferences: ["preferences"]
        case .devices: ["devices"]
        case .password: ["password"]
        case .appearance: ["appearance"]
        case .privacy: ["privacy"]
        case .flags: ["flags"]
        }
    }

    /// The path for the part of the URL behind the tab; an address lies below the list of addresses.
    public func path(for components: [String]) -> [AuthRoute]? {
        switch components {
        case []: []
        case ["profile"]: [.profile]
        case ["addresses"]: [.addresses]
        case ["addresses", "new"]: [.addresses, .newAddress]
        case ["preferences"]: [.preferences]
        case ["devices"]: [.devices]
        case ["password"]: [.password]
        case ["appearance"]: [.appearance]
        case ["privacy"]: [.privacy]
        case ["flags"]: [.flags]
        default: address(components).map { [.addresses, .address($0)] }
        }
    }

    private func address(_ components: [String]) -> Int? {
        guard components.count == 2, components[0] == "addresses", let id = Int(components[1]), id > 0, String(id) == components[1] else { return nil }
        return id
    }
}
