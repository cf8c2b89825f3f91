import ServerCore

/// A field of a body as people read it, with the fields inside it.
struct APIField: Sendable {
    let name: String
    let type: String
    let isRequired: Bool
    /// The conditions of a value, such as a maximum length.
    let limits: [String]
    let example: JSONValue?
    /// The fields of an object or of a list's objects.
    let fields: [APIField]

    /// The numbers beyond which JSON's are not exact: the bounds of every whole number, not worth saying.
    private static let bounds = 9_007_199_254_740_991

    /// Returns the fields of an object's schema; an empty list for another one.
    static func fields(of schema: JSONValue, in schemas: APISchemas, example: JSONValue? = nil, within names: [String] = []) -> [APIField] {
        let object = inner(schema, schemas)
        // A type that contains itself is described once.
        if let name = object.name, names.contains(name) { return [] }
        let within = names + (object.name.map { [$0] } ?? [])
        let required = object.required
        return object.properties.map { property in
            let given = example?[property.name]
            return APIField(
                name: property.name, type: type(of: property.value, schemas, within: within), isRequired: required.contains(property.name),
                limits: limits(of: property.value, schemas), example: given.flatMap { isScalar($0) ? $0 : nil },
                fields: fields(of: property.value, in: schemas, example: element(given), within: within))
        }
    }

    /// Returns the type in words, such as `list of integer`.
    static func type(of schema: JSONValue, _ schemas: APISchemas, within names: [String] = []) -> String {
        let resolved = schemas.resolve(schema)
        let word: String
        switch resolved.types.first {
        case "array": word = Strings.apiListOf(type(of: resolved.schema["items"] ?? [:], schemas, within: names))
        case "object" where resolved.schema["additionalProperties"] != nil:
            word = Strings.apiMapOf(type(of: resolved.schema["additionalProperties"] ?? [:], schemas, within: names))
        case "object": word = resolved.name.map { names.contains($0) ? Strings.apiRepeats($0) : $0 } ?? "object"
        case let type?: word = type
        case nil: word = resolved.choices.isEmpty ? Strings.apiAnyValue : "string"
        }
        return resolved.isNullable ? Strings.apiOrNull(word) : word
    }

    /// Returns the conditions of a value.
    static func limits(of schema: JSONValue, _ schemas: APISchemas) -> [String] {
        let resolved = schemas.resolve(schema)
        if resolved.types.first == "array" { return limits(of: resolved.schema["items"] ?? [:], schemas) }
        var limits: [String] = []
        if !resolved.choices.isEmpty { limits.append(Strings.apiOneOf(resolved.choices.joined(separator: ", "))) }
        if let format = resolved.schema["format"]?.text { limits.append(format) }
        if case .integer(let length)? = resolved.schema["minLength"] { limits.append(Strings.apiMinimumLength(length)) }
        if case .integer(let length)? = resolved.schema["maxLength"] { limits.append(Strings.apiMaximumLength(length)) }
        if case .integer(let value)? = resolved.schema["minimum"], value != -bounds { limits.append(Strings.apiMinimum(value)) }
        if case .integer(let value)? = resolved.schema["maximum"], value != bounds { limits.append(Strings.apiMaximum(value)) }
        return limits
    }

    /// Returns the schema whose fields are shown: that of a list's elements or a map's values, or the object itself.
    private static func inner(_ schema: JSONValue, _ schemas: APISchemas) -> APISchemas.Resolved {
        let resolved = schemas.resolve(schema)
        if resolved.types.first == "array", let items = resolved.schema["items"] { return inner(items, schemas) }
        if let values = resolved.schema["additionalProperties"], values["type"] != nil || values["$ref"] != nil { return inner(values, schemas) }
        return resolved
    }

    private static func element(_ value: JSONValue?) -> JSONValue? {
        if case .array(let elements)? = value { return elements.first }
        return value
    }

    private static func isScalar(_ value: JSONValue) -> Bool {
        switch value {
        case .string, .number, .integer, .flag: true
        case .null, .array, .object: false
        }
    }
}
