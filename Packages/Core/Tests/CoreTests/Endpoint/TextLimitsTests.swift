import Foundation
import Testing

@testable import Core

struct TextLimitsTests {
    private struct Input: Codable, Equatable {
        struct Item: Codable, Equatable { var note: String? }
        var name: String?
        var tags: [String]?
        var items: [Item]?
        var names: [String: String]?
    }

    private let limits = TextLimits(
        .members(["name": .text(5), "tags": .elements(.text(3)), "items": .elements(.members(["note": .text(4)])), "names": .elements(.text(2))]))

    private func decode(_ body: String, query: [String: String] = [:]) throws(APIError) -> Input {
        try RequestDecoder.decode(Input.self, path: [:], query: query, body: Data(body.utf8), limits: limits)
    }

    private func fields(_ body: String, query: [String: String] = [:]) -> [String] {
        do {
            _ = try decode(body, query: query)
            return []
        } catch {
            #expect(error.status == 422)
            return error.fields.keys.sorted()
        }
    }

    @Test func `texts of the maximum length are accepted, by Unicode scalars, however they are written`() throws {
        #expect(try decode(#"{"name":"12345","tags":["abc","def"],"items":[{"note":"1234"}],"names":{"a":"xy"}}"#).name == "12345")
        #expect(try decode(#"{"name":"ąęćłż"}"#).name == "ąęćłż")
        #expect(try decode(#"{"name":"\u0041\u0042\u0043\u0044\u0045"}"#).name == "ABCDE")
        #expect(try decode(#"{"name":"😀😀😀😀😀"}"#).name == "😀😀😀😀😀")
        #expect(try decode("{}", query: ["name": "ąęćłż", "tags": "abc,def"]).tags == ["abc", "def"])
    }

    @Test func `each text that is longer is named`() {
        #expect(fields(#"{"name":"123456"}"#) == ["name"])
        #expect(
            fields(#"{"name":"123456","tags":["abc","abcd"],"items":[{"note":"1"},{"note":"12345"}],"names":{"a":"xyz"}}"#)
                == ["items.1.note", "name", "names.a", "tags.1"])
        #expect(fields("{}", query: ["name": "123456", "tags": "abc,abcd"]) == ["name", "tags"])
    }

    @Test func `texts that the input doesn't have are ignored, whatever their length`() throws {
        #expect(try decode(#"{"other":"1234567890","items":[{"other":["1234567890"]}]}"#).name == nil)
    }
}
