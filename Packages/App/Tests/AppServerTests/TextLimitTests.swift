import AuthAPI
import Core
import Foundation
import HTTPTypes
import Networking
import Persistence
import ServerTesting
import Testing

@testable import AppServer
@testable import ServerCore

/// The lengths of the texts in all inputs of the product.
struct TextLimitTests {
    /// A text of an input, by the keys and the places in lists that lead to it.
    private struct Place {
        let keys: [String]
        let schema: JSONSchema

        var name: String { keys.joined(separator: ".") }
    }

    private func places(_ schema: JSONSchema, _ recorder: SchemaRecorder, _ keys: [String] = []) -> [Place] {
        // Deeper than any input; a type that contains itself has no end.
        guard keys.count < 8 else { return [] }
        switch schema {
        case .string, .enumeration: return [Place(keys: keys, schema: schema)]
        case .array(let element): return places(element, recorder, keys + ["0"])
        case .map(let value): return places(value, recorder, keys + ["key"])
        case .nullable(let schema): return places(schema, recorder, keys)
        case .object(let object): return object.properties.flatMap { places($0.schema, recorder, keys + [$0.name]) }
        case .reference(let name): return recorder.components[name].map { places(.object($0), recorder, keys) } ?? []
        case .any, .integer, .number, .boolean: return []
        }
    }

    /// A value of a schema, with a text at one place.
    private func value(_ schema: JSONSchema, _ recorder: SchemaRecorder, _ keys: ArraySlice<String>, _ text: String) -> JSONValue {
        switch schema {
        case .any: return .null
        case .integer: return 1
        case .number: return 1
        case .boolean: return true
        case .string(let format, _):
            if keys.first == "" { return .string(text) }
            return .string(format == "date-time" ? "2026-01-31T12:00:00.000Z" : format == "uri" ? "https://example.com/" : "text")
        case .enumeration(let values): return .string(keys.first == "" ? text : values.first ?? "")
        case .array(let element): return [value(element, recorder, keys.first == "0" ? keys.dropFirst() : [], text)]
        case .map(let element): return keys.first == "key" ? ["key": value(element, recorder, keys.dropFirst(), text)] : [:]
        case .nullable(let schema): return value(schema, recorder, keys, text)
        case .object(let object):
            return .object(
                object.properties.compactMap { property in
                    let isOnTheWay = keys.first == property.name
                    guard isOnTheWay || property.isRequired else { return nil }
                    return JSONValue.Member(name: property.name, value: value(property.schema, recorder, isOnTheWay ? keys.dropFirst() : [], text))
                })
        case .reference(let name): return recorder.components[name].map { value(.object($0), recorder, keys, text) } ?? .null
        }
    }

    @Test func `every text of every input has a maximum length, declared where the input is`() async throws {
        var unlimited: Set<String> = []
        for entry in try await makeProduct().application.routes.entries {
            guard let contract = entry.contract else { continue }
            let recorder = SchemaRecorder()
            for place in places(contract.input(recorder), recorder) {
                if case .string(_, nil) = place.schema { unlimited.insert("\(contract.inputType): \(place.name)") }
            }
        }
        #expect(unlimited.sorted() == [])
    }

    @Test func `a text of 10,001 characters is refused in every field of every endpoint`() async throws {
        let server = try await makeProduct(["RATE_LIMIT_FACTOR": "0"])
        try await server.database.write { _ = try $0.execute("UPDATE auth_account SET roles = 'customer driver dispatcher admin' WHERE id = 1") }
        let session = try await server.session(as: "customer")
        let token = try #require(await session.tokens()?.accessToken)
        let long = String(repeating: "x", count: 10_001)
        var accepted: [String] = []
        for entry in server.application.routes.entries {
            guard let contract = entry.contract else { continue }
            let recorder = SchemaRecorder()
            let schema = contract.input(recorder)
            for place in places(schema, recorder) {
                let whole = value(schema, recorder, place.keys[...] + [""], long)
                let response = await send(entry, contract, whole, token, to: server)
                // Nothing is at an address that names no kind of thing.
                if response.status == .notFound, entry.path.fields.contains(place.name) { continue }
                if response.status != .unprocessableContent { accepted.append("\(entry.name) \(place.name): \(response.status.code)") }
            }
        }
        #expect(accepted == [])
    }

    private func send(_ entry: Routes.Entry, _ contract: EndpointContract, _ input: JSONValue, _ token: String, to server: ComposedServer) async
        -> ServerResponse
    {
        guard case .object(let members) = input else { return ServerResponse(status: .badRequest) }
        func text(_ value: JSONValue) -> String {
            switch value {
            case .string(let text): text
            case .integer(let number): String(number)
            case .array(let items): items.map(text).joined(separator: ",")
            default: "true"
            }
        }
        var path = "/api/v1" + entry.path.description
        var query: [String] = []
        for member in members {
            if entry.path.fields.contains(member.name) {
                path = path.replacing("{\(member.name)}", with: text(member.value))
            } else if contract.usesQuery, member.value != .null {
                query.append("\(member.name)=\(text(member.value))")
            }
        }
        if !query.isEmpty { path += "?" + query.joined(separator: "&") }
        let json = contract.usesQuery ? Data() : (try? WireJSON.encoder().encode(input)) ?? Data()
        let body = entry.takes.isEmpty ? json : Data("a file".utf8)
        let head = HTTPRequest(
            method: entry.method, scheme: "http", authority: "test", path: path,
            headerFields: [.authorization: "Bearer \(token)", .contentType: entry.takes.first ?? "application/json"])
        return await server.application.respond(to: ServerRequest(head: head, body: body))
    }
}
