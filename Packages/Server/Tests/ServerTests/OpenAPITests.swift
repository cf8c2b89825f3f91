import Core
import Foundation
import HTTPTypes
import ServerTesting
import Testing

@testable import ServerCore

struct OpenAPITests {
    private func document(_ server: TestServer) async throws -> JSONValue {
        let response = await server.send(.get, "/openapi.json")
        #expect(response.status == .ok)
        return try JSONDecoder().decode(JSONValue.self, from: response.body)
    }

    @Test func `every endpoint that the router knows is described, and nothing else`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        let document = try await document(server)
        guard case .object(let paths)? = document["paths"] else { Issue.record("no paths"); return }
        var described: Set<String> = []
        for path in paths {
            guard case .object(let operations) = path.value else { continue }
            for operation in operations { described.insert("\(operation.name.uppercased()) \(path.name)") }
        }
        let registered = server.application.routes.entries.filter(\.isEndpoint).map { "\($0.method.rawValue) \($0.path)" }
        #expect(described == Set(registered))
        for name in described {
            let parts = name.split(separator: " ")
            let path = "/api/v1" + parts[1].replacing("{id}", with: "1")
            let response = await server.send(try #require(HTTPRequest.Method(String(parts[0]))), path, as: .customer(1))
            #expect(response.status.code != 405 && response.status != .notImplemented, "\(name)")
        }
        #expect(await server.send(.get, "/api/v1/openapi.json").status == .ok)
    }

    @Test func `inputs stand in path, query, header and body where the router reads them`() async throws {
        let document = try await document(try await TestServer(plugins: [NotesPlugin()]))
        let create = document["paths"]?["/notes"]?["post"]
        #expect(create?["requestBody"]?["content"]?["application/json"]?["schema"] == ["$ref": "#/components/schemas/NewNote"])
        #expect(create?["responses"]?["201"] != nil)
        #expect(create?["security"] == [["bearer": []]])
        guard case .array(let headers)? = create?["parameters"] else { Issue.record("no parameters"); return }
        #expect(headers.map { $0["name"] } == ["Idempotency-Key"])
        let search = document["paths"]?["/notes"]?["get"]
        #expect(search?["security"] == [])
        guard case .array(let query)? = search?["parameters"] else { Issue.record("no parameters"); return }
        #expect(Set(query.compactMap { $0["name"] }.map { "\($0)" }).count == 2)
        #expect(query.allSatisfy { $0["in"] == "query" && $0["required"] == false })
        guard case .array(let path)? = document["paths"]?["/notes/{id}"]?["get"]?["parameters"] else { Issue.record("no parameters"); return }
        #expect(path.first?["in"] == "path" && path.first?["required"] == true)
        #expect(document["paths"]?["/notes/{id}"]?["delete"]?["x-roles"] == ["admin"])
    }

    @Test func `an endpoint that needs a fresh proof says so, with the refusal`() async throws {
        let document = try await document(try await TestServer(plugins: [NotesPlugin()]))
        let (confirm, purge) = (document["paths"]?["/notes/all/now"]?["delete"], document["paths"]?["/notes/{id}"]?["delete"])
        #expect(confirm?["x-fresh-proof"] == true && purge?["x-fresh-proof"] == nil)
        #expect(confirm?["responses"]?["403"] == ["$ref": "#/components/responses/ProofRequired"])
        #expect(purge?["responses"]?["403"] == ["$ref": "#/components/responses/Failure"])
        #expect(document["components"]?["responses"]?["ProofRequired"]?["description"].map { "\($0)" }?.contains("10 minutes") == true)
    }

    private enum Kind: String, Codable, CaseIterable { case small, large }

    private struct Part: Codable, Sampled {
        let count: Int
        static let sample = Part(count: 3)
    }

    private struct Strict: Codable {
        init(from decoder: any Decoder) throws { throw APIError.notFound() }
        func encode(to encoder: any Encoder) throws {}
    }

    private struct Whole: Codable {
        let kind: Kind
        let text: String?
        let parts: [Part]
        let byName: [String: Double]
        let at: Date
        let flag: Bool
        let rest: Part?
    }

    private struct Broken: Codable {
        let first: Int
        let second: Strict
    }

    private final class Tree: Codable, Sendable {
        let children: [Tree]
    }

    @Test func `a type's form is found by running its decoder`() {
        let recorder = SchemaRecorder()
        #expect(recorder.schema(of: Whole.self) == .reference("Whole"))
        let properties = recorder.components["Whole"]?.properties ?? []
        #expect(properties.map(\.name) == ["kind", "text", "parts", "byName", "at", "flag", "rest"])
        #expect(
            properties.map(\.schema) == [
                .enumeration(["small", "large"]), .nullable(.string(format: nil)), .array(.reference("Part")), .map(.number),
                .string(format: "date-time", maximumLength: 40),
                .boolean, .nullable(.reference("Part")),
            ])
        #expect(properties.filter { !$0.isRequired }.map(\.name) == ["text", "rest"])
        #expect(recorder.examples["Part"] == ["count": 3])
        #expect(recorder.failures.isEmpty)
    }

    @Test func `a type whose decoder refuses everything is named`() {
        let recorder = SchemaRecorder()
        #expect(recorder.schema(of: Broken.self) == .reference("Broken"))
        #expect(recorder.components["Broken"]?.properties.map(\.name) == ["first", "second"])
        #expect(recorder.failures.contains { $0.hasSuffix("Strict") })
    }

    @Test func `a type that holds itself ends`() {
        let recorder = SchemaRecorder()
        #expect(recorder.schema(of: Tree.self) == .reference("Tree"))
        #expect(recorder.components["Tree"]?.properties.first?.schema == .array(.reference("Tree")))
    }

    @Test func `schemas are written as JSON Schema writes them`() {
        #expect(JSONSchema.nullable(.integer).json["type"] == ["integer", "null"])
        #expect(JSONSchema.nullable(.reference("A")).json == ["anyOf": [["$ref": "#/components/schemas/A"], ["type": "null"]]])
        #expect(JSONSchema.map(.boolean).json == ["type": "object", "additionalProperties": ["type": "boolean"]])
        #expect(JSONSchema.nullable(.any).json == [:])
    }
}
