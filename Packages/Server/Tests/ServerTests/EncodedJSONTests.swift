import Core
import Foundation
import HTTPTypes
import Testing

@testable import ServerCore

struct EncodedJSONTests {
    private struct List: Encodable {
        let hasMore: Bool
        let items: [NotesPlugin.Note]
        let limit: Int
        let total: Int?

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(hasMore, forKey: .hasMore)
            try container.encode(items, forKey: .items)
            try container.encode(limit, forKey: .limit)
            try container.encode(total, forKey: .total)
        }

        private enum CodingKeys: CodingKey { case hasMore, items, limit, total }
    }

    private func json(_ list: List) throws -> EncodedJSON {
        .object([
            "hasMore": EncodedJSON(boolean: list.hasMore), "items": .array(try list.items.map { try EncodedJSON($0) }),
            "limit": EncodedJSON(integer: list.limit), "total": EncodedJSON(integer: list.total),
        ])
    }

    private let notes = [NotesPlugin.Note(id: 1, text: #"a "quoted" sock"#), NotesPlugin.Note(id: 2, text: "żółw/π")]

    private func lists() -> [List] {
        [
            List(hasMore: true, items: notes, limit: 20, total: 41), List(hasMore: false, items: notes, limit: 20, total: 41),
            List(hasMore: true, items: notes.reversed(), limit: 20, total: 41), List(hasMore: true, items: [notes[0]], limit: 20, total: nil),
            List(hasMore: true, items: [], limit: 20, total: nil), List(hasMore: true, items: notes, limit: 21, total: 41),
        ]
    }

    @Test func `JSON in parts is the JSON that the encoder writes, envelope included`() throws {
        for list in lists() {
            let json = try json(list)
            #expect(try json.data == WireJSON.encoder().encode(list))
            #expect(try json.envelope == WireJSON.envelope(around: list))
            #expect(json.count == json.data.count)
        }
    }

    @Test func `the hash differs where the content does, and only there`() throws {
        #expect(Set(try lists().map { try json($0).hash }).count == lists().count)
        #expect(try json(lists()[0]).hash == json(lists()[0]).hash)
    }

    @Test func `a client that has the response gets 304 without a body`() throws {
        let json = try json(lists()[0])
        func respond(_ method: HTTPRequest.Method, knowing tag: String? = nil) -> ServerResponse {
            var head = HTTPRequest(method: method, scheme: "http", authority: "test", path: "/")
            head.headerFields[.ifNoneMatch] = tag
            let request = ServerRequest(head: head)
            return EntityTag.apply(to: EntityTag.response(json, for: request, status: .ok), for: request)
        }
        let whole = respond(.get)
        let tag = try #require(whole.headerFields[.eTag])
        #expect((whole.status, whole.body) == (.ok, json.envelope))
        for method in [HTTPRequest.Method.get, .head] {
            let known = respond(method, knowing: tag)
            #expect((known.status, known.body.isEmpty, known.headerFields[.eTag]) == (.notModified, true, tag))
            #expect(known.headerFields[.cacheControl] == whole.headerFields[.cacheControl])
            #expect(known.headerFields[.vary] == whole.headerFields[.vary])
            #expect(known.headerFields[.contentType] == nil)
        }
        #expect(respond(.get, knowing: "\"other\"").status == .ok)
        #expect(respond(.put, knowing: tag).headerFields[.eTag] == nil)
    }
}
