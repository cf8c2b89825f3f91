/// Fields in the format `application/x-www-form-urlencoded`.
struct FormText: Sendable, ExpressibleByDictionaryLiteral {
    private var fields: [(String, String)]

    init(dictionaryLiteral elements: (String, String)...) { fields = elements }

    /// Adds a field at the end; nothing where there is no value.
    mutating func add(_ name: String, _ value: String?) {
        if let value { fields.append((name, value)) }
    }

    /// The fields as text, as they stand in a body or after the question mark of an address.
    var encoded: String { fields.map { "\(Self.escaped($0.0))=\(Self.escaped($0.1))" }.joined(separator: "&") }

    /// Escapes every byte but letters, digits and `-._~`.
    static func escaped(_ text: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
                UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
                bytes.append(byte)
            default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
