import Core
import Foundation
import Testing

private let comparison = JSONComparison(dates: .wireTimes)

private func read<T: Decodable>(_ type: T.Type, _ text: String) throws -> T { try JSONByteDecoder(dates: .wireTimes).decode(type, from: text) }

/// Keeps its decoder.
private struct Probe: Decodable {
    let decoder: any Decoder
    init(from decoder: any Decoder) { self.decoder = decoder }
}

private struct Key: CodingKey, ExpressibleByStringLiteral {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
    init(stringLiteral value: String) { stringValue = value }
}

struct JSONByteDecoderTests {
    private struct Order: Codable, Equatable {
        struct Item: Codable, Equatable {
            var name: String
            var count: Int
        }
        var id: Int
        var items: [Item]
    }

    private func failure(_ text: String) -> String? {
        do {
            _ = try read(Order.self, text)
            return nil
        } catch { return JSONComparison.summary(error) }
    }

    @Test func `errors name the field`() {
        #expect(failure(#"{"id":1}"#) == "no key items at ")
        #expect(failure(#"{"id":1,"items":[{"name":"a","count":1},{"name":"b"}]}"#) == "no key count at items.1")
        #expect(failure(#"{"id":"1","items":[]}"#) == "not Int at id")
        #expect(failure(#"{"id":null,"items":[]}"#) == "null, not Int at id")
        #expect(failure(#"{"id":1,"items":{}}"#) == "not Array<Any> at items")
        #expect(failure(#"{"id":1,"items":[null]}"#) == "null, not Dictionary<String, Any> at items.0")
        #expect(failure(#"{"id":1,"items":[{"count":1,"name":true}]}"#) == "not String at items.0.name")
        #expect(failure("[]") == "not Dictionary<String, Any> at ")
        #expect(failure(#"{"id":1.5,"items":[]}"#) == "corrupted at ")
    }

    @Test func `keys are found in any order`() throws {
        let order = Order(id: 1, items: [Order.Item(name: "a", count: 2)])
        for text in [#"{"id":1,"items":[{"name":"a","count":2}]}"#, #"{"other":{"id":7},"items":[{"x":[],"count":2,"name":"a"}],"id":1,"z":1}"#] {
            #expect(try read(Order.self, text) == order)
        }
    }

