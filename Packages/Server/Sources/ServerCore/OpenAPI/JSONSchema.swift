import Core

/// The schema of a JSON value, as far as a type's decoder reveals it.
indirect enum JSONSchema: Sendable, Equatable {
    case any
    case integer
    case number
    case boolean
    case string(format: String?, maximumLength: Int? = nil)
    case enumeration([String])
    case array(JSONSchema)
    case map(JSONSchema)
    case object(JSONObjectSchema)
    /// A named object in the document's components.
    case reference(String)
    case nullable(JSONSchema)

    /// The schema in OpenAPI 3.1's format (JSON Schema 2020-12).
    var json: JSONValue {
        switch self {
        case .any: [:]
        case .integer: ["type": "integer", "minimum": -9_007_199_254_740_991, "maximum": 9_007_199_254_740_991]
        case .number: ["type": "number"]
        case .boolean: ["type": "boolean"]
        case .string(let format, let maximumLength):
            JSONValue.object([]).adding("type", "string").adding("format", format.map { .string($0) })
                .adding("maxLength", maximumLength.map { .integer($0) })
        case .enumeration(let values): ["type": "string", "enum": .array(values.map { .string($0) })]
        case .array(let element): ["type": "array", "items": element.json]
        case .map(let value): ["type": "object", "additionalProperties": value.json]
        case .object(let object): object.json
        case .reference(let name): ["$ref": .string("#/components/schemas/\(name)")]
        case .nullable(let schema): Self.nullable(schema.json)
        }
    }

    /// Returns the schema of a text, or of a list or map of texts, with a maximum length.
    func limited(to maximumLength: Int) -> JSONSchema {
        switch self {
        case .string(let format, _): .string(format: format, maximumLength: maximumLength)
        case .array(let element): .array(element.limited(to: maximumLength))
        case .map(let value): .map(value.limited(to: maximumLength))
        case .nullable(let schema): .nullable(schema.limited(to: maximumLength))
        case .any, .integer, .number, .boolean, .enumeration, .object, .reference: self
        }
    }

    /// Returns the maximum lengths of all texts.
    ///
    /// - Parameter components: the objects that references name.
    func textLimits(_ components: [String: JSONObjectSchema]) -> TextLimit {
        switch self {
        case .string(_, let maximumLength): maximumLength.map { .text($0) } ?? .none
        case .array(let element): Self.elements(element.textLimits(components))
        case .map(let value): Self.elements(value.textLimits(components))
        case .nullable(let schema): schema.textLimits(components)
        case .object(let object): Self.members(object, components)
        case .reference(let name):
            // A type that contains itself is followed once.
            components[name].map { object in
                var others = components
                others[name] = nil
                return Self.members(object, others)
            } ?? .none
        case .any, .integer, .number, .boolean, .enumeration: .none
        }
    }

    private static func elements(_ limits: TextLimit) -> TextLimit { limits == .none ? .none : .elements(limits) }

    private static func members(_ object: JSONObjectSchema, _ components: [String: JSONObjectSchema]) -> TextLimit {
        let members = object.properties.map { ($0.name, $0.schema.textLimits(components)) }.filter { $0.1 != .none }
        return members.isEmpty ? .none : .members(Dictionary(members) { first, _ in first })
    }

    private static func nullable(_ json: JSONValue) -> JSONValue {
        if json == [:] { return json }
        guard case .object(let members) = json, let type = json["type"], json["enum"] == nil else { return ["anyOf": [json, ["type": "null"]]] }
        return .object(members.map { $0.name == "type" ? JSONValue.Member(name: "type", value: [type, "null"]) : $0 })
    }
}

/// The properties of an object, in decoding order.
struct JSONObjectSchema: Sendable, Equatable {
    struct Property: Sendable, Equatable {
        let name: String
        var schema: JSONSchema
        var isRequired: Bool
    }

    var properties: [Property] = []

    var json: JSONValue {
        let required = properties.filter(\.isRequired).map { JSONValue.string($0.name) }
        return JSONValue.object([]).adding("type", "object")
            .adding("properties", .object(properties.map { JSONValue.Member(name: $0.name, value: $0.schema.json) }))
            .adding("required", required.isEmpty ? nil : .array(required))
    }

    /// Returns the object without some of its properties.
    func without(_ names: [String]) -> JSONObjectSchema {
        JSONObjectSchema(properties: properties.filter { !names.contains($0.name) })
    }
}
