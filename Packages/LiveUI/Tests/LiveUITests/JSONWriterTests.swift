import Foundation
import Testing
import UI

@testable import LiveUI

struct JSONWriterTests {
    private struct Expected: Decodable {
        struct Fragment: Decodable {
            let id: String
            let html: String
        }

        let render: Int
        let acknowledged: Int
        let fragments: [Fragment]?
        let title: String?
        let replace: Bool?
    }

    private func decode(_ message: ServerMessage) throws -> Expected {
        try JSONDecoder().decode(Expected.self, from: Data(message.encoded))
    }

    @Test func `every character of a text comes back`() throws {
        let controls = (0..<160).compactMap { UnicodeScalar($0).map(Character.init) }
        let text = String(controls) + #"<a href="\x">"# + "zażółć \u{2028} 🧺 \u{FFFF}"
        var message = ServerMessage(render: 7, acknowledged: 3, fragments: [FragmentUpdate(id: "f1", html: Array(text.utf8))])
        message.title = text
        let decoded = try decode(message)
        #expect(decoded.fragments?.first?.html == text)
        #expect(decoded.title == text)
        #expect(decoded.render == 7)
        #expect(decoded.acknowledged == 3)
    }

    @Test func `what didn't change is left out`() throws {
        #expect(String(decoding: ServerMessage(render: 1, acknowledged: 0).encoded, as: UTF8.self) == #"{"render":1,"acknowledged":0}"#)
        var message = ServerMessage(render: 1, acknowledged: 0, path: "/a")
        message.replacesPath = true
        #expect(try decode(message).replace == true)
    }

    @Test func `members and elements are parted by commas`() {
        var json = JSONWriter(capacity: 16)
        json.beginArray()
        json.beginObject()
        json.endObject()
        json.number(-1)
        json.bool(true)
        json.beginArray()
        json.endArray()
        json.string("")
        json.endArray()
        #expect(String(decoding: json.bytes, as: UTF8.self) == #"[{},-1,true,[],""]"#)
    }
}
