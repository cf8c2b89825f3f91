import Core
import Foundation
import Testing

private func json(_ value: some Encodable, dates: JSONDates = .wireTimes) throws -> String { try JSONByteEncoder(dates: dates).text(value) }

/// Encodes as a closure says.
private struct Closure: Encodable {
    let write: @Sendable (any Encoder) throws -> Void
    func encode(to encoder: any Encoder) throws { try write(encoder) }
}

private struct Key: CodingKey, ExpressibleByStringLiteral {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
    init(stringLiteral value: String) { stringValue = value }
}

/// A list in a list in a list.
private indirect enum Nest: Codable, Equatable {
    case end
    case list(Nest)

    init(depth: Int) { self = (0..<depth).reduce(.end) { nest, _ in .list(nest) } }

    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self = container.isAtEnd ? .list(.end) : .list(try container.decode(Nest.self))
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        if case .list(let inner) = self, inner != .end { try container.encode(inner) }
    }
}

struct JSONByteEncoderTests {
    private struct Failure: Error {}

    @Test func `keys are sorted by their bytes, also those that begin alike, and slashes stay`() throws {
        let value = ["b": "x/y", "a": "1", "abcdefgh2": "2", "abcdefgh10": "3", "abcdefgh": "4", "": "5", "é": "6", "Z": "7", "a\"": "8", "a!": "9"]
        #expect(
            try json(value)
                == ##"{"":"5","Z":"7","a":"1","a!":"9","a\"":"8","abcdefgh":"4","abcdefgh10":"3","abcdefgh2":"2","b":"x/y","é":"6"}"##)
        #expect(JSONComparison(dates: .wireTimes).encoding(value) == nil)
    }

    @Test func `objects with many members are sorted as well`() throws {
        let value = Dictionary(uniqueKeysWithValues: (0..<500).map { ("key number \($0)", $0) })
        #expect(JSONComparison(dates: .wireTimes).encoding(value) == nil)
    }

    @Test func `the last of several members with the same key counts`() throws {
        let value = Closure { encoder in
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(1, forKey: "b")
            try container.encode(2, forKey: "a")
            try container.encode([3], forKey: "b")
        }
        #expect(try json(value) == #"{"a":2,"b":[3]}"#)
    }

    @Test func `texts are escaped as Foundation escapes them`() {
        for scalar in (0..<0x300).compactMap(Unicode.Scalar.init) {
            #expect(JSONComparison(dates: .wireTimes).encoding("eight by\(Character(scalar))tes") == nil)
        }
    }

    @Test func `numbers are written as Foundation writes them`() {
        let doubles = [0, -0.0, 1, -1, 0.1, 1e15, 1e16, 1e17, 123_456_789.125, .leastNonzeroMagnitude, .greatestFiniteMagnitude, .pi, 9_007_199_254_740_991]
        #expect(JSONComparison(dates: .wireTimes).encoding(doubles) == nil)
        #expect(JSONComparison(dates: .wireTimes).encoding([Float(0.1), 16_777_216, 1e10, -3]) == nil)
        #expect(JSONComparison(dates: .wireTimes).encoding([Int.min, .max, 0, -9, 10, -10, 99, 100]) == nil)
        #expect(JSONComparison(dates: .wireTimes).encoding([UInt64.max, 0]) == nil)
        #expect(JSONComparison(dates: .wireTimes).encoding([Int128.max, .min]) == nil)
        #expect(JSONComparison(dates: .wireTimes).encoding([Decimal(string: "1234567890.0123456789"), 0, nil]) == nil)
    }

    @Test func `infinity and NaN are refused with their place`() throws {
        let error = try #require(throws: EncodingError.self) { try json(["prices": [1, Double.infinity]]) }
        #expect(JSONComparison.summary(error) == "invalid value at prices.1")
        #expect(throws: EncodingError.self) { try json(Float.nan) }
        #expect(throws: EncodingError.self) { try json([Date(timeIntervalSince1970: .nan)], dates: .milliseconds) }
    }

    @Test func `a value that writes nothing is an empty object, or an error where it is all there is`() throws {
        #expect(try json([Closure { _ in }]) == "[{}]")
        let error = try #require(throws: EncodingError.self) { try json(Closure { _ in }) }
        #expect(JSONComparison.summary(error) == "invalid value at ")
    }

    @Test func `a member that fails leaves nothing behind`() throws {
        let value = Closure { encoder in
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(1, forKey: "b")
            let failing = Closure { encoder in
                var inner = encoder.container(keyedBy: Key.self)
                try inner.encode([1, 2], forKey: "list")
                var nested = inner.nestedUnkeyedContainer(forKey: "nested")
                try nested.encode("x")
                throw Failure()
            }
            try? container.encode(failing, forKey: "a")
            try container.encode(2, forKey: "c")
        }
        #expect(try json(value) == #"{"b":1,"c":2}"#)
    }

    @Test func `nested containers and super encoders can be written to in any order`() throws {
        let value = Closure { encoder in
            var container = encoder.container(keyedBy: Key.self)
            var list = container.nestedUnkeyedContainer(forKey: "list")
            var object = container.nestedContainer(keyedBy: Key.self, forKey: "a")
            try list.encode(1)
            try object.encode("z", forKey: "z")
            try container.encode(true, forKey: "b")
            try list.encode(["two"])
            try object.encode("y", forKey: "y")
            try 7.encode(to: container.superEncoder())
            var again = container.nestedContainer(keyedBy: Key.self, forKey: "a")
            try again.encode("x", forKey: "x")
            var inner = list.nestedContainer(keyedBy: Key.self)
            try list.encode(4)
            try inner.encode(3, forKey: "three")
        }
        #expect(try json(value) == #"{"a":{"x":"x","y":"y","z":"z"},"b":true,"list":[1,["two"],{"three":3},4],"super":7}"#)
    }

    @Test func `a type may add members to those of another`() throws {
        struct Base: Encodable { let z = 1 }
        let value = Closure { encoder in
            try Base().encode(to: encoder)
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(2, forKey: "a")
        }
        #expect(try json([value]) == #"[{"a":2,"z":1}]"#)
    }

    @Test func `containers know their coding path`() throws {
        let value = Closure { encoder in
            var container = encoder.container(keyedBy: Key.self)
            let inner = Closure { encoder in
                #expect(encoder.codingPath.map(\.stringValue) == ["outer", "Index 1"])
                var container = encoder.container(keyedBy: Key.self)
                #expect(container.nestedUnkeyedContainer(forKey: "list").codingPath.map(\.stringValue) == ["outer", "Index 1", "list"])
            }
            try container.encode([inner, inner].dropFirst().reduce(into: [Closure { _ in }]) { $0.append($1) }, forKey: "outer")
        }
        #expect(try json(value) == #"{"outer":[{},{"list":[]}]}"#)
    }

    @Test func `511 lists around each other are written, 512 refused`() throws {
        #expect(JSONComparison(dates: .wireTimes).encoding(Nest(depth: 511)) == nil)
        #expect(JSONComparison(dates: .wireTimes).encoding(Nest(depth: 512)) == nil)
        #expect(try json(Nest(depth: 511)).utf8.count == 1_022)
        #expect(throws: EncodingError.self) { try json(Nest(depth: 5_000)) }
    }

    @Test func `512 lists around each other are read, 513 refused`() throws {
        for depth in [512, 513, 1_000_000] {
            let text = Data((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
            #expect(JSONComparison(dates: .wireTimes).decoding(Nest.self, text) == nil)
            #expect(((try? JSONByteDecoder(dates: .wireTimes).decode(Nest.self, from: text)) != nil) == (depth == 512))
        }
    }
}
