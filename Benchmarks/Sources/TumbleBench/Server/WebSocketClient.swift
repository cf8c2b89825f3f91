/// A WebSocket of short text messages, as much of RFC 6455 as the measures need.
final class WebSocketClient {
    private let connection: LoopbackConnection
    var descriptor: Int32 { connection.descriptor }

    private static let text: UInt8 = 1
    private static let ping: UInt8 = 9
    private static let pong: UInt8 = 10
    /// Clients must mask. The key needn't be secret here.
    private static let mask: [UInt8] = [0x12, 0x34, 0x56, 0x78]

    init(port: UInt16, path: String, headers: [String]) throws {
        connection = try LoopbackConnection(port: port)
        let handshake = ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dHVtYmxlLWJlbmNobWFyaw=="]
        try connection.request(path, headers: headers + handshake)
        let answer = try connection.readHead()
        guard answer.status == 101 else { throw ServerError.unexpected("status \(answer.status) to a handshake") }
    }

    func send(_ message: String) throws {
        try send(Array(message.utf8), code: Self.text)
    }

    /// The next text message in UTF-8; pings are answered on the way.
    func receive() throws -> [UInt8] {
        while true {
            let head = try connection.read(2)
            let payload = try connection.read(try length(head[1] & 127))
            switch head[0] & 15 {
            case Self.text: return payload
            case Self.ping: try send(payload, code: Self.pong)
            default: throw ServerError.unexpected("a frame of kind \(head[0] & 15)")
            }
        }
    }

    /// The next text message in UTF-8, if it has arrived as a whole; pings are answered on the way.
    func receiveNow() throws -> [UInt8]? {
        try connection.receiveNow()
        while isFrameWaiting {
            let head = try connection.read(2)
            let payload = try connection.read(try length(head[1] & 127))
            switch head[0] & 15 {
            case Self.text: return payload
            case Self.ping: try send(payload, code: Self.pong)
            default: throw ServerError.unexpected("a frame of kind \(head[0] & 15)")
            }
        }
        return nil
    }

    /// Whether all of a frame has arrived.
    private var isFrameWaiting: Bool {
        let bytes = connection.waiting
        guard bytes.count >= 2 else { return false }
        let wide =
            switch bytes[1] & 127 {
            case 126: 2
            case 127: 8
            default: 0
            }
        guard bytes.count >= 2 + wide else { return false }
        let length = wide == 0 ? Int(bytes[1] & 127) : bytes[2..<2 + wide].reduce(0) { $0 << 8 | Int($1) }
        return bytes.count >= 2 + wide + length
    }

    private func length(_ short: UInt8) throws -> Int {
        switch short {
        case 126: try connection.read(2).reduce(0) { $0 << 8 | Int($1) }
        case 127: try connection.read(8).reduce(0) { $0 << 8 | Int($1) }
        default: Int(short)
        }
    }

    private func send(_ payload: [UInt8], code: UInt8) throws {
        var frame: [UInt8] = [0x80 | code]
        if payload.count < 126 {
            frame.append(0x80 | UInt8(payload.count))
        } else {
            frame += [0x80 | 126, UInt8(payload.count >> 8 & 255), UInt8(payload.count & 255)]
        }
        frame += Self.mask
        frame += payload.enumerated().map { $1 ^ Self.mask[$0 % 4] }
        try connection.send(frame)
    }
}
