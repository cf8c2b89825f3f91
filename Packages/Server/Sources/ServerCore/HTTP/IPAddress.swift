import Foundation

/// An IP address of version 4 or 6.
public struct IPAddress: Sendable, Hashable, CustomStringConvertible {
    /// Four or sixteen bytes, most significant first.
    public let bytes: [UInt8]

    /// Parses an address such as `192.0.2.1` or `2001:db8::1`. An IPv4-mapped IPv6 address (`::ffff:192.0.2.1`) becomes version 4.
    public init?(_ text: some StringProtocol) {
        let text = String(text.prefix { $0 != "%" })
        var four = in_addr()
        if inet_pton(AF_INET, text, &four) == 1 {
            bytes = withUnsafeBytes(of: &four) { Array($0) }
            return
        }
        var six = in6_addr()
        guard inet_pton(AF_INET6, text, &six) == 1 else { return nil }
        let read = withUnsafeBytes(of: &six) { Array($0) }
        let isMapped = read[..<10].allSatisfy { $0 == 0 } && read[10] == 255 && read[11] == 255
        bytes = isMapped ? Array(read[12...]) : read
    }

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// The part that identifies an internet subscriber: the address itself, or the first 64 bits of an IPv6 address.
    public var network: IPAddress {
        bytes.count == 4 ? self : IPAddress(bytes: bytes[..<8] + [UInt8](repeating: 0, count: 8))
    }

    /// Whether only the machine itself can reach the address.
    public var isLoopback: Bool { bytes.count == 4 ? bytes[0] == 127 : bytes == [UInt8](repeating: 0, count: 15) + [1] }

    /// The address as text; IPv6 without abbreviation.
    public var description: String {
        if bytes.count == 4 { return bytes.map { String($0) }.joined(separator: ".") }
        return stride(from: 0, to: 16, by: 2).map { String(Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]), radix: 16) }.joined(separator: ":")
    }
}

/// A range of addresses, such as `10.0.0.0/8`.
public struct IPRange: Sendable, Hashable, CustomStringConvertible {
    private let first: IPAddress
    private let prefix: Int

    /// Parses a range in CIDR notation, or a single address.
    public init?(_ text: some StringProtocol) {
        let sides = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let address = sides.first.flatMap({ IPAddress($0) }) else { return nil }
        let bits = address.bytes.count * 8
        guard let prefix = sides.count == 2 ? Int(sides[1]) : bits, (0...bits).contains(prefix) else { return nil }
        first = address
        self.prefix = prefix
    }

    /// Whether the range is larger than any private network, such as `0.0.0.0/0`.
    var isLargerThanPrivateNetworks: Bool { prefix < (first.bytes.count == 4 ? 8 : 7) }

    /// The range in CIDR notation.
    public var description: String { "\(first)/\(prefix)" }

    /// Returns whether an address is in the range.
    public func contains(_ address: IPAddress) -> Bool {
        guard address.bytes.count == first.bytes.count else { return false }
        let (whole, rest) = (prefix / 8, prefix % 8)
        guard address.bytes[..<whole] == first.bytes[..<whole] else { return false }
        guard rest > 0 else { return true }
        return (address.bytes[whole] ^ first.bytes[whole]) >> (8 - rest) == 0
    }
}
