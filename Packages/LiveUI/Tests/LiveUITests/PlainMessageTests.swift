import Core
import Testing

@testable import LiveUI

/// The quick reader of messages reads what the decoder reads, or leaves it to the decoder.
struct PlainMessageTests {
    private static let members = [
        #""kind":"press""#, #""kind":"text""#, #""kind":"shown""#, #""kind":"teleport""#, #""kind":1"#, #""sequence":1"#, #""sequence":0"#, #""sequence":007"#,
        #""sequence":-3"#, #""sequence":123456789012345"#, #""sequence":1234567890123456"#, #""sequence":1.0"#, #""sequence":1e2"#, #""render":12"#,
        #""render":null"#, #""render":"12""#, #""id":"a3f""#, #""id":"""#, #""id":true"#, #""text":"Zoë 🧺""#, #""text":"two\\nlines""#, #""text":"\t""#,
        #""flag":true"#, #""flag":false"#, #""flag":tru"#, #""path":"/home""#, #""hidden":true"#, #""fields":{"a":"b"}"#, #""unknown":[1,2]"#, "",
    ]

    /// Compares the readers; true if the quick one read the text.
    @discardableResult
    private func compare(_ text: String) -> Bool {
        guard let plain = BrowserMessage(plain: text) else { return false }
        let decoded = try? WireJSON.decoder().decode(BrowserMessage.self, from: text)
        #expect(decoded.map { "\($0)" } == "\(plain)", "\(text)")
        return true
    }

    @Test func `the script's messages are read quickly`() {
        #expect(compare(#"{"kind":"press","id":"1f","sequence":7,"render":3}"#))
        #expect(compare(#"{"kind":"text","id":"1f","text":"Zoë 🧺","sequence":8,"render":3}"#))
        #expect(compare(#"{"kind":"flag","id":"1f","flag":true,"sequence":9,"render":0}"#))
        #expect(compare(#"{"kind":"shown","sequence":10,"render":4}"#))
    }

    @Test func `random messages, whole or damaged, are read as the decoder reads them`() {
        var (generator, quick) = (SystemRandomNumberGenerator(), 0)
        for _ in 0..<20_000 {
            let count = Int.random(in: 1...5, using: &generator)
            let begun = Bool.random(using: &generator) ? [#""kind":"text""#, #""sequence":12"#] : []
            let chosen = begun + (0..<count).map { _ in Self.members.randomElement(using: &generator) ?? "" }
            var text = "{" + chosen.joined(separator: Bool.random(using: &generator) ? "," : ", ") + "}"
            if Int.random(in: 0..<4, using: &generator) == 0, let place = text.indices.randomElement(using: &generator) { text.remove(at: place) }
            if compare(text) { quick += 1 }
        }
        #expect(quick > 100)
    }
}
