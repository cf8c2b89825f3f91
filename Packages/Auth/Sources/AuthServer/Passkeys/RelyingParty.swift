import Foundation

/// The site that passkeys belong to: its domain, to which browsers bind them, and the origin of its pages.
struct RelyingParty: Sendable, Equatable {
    /// The domain.
    let id: String
    /// The only origin whose pages may use the passkeys; nil on one's own machine, where ports vary.
    private let origin: String?

    /// Reads the public address of the site. On the loopback, or without an address, the domain is `localhost`, which browsers accept with any port.
    ///
    /// - Returns: nil if the address names a machine by number: passkeys need a name.
    init?(publicURL: String) {
        guard let url = URL(string: publicURL), let host = url.host()?.lowercased(), !host.isEmpty, !Self.isLoopback(host) else {
            (id, origin) = ("localhost", nil)
            return
        }
        guard let scheme = url.scheme?.lowercased(), !host.contains(":"), host.contains(where: { $0.isLetter }) else { return nil }
        id = host
        let isUsual = url.port == nil || url.port == (scheme == "https" ? 443 : 80)
        origin = "\(scheme)://\(host)" + (isUsual ? "" : ":\(url.port ?? 0)")
    }

    /// Returns whether a page of this origin may use the passkeys.
    func accepts(origin text: String) -> Bool {
        if let origin { return text == origin }
        guard let url = URL(string: text), let scheme = url.scheme, ["http", "https"].contains(scheme) else { return false }
        return text == "\(scheme)://\(id)" + (url.port.map { ":\($0)" } ?? "")
    }

    private static func isLoopback(_ host: String) -> Bool {
        host == "localhost" || host == "::1" || host == "[::1]" || host.wholeMatch(of: #/127(\.[0-9]{1,3}){3}/#) != nil
    }
}
