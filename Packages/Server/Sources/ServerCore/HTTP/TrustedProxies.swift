public import HTTPTypes

/// The proxies whose word about a client is taken.
///
/// Anybody can send `X-Forwarded-For`. Each proxy appends the address that it was called from, so the list is read from its end for as long as those who
/// wrote it are trusted; the first address that isn't a trusted proxy's is the client's.
public struct TrustedProxies: Sendable, Equatable {
    private let ranges: [IPRange]

    /// Nobody is trusted: the connection's own address counts.
    public static let none = TrustedProxies(ranges: [])

    /// Trusts the proxies in these ranges.
    public init(ranges: [IPRange]) { self.ranges = ranges }

    /// Reads ranges separated by commas, such as `127.0.0.1, 10.0.0.0/8`.
    ///
    /// - Returns: nil where one of them can't be read.
    public init?(_ text: String) {
        var ranges: [IPRange] = []
        for part in text.split(separator: ",") {
            guard let range = IPRange(Self.trimmed(part)) else { return nil }
            ranges.append(range)
        }
        self.ranges = ranges
    }

    /// Whether a connection comes from a trusted proxy.
    public func contains(_ address: String) -> Bool {
        guard !ranges.isEmpty, let address = IPAddress(address) else { return false }
        return ranges.contains { $0.contains(address) }
    }

    /// The client's address, for a connection from an address.
    public func client(of peer: String, _ fields: HTTPFields) -> String {
        guard contains(peer) else { return peer }
        let hops = fields[values: .forwardedFor].joined(separator: ",").split(separator: ",").map(Self.trimmed)
        var client = peer
        for hop in hops.reversed() {
            // What a trusted proxy passes on without understanding it is the client's doing.
            guard let address = IPAddress(hop) else { return client }
            client = address.description
            guard ranges.contains(where: { $0.contains(address) }) else { return client }
        }
        return client
    }

    private static func trimmed(_ text: Substring) -> Substring {
        text.drop { $0 == " " }.prefix { $0 != " " }
    }

    /// Whether the client's own connection was encrypted, as a trusted proxy says it; nil where none says.
    public func isSecure(_ peer: String, _ fields: HTTPFields) -> Bool? {
        guard contains(peer), let scheme = fields[.forwardedProto] else { return nil }
        return scheme.lowercased() == "https"
    }
}

extension HTTPField.Name {
    /// The addresses through which a request came, the client's first.
    public static let forwardedFor = HTTPField.Name("X-Forwarded-For") ?? .contentType
    /// The scheme by which the client called: `http` or `https`.
    public static let forwardedProto = HTTPField.Name("X-Forwarded-Proto") ?? .contentType
}
