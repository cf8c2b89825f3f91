public import Foundation

/// Decodes an endpoint's input from path, query and JSON body, and names the invalid field in errors.
public enum RequestDecoder {
    /// Decodes an input.
    ///
    /// - Parameters:
    ///   - path: the values of the template's placeholders.
    ///   - query: the query items.
    ///   - body: the JSON body; may be empty.
    ///   - limits: the maximum lengths of the input's texts.
    /// - Throws: ``APIError``: 404 for a path value of the wrong type, 400 for malformed JSON, 422 with the field that is
    ///   missing or of the wrong type.
    public static func decode<Input: Decodable>(
        _ type: Input.Type,
        path: [String: String],
        query: [String: String],
        body: Data,
        limits: TextLimits = .none
    ) throws(APIError) -> Input {
        // If all fields come from the body, the slower path that names invalid fields (half as slow again) runs only after a failure.
        if path.isEmpty, query.isEmpty, let input = try? WireJSON.decoder().decode(type, from: body, within: limits) { return input }
        let base: DecoderBox
        do {
            try check(path, limits)
            try check(query, limits)
            base = try WireJSON.decoder().decode(DecoderBox.self, from: body.isEmpty ? Data("{}".utf8) : body, within: limits)
        } catch let error as TextsTooLong {
            throw error.apiError
        } catch {
            throw .malformed(Strings.bodyMalformed, code: "malformed_json")
        }
        do {
            return try Input(from: OverlayDecoder(base: base.decoder, path: path, query: query))
        } catch let error as APIError {
            throw error
        } catch let error as DecodingError {
            throw apiError(error)
        } catch {
            throw .invalid([:])
        }
    }

    private static func check(_ values: [String: String], _ limits: TextLimits) throws {
        guard case .members(let members) = limits.root else { return }
        var found: [String: Int] = [:]
        for (key, value) in values {
            // Of a list, whose elements are separated by commas, each may have the length.
            guard let limit = members[key]?.least, limit < .max, value.utf8.count > limit else { continue }
            let parts = if case .elements = members[key] { value.split(separator: ",") } else { [value[...]] }
            if parts.contains(where: { $0.unicodeScalars.count > limit }) { found[key] = limit }
        }
        guard found.isEmpty else { throw TextsTooLong(limits: found) }
    }

    private static func apiError(_ error: DecodingError) -> APIError {
        switch error {
        case .keyNotFound(let key, let context):
            return .invalid([(context.codingPath + [key]).place: Strings.fieldNeeded])
        case .typeMismatch(let type, let context):
            return context.codingPath.isEmpty
                ? .malformed(Strings.bodyNotObject, code: "malformed_json")
                : .invalid([context.codingPath.place: expectation(type)])
        case .valueNotFound(let type, let context):
            return .invalid([context.codingPath.place: expectation(type)])
        case .dataCorrupted(let context):
            return .invalid(context.codingPath.isEmpty ? [:] : [context.codingPath.place: Strings.fieldNotAllowed])
        @unknown default:
            return .malformed(Strings.bodyUnreadable)
        }
    }

    static func expectation(_ type: any Any.Type) -> String {
        switch type {
        case is Int.Type, is Int64.Type: Strings.fieldInteger
        case is Double.Type: Strings.fieldNumber
        case is Bool.Type: Strings.fieldBoolean
        case is String.Type: Strings.fieldText
        default: Strings.fieldOther
        }
    }
}

extension DecodingError {
    /// Whether the error names the field it is about.
    fileprivate var hasPlace: Bool {
        switch self {
        case .keyNotFound: true
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context): !context.codingPath.isEmpty
        @unknown default: false
        }
    }
}

/// Captures the decoder it is decoded with.
private struct DecoderBox: Decodable {
    let decoder: any Decoder
    init(from decoder: any Decoder) { self.decoder = decoder }
}

/// A decoder that reads some keys from path and query and the others from the body.
private struct OverlayDecoder: Decoder {
    let base: any Decoder
    let path: [String: String]
    let query: [String: String]

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(OverlayContainer(base: try base.container(keyedBy: type), path: path, query: query))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try base.unkeyedContainer() }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { try base.singleValueContainer() }
}

/// The types that a text in a path or query may represent.
private enum Candidate: CaseIterable {
    case value, text, values, texts
}

private struct OverlayContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let base: KeyedDecodingContainer<Key>
    let path: [String: String]
    let query: [String: String]

    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { base.allKeys }

    private func text(_ key: Key) -> String? { path[key.stringValue] ?? query[key.stringValue] }

    func contains(_ key: Key) -> Bool { text(key) != nil || base.contains(key) }

    func decodeNil(forKey key: Key) throws -> Bool { try text(key) == nil && base.decodeNil(forKey: key) }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        guard let text = text(key) else { return try bodyValue(type, key) }
        // "12" in a query may be a number or a text: the requested type decides.
        for candidate in Candidate.allCases {
            if let value = try? WireJSON.decoder().decode(type, from: Data(literal(text, candidate).utf8)) { return value }
        }
        guard path[key.stringValue] == nil else { throw APIError.notFound() }
        throw APIError.invalid([key.stringValue: RequestDecoder.expectation(type)])
    }

    /// The JSON value for a text: a number or Boolean, a string, or a list of comma-separated items.
    /// A number that doesn't fit, such as 1.5 bags, is reported without its coding path; here the path is known.
    private func bodyValue<T: Decodable>(_ type: T.Type, _ key: Key) throws -> T {
        do {
            return try base.decode(type, forKey: key)
        } catch let error as DecodingError where error.hasPlace {
            throw error
        } catch let error as APIError {
            throw error
        } catch {
            throw APIError.invalid([key.stringValue: RequestDecoder.expectation(type)])
        }
    }

    private func literal(_ text: String, _ candidate: Candidate) -> String {
        switch candidate {
        case .value: isLiteral(text) ? text : quoted(text)
        case .text: quoted(text)
        case .values: list(text.split(separator: ",").map { isLiteral(String($0)) ? String($0) : quoted(String($0)) })
        case .texts: list(text.split(separator: ",").map { quoted(String($0)) })
        }
    }

    private func isLiteral(_ text: String) -> Bool {
        // Double alone accepts "nan", "0x1F" and, up to a NUL, "1\u{0}".
        text == "true" || text == "false" || (Double(text) != nil && text.utf8.allSatisfy("+-.0123456789eE".utf8.contains))
    }

    private func list(_ items: [String]) -> String { "[" + items.joined(separator: ",") + "]" }
    private func quoted(_ text: String) -> String { (try? WireJSON.encoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "" }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws -> KeyedDecodingContainer<Nested> {
        try base.nestedContainer(keyedBy: type, forKey: key)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { try base.nestedUnkeyedContainer(forKey: key) }
    func superDecoder() throws -> any Decoder { try base.superDecoder() }
    func superDecoder(forKey key: Key) throws -> any Decoder { try base.superDecoder(forKey: key) }
}
