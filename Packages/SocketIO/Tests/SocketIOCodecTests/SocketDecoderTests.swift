import NIOCore
import SocketIOCodec
import Testing

struct SocketDecoderTests {
    @Test func `CONNECT is read with and without namespace, comma and object`() throws {
        #expect(try decode("0") == SocketPacket(.connect))
        #expect(try decode(#"0{"token":"x"}"#) == SocketPacket(.connect, values: [try SocketValue(json: buffer(#"{"token":"x"}"#))]))
        #expect(try decode("0/chat")?.namespace == "/chat")
        #expect(try decode("0/chat,")?.namespace == "/chat")
        #expect(try decode("0/chat,{}")?.values.count == 1)
        #expect(try decode("0/chat?a=b,{}")?.namespace == "/chat?a=b")
    }

    @Test(arguments: ["0[]", "0\"x\"", "0{", "0{}x", "0/chat,[]"]) func `CONNECT takes an object alone`(text: String) {
        #expect(throws: SocketParseError.self) { try decode(text) }
    }

    @Test func `an event is read: attachments, namespace, id, JSON, in this order`() throws {
        let packet = try #require(try decode(#"2/chat,12["msg",{"a":0.1},1]"#))
        #expect(packet.kind == .event("msg") && packet.namespace == "/chat" && packet.id == 12)
        #expect(packet.values.map { String(buffer: $0.json) } == [#"{"a":0.1}"#, "1"])
    }

    @Test(arguments: [("20[\"e\"]", 0), ("2007[\"e\"]", 7), ("29007199254740991[\"e\"]", 9_007_199_254_740_991)])
    func `an acknowledgement's id is all digits before the bracket`(text: String, id: Int) throws {
        #expect(try decode(text)?.id == id)
    }

    @Test func `an event without id has none`() throws {
        #expect(try #require(try decode("2[\"e\"]")).id == nil)
        #expect(throws: SocketParseError.invalidID) { try decode("299999999999999999999[\"e\"]") }
    }

    @Test func `an event may be named by a number`() throws {
        #expect(try decode("2[7,1]")?.kind == .event("7"))
    }

    @Test(arguments: ["2", "2[]", "2{}", "2[null]", "2[{}]", "2[[\"e\"]]", "2[true]", "2[\"e\"", "2[\"e\",]", "2[\"e\"]]", "2[\"e\"]x", "9", "", "x", "2a"])
    func `what is no event is refused`(text: String) {
        #expect(throws: SocketParseError.self) { try decode(text) }
    }

    @Test(arguments: ["connect", "connect_error", "disconnect", "disconnecting", "newListener", "removeListener"])
    func `a reserved name is refused`(name: String) {
        #expect(throws: SocketParseError.invalidEvent) { try decode("2[\"\(name)\"]") }
    }

    @Test func `an acknowledgement is an array, which may be empty`() throws {
        #expect(try decode("3/chat,7[]") == SocketPacket(.acknowledgement, namespace: "/chat", id: 7))
        #expect(try decode("3[]")?.id == nil)
        #expect(throws: SocketParseError.invalidPayload) { try decode("31{}") }
    }

    @Test func `DISCONNECT takes no payload`() throws {
        #expect(try decode("1") == SocketPacket(.disconnect))
        #expect(try decode("1/chat,")?.namespace == "/chat")
        #expect(throws: SocketParseError.invalidPayload) { try decode("1{}") }
    }

    @Test func `CONNECT_ERROR is read`() throws {
        #expect(try decode(#"4/nope,{"message":"no"}"#)?.kind == .connectError)
    }