    @Test func `the first of several members with the same key counts`() throws {
        #expect(try read([String: Int].self, #"{"a":1,"b":2,"a":3}"#) == ["a": 1, "b": 2])
        #expect(try read(Order.self, #"{"id":1,"items":[],"id":2,"id":"x"}"#).id == 1)
        let many = (0..<100).map { #""key \#($0 % 60)":\#($0)"# }.joined(separator: ",")
        #expect(comparison.decoding([String: Int].self, Data("{\(many)}".utf8)) == nil)
    }

    @Test func `keys are equal if their characters are, however they are written`() {
        for text in [#"{"\u0061":1}"#, #"{"e\u0301":1}"#, "{\"e\u{301}\":1}", "{\"\u{212A}\":1}", #"{"K":1}"#, "{\"é\":1,\"e\u{301}\":2}"] {
            #expect(comparison.decoding([String: Int].self, Data(text.utf8)) == nil)
            for key: Key in ["a", "é", "K", "\u{212A}"] {
                let ours = try? read(Probe.self, text).decoder.container(keyedBy: Key.self).decodeIfPresent(Int.self, forKey: key)
                let theirs = try? JSONDecoder().decode(Probe.self, from: Data(text.utf8)).decoder.container(keyedBy: Key.self).decodeIfPresent(
                    Int.self, forKey: key)
                #expect(ours == theirs)
            }
        }
    }

    @Test(arguments: [
        "0", "-0", "00", "01", "-", "1.", ".5", "1e5", "1E+5", "1e", "1.5e3", "1e400", "1e-400", "0e-400", "34.0", "34.5", "1e18", "1e19", "9007199254740993.0",
        "9007199254740993.5", "9223372036854775807", "9223372036854775808", "-9223372036854775808", "18446744073709551616", "255", "256", "NaN", "Infinity",
        "+1", "0x1",
        "3.141592653589793238462643", "0.1", "123456789012345", "1234567890123456", "0.000001", "123456.789", "-12.5", "1e127", "1e128",
    ])
    func `numbers are read as Foundation reads them`(_ number: String) {
        let text = Data("[\(number)]".utf8)
        #expect(comparison.decoding([Int].self, text) == nil)
        #expect(comparison.decoding([UInt8].self, text) == nil)
        #expect(comparison.decoding([UInt64].self, text) == nil)
        #expect(comparison.decoding([Double].self, text) == nil)
        #expect(comparison.decoding([Float].self, text) == nil)
        #expect(comparison.decoding([Decimal].self, text) == nil)
        #expect(comparison.decoding(Double.self, Data(number.utf8)) == nil)
    }

    @Test(arguments: [
        #""""#, #""\u0041\/\b\f\n\r\t\"\\""#, #""\ud83d\ude00""#, #""\ud83d""#, #""\ude00""#, #""\ud83d\u0041""#, #""\ud83dx""#, #""\u12""#, #""\u12G4""#,
        #""\x""#,
        "\"a\nb\"", "\"\u{0}\"", "\"tail", "\"\\", "\"\\u", "\"1234567\\\"90123456\"", "\"é日本語😀 and some more ASCII\"", "\"\u{FEFF}\"",
    ])
    func `texts are read as Foundation reads them`(_ text: String) {
        #expect(comparison.decoding(String.self, Data(text.utf8)) == nil)
        #expect(comparison.decoding([String: Int].self, Data("{\(text):1}".utf8)) == nil)
    }

    @Test func `what isn't UTF-8 is refused where it is read`() throws {
        for bytes: [UInt8] in [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC3], [0x80]] {
            let text = Data(#"{"a":""#.utf8) + bytes + Data(#""}"#.utf8)
            #expect(comparison.decoding([String: String].self, text) == nil)
            #expect(throws: DecodingError.self) { try JSONByteDecoder(dates: .wireTimes).decode([String: String].self, from: text) }
        }
    }

    @Test func `UTF-16, UTF-32 and byte order marks are recognized`() {
        for encoding: String.Encoding in [.utf8, .utf16, .utf16BigEndian, .utf16LittleEndian, .utf32, .utf32BigEndian, .utf32LittleEndian] {
            for text in [#"{"é":[1]}"#, "7", "[]", ""] {
                let bytes = text.data(using: encoding) ?? Data()
                #expect(comparison.decoding(JSONTree.self, bytes) == nil)
                #expect(comparison.decoding(JSONTree.self, Data([0xEF, 0xBB, 0xBF]) + bytes) == nil)
            }
        }
    }

    @Test(arguments: [
        "", " ", "{", "[", "{]", "[1 2]", "[1,]", "[,]", "{,}", #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#, "{1:2}", "nul", "nullx", "tru", "[] []", "1 2", "\u{0}",
    ])
    func `damaged documents are refused as Foundation refuses them`(_ text: String) {
        #expect(comparison.decoding(JSONTree.self, Data(text.utf8)) == nil)
    }

    @Test func `an empty list has no next element`() throws {
        var container = try read(Probe.self, "[1]").decoder.unkeyedContainer()
        #expect(try container.decode(Int.self) == 1)
        let error = try #require(throws: DecodingError.self) { try container.decode(Int.self) }
        #expect(JSONComparison.summary(error) == "null, not Int at 1")
        #expect(container.currentIndex == 1)
    }

    @Test func `an element that fails can be read as another type`() throws {
        var container = try read(Probe.self, #"["a",2]"#).decoder.unkeyedContainer()
        #expect(throws: DecodingError.self) { try container.decode(Int.self) }
        #expect(try container.decode(String.self) == "a")
        #expect(try container.decode(Int.self) == 2)
    }

    @Test func `a decoder may outlive its call, and a super member that is absent is null`() throws {
        let decoder = try read(Probe.self, #"{"a":{"b":[1,2]},"super":3}"#).decoder
        let container = try decoder.container(keyedBy: Key.self)
        #expect(try Int(from: container.superDecoder()) == 3)
        #expect(try container.nestedContainer(keyedBy: Key.self, forKey: "a").decode([Int].self, forKey: "b") == [1, 2])
        #expect(try container.superDecoder(forKey: "none").singleValueContainer().decodeNil())
        let error = try #require(throws: DecodingError.self) { try Int(from: container.superDecoder(forKey: "none")) }
        #expect(JSONComparison.summary(error) == "null, not Int at none")
    }

    @Test func `100,000 members are read in a moment`() throws {
        let text = "{" + (0..<100_000).map { #""\#($0)":\#($0)"# }.joined(separator: ",") + "}"
        #expect(try read([String: Int].self, text).count == 100_000)
    }
}
