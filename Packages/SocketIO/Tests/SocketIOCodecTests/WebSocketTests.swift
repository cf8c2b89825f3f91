import NIOCore
import SocketIOCodec
import Testing

struct WebSocketTests {
    private func parse(_ bytes: [UInt8], maximum: Int = 1_000, mask: Bool = true) -> ([WebSocketParser.Message], WebSocketCloseCode?) {
        var parser = WebSocketParser(maximumBytes: maximum, expectsMask: mask)
        var messages: [WebSocketParser.Message] = []
        let code = parser.feed(ByteBuffer(bytes: bytes)) { messages.append($0) }
        return (messages, code)
    }

    private func frame(_ opcode: WebSocketOpcode, _ text: String) -> [UInt8] {
        Array(buffer: WebSocketFrames.frame(opcode, buffer(text), mask: 0x1234_5678))
    }

    @Test(arguments: [0, 1, 7, 8, 9, 125, 126, 300, 65_535, 65_536]) func `a masked frame is read`(length: Int) {
        let text = String((0..<length).map { Character(Unicode.Scalar(UInt8(97 + $0 % 26))) })
        let (messages, code) = parse(frame(.text, text), maximum: 70_000)
        #expect(messages == [.text(buffer(text))] && code == nil)
    }

    @Test func `bytes may arrive one by one`() {
        var parser = WebSocketParser(maximumBytes: 1_000, expectsMask: true)
        var messages: [WebSocketParser.Message] = []
        for byte in frame(.text, "hello") + frame(.binary, "bytes") + frame(.ping, "p") {
            #expect(parser.feed(ByteBuffer(bytes: [byte])) { messages.append($0) } == nil)
        }
        #expect(messages == [.text(buffer("hello")), .binary(buffer("bytes")), .ping(buffer("p"))])
    }

    @Test func `a large frame may arrive in any pieces, with others before and behind it`() {
        let large = String(repeating: "0123456789", count: 20_000)
        let bytes = frame(.text, "before") + frame(.text, large) + frame(.text, "behind")
        for size in [1, 2, 3, 7, 1_000, 65_536] {
            var parser = WebSocketParser(maximumBytes: 300_000, expectsMask: true)
            var messages: [WebSocketParser.Message] = []
            for start in stride(from: 0, to: bytes.count, by: size) {
                #expect(parser.feed(ByteBuffer(bytes: bytes[start..<min(bytes.count, start + size)])) { messages.append($0) } == nil)
            }
            #expect(messages == [.text(buffer("before")), .text(buffer(large)), .text(buffer("behind"))])
        }
    }

    @Test func `fragments are put together, control frames between them are not theirs`() {
        var bytes = frame(.text, "a€".prefix(1).description)
        bytes[0] = 0x01
        let (messages, code) = parse(bytes + frame(.ping, "") + frame(.continuation, "b"))
        #expect(messages == [.ping(ByteBuffer()), .text(buffer("ab"))] && code == nil)
    }

    @Test func `a close tells its code`() {
        #expect(parse(Array(buffer: WebSocketFrames.close(.goingAway, mask: 7))).0 == [.close(1001)])
        #expect(parse(frame(.close, "")).0 == [.close(nil)] && parse(frame(.pong, "x")).0 == [.pong])
    }

    @Test func `a frame that breaks the protocol ends the connection`() {
        #expect(parse(Array(buffer: WebSocketFrames.frame(.text, buffer("x")))).1 == .protocolError)
        #expect(parse(frame(.text, "x"), mask: false).1 == .protocolError)
        #expect(parse([0xC1, 0x80, 0, 0, 0, 0]).1 == .protocolError)
        #expect(parse([0x83, 0x80, 0, 0, 0, 0]).1 == .protocolError)
        #expect(parse([0x09, 0x80, 0, 0, 0, 0]).1 == .protocolError)
        #expect(parse([0x89, 0xFE]).1 == .protocolError)
        #expect(parse(frame(.continuation, "x")).1 == .protocolError)
        let started = [0x01] + frame(.text, "x").dropFirst()
        #expect(parse(started + frame(.text, "y")).1 == .protocolError)
    }

    @Test func `text must be UTF-8`() {
        var bytes = frame(.binary, "")
        bytes = Array(buffer: WebSocketFrames.frame(.text, ByteBuffer(bytes: [0xC3, 0x28]), mask: 1))
        #expect(parse(bytes).1 == .invalidText)
        for bad: [UInt8] in [
            [0x80], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82],
        ] {
            #expect(parse(Array(buffer: WebSocketFrames.frame(.text, ByteBuffer(bytes: bad), mask: 1))).1 == .invalidText)
        }
        #expect(parse(frame(.text, "aé€😀 and so on")).0 == [.text(buffer("aé€😀 and so on"))])
    }

    @Test func `the limit is for the whole message, and known from the header`() {
        #expect(parse(frame(.text, String(repeating: "x", count: 1_000))).1 == nil)
        #expect(parse(Array(frame(.text, String(repeating: "x", count: 1_001)).prefix(8))).1 == .tooLarge)
        let started = [0x01] + frame(.text, String(repeating: "x", count: 100)).dropFirst()
        #expect(parse(started + frame(.continuation, String(repeating: "x", count: 901))).1 == .tooLarge)
        #expect(parse([0x81, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]).1 == .tooLarge)
    }

    @Test func `the handshake's answer is RFC 6455's`() {
        #expect(WebSocketHandshake.accept(key: "dGhlIHNhbXBsZSBub25jZQ==") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
        #expect(WebSocketHandshake.key(Array("the sample nonce".utf8)) == "dGhlIHNhbXBsZSBub25jZQ==")
    }
}
