public import ServerCore

/// The addresses that the server may call for integrators.
///
/// Without a policy, an integrator could make the server call addresses that only its own network reaches: databases, metadata services, itself.
public enum AddressPolicy: Sendable, Equatable {
    /// Public internet addresses with TLS only.
    case publicAlone
    /// All addresses, for development and for receivers in the same network.
    case all

    /// Returns whether an address may be called.
    public func allows(_ address: IPAddress) -> Bool {
        switch self {
        case .all: true
        case .publicAlone: Self.isPublic(address)
        }
    }

    /// Whether calls without TLS are allowed.
    var allowsPlainHTTP: Bool { self == .all }

    private static func isPublic(_ address: IPAddress) -> Bool {
        if address.bytes.count == 4 { return !reserved.contains { $0.contains(address) } }
        // Of IPv6, only 2000::/3 is assigned; addresses that embed an IPv4 address could hide a private one.
        return global.contains { $0.contains(address) } && !reserved.contains { $0.contains(address) }
    }

    private static let global = ["2000::/3"].compactMap { IPRange($0) }

    /// IANA's special-purpose addresses.
    private static let reserved = [
        "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24",
        "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4", "2001::/23", "2001:db8::/32", "2002::/16",
        "3fff::/20",
    ].compactMap { IPRange($0) }
}
