import ServerCore

/// The named schemas of the API's description.
struct APISchemas: Sendable {
    /// A schema with its reference followed.
    struct Resolved {
        /// The name under which it was referred to; nil for one that stood there itself.
        let name: String?
        let schema: JSONValue
        let isNullable: Bool

        /// The JSON types without `null`.
        var types: [String] { ((schema["type"]?.text).map { [$0] } ?? schema["type"]?.elements.compactMap(\.text) ?? []).filter { $0 != "null" } }
        /// The names of the properties that must be there.
        var required: Set<String> { Set(schema["required"]?.elements.compactMap(\.text) ?? []) }
        /// The properties of an object, in the order of their declaration.
        var properties: [JSONValue.Member] { schema["properties"]?.members ?? [] }
        /// The permitted values; an empty list where any is.
        var choices: [String] { schema["enum"]?.elements.compactMap(\.text) ?? [] }
    }

    private let schemas: [String: JSONValue]

    init(_ document: JSONValue) {
        let members = document["components"]?["schemas"]?.members ?? []
        schemas = Dictionary(members.map { ($0.name, $0.value) }) { first, _ in first }
    }

    /// Follows a reference, also one that may be null.
    func resolve(_ schema: JSONValue) -> Resolved {
        let alternatives = schema["anyOf"]?.elements ?? []
        let isNull: (JSONValue) -> Bool = { $0["type"]?.text == "null" }
        let form = alternatives.first { !isNull($0) } ?? schema
        let isNullable = alternatives.contains(where: isNull) || schema["type"]?.elements.contains("null") == true
        guard let name = form["$ref"]?.text?.split(separator: "/").last.map(String.init) else {
            return Resolved(name: nil, schema: form, isNullable: isNullable)
        }
        return Resolved(name: name, schema: schemas[name] ?? [:], isNullable: isNullable)
    }
}
