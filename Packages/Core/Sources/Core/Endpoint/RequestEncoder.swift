public import Foundation

/// An endpoint's input, encoded for the wire.
public struct EncodedRequest: Sendable, Equatable {
    /// The path relative to the API's base, with the query, percent-encoded.
    public let path: String
    /// The JSON body; nil if the input is sent in path and query.
    public let body: Data?
}

extension Endpoint {
    /// Encodes an input: the fields named in the template go into the path, the others into the query or the body.
    ///
    /// - Throws: `EncodingError` if the input isn't an object or a path field is missing.
    public func encode(_ input: Input) throws -> EncodedRequest {
        let data = try WireJSON.encoder().encode(input)
        guard !path.fields.isEmpty || usesQuery else { return EncodedRequest(path: try filled([:]), body: data) }
        var object = try WireJSON.decoder().decode([String: WireValue].self, from: data)
        var values: [String: String] = [:]
        for field in path.fields { values[field] = object.removeValue(forKey: field)?.text }
        let filledPath = try filled(values)
        guard usesQuery else { return EncodedRequest(path: filledPath, body: try WireJSON.encoder().encode(object)) }
        let query = object.sorted { $0.key < $1.key }.compactMap { name, value -> String? in
            guard let text = value.text?.percentEncoded, let name = name.percentEncoded else { return nil }
            return "\(name)=\(text)"
        }
        return EncodedRequest(path: query.isEmpty ? filledPath : filledPath + "?" + query.joined(separator: "&"), body: nil)
    }

    private func filled(_ values: [String: String]) throws -> String {
        guard let filled = path.fill(values) else {
            let context = EncodingError.Context(codingPath: [], debugDescription: "The input lacks a field that \(path) names.")
            throw EncodingError.invalidValue(values, context)
        }
        return filled
    }
}

/// Any JSON value, used to move fields between path, query and body.
enum WireValue: Codable, Sendable {
    case null
    case flag(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case array([WireValue])
    case object([String: WireValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .flag(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([WireValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: WireValue].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .flag(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }

    /// The value as text for a path or query; nil for null. Lists are joined by commas.
    var text: String? {
        switch self {
        case .null, .object: nil
        case .flag(let value): String(value)
        case .integer(let value): String(value)
        case .number(let value): String(value)
        case .string(let value): value
        case .array(let values): values.compactMap(\.text).joined(separator: ",")
        }
    }
}
