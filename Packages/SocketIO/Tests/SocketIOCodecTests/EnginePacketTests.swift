import NIOCore
import SocketIOCodec
import Testing

struct EnginePacketTests {
    @Test func `each type is read from its digit`() throws {
        #expect(try EnginePacket(text: buffer("0{}")) == .open(buffer("{}")))
        #expect(try EnginePacket(text: buffer("1")) == .close)
        #expect(try EnginePacket(text: buffer("2probe")) == .ping(buffer("probe")))
        #expect(try EnginePacket(text: buffer("3")) == .pong(buffer("")))
        #expect(try EnginePacket(text: buffer("4hello")) == .message(buffer("hello")))
        #expect(try EnginePacket(text: buffer("5")) == .upgrade)
        #expect(try EnginePacket(text: buffer("6")) == .noop)
        #expect(try EnginePacket(text: buffer("bAQID")) == .binary(ByteBuffer(bytes: [1, 2, 3])))
    }

    @Test(arguments: ["", "7", "x", "b***", "bA"]) func `what is no packet is refused`(text: String) {
        #expect(throws: SocketParseError.self) { try EnginePacket(text: buffer(text)) }
    }

    @Test func `a payload holds packets in order`() throws {
        let packets = try EnginePayload.packets(in: buffer("4a\u{1E}2\u{1E}bAQID\u{1E}4€"))
        #expect(packets == [.message(buffer("a")), .ping(buffer("")), .binary(ByteBuffer(bytes: [1, 2, 3])), .message(buffer("€"))])
    }

    @Test(arguments: ["", "4a\u{1E}", "\u{1E}4a", "4a\u{1E}\u{1E}4b"]) func `an empty packet in a payload is refused`(text: String) {
        #expect(throws: SocketParseError.unknownType) { try EnginePayload.packets(in: buffer(text)) }
    }

    @Test func `a payload that isn't UTF-8 is refused`() {
        #expect(throws: SocketParseError.invalidText) { try EnginePayload.packets(in: ByteBuffer(bytes: [0x34, 0xFF])) }
    }

    @Test func `a thousand packets fit into one payload`() throws {
        let body = Array(repeating: "4x", count: 1_000).joined(separator: "\u{1E}")
        #expect(try EnginePayload.packets(in: buffer(body)).count == 1_000)
    }

    @Test func `a written payload is read again, bytes without the digit`() throws {
        let body = EnginePayload.body(of: [EncodedPacket(message: buffer("a")), EncodedPacket(binary: ByteBuffer(bytes: [1, 2, 3, 4])), .ping])
        #expect(String(buffer: body) == "4a\u{1E}bAQIDBA==\u{1E}2")
        #expect(String(buffer: EnginePayload.body(of: [EncodedPacket(binary: ByteBuffer(bytes: [1]))])) == "bAQ==")
        #expect(try EnginePayload.packets(in: body).count == 3)
    }

    @Test(arguments: 0..<70) func `base64 is undone`(length: Int) throws {
        let bytes = ByteBuffer(bytes: (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 37) })
        let packet = EncodedPacket(binary: bytes)
        let body = EnginePayload.body(of: [packet])
        #expect(body.readableBytes == packet.payloadLength)
        #expect(try EnginePacket(text: body) == .binary(bytes))
    }

    @Test func `the handshake has exactly five keys`() throws {
        let handshake = EngineHandshake(sid: "abc", upgrades: ["websocket"], pingInterval: 25_000, pingTimeout: 20_000, maxPayload: 1_000_000)
        let text = String(buffer: handshake.packet.packet)
        #expect(text == #"0{"sid":"abc","upgrades":["websocket"],"pingInterval":25000,"pingTimeout":20000,"maxPayload":1000000}"#)
        #expect(try EngineHandshake(json: buffer(String(text.dropFirst()))) == handshake)
        #expect(throws: SocketParseError.invalidPayload) { try EngineHandshake(json: buffer("{}")) }
    }
}
