import Core
import Foundation
import HTTPTypes
import Networking
import ServerCore
import ServerTesting
import Testing

struct ChainTests {
    private func envelope(_ response: ServerResponse) throws -> Envelope<NoOutput> {
        try WireJSON.decoder().decode(Envelope<NoOutput>.self, from: response.body)
    }

    @Test func `a typed client creates and reads its note`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        let client = server.client(as: .customer(1))
        let note = try await client.call(NotesPlugin.create, .init(text: "socks"))
        #expect(try await client.call(NotesPlugin.detail, IDInput(id: note.id)) == note)
    }

    @Test func `somebody else's note doesn't exist for me`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        let note = try await server.client(as: .customer(1)).call(NotesPlugin.create, .init(text: "socks"))
        await #expect(throws: APIError.notFound()) { try await server.client(as: .customer(2)).call(NotesPlugin.detail, IDInput(id: note.id)) }
    }

    @Test(arguments: [
        ("GET", "/api/v1/nowhere", "", 404, "not_found"),
        ("PUT", "/api/v1/notes", "{}", 405, "method_not_allowed"),
        ("GET", "/api/v1/notes/abc", "", 404, "not_found"),
        ("GET", "/api/v1/notes/%00", "", 400, "malformed_path"),
        ("POST", "/api/v1/notes", "{", 400, "malformed_json"),
        ("POST", "/api/v1/notes", "[]", 400, "malformed_json"),
        ("POST", "/api/v1/notes", "{}", 422, "invalid_fields"),
        ("POST", "/api/v1/notes", #"{"text": 5}"#, 422, "invalid_fields"),
        ("POST", "/api/v1/notes", #"{"text": ""}"#, 422, "invalid_fields"),
        ("POST", "/api/v1/notes", #"{"text": "a\u0000b"}"#, 422, "invalid_characters"),
        ("POST", "/api/v1/notes", "{\"text\": \"a\u{0}b\"}", 400, "malformed_json"),
        ("GET", "/api/v1/notes?limit=many", "", 422, "invalid_fields"),
        ("DELETE", "/api/v1/notes/1", "", 403, "forbidden"),
    ])
    func `bad input gets the envelope with status and code`(method: String, path: String, body: String, status: Int, code: String) async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        let response = await server.send(try #require(HTTPRequest.Method(method)), path, body: body, as: .customer(1))
        let answer = try envelope(response)
        #expect(response.status.code == status)
        #expect(answer.code == code)
        #expect(answer.success == false)
        #expect(answer.error?.isEmpty == false)
    }

    @Test func `an endpoint that needs a fresh proof refuses a session without one, after who may call it at all`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        let path = "/api/v1/notes/all/now"
        #expect(await server.send(.delete, path).status == .unauthorized)
        let token = TestAuthenticator.tokenWithoutProof(for: .customer(1))
        let refused = await server.send(.delete, path, headerFields: [.authorization: "Bearer \(token)"])
        #expect(refused.status == .forbidden)
        #expect(try envelope(refused).code == "proof_required")
        #expect(await server.send(.get, "/api/v1/notes/1", headerFields: [.authorization: "Bearer \(token)"]).status == .notFound)
        #expect(await server.send(.delete, path, as: .customer(1)).status == .ok)
    }

    @Test func `a proof is fresh for ten minutes`() {
        let now = Date(timeIntervalSince1970: 1_800_000_000)
        #expect(FreshProof.isFresh(now.addingTimeInterval(-600), at: now))
        #expect(!FreshProof.isFresh(now.addingTimeInterval(-601), at: now))
        #expect(!FreshProof.isFresh(nil, at: now))
    }

    @Test func `the wrong field is named`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        let response = await server.send(.post, "/api/v1/notes", body: #"{"text": "a", "stars": "five"}"#, as: .customer(1))
        #expect(try envelope(response).fields == ["stars": "Expected a whole number."])
        let fraction = await server.send(.post, "/api/v1/notes", body: #"{"text": "a", "stars": 1.5}"#, as: .customer(1))
        #expect(fraction.status.code == 422)
        #expect(try envelope(fraction).fields?.keys.first == "stars")
    }

    @Test func `a body over the endpoint's limit is refused`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        func status(_ length: Int) async -> Int {
            let body = #"{"text":""# + String(repeating: "a", count: length - 11) + #""}"#
            return await server.send(.post, "/api/v1/notes", body: body, as: .customer(1)).status.code
        }
        // Small enough to be read, too long a text.
        #expect(await status(65_536) == 422)
        #expect(await status(65_537) == 413)
        #expect(server.application.bodyLimit(of: HTTPRequest(method: .post, scheme: nil, authority: nil, path: "/api/v1/notes")) == 65_536)
    }

    @Test func `without a token, with garbage and with an expired token the answer is 401`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        #expect(try envelope(await server.send(.get, "/api/v1/notes/1")).code == "unauthorized")
        let garbage = await server.send(.get, "/api/v1/notes/1", headerFields: [.authorization: "Bearer nonsense"])
        #expect(garbage.status == .unauthorized)
        let expired = await server.send(.get, "/api/v1/notes/1", headerFields: [.authorization: "Bearer expired"])
        #expect(try envelope(expired).code == "token_expired")
        let empty = await server.send(.get, "/api/v1/notes", headerFields: [.authorization: "Bearer "])
        #expect(empty.status == .ok)
    }

    @Test(arguments: [("Bearer ", true), ("bearer ", true), ("BEARER   ", true), ("Basic ", false), ("Bearer", false), ("Bearer: ", false)])
    func `a token is read whatever the scheme's case and spaces, and under no other scheme`(scheme: String, isRead: Bool) async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        let token = TestAuthenticator.token(for: .customer(1))
        let response = await server.send(.get, "/api/v1/notes/1", headerFields: [.authorization: scheme + token])
        #expect((response.status != .unauthorized) == isRead)
    }

    @Test func `a handler's failure tells the caller nothing of its cause`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        let response = await server.send(.get, "/api/v1/notes/fail/now")
        #expect(response.status.code == 500)
        #expect(!String(decoding: response.body, as: UTF8.self).contains("hunter2"))
    }

    @Test func `every answer carries a request id, the caller's own where it is usable`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        let made = await server.send(.get, "/api/v1/notes")
        #expect(made.headerFields[.requestID]?.count == 16)
        let given = await server.send(.get, "/api/v1/notes", headerFields: [.requestID: "abcdef-123456"])
        #expect(given.headerFields[.requestID] == "abcdef-123456")
        let forged = await server.send(.get, "/api/v1/notes", headerFields: [.requestID: "a b c d e f g h i"])
        #expect(forged.headerFields[.requestID] != "a b c d e f g h i")
    }

    @Test(arguments: [
        ("pl-PL,pl;q=0.9,en;q=0.8", "Pod tym adresem nic nie ma."), ("de,es;q=0.5", "No hay nada en esta dirección."),
        ("de", "There's nothing at this address."), (nil, "There's nothing at this address."),
    ])
    func `an answer is in the best language that the caller accepts`(header: String?, message: String) async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        var fields: HTTPFields = [:]
        fields[.acceptLanguage] = header
        #expect(try envelope(await server.send(.get, "/api/v1/nowhere", headerFields: fields)).error == message)
    }

    @Test func `a poll with the known tag gets 304 without a body`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        let tag = try #require(await server.send(.get, "/api/v1/notes").headerFields[.eTag])
        let again = await server.send(.get, "/api/v1/notes", headerFields: [.ifNoneMatch: tag])
        #expect(again.status == .notModified)
        #expect(again.body.isEmpty)
        _ = try await server.client(as: .customer(1)).call(NotesPlugin.create, .init(text: "new"))
        #expect(await server.send(.get, "/api/v1/notes", headerFields: [.ifNoneMatch: tag]).status == .ok)
    }

    @Test func `the API answers below its short base too, and health at the root`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        #expect(await server.send(.get, "/v1/notes").status == .ok)
        #expect(await server.send(.get, "/health").status == .ok)
        #expect(await server.send(.get, "/api/v1/ready").status == .ok)
    }
}
