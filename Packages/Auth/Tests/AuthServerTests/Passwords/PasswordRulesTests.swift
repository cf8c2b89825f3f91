import Core
import Foundation
import Testing

@testable import AuthServer

struct PasswordRulesTests {
    private func refusal(_ password: String, name: String = "Ana Ruiz", email: String = "ana.ruiz@laundromat.example.com") -> String? {
        var errors = FieldErrors()
        PasswordRules.check(password, "password", name: name, email: email, &errors)
        return errors.fields["password"]
    }

    @Test func `the list has the passwords of its sources, in any case`() {
        #expect(CommonPasswords.count > 100_000)
        for password in ["password123", "PassWord123", "iloveyou", "trustno1", "umbrellas", "20252025"] {
            #expect(CommonPasswords.contains(password), "\(password)")
        }
        #expect(!CommonPasswords.contains("correcthorsebatterystaple"))
        #expect(refusal("Baseball1") == Strings.commonPassword)
    }

    @Test func `the list is sorted, so that each entry is found`() {
        let entries = CommonPasswords.hashes.split(separator: "\n").flatMap { line in
            stride(from: 0, to: line.utf8.count, by: 6).map { String(line.dropFirst($0).prefix(6)) }
        }
        #expect(entries.count == CommonPasswords.count)
        #expect(zip(entries, entries.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }

    @Test func `what no list has is found in none`() {
        let random = (0..<2000).map { "x9!\($0)-\($0 &* 7919)-tumble" }
        #expect(!random.contains(where: CommonPasswords.contains))
    }

    @Test(arguments: [
        "Ana Ruiz 77", "anaruiz!9876", "my-RUIZ-words", "ana12345", "x.ana.ruiz.x", "laundromat 99", "ana.ruiz@laundromat.example.com", "77-Example-77",
    ])
    func `a password with the person's name or address is refused`(password: String) {
        #expect(refusal(password) == Strings.ownPassword)
    }

    @Test func `accents hide no name, and short words are no reason in a long password`() {
        #expect(refusal("zofia-gesia-91", name: "Zofia Gęsia") == Strings.ownPassword)
        #expect(refusal("Gęsia pióro 4", name: "Zofia Gesia") == Strings.ownPassword)
        #expect(refusal("bananas on the roof") == nil)
        #expect(refusal("the common .com is out") == nil)
        #expect(refusal("a quiet purple kettle", name: "", email: "") == nil)
    }

    @Test(arguments: ["Summer2026!", "2026summer", "winter-1987", "Otoño2025", "jesień 2026", "Primavera99", "styczeń2026", "october#2026", "!!Fall2024!!"])
    func `a season or month with a year is refused`(password: String) {
        #expect(refusal(password) == Strings.calendarPassword)
    }

    @Test(arguments: ["summer rain 2026", "2026 winters ago", "maybe 40 umbrellas"])
    func `a season among other words is none`(password: String) { #expect(refusal(password) == nil) }

    @Test(arguments: [
        "qwer-asdf-zxcv", "Qwertz!Uiop", "1qaz@2wsx#3edc", "abcdefgh!jk", "poiu-lkjh-mnb", "987654-fdsa", "aaaabbbb-cccc", "xyxyxyxyx", "!!!!!!!!!!",
    ])
    func `runs of keys, letters and digits are refused`(password: String) { #expect(refusal(password) == Strings.keyboardPassword) }

    @Test(arguments: ["weathered tulips", "property of nobody", "kX9#mv2!Lq", "tree house 71"])
    func `words with neighboring keys are none`(password: String) { #expect(refusal(password) == nil) }

    @Test(arguments: Language.allCases)
    func `each refusal says what to do, in each language`(language: Language) {
        Language.$current.withValue(language) {
            for text in [Strings.commonPassword, Strings.ownPassword, Strings.calendarPassword, Strings.keyboardPassword] {
                #expect(text.split(separator: ".").count >= 2, "\(text)")
            }
        }
    }

    @Test func `a huge password is refused for its length, without being searched`() {
        #expect(refusal(String(repeating: "ab", count: 50_000)) == Strings.tooLong(128))
    }
}
