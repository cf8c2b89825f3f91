public import HTTPTypes

/// The request that opened a session.
public struct EngineRequest: Sendable {
    /// The request line's target: path and query.
    public let target: String
    /// The request's method.
    public let method: HTTPRequest.Method
    /// The fields, without those of a WebSocket's handshake.
    public let fields: HTTPFields
    /// The address of the connection's other end, which may be a proxy; nil where it isn't known.
    public let peerAddress: String?
    /// The client's address; nil where it isn't known.
    public let remoteAddress: String?
    /// Whether it came encrypted.
    public let isSecure: Bool

    init(target: String, method: HTTPRequest.Method, fields: HTTPFields, peerAddress: String?, remoteAddress: String?, isSecure: Bool) {
        self.target = target
        self.method = method
        self.fields = fields
        self.peerAddress = peerAddress
        self.remoteAddress = remoteAddress
        self.isSecure = isSecure
    }

    /// The value of a parameter of the query, the first where there are several, percent-decoded.
    public func parameter(_ name: String) -> String? {
        guard let start = target.firstIndex(of: "?") else { return nil }
        for pair in target[target.index(after: start)...].split(separator: "&") {
            let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if Self.decoded(sides[0]) == name { return sides.count == 2 ? Self.decoded(sides[1]) : "" }
        }
        return nil
    }

    private static func decoded(_ text: Substring) -> String {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "+") }) else { return String(text) }
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), rest.count >= 2, let value = UInt8(String(rest.prefix(2)) ?? "", radix: 16) {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
