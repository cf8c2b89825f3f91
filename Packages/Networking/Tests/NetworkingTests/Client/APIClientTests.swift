import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import Testing

struct APIClientTests {
    private let note = ScriptedTransport { _ in .ok(#"{"text":"Hi"}"#) }

    @Test(
        arguments: [
            (nil, nil, nil, "/api/v1/notes/7"),
            ("https://api.example.org", "https", "api.example.org", "/api/v1/notes/7"),
            ("https://api.example.org/", "https", "api.example.org", "/api/v1/notes/7"),
            ("http://localhost:8080/v1/", "http", "localhost:8080", "/v1/notes/7"),
            ("http://[::1]:8080", "http", "[::1]:8080", "/api/v1/notes/7"),
        ] as [(String?, String?, String?, String)])
    func `the base URL gives scheme, authority and prefix`(base: String?, scheme: String?, authority: String?, path: String) async throws {
        let url = try base.map { try #require(URL(string: $0)) }
        let client = makeClient(note, session: makeSession(), baseURL: url)
        _ = try await client.call(NoteEndpoints.detail, IDInput(id: 7))
        let request = try #require(note.requests.first?.request)
        #expect(request.scheme == scheme)
        #expect(request.authority == authority)
        #expect(request.path == path)
    }

    @Test func `a request that changes something carries JSON, key, device time and user agent, the same on its retry`() async throws {
        let transport = ScriptedTransport { $0.authorization == "Bearer access-2" ? .ok(#"{"text":"New"}"#) : .unauthorized }
        let client = makeClient(transport, session: makeSession(), userAgent: "Tumble/1.0")
        let renamed = try await client.call(NoteEndpoints.rename, RenameInput(id: 7, text: "New"), idempotencyKey: "key-1")
        #expect(renamed == Note(text: "New"))
        #expect(transport.requests.count == 2)
        for exchange in transport.requests {
            let fields = exchange.request.headerFields
            #expect(exchange.request.method == .put)
            #expect(String(decoding: exchange.body, as: UTF8.self) == #"{"text":"New"}"#)
            #expect(fields[.contentType] == "application/json")
            #expect(fields[.accept] == "application/json")
            #expect(fields[.userAgent] == "Tumble/1.0")
            #expect(fields[.idempotencyKey] == "key-1")
            #expect(fields[.deviceTime] == "2026-01-01T12:00:00.000Z")
        }
    }

    @Test(arguments: Language.allCases)
    func `a request asks for the language of the work under way`(language: Language) async throws {
        try await Language.$current.withValue(language) {
            _ = try await makeClient(note, session: makeSession()).call(NoteEndpoints.detail, IDInput(id: 7))
        }
        #expect(note.requests.first?.request.headerFields[.acceptLanguage] == language.rawValue)
    }

    @Test func `a request carries the id of the request under way`() async throws {
        try await RequestID.$current.withValue("request-1") {
            _ = try await makeClient(note, session: makeSession()).call(NoteEndpoints.detail, IDInput(id: 7))
        }
        #expect(note.requests.first?.request.headerFields[.requestID] == "request-1")
    }

    @Test func `a request that only reads carries no body, key or device time`() async throws {
        _ = try await makeClient(note, session: makeSession()).call(NoteEndpoints.detail, IDInput(id: 7))
        let exchange = try #require(note.requests.first)
        #expect(exchange.body.isEmpty)
        #expect(Set(exchange.request.headerFields.map(\.name.canonicalName)) == ["accept", "accept-language", "authorization"])
    }

    @Test func `null is the output of an endpoint that says nothing and of one that may have nothing`() async throws {
        let transport = ScriptedTransport { _ in .ok("null") }
        let client = makeClient(transport, session: makeSession())
        #expect(try await client.call(NoteEndpoints.logout) == NoOutput())
        #expect(try await client.call(NoteEndpoints.latest) == nil)
    }

    @Test func `an optional output that is there is read`() async throws {
        #expect(try await makeClient(note).call(NoteEndpoints.latest) == Note(text: "Hi"))
    }

    @Test func `null where a value is needed can't be read`() async {
        let client = makeClient(ScriptedTransport { _ in .ok("null") }, session: makeSession())
        await #expect(throws: APIError.undecodable) { try await client.call(NoteEndpoints.detail, IDInput(id: 7)) }
    }

    @Test(arguments: ["", "<html>", #"{"text":"Hi"}"#, #"{"success":false,"data":{"text":"Hi"},"error":"No."}"#])
    func `a success in another form can't be read`(body: String) async {
        let client = makeClient(ScriptedTransport { _ in .init(status: 200, body: body) }, session: makeSession())
        await #expect(throws: APIError.undecodable) { try await client.call(NoteEndpoints.detail, IDInput(id: 7)) }
    }

    @Test func `an error keeps status, code, message, fields and allowed actions`() async {
        let expected = APIError(
            status: 422, code: "invalid_fields", message: "Look again.", fields: ["text": "This field is required."], allowedActions: ["cancel"])
        let body = #"""
            {"success":false,"data":null,"error":"Look again.","code":"invalid_fields","fields":{"text":"This field is required."},"allowedActions":["cancel"]}
            """#
        let client = makeClient(ScriptedTransport { _ in .init(status: 422, body: body) }, session: makeSession())
        await #expect(throws: expected) { try await client.call(NoteEndpoints.rename, RenameInput(id: 7, text: "")) }
    }

    @Test func `an error without an envelope is told by its status`() async {
        let client = makeClient(ScriptedTransport { _ in .init(status: 502, body: "<html>") })
        let error = await #expect(throws: APIError.self) { try await client.call(NoteEndpoints.areas) }
        #expect(error?.status == 502)
        #expect(error?.code == "http_502")
    }

    @Test func `no response is being offline, or too late`() async {
        for (failure, error) in [(HTTPClientError.unreachable("refused"), APIError.offline), (.connectionLost("reset"), .offline), (.timedOut, .timedOut)] {
            let client = makeClient(ScriptedTransport { _ in throw failure })
            await #expect(throws: error) { try await client.call(NoteEndpoints.areas) }
        }
    }

    @Test func `a canceled call says so, whatever the transport makes of it`() async {
        let sent = Gate()
        let clock = TestClock()
        let transport = ScriptedTransport { _ in
            await sent.open()
            try? await clock.sleep(for: .seconds(1))
            throw HTTPClientError.unreachable("connection closed")
        }
        let client = makeClient(transport)
        let call = Task { try await client.call(NoteEndpoints.areas) }
        await sent.wait()
        call.cancel()
        await #expect(throws: APIError.canceled) { try await call.value }
    }

    @Test func `an input that lacks a field of the path is not sent`() async {
        let endpoint = Endpoint<NoInput, Note>(.get, "/notes/{id}", access: .everyone, summary: "Wrongly declared.")
        await #expect(throws: APIError.unencodable) { try await makeClient(note).call(endpoint) }
        #expect(note.requests.isEmpty)
    }
}
