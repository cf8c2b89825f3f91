extension RawClient {
    struct Frame: Equatable {
        let isFinal: Bool
        let opcode: UInt8
        let payload: [UInt8]

        var text: String { String(decoding: payload, as: UTF8.self) }
        /// The code of a closing frame.
        var code: Int? { opcode == 8 && payload.count >= 2 ? Int(payload[0]) << 8 | Int(payload[1]) : nil }
    }

    /// Asks for a WebSocket and returns the answer's head.
    mutating func upgrade(path: String = "/live/socket", cookie: String = "live=yes") async throws -> Response {
        try await send(Self.handshake(path: path, cookie: cookie))
        return try await response()
    }

    /// A request for a WebSocket.
    static func handshake(path: String = "/live/socket", cookie: String = "live=yes") -> String {
        """
        GET \(path) HTTP/1.1\r
        Host: test\r
        Connection: Upgrade\r
        Upgrade: websocket\r
        Sec-WebSocket-Version: 13\r
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
        Cookie: \(cookie)\r
        \r

        """
    }

    func send(opcode: UInt8, _ payload: [UInt8], isFinal: Bool = true, isMasked: Bool = true) async throws {
        try await send(Self.encode(opcode: opcode, payload, isFinal: isFinal, isMasked: isMasked))
    }

    static func encode(opcode: UInt8, _ payload: [UInt8], isFinal: Bool = true, isMasked: Bool = true) -> [UInt8] {
        var bytes: [UInt8] = [opcode | (isFinal ? 0x80 : 0)]
        let mask: UInt8 = isMasked ? 0x80 : 0
        switch payload.count {
        case ..<126: bytes.append(UInt8(payload.count) | mask)
        case ..<65536: bytes += [126 | mask, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
        default: bytes += [127 | mask] + (0..<8).reversed().map { UInt8(payload.count >> ($0 * 8) & 255) }
        }
        let key: [UInt8] = [1, 2, 3, 4]
        return bytes + (isMasked ? key + payload.enumerated().map { $1 ^ key[$0 % 4] } : payload)
    }

    func send(text: String, isFinal: Bool = true) async throws {
        try await send(opcode: 1, Array(text.utf8), isFinal: isFinal)
    }

    mutating func frame() async throws -> Frame {
        let head = try await bytes(2)
        var length = Int(head[1] & 0x7F)
        if length == 126 { length = try await bytes(2).reduce(0) { $0 << 8 | Int($1) } }
        if length == 127 { length = try await bytes(8).reduce(0) { $0 << 8 | Int($1) } }
        return Frame(isFinal: head[0] & 0x80 != 0, opcode: head[0] & 0x0F, payload: try await bytes(length))
    }
}
