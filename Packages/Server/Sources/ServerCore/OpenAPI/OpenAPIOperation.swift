import Core
import HTTPTypes

/// An endpoint's part of the API's description.
struct OpenAPIOperation {
    let entry: Routes.Entry
    let contract: EndpointContract
    let takesKeys: Bool

    func json(_ recorder: SchemaRecorder) -> JSONValue {
        let input = object(contract.input(recorder), recorder)
        let parameters = parameters(input)
        return JSONValue.object([])
            .adding("operationId", .string(identifier))
            .adding("summary", .string(entry.summary))
            .adding("tags", [.string(entry.plugin)])
            .adding("security", security)
            .adding("x-roles", roles)
            .adding("x-fresh-proof", entry.needsFreshProof ? true : nil)
            .adding("x-rate-limit", rate)
            .adding("parameters", parameters.isEmpty ? nil : .array(parameters))
            .adding("requestBody", body(input, recorder))
            .adding("responses", responses(recorder))
    }

    /// The operation's id, such as `getOrdersIdTimeline`.
    private var identifier: String {
        let words = entry.path.description.split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        return entry.method.rawValue.lowercased() + words.joined()
    }

    private var security: JSONValue {
        guard entry.access != .everyone else { return [] }
        guard takesKeys, let scope = entry.keyScope else { return [["bearer": []]] }
        return [["bearer": []], ["key": [.string(scope.text)]]]
    }

    private var roles: JSONValue? {
        guard case .roles(let roles) = entry.access else { return nil }
        return .array(Role.allCases.filter(roles.contains).map { .string($0.rawValue) })
    }

    private var rate: JSONValue {
        ["count": .integer(contract.rate.count), "seconds": .integer(Int(contract.rate.period / .seconds(1))), "per": .string(contract.rate.scope.rawValue)]
    }

    private func object(_ schema: JSONSchema, _ recorder: SchemaRecorder) -> JSONObjectSchema {
        switch schema {
        case .reference(let name): recorder.components[name] ?? JSONObjectSchema()
        case .object(let object): object
        default: JSONObjectSchema()
        }
    }

    private func parameters(_ input: JSONObjectSchema) -> [JSONValue] {
        let inPath = entry.path.fields.map { name in
            let schema = input.properties.first { $0.name == name }?.schema ?? .string(format: nil)
            return parameter(name, in: "path", schema, isRequired: true)
        }
        let inQuery =
            !contract.usesQuery
            ? []
            : input.without(entry.path.fields).properties.map { property in
                parameter(property.name, in: "query", property.schema, isRequired: property.isRequired)
            }
        guard contract.takesIdempotencyKey else { return inPath + inQuery }
        let key: JSONValue = ["type": "string", "minLength": 1, "maxLength": 255, "pattern": "^[!-~]+$"]
        return inPath + inQuery + [["name": "Idempotency-Key", "in": "header", "required": false, "schema": key]]
    }

    private func parameter(_ name: String, in place: String, _ schema: JSONSchema, isRequired: Bool) -> JSONValue {
        var form = schema
        // A parameter that is present is never null.
        if case .nullable(let inner) = schema { form = inner }
        let json = JSONValue.object([]).adding("name", .string(name)).adding("in", .string(place)).adding("required", .flag(isRequired))
            .adding("schema", form.json)
        guard case .array = form else { return json }
        return json.adding("style", "form").adding("explode", false)
    }

    private func body(_ input: JSONObjectSchema, _ recorder: SchemaRecorder) -> JSONValue? {
        if !contract.takes.isEmpty { return ["required": true, "content": Self.files(contract.takes)] }
        let rest = input.without(entry.path.fields)
        guard !contract.usesQuery, !rest.properties.isEmpty else { return nil }
        let schema = entry.path.fields.isEmpty ? contract.input(recorder) : .object(rest)
        let isRequired = rest.properties.contains(where: \.isRequired)
        return ["required": .flag(isRequired), "content": ["application/json": ["schema": schema.json]]]
    }

    /// Returns the description of a body that is a file of one of these types.
    private static func files(_ types: [String]) -> JSONValue {
        .object(types.map { JSONValue.Member(name: $0, value: ["schema": ["type": "string", "contentEncoding": "binary"]]) })
    }

    private func responses(_ recorder: SchemaRecorder) -> JSONValue {
        let envelope: JSONValue = [
            "type": "object", "required": ["success", "data", "error"],
            "properties": ["success": ["const": true], "data": contract.output(recorder).json, "error": ["type": "null"]],
        ]
        var codes = ["400", "404", "409", "413", "414", "415", "422", "429", "503"]
        // Signing in and refreshing also return 401.
        codes.append("401")
        if entry.access != .everyone { codes.append("403") }
        let content = contract.gives.isEmpty ? ["application/json": ["schema": envelope]] : Self.files(contract.gives)
        let success = JSONValue.Member(
            name: String(contract.success), value: ["description": "Done.", "content": content])
        let failures = codes.sorted().map { code in
            let name = code == "403" && entry.needsFreshProof ? "ProofRequired" : "Failure"
            return JSONValue.Member(name: code, value: ["$ref": .string("#/components/responses/\(name)")])
        }
        return .object([success] + failures)
    }
}
