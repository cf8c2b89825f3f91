import Foundation
import ServerCore

/// An address that a delivery can be posted to.
struct WebhookURL: Sendable, Equatable {
    let isSecure: Bool
    let host: String
    let port: Int
    /// Path and query.
    let target: String

    /// The host with its port where that isn't the scheme's own.
    var authority: String {
        let name = host.contains(":") ? "[\(host)]" : host
        return port == (isSecure ? 443 : 80) ? name : "\(name):\(port)"
    }

    /// Reads an address; nil where it isn't http or https, names no host, or holds credentials.
    init?(_ text: String) {
        guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(), ["http", "https"].contains(scheme),
            let host = parts.host, !host.isEmpty, parts.user == nil, parts.password == nil, parts.fragment == nil
        else { return nil }
        isSecure = scheme == "https"
        self.host = host.trimmingCharacters(in: ["[", "]"])
        port = parts.port ?? (isSecure ? 443 : 80)
        guard (1...65535).contains(port) else { return nil }
        let path = parts.percentEncodedPath.isEmpty ? "/" : parts.percentEncodedPath
        target = path + (parts.percentEncodedQuery.map { "?\($0)" } ?? "")
    }

    /// Whether a policy refuses it as it is written. What a name leads to is seen when it is called.
    func isAllowed(by policy: AddressPolicy) -> Bool {
        guard isSecure || policy.allowsPlainHTTP else { return false }
        return IPAddress(host).map(policy.allows) ?? true
    }
}
