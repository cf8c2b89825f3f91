import Testing

@testable import LiveUI

struct BytePatternTests {
    private func places(of pattern: String, in text: String) -> [Int] {
        Array(text.utf8).withUnsafeBufferPointer { bytes in
            var places: [Int] = []
            while let place = BytePattern(pattern).find(in: bytes, from: places.last.map { $0 + 1 } ?? 0) { places.append(place) }
            return places
        }
    }

    /// The places as a simple search finds them.
    private func expected(of pattern: String, in text: String) -> [Int] {
        let (pattern, text) = (Array(pattern.utf8), Array(text.utf8))
        return text.indices.filter { text[$0...].starts(with: pattern) }
    }

    @Test func `a pattern is found wherever it is`() {
        for text in ["", "a", "aa", "aaaa", "<button data-press=\"x\">", "data-press=\"a\" data-press=\"b\"", "-press=-press=\"\"", "<</button></button"] {
            for pattern in ["a", "aa", "\"", "-press=\"", "</button", "data-steady"] {
                #expect(places(of: pattern, in: text) == expected(of: pattern, in: text), "\(pattern) in \(text)")
            }
        }
    }

    @Test func `it is found in random texts, and not beyond an end`() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<200 {
            let text = String((0..<60).map { _ in "ab-".randomElement(using: &generator) ?? "a" })
            let pattern = String((0..<Int.random(in: 1...4, using: &generator)).map { _ in "ab-".randomElement(using: &generator) ?? "a" })
            #expect(places(of: pattern, in: text) == expected(of: pattern, in: text), "\(pattern) in \(text)")
        }
        Array("xxabxx".utf8).withUnsafeBufferPointer { bytes in
            #expect(BytePattern("ab").find(in: bytes, from: 0, to: 3) == nil)
            #expect(BytePattern("ab").find(in: bytes, from: 0, to: 4) == 2)
            #expect(BytePattern("ab").find(in: bytes, from: 3) == nil)
        }
    }
}
