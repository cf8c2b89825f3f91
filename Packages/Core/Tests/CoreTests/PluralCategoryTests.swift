import Core
import Testing

/// Against the samples of the Unicode CLDR's plural rules.
struct PluralCategoryTests {
    private func expect(_ language: Language, _ category: PluralCategory, _ counts: [Int]) {
        for count in counts {
            #expect(language.pluralCategory(of: count) == category, "\(language) \(count)")
        }
    }

    @Test func `English has one and other`() {
        expect(.english, .one, [1])
        expect(.english, .other, [0, 2, 3, 11, 16, 21, 100, 1000, 1_000_000])
    }

    @Test func `Spanish has many for millions`() {
        expect(.spanish, .one, [1])
        expect(.spanish, .many, [1_000_000, 2_000_000, 30_000_000])
        expect(.spanish, .other, [0, 2, 16, 21, 100, 1000, 10_000, 100_000, 1_000_001])
    }

    @Test func `Polish has one, few and many`() {
        expect(.polish, .one, [1])
        expect(.polish, .few, [2, 3, 4, 22, 23, 24, 32, 33, 34, 42, 52, 62, 102, 1002])
        expect(.polish, .many, [0, 5, 6, 11, 12, 13, 14, 19, 21, 25, 100, 101, 112, 113, 114, 1000, 10_000, 1_000_000])
    }

    @Test func `The sign doesn't matter`() {
        #expect(Language.english.pluralCategory(of: -1) == .one)
        #expect(Language.polish.pluralCategory(of: -3) == .few)
        #expect(Language.polish.pluralCategory(of: .min) == .many)
    }
}
