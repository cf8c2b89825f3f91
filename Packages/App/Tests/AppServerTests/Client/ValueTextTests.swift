import Core
import Foundation
import Testing

@testable import AppServer

struct ValueTextTests {
    @Test(arguments: [
        ("null", "Done."), ("true", "yes"), ("12", "12"), ("[]", "None."), (#"["a","b"]"#, "a\nb"),
        (#"{"items":[{"name":"Casey","id":7,"tags":["a","b"],"place":{"x":1}}],"next":9,"more":null}"#, "id  name   tags\n7   Casey  a, b\nnext: 9"),
        (#"[{"id":1,"stops":[{"a":1},{"a":2}]},{"id":2,"stops":[],"note":"x"}]"#, "id  stops    note\n1   2 items  -\n2            x"),
        (#"{"id":7,"address":{"city":"Irvine"},"stops":[{"bags":2}]}"#, "id             7\naddress.city   Irvine\nstops[0].bags  2"),
    ])
    func `a response reads as a table`(json: String, text: String) throws {
        #expect(ValueText(try APIValue(json: Data(json.utf8))).text == text)
    }

    @Test func `a table shows the columns that fit, and says that there are more`() throws {
        let value = try APIValue(json: Data(#"[{"text":"long enough","id":7,"status":"new"}]"#.utf8))
        #expect(ValueText(value, width: 12).text == "id  status\n7   new\n1 more fields: --output json")
        #expect(ValueText(value, width: 1).text == "id\n7\n2 more fields: --output json")
        #expect(ValueText(value, width: 80).text == "id  status  text\n7   new     long enough")
    }

    @Test func `nothing that others wrote reaches the terminal as a command`() throws {
        let value = APIValue.object([.init(name: "na\u{1B}me", value: .text("\u{1B}]0;title\u{7}\u{9B}31m\u{202E}x\ny"))])
        for text in [ValueText(value).text, value.json] {
            #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || (0x7F...0x9F).contains($0.value) }, "\(text.debugDescription)")
        }
        #expect(!ValueText(value).text.contains("\u{202E}"))
        #expect(!ValueText(value).text.contains("\n"))
        #expect(try APIValue(json: Data(value.json.utf8)) == value)
    }

    @Test(arguments: [#"{"a":[1,2.5,{"b":null}],"c":{},"d":[],"e":"\"\\\/ü€😀","f":-0.1,"g":1e300,"h":9007199254740993}"#, "3", "null"])
    func `JSON is the response's own`(json: String) throws {
        let value = try APIValue(json: Data(json.utf8))
        #expect(try APIValue(json: Data(value.json.utf8)) == value)
    }
}
