import Core
import Foundation
import HTTPTypes
import Persistence
import ServerCore
import ServerTesting
import Testing

struct HygieneTests {
    private func code(_ response: ServerResponse) throws -> String? {
        try WireJSON.decoder().decode(Envelope<NoOutput>.self, from: response.body).code
    }

    @Test func `a wrong method is told which are allowed`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        let response = await server.send(.patch, "/api/v1/notes", as: .customer(1))
        #expect(response.status == .methodNotAllowed)
        #expect(response.headerFields[.allow] == "GET, HEAD, POST")
        #expect(await server.send(.options, "/api/v1/notes").status == .methodNotAllowed)
    }

    @Test func `HEAD answers as GET does`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        let (get, head) = (await server.send(.get, "/api/v1/notes"), await server.send(.head, "/api/v1/notes"))
        #expect(head.status == .ok)
        #expect(head.headerFields[.eTag] == get.headerFields[.eTag])
        #expect(await server.send(.head, "/api/v1/notes", headerFields: [.ifNoneMatch: get.headerFields[.eTag] ?? ""]).status == .notModified)
    }

    @Test(arguments: [
        ("application/json", 201), ("application/json; charset=utf-8", 201), ("application/merge-patch+json", 201),
        ("application/x-www-form-urlencoded", 201), ("text/plain", 415), ("multipart/form-data; boundary=x", 415), ("application/xml", 415), ("json", 415),
    ])
    func `a body is JSON or refused`(type: String, status: Int) async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        let response = await server.send(.post, "/api/v1/notes", body: #"{"text":"socks"}"#, as: .customer(1), headerFields: [.contentType: type])
        #expect(response.status.code == status)
        if status == 415 { #expect(try code(response) == "unsupported_media_type") }
        #expect(await server.send(.get, "/api/v1/notes", headerFields: [.contentType: type]).status == .ok)
    }

    @Test func `a backslash that is text before u0000 is no NUL`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        #expect(await server.send(.post, "/api/v1/notes", body: #"{"text":"a\\u0000b"}"#, as: .customer(1)).status.code == 201)
        #expect(await server.send(.post, "/api/v1/notes", body: #"{"text":"a\\\u0000b"}"#, as: .customer(1)).status.code == 422)
    }

    @Test func `a refused sign-in names the scheme, and no answer but a poll's may be kept`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        let refused = await server.send(.get, "/api/v1/notes/1")
        #expect(refused.headerFields[.wwwAuthenticate] == "Bearer")
        #expect(refused.headerFields[.cacheControl] == "no-store")
        let written = await server.send(.post, "/api/v1/notes", body: #"{"text":"socks"}"#, as: .customer(1))
        #expect(written.headerFields[.cacheControl] == "no-store")
        #expect(written.headerFields[.eTag] == nil)
        let read = await server.send(.get, "/api/v1/notes")
        #expect(read.headerFields[.cacheControl] == "private, no-cache")
        #expect(read.headerFields[.vary] == "Authorization, Accept-Language")
    }

    @Test func `a tag is known in a list, as a weak one, and as a star`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        let tag = try #require(await server.send(.get, "/api/v1/notes").headerFields[.eTag])
        for known in [#""x", \#(tag)"#, "W/" + tag, "*"] {
            #expect(await server.send(.get, "/api/v1/notes", headerFields: [.ifNoneMatch: known]).status == .notModified, "\(known)")
        }
        #expect(await server.send(.get, "/api/v1/notes", headerFields: [.ifNoneMatch: "\"x" + tag.dropFirst()]).status == .ok)
    }

    @Test func `an address that is too long is refused`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        #expect(await server.send(.get, "/api/v1/notes?text=" + String(repeating: "a", count: 17_000)).status.code == 414)
    }

    @Test func `a server that is about to stop isn't ready but answers`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        #expect(await server.send(.get, "/ready").status == .ok)
        server.application.readiness.drain()
        let response = await server.send(.get, "/ready")
        #expect(response.status == .serviceUnavailable)
        #expect(try code(response) == "draining")
        #expect(response.headerFields[.retryAfter] == "1")
        #expect(await server.send(.get, "/health").status == .ok)
        #expect(await server.send(.get, "/api/v1/notes").status == .ok)
    }

    @Test func `without its database the server isn't ready`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        try await server.database.close()
        #expect(try code(await server.send(.get, "/api/v1/ready")) == "unavailable")
        #expect(await server.send(.get, "/ready").status == .serviceUnavailable)
        #expect(await server.send(.get, "/health").status == .ok)
    }
}
