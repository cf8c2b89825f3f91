public import HTTPTypes

/// The reverse proxies whose forwarding headers are trusted.
///
/// Anybody can send `X-Forwarded-For`. Each proxy appends the address of its client, so the list is read from its end as long as the addresses
/// are those of trusted proxies; the first other address is the client's.
public struct TrustedProxies: Sendable, Equatable {
    private let ranges: [IPRange]

    /// No proxies: the connection's own address counts.
    public static let none = TrustedProxies(ranges: [])

    /// Trusts the proxies in these ranges.
    public init(ranges: [IPRange]) { self.ranges = ranges }

    /// Parses ranges separated by commas, such as `127.0.0.1, 10.0.0.0/8`.
    ///
    /// - Returns: nil if a range is invalid.
    public init?(_ text: String) {
        var ranges: [IPRange] = []
        for part in text.split(separator: ",") {
            guard let range = IPRange(Self.trimmed(part)) else { return nil }
            ranges.append(range)
        }
        self.ranges = ranges
    }

    /// The first range that is larger than any private network (10.0.0.0/8, fc00::/7), so that strangers could name any address as theirs; nil if
    /// there is none.
    public var unboundedRange: IPRange? { ranges.first(where: \.isLargerThanPrivateNetworks) }

    /// Returns whether a connection comes from a trusted proxy.
    public func contains(_ address: String) -> Bool {
        guard !ranges.isEmpty, let address = IPAddress(address) else { return false }
        return ranges.contains { $0.contains(address) }
    }

    /// Returns the client's address for a connection's address and header fields.
    public func client(of peer: String, _ fields: HTTPFields) -> String {
        guard contains(peer) else { return peer }
        let hops = fields[values: .forwardedFor].joined(separator: ",").split(separator: ",").map(Self.trimmed)
        var client = peer
        for hop in hops.reversed() {
            // A trusted proxy may forward a malformed header from the client.
            guard let address = IPAddress(hop) else { return client }
            client = address.description
            guard ranges.contains(where: { $0.contains(address) }) else { return client }
        }
        return client
    }

    private static func trimmed(_ text: Substring) -> Substring {
        text.drop { $0 == " " }.prefix { $0 != " " }
    }

    /// Returns whether the client's own connection was encrypted, according to a trusted proxy; nil if none says.
    public func isSecure(_ peer: String, _ fields: HTTPFields) -> Bool? {
        guard contains(peer), let scheme = fields[.forwardedProto] else { return nil }
        return scheme.lowercased() == "https"
    }
}

extension HTTPField.Name {
    /// The addresses that a request passed through, the client's first.
    public static let forwardedFor = HTTPField.Name("X-Forwarded-For") ?? .contentType
    /// The scheme of the client's request: `http` or `https`.
    public static let forwardedProto = HTTPField.Name("X-Forwarded-Proto") ?? .contentType
}
