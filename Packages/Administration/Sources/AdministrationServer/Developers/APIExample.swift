import AdministrationAPI
import ServerCore

/// Makes examples of values: the declared ones, completed from the schemas.
struct APIExample {
    let schemas: APISchemas
    /// Whether fields are left out that are neither required nor have a value in the declared example.
    let isRequest: Bool

    /// Returns an example of a schema.
    ///
    /// - Parameter given: the declared example.
    func value(of schema: JSONValue, given: JSONValue? = nil, name: String = "", within names: [String] = []) -> JSONValue {
        let resolved = schemas.resolve(schema)
        if let given, given == .null { return .null }
        if let type = resolved.name, names.contains(type) { return resolved.isNullable ? .null : [:] }
        let known = given ?? resolved.schema["examples"]?.elements.first ?? resolved.schema["const"]
        let within = names + (resolved.name.map { [$0] } ?? [])
        switch resolved.types.first {
        case "object": return object(resolved, known, within)
        case "array":
            let items = resolved.schema["items"] ?? [:]
            if case .array(let elements)? = known { return .array(elements.map { value(of: items, given: $0, name: name, within: within) }) }
            let element = value(of: items, name: name, within: within)
            return element == [:] ? [] : .array([element])
        default: return known ?? scalar(resolved, name)
        }
    }

    private func object(_ resolved: APISchemas.Resolved, _ known: JSONValue?, _ within: [String]) -> JSONValue {
        guard !resolved.properties.isEmpty else { return known ?? [:] }
        let required = resolved.required
        // An example of a change with nothing in it shows nothing.
        let showsAll = !isRequest || known == nil && required.isEmpty
        return .object(
            resolved.properties.compactMap { property in
                let given = known?[property.name]
                if isRequest, given == .null, !required.contains(property.name) { return nil }
                guard given != nil || showsAll || required.contains(property.name) else { return nil }
                return JSONValue.Member(name: property.name, value: value(of: property.value, given: given, name: property.name, within: within))
            })
    }

    private func scalar(_ resolved: APISchemas.Resolved, _ name: String) -> JSONValue {
        if let choice = resolved.choices.first { return .string(choice) }
        switch (resolved.types.first, resolved.schema["format"]?.text) {
        case ("integer", _): return 1
        case ("number", _): return .number(1.5)
        case ("boolean", _): return true
        case ("string", "date-time"): return "2026-01-31T12:00:00.000Z"
        case ("string", "uri"): return .string(DevelopersPages.sampleAddress)
        case ("string", "byte"): return "AAAA"
        case ("string", _): return .string(name.lowercased().contains("email") ? DevelopersPages.sampleEmail : "text")
        default: return .null
        }
    }
}

extension JSONValue {
    /// The value as JSON text, indented.
    func formatted(_ indentation: String = "") -> String {
        let inner = indentation + "  "
        switch self {
        case .object(let members) where !members.isEmpty:
            return "{\n" + members.map { "\(inner)\(Self.quoted($0.name)): \($0.value.formatted(inner))" }.joined(separator: ",\n") + "\n\(indentation)}"
        case .array(let elements) where !elements.isEmpty:
            return "[\n" + elements.map { inner + $0.formatted(inner) }.joined(separator: ",\n") + "\n\(indentation)]"
        default: return compact
        }
    }

    /// The value as JSON text on one line.
    var compact: String {
        switch self {
        case .string(let text): Self.quoted(text)
        case .number(let value): "\(value)"
        case .integer(let value): "\(value)"
        case .flag(let value): "\(value)"
        case .null: "null"
        case .array(let elements): "[" + elements.map(\.compact).joined(separator: ",") + "]"
        case .object(let members): "{" + members.map { "\(Self.quoted($0.name)):\($0.value.compact)" }.joined(separator: ",") + "}"
        }
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case _ where scalar.value < 32: result += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
