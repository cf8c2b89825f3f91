public import HTTPTypes

/// The request that opened a session.
public struct EngineRequest: Sendable {
    /// The target of the request line: path and query.
    public let target: String
    /// The request's method.
    public let method: HTTPRequest.Method
    /// The header fields, without those of a WebSocket's handshake.
    public let fields: HTTPFields
    /// The address of the connection's peer, which may be a proxy; nil if unknown.
    public let peerAddress: String?
    /// The client's address; nil if unknown.
    public let remoteAddress: String?
    /// Whether the connection is encrypted.
    public let isSecure: Bool

    init(target: String, method: HTTPRequest.Method, fields: HTTPFields, peerAddress: String?, remoteAddress: String?, isSecure: Bool) {
        self.target = target
        self.method = method
        self.fields = fields
        self.peerAddress = peerAddress
        self.remoteAddress = remoteAddress
        self.isSecure = isSecure
    }

    /// Returns the value of a query parameter, the first if it repeats, percent-decoded.
    public func parameter(_ name: String) -> String? {
        // Works on bytes: a connection reads several parameters, and iterating over characters would cost more than its handshake.
        let target = target.utf8
        guard let mark = target.firstIndex(of: UInt8(ascii: "?")) else { return nil }
        var rest = target[target.index(after: mark)...]
        while !rest.isEmpty {
            let pair = rest.prefix { $0 != UInt8(ascii: "&") }
            rest = rest[pair.endIndex...].dropFirst()
            let key = pair.prefix { $0 != UInt8(ascii: "=") }
            if !pair.isEmpty, Self.isEqual(key, name) { return Self.decoded(pair[key.endIndex...].dropFirst()) }
        }
        return nil
    }

    private static func isEqual(_ text: Substring.UTF8View, _ name: String) -> Bool {
        isPlain(text) ? text.elementsEqual(name.utf8) : decoded(text) == name
    }

    private static func isPlain(_ text: Substring.UTF8View) -> Bool {
        !text.contains { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "+") }
    }

    private static func decoded(_ text: Substring.UTF8View) -> String {
        guard !isPlain(text) else { return String(Substring(text)) }
        var bytes: [UInt8] = []
        var rest = text
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
