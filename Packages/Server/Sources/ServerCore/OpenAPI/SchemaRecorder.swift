import Core
import Foundation

/// Determines the JSON schema of types by running their `init(from:)` with a decoder that records requests and returns plausible values.
///
/// Decoding that depends on values (a field that is read only for certain values of another) is recorded only as far as those values reach.
final class SchemaRecorder {
    /// The recorded knowledge of a type.
    struct Recorded {
        let schema: JSONSchema
        /// A value of the type; nil if its decoder rejected everything.
        let value: Any?
    }

    /// The recorded objects, by the names that refer to them.
    private(set) var components: [String: JSONObjectSchema] = [:]
    /// Examples, by the same names.
    private(set) var examples: [String: JSONValue] = [:]
    /// The types whose decoder rejected everything.
    private(set) var failures: [String] = []
    private var recorded: [ObjectIdentifier: Recorded] = [:]
    private var names: [String: ObjectIdentifier] = [:]
    private var open: [ObjectIdentifier] = []

    /// Returns the schema of a type.
    func schema<T: Decodable>(of type: T.Type) -> JSONSchema { record(type).schema }

    func record<T: Decodable>(_ type: T.Type) -> Recorded {
        let key = ObjectIdentifier(type)
        if let known = recorded[key] ?? Self.simple(type) { return known }
        // A recursive type: its name will be known by the time the reference is followed.
        guard !open.contains(key) else { return Recorded(schema: .reference(name(type, key)), value: nil) }
        open.append(key)
        defer { open.removeLast() }
        let result = isolated(type, key)
        recorded[key] = result
        return result
    }

    private func isolated<T: Decodable>(_ type: T.Type, _ key: ObjectIdentifier) -> Recorded {
        // lint:allow downcast because a type's protocols are unknown where it is only known to be decodable
        if let cases = type as? any (CaseIterable & Encodable).Type, let schema = Self.enumeration(cases) {
            return Recorded(schema: schema, value: Self.firstCase(cases))
        }
        // lint:allow downcast because of the same
        if let map = type as? any StringMap.Type { return Recorded(schema: .map(map.valueSchema(self)), value: map.emptyMap) }
        let node = SchemaNode()
        let value = decode(type, into: node)
        // lint:allow downcast because of the same
        let sample = (type as? any Sampled.Type).map { $0.sample as any Sampled }
        if value == nil, sample == nil { failures.append(String(reflecting: type)) }
        // lint:allow downcast because of the same
        if let limited = type as? any TextLimited.Type { node.limit(limited.textLimits) }
        guard case .object(let object) = node.schema else { return Recorded(schema: node.schema, value: sample ?? value) }
        let name = name(type, key)
        components[name] = object
        if let sample { examples[name] = Self.json(sample) }
        return Recorded(schema: .reference(name), value: sample ?? value)
    }

    /// Tries strings that different types may accept; the records of the last attempt stay.
    private func decode<T: Decodable>(_ type: T.Type, into node: SchemaNode) -> T? {
        for text in ["text", "", "2026-01-31T12:00:00.000Z", "en", "1"] {
            node.text = text
            if let value = try? T(from: RecordingDecoder(recorder: self, node: node)) { return value }
        }
        return nil
    }

    private func name<T>(_ type: T.Type, _ key: ObjectIdentifier) -> String {
        let letters: (String) -> String = { $0.filter { $0.isLetter || $0.isNumber } }
        let short = letters(String(describing: type))
        let name = names[short] == nil || names[short] == key ? short : letters(String(reflecting: type))
        names[name] = key
        return name
    }

    private static func simple<T>(_ type: T.Type) -> Recorded? {
        switch type {
        case is Bool.Type: Recorded(schema: .boolean, value: true)
        case is Int.Type: Recorded(schema: .integer, value: 1)
        case is Int64.Type: Recorded(schema: .integer, value: Int64(1))
        case is Int32.Type: Recorded(schema: .integer, value: Int32(1))
        case is UInt64.Type: Recorded(schema: .integer, value: UInt64(1))
        case is Double.Type: Recorded(schema: .number, value: 1.0)
        case is Float.Type: Recorded(schema: .number, value: Float(1))
        case is Date.Type: Recorded(schema: .string(format: "date-time", maximumLength: 40), value: Date(timeIntervalSince1970: 0))
        case is URL.Type: Recorded(schema: .string(format: "uri", maximumLength: 2_048), value: URL(string: "tumble:"))
        case is Data.Type: Recorded(schema: .string(format: "byte"), value: Data())
        default: nil
        }
    }

    private static func enumeration<T: CaseIterable & Encodable>(_ type: T.Type) -> JSONSchema? {
        var values: [String] = []
        for value in type.allCases {
            guard case .string(let text)? = json(value) else { return nil }
            values.append(text)
        }
        return .enumeration(values)
    }

    private static func firstCase<T: CaseIterable>(_ type: T.Type) -> Any? { type.allCases.first }

    static func json(_ value: some Encodable) -> JSONValue? {
        try? WireJSON.decoder().decode(JSONValue.self, from: WireJSON.encoder().encode(value))
    }
}

/// A dictionary with string keys, whose value schema can be determined even though it is empty.
private protocol StringMap {
    static func valueSchema(_ recorder: SchemaRecorder) -> JSONSchema
    static var emptyMap: Any { get }
}

extension Dictionary: StringMap where Key == String, Value: Decodable {
    fileprivate static func valueSchema(_ recorder: SchemaRecorder) -> JSONSchema { recorder.schema(of: Value.self) }
    fileprivate static var emptyMap: Any { Self() }
}
