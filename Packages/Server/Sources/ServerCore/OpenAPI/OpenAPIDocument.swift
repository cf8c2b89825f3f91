import Core
public import Foundation
import HTTPTypes

/// The API's description in OpenAPI 3.1, generated from the registered endpoints.
public struct OpenAPIDocument: Sendable {
    /// The description, its members in the order of their declaration.
    public let value: JSONValue
    /// The description as JSON.
    public let json: Data
    /// The types without a decodable value, whose users are described incompletely. A sample helps (``/Core/Sampled``).
    public let incompleteTypes: [String]

    /// Describes the endpoints of a product.
    ///
    /// - Parameter takesKeys: whether API keys are accepted besides access tokens.
    /// - Throws: `EncodingError`.
    public init(_ routes: Routes, title: String = "Tumble", version: String = "1", takesKeys: Bool = false) throws {
        let recorder = SchemaRecorder()
        var paths: [(path: String, operations: [JSONValue.Member])] = []
        for entry in routes.entries {
            guard let contract = entry.contract else { continue }
            let operation = JSONValue.Member(
                name: entry.method.rawValue.lowercased(), value: OpenAPIOperation(entry: entry, contract: contract, takesKeys: takesKeys).json(recorder))
            if let index = paths.firstIndex(where: { $0.path == entry.path.description }) {
                paths[index].operations.append(operation)
            } else {
                paths.append((entry.path.description, [operation]))
            }
        }
        let document: JSONValue = [
            "openapi": "3.1.0",
            "info": ["title": .string(title), "version": .string(version)],
            "servers": [["url": "/api/v1"]],
            "paths": .object(paths.map { JSONValue.Member(name: $0.path, value: .object($0.operations)) }),
            "components": Self.components(recorder, takesKeys: takesKeys),
        ]
        value = document
        json = try WireJSON.encoder().encode(document)
        incompleteTypes = recorder.failures
    }

    private static let proofRequired = """
        The caller may not do this; or, with the code `proof_required`, their session's last proof of who they are is more than \
        \(Int(FreshProof.lifetime / 60)) minutes old. The call succeeds after a new one, `POST /auth/proof`.
        """

    private static let keyScheme: JSONValue = [
        "type": "http", "scheme": "bearer", "bearerFormat": .string("\(APIKeyCaller.prefix)..."),
        "description": "An API key that an administrator made. It can call endpoints of its scopes, with at most the rights that its maker has now.",
    ]

    private static func response(_ description: String) -> JSONValue {
        ["description": .string(description), "content": ["application/json": ["schema": ["$ref": "#/components/schemas/Failure"]]]]
    }

    private static func components(_ recorder: SchemaRecorder, takesKeys: Bool) -> JSONValue {
        let schemas = recorder.components.sorted { $0.key < $1.key }.map { name, schema in
            JSONValue.Member(name: name, value: schema.json.adding("examples", recorder.examples[name].map { [$0] }))
        }
        let failure: JSONValue = [
            "type": "object", "required": ["success", "data", "error", "code"],
            "properties": [
                "success": ["const": false], "data": ["type": "null"], "error": ["type": "string"], "code": ["type": "string"],
                "fields": ["type": "object", "additionalProperties": ["type": "string"]],
                "allowedActions": ["type": "array", "items": ["type": "string"]],
            ],
        ]
        return [
            "schemas": .object(schemas + [JSONValue.Member(name: "Failure", value: failure)]),
            "responses": ["Failure": response("What went wrong."), "ProofRequired": response(proofRequired)],
            "securitySchemes": JSONValue.object([])
                .adding("bearer", ["type": "http", "scheme": "bearer", "bearerFormat": "JWT"])
                .adding("key", takesKeys ? keyScheme : nil),
        ]
    }
}

/// Registers `/openapi.json` at the root and under the API's base.
enum OpenAPIRoutes {
    static func add(_ document: Data, to routes: inout Routes) {
        for path in ["/openapi.json", "/api/v1/openapi.json"] as [PathTemplate] {
            routes.page(.get, path, summary: "The API's description, OpenAPI 3.1.") { _ in
                var response = ServerResponse.content(document, type: "application/json; charset=utf-8")
                response.headerFields[.accessControlAllowOrigin] = "*"
                response.headerFields[.cacheControl] = "no-cache"
                return response
            }
        }
    }
}