    @Test func `attachments take their placeholders' place`() throws {
        let packet = try #require(
            try decode(#"52-/nsp,12["e",{"_placeholder":true,"num":0},{"deep":[{"num":1,"_placeholder":true}]}]"#, [[1], [2, 3]]))
        #expect(packet.id == 12 && packet.values[0].binary == ByteBuffer(bytes: [1]) && packet.values[1].binary == nil)
        struct Deep: Decodable { let deep: [SocketBinary] }
        #expect(try packet.values[1].decode(Deep.self).deep == [SocketBinary(ByteBuffer(bytes: [2, 3]))])
    }

    @Test(arguments: [
        #"51-["e",{"_placeholder":true,"num":1}]"#, #"51-["e",{"_placeholder":true,"num":-1}]"#, #"51-["e",{"_placeholder":true}]"#,
        #"51-["e",{"_placeholder":true,"num":"0"}]"#, #"51-["e",{"_placeholder":true,"num":0.5}]"#,
    ]) func `a placeholder of no attachment is refused`(text: String) {
        #expect(throws: SocketParseError.invalidPlaceholder) { try decode(text) }
    }

    @Test func `an attachment may be used twice or not at all`() throws {
        let twice = try #require(try decode(#"51-["e",{"_placeholder":true,"num":0},{"_placeholder":true,"num":0}]"#, [[9]]))
        #expect(twice.values.map(\.binary) == [ByteBuffer(bytes: [9]), ByteBuffer(bytes: [9])])
        #expect(try decode(#"51-["e",1]"#, [[9]])?.values.count == 1)
    }

    @Test func `no attachments announced is an ordinary event`() throws {
        #expect(try decode(#"50-["e",1]"#)?.kind == .event("e"))
    }

    @Test(arguments: ["5[\"e\"]", "5-[\"e\"]", "51[\"e\"]", "511-[\"e\"]", "5-1-[\"e\"]"]) func `a bad count of attachments is refused`(text: String) {
        #expect(throws: SocketParseError.invalidAttachments) { try decode(text) }
    }

    @Test func `attachments have limits`() throws {
        #expect(try decode("510-[\"e\"]") == nil)
        #expect(throws: SocketParseError.invalidAttachments) { try decode("52-[\"e\"]", limits: .init(attachments: 1)) }
        #expect(throws: SocketParseError.tooLarge) { try decode("52-[\"e\"]", [[1, 2], [3, 4]], limits: .init(attachmentBytes: 3)) }
    }

    @Test func `text between attachments, or bytes without text, is refused`() throws {
        var decoder = SocketDecoder()
        #expect(try decoder.decode(text: buffer(#"51-["e"]"#)) == nil)
        #expect(throws: SocketParseError.outOfTurn) { try decoder.decode(text: buffer(#"2["e"]"#)) }
        var other = SocketDecoder()
        #expect(throws: SocketParseError.outOfTurn) { try other.decode(binary: buffer("x")) }
    }

    @Test func `an object that looks like a placeholder is ordinary data in a plain event`() throws {
        let value = try #require(try decode(#"2["e",{"_placeholder":true,"num":5}]"#)?.values.first)
        #expect(value.binary == nil && String(buffer: value.json) == #"{"_placeholder":true,"num":5}"#)
    }

    @Test(arguments: ["0.1", "1", "-0", "1e5", "1.0", "true", "null", #""\ud800""#, #"{"a":1,"a":2}"#, #"{"__proto__":{}}"#, #""\/""#, "[ 1 , 2 ]"])
    func `JSON is passed through as it came`(json: String) throws {
        let packet = try #require(try decode("2[\"e\",\(json)]"))
        #expect(packet.values.map { String(buffer: $0.json) } == [json])
        #expect(encoded(packet) == "2[\"e\",\(json)]")
    }

    @Test(arguments: [
        "01", "1.", ".5", "+1", "1e", "tru", "\"\\x\"", "\"\\u12\"", "\"\n\"", "'a'", "{a:1}", "{\"a\"}", "{\"a\":1,}", "[1,]", "NaN", "\"", "[", "{\"a\":1",
    ])
    func `what is no JSON is refused`(json: String) {
        #expect(throws: SocketParseError.self) { try decode("2[\"e\",\(json)]") }
    }

    @Test func `nesting has a limit, far beyond what people nest`() throws {
        func nested(_ depth: Int) -> String { String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
        #expect(try decode("2[\"e\",\(nested(500))]") != nil)
        #expect(throws: SocketParseError.tooDeep) { try decode("2[\"e\",\(nested(512))]") }
        #expect(throws: SocketParseError.tooDeep) { try decode("2[\"e\",\(nested(3))]", limits: .init(depth: 3)) }
        #expect(throws: SocketParseError.tooDeep) { try decode("2[\"e\",\(String(repeating: "{\"a\":", count: 600))") }
    }
}
