import Core
import Testing

@testable import Theme

struct FormatCacheTests {
    @Test func `a text is made once for each value and language`() {
        let cache = FormatCache<Int>()
        var made: [String] = []
        func text(_ value: Int, _ language: Language) -> String {
            Language.$current.withValue(language) {
                cache.text(value) {
                    made.append("\(language.rawValue)\(value)")
                    return "\(language.rawValue)\(value)"
                }
            }
        }
        #expect([text(1, .english), text(1, .english), text(1, .polish), text(2, .english), text(1, .polish)] == ["en1", "en1", "pl1", "en2", "pl1"])
        #expect(made == ["en1", "pl1", "en2"])
    }

    @Test func `a full cache begins anew and stays right`() {
        let cache = FormatCache<Int>(capacity: 2)
        for value in [1, 2, 3, 1, 2, 3] { #expect(cache.text(value) { "\(value)" } == "\(value)") }
    }
}
