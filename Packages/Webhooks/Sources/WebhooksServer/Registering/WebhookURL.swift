import Foundation
import ServerCore

/// A URL to which deliveries can be posted.
struct WebhookURL: Sendable, Equatable {
    let isSecure: Bool
    let host: String
    let port: Int
    /// The path and query.
    let target: String

    /// The host, with the port unless it is the scheme's default.
    var authority: String {
        let name = host.contains(":") ? "[\(host)]" : host
        return port == (isSecure ? 443 : 80) ? name : "\(name):\(port)"
    }

    /// Parses a URL; nil if it isn't http or https, has no host, or contains credentials.
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

    /// Returns whether a policy allows the URL as written. The address behind a name is checked when it is called.
    func isAllowed(by policy: AddressPolicy) -> Bool {
        guard isSecure || policy.allowsPlainHTTP else { return false }
        return IPAddress(host).map(policy.allows) ?? true
    }
}
