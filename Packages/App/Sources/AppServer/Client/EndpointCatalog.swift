import App
import Core
import Foundation
import HTTPTypes
import PersistenceSQLite
import ServerCore

/// The endpoints that the product declares, as the command line needs them: read from the description that a server publishes too.
struct EndpointCatalog: Sendable, Equatable {
    /// An endpoint of the API.
    struct Entry: Sendable, Equatable {
        let method: HTTPRequest.Method
        let path: PathTemplate
        let summary: String
        let needsSession: Bool
        /// True where a repeated call with the same key has no further effect.
        let takesIdempotencyKey: Bool
        /// The media types of the file that it takes as body; empty for JSON.
        let takes: [String]
        /// The media types of the file that it gives; empty for JSON.
        let gives: [String]
        /// The fields beside those of the path, in the order of their declaration.
        let fields: [Field]

        /// True where the outbox may send it again after a response was lost: the server then recognizes it, or it only sets what is set.
        var isRepeatable: Bool { takesIdempotencyKey || method == .put || method == .delete }

        /// Returns the endpoint for a client that knows no types.
        var endpoint: Endpoint<APIValue, APIValue> {
            Endpoint(
                method, path, access: needsSession ? .signedIn : .everyone, idempotency: takesIdempotencyKey ? .key : .none, takes: takes, gives: gives,
                summary: summary)
        }
    }

    /// A field of an endpoint's input.
    struct Field: Sendable, Equatable {
        /// The JSON type of a value.
        indirect enum Kind: Sendable, Equatable {
            case text, integer, number, flag, any
            case choice([String])
            case list(Kind)
            case object([Field])
        }

        let name: String
        let kind: Kind
        let isRequired: Bool
    }

    let entries: [Entry]

    /// The settings of a client, which needs none of a server's. It logs only what ends it.
    static func settings() throws -> ServerSettings {
        let quiet = ["LOG_LEVEL": "critical", "LOG_FORMAT": "pretty", "BLOB_STORE": "folder", "PAYMENT_GATEWAY": "none"]
        // A server's file, or one of another program in the working folder, is none of a client's business.
        return try ServerSettings.load(build: Tumble.build, file: nil, readsFile: false, commandLine: quiet, environment: [:]).inMemory
    }

    /// Returns the endpoints of this executable, by composing the server without a database of its own.
    static func product() throws -> EndpointCatalog {
        let settings = try settings()
        let server = try Bootstrap.assemble(
            settings, clients: AppPlugins.all, servers: ServerPlugins.all, clock: SystemClock(), on: try SQLiteDatabase.inMemory())
        return try EndpointCatalog(openAPI: try OpenAPIDocument(server.application.routes).json)
    }

    /// Reads a description in OpenAPI 3.1.
    ///
    /// - Throws: `DecodingError`.
    init(openAPI json: Data) throws {
        let document = try APIValue(json: json)
        let reader = SchemaReader(schemas: document["components"]["schemas"])
        entries = document["paths"].members.flatMap { path in
            path.value.members.compactMap { operation in reader.entry(path.name, operation.name, operation.value) }
        }
    }

    /// Returns the endpoint of a call and the values of its placeholders; nil if there is none.
    ///
    /// - Parameter path: relative to the API's base, or with it.
    func match(_ method: HTTPRequest.Method, _ path: String) -> (entry: Entry, values: [String: String])? {
        let parts = Self.segments(path)
        return entries.filter { $0.method == method }
            .compactMap { entry in entry.path.match(parts).map { (entry, $0) } }
            // A fixed path is meant before one with a placeholder in its place.
            .min { $0.1.count < $1.1.count }
    }

    /// The percent-decoded segments of a path, without the API's base.
    static func segments(_ path: String) -> [String] {
        let bare = path.hasPrefix("/api/v1/") ? path.dropFirst(7) : path[...]
        return bare.split(separator: "/").map { String($0).removingPercentEncoding ?? String($0) }
    }
}

/// Reads fields from JSON schemas.
private struct SchemaReader {
    /// Deeper objects are given as JSON.
    private static let depth = 3

    let schemas: APIValue

    func entry(_ path: String, _ method: String, _ operation: APIValue) -> EndpointCatalog.Entry? {
        guard let method = HTTPRequest.Method(method.uppercased()) else { return nil }
        let parameters = operation["parameters"].elements
        let query = parameters.filter { $0["in"] == .text("query") }.map { parameter in
            EndpointCatalog.Field(
                name: parameter["name"].string ?? "", kind: kind(parameter["schema"], Self.depth), isRequired: parameter["required"] == .flag(true))
        }
        let content = operation["requestBody"]["content"].members
        let json = content.first { $0.name == "application/json" }
        let success = operation["responses"].members.first { $0.name.hasPrefix("2") }
        return EndpointCatalog.Entry(
            method: method, path: PathTemplate(path), summary: operation["summary"].string ?? "", needsSession: !operation["security"].elements.isEmpty,
            takesIdempotencyKey: parameters.contains { $0["in"] == .text("header") }, takes: json == nil ? content.map(\.name) : [],
            gives: (success?.value["content"].members ?? []).map(\.name).filter { $0 != "application/json" },
            fields: query + (json.map { fields($0.value["schema"], Self.depth) } ?? []))
    }

    private func fields(_ schema: APIValue, _ depth: Int) -> [EndpointCatalog.Field] {
        let object = resolved(schema)
        let required = object["required"].elements.compactMap(\.string)
        return object["properties"].members.map { property in
            EndpointCatalog.Field(name: property.name, kind: kind(property.value, depth), isRequired: required.contains(property.name))
        }
    }

    private func kind(_ schema: APIValue, _ depth: Int) -> EndpointCatalog.Field.Kind {
        let schema = resolved(schema)
        let choices = schema["enum"].elements.compactMap(\.string)
        guard choices.isEmpty else { return .choice(choices) }
        let types = schema["type"].string.map { [$0] } ?? schema["type"].elements.compactMap(\.string)
        switch types.first(where: { $0 != "null" }) {
        case "string": return .text
        case "integer": return .integer
        case "number": return .number
        case "boolean": return .flag
        case "array": return depth > 0 ? .list(kind(schema["items"], depth - 1)) : .any
        case "object": return depth > 0 && !schema["properties"].members.isEmpty ? .object(fields(schema, depth - 1)) : .any
        default: return .any
        }
    }

    /// Follows a reference, also where it may be null.
    private func resolved(_ schema: APIValue) -> APIValue {
        let direct = schema["anyOf"].elements.first ?? schema
        guard let name = direct["$ref"].string?.split(separator: "/").last else { return direct }
        return schemas[String(name)]
    }
}
