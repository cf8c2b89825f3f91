import NIOCore
import SocketIOCodec
import Testing

struct EncodingTests {
    @Test func `packets are written in the protocol's form`() throws {
        #expect(encoded(SocketPacket(.connect, namespace: "/chat", values: [try SocketValue(["sid": "X"])])) == #"0/chat,{"sid":"X"}"#)
        #expect(encoded(SocketPacket(.connect)) == "0")
        #expect(encoded(SocketPacket(.disconnect, namespace: "/chat")) == "1/chat,")
        #expect(encoded(SocketPacket(.event("msg"), namespace: "/chat", id: 0, values: [1, "a", true, .null])) == #"2/chat,0["msg",1,"a",true,null]"#)
        #expect(encoded(SocketPacket(.acknowledgement, id: 1_234)) == "31234[]")
        #expect(encoded(SocketPacket(.event("a\"\\\n\u{1}ü"))) == #"2["a\"\\\n\u0001ü"]"#)
    }

    @Test func `bytes travel as attachments, numbered through the whole packet`() throws {
        struct Photo: Codable, Equatable {
            let name: String
            let data: SocketBinary
        }
        let photo = Photo(name: "a/b", data: SocketBinary(ByteBuffer(bytes: [2])))
        let packet = SocketPacket(.event("e"), id: 3, values: [SocketValue(binary: ByteBuffer(bytes: [1])), try SocketValue(photo)])
        let message = EncodedMessage(packet)
        let text = String(buffer: message.text.packet)
        #expect(text.hasPrefix(#"452-3["e",{"_placeholder":true,"num":0},{"#) && text.contains(#"{"_placeholder":true,"num":1}"#))
        #expect(message.attachments.map { Array(buffer: $0.packet) } == [[1], [2]] && message.attachments.allSatisfy(\.isBinary))
        let again = try #require(try decode(String(text.dropFirst()), [[1], [2]]))
        #expect(try again.values[1].decode(Photo.self) == photo)
    }

    @Test func `what an event brought is sent on, without the attachments that it doesn't use`() throws {
        let packet = try #require(try decode(#"52-["e",{"_placeholder":true,"num":1},7]"#, [[1], [2]]))
        #expect(String(buffer: EncodedMessage(packet).text.packet) == #"451-["e",{"_placeholder":true,"num":0},7]"#)
        let plain = SocketPacket(.acknowledgement, id: 1, values: [packet.values[1]])
        #expect(encoded(plain) == "31[7]")
    }

    @Test func `an acknowledgement with bytes has its own type`() {
        #expect(encoded(SocketPacket(.acknowledgement, id: 2, values: [SocketValue(binary: buffer("x"))])).hasPrefix("61-2["))
    }

    @Test func `values are read by what they are`() throws {
        #expect(try SocketValue(json: buffer(#""a\u00e9\ud83d\ude00\n\/""#)).string == "aé😀\n/")
        #expect(try SocketValue(json: buffer(#""\ud800x""#)).string == "\u{FFFD}x")
        #expect(SocketValue(7).string == nil && SocketValue("x").binary == nil)
        #expect(try SocketValue(json: buffer("[1,2]")).decode([Int].self) == [1, 2])
        #expect(String(buffer: try SocketValue(["n": 0.1]).json) == #"{"n":0.1}"#)
        #expect(throws: SocketParseError.invalidJSON) { try SocketValue(json: buffer("[1")) }
        #expect(throws: SocketParseError.invalidText) { try SocketValue(json: ByteBuffer(bytes: [0x22, 0xC0, 0x22])) }
        #expect(throws: DecodingError.self) { try SocketValue(json: buffer(#"{"_placeholder":true,"num":0}"#)).decode(SocketBinary.self) }
    }

    @Test func `a member is found by its name, with the bytes that belong to it`() throws {
        let object = try SocketValue(json: buffer(#" { "a" : {"token":1} , "tok\u0065n":"first", "token" : "last" ,"":[] } "#))
        #expect(object["token"]?.string == "last")
        #expect(object["a"].map { String(buffer: $0.json) } == #"{"token":1}"#)
        #expect(object[""].map { String(buffer: $0.json) } == "[]")
        #expect(object["b"] == nil && SocketValue.emptyObject["a"] == nil)
        #expect(SocketValue("token")["token"] == nil && SocketValue(7)["token"] == nil)
        #expect(try SocketValue(json: buffer(#"[{"token":1}]"#))["token"] == nil)
        let photo = try SocketValue(["name": SocketBinary(buffer("x")), "other": SocketBinary(buffer("y"))])
        #expect(photo["other"]?.binary == buffer("y"))
    }

    @Test(arguments: [0, 1, 125, 126, 127, 65_535, 65_536, 70_000]) func `a frame is made once, its packet is a part of it`(length: Int) throws {
        let packet = EncodedPacket(message: buffer(String(repeating: "x", count: length)))
        var parser = WebSocketParser(maximumBytes: 1 << 20, expectsMask: false)
        var messages: [WebSocketParser.Message] = []
        #expect(parser.feed(packet.frame) { messages.append($0) } == nil)
        #expect(messages == [.text(packet.packet)] && packet.packet.readableBytes == length + 1)
    }
}
