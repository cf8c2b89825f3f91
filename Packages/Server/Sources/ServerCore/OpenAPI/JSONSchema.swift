/// The schema of a JSON value, as far as a type's decoder reveals it.
indirect enum JSONSchema: Sendable, Equatable {
    case any
    case integer
    case number
    case boolean
    case string(format: String?)
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
        case .string(let format): JSONValue.object([]).adding("type", "string").adding("format", format.map { .string($0) })
        case .enumeration(let values): ["type": "string", "enum": .array(values.map { .string($0) })]
        case .array(let element): ["type": "array", "items": element.json]
        case .map(let value): ["type": "object", "additionalProperties": value.json]
        case .object(let object): object.json
        case .reference(let name): ["$ref": .string("#/components/schemas/\(name)")]
        case .nullable(let schema): Self.nullable(schema.json)
        }
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
