import Core
import Testing

struct ValidationTests {
    @Test func `a rule gives a message for what breaks it and nothing for what holds`() {
        let even = Validation<Int>("Even numbers only.") { $0.isMultiple(of: 2) }
        #expect(even.check(3) == "Even numbers only.")
        #expect(even.check(4) == nil)
        #expect(even.accepts(4) && !even.accepts(3))
    }

    @Test func `of two rules the first broken one speaks`() {
        let rule = Validation<Int>("Positive.") { $0 > 0 }.and(Validation("Even.") { $0.isMultiple(of: 2) })
        #expect(rule.check(-1) == "Positive.")
        #expect(rule.check(3) == "Even.")
        #expect(rule.check(4) == nil)
    }

    @Test func `of two rules one is enough`() {
        let rule = Validation<Int>("Zero.") { $0 == 0 }.or(Validation("Or even.") { $0.isMultiple(of: 2) })
        #expect(rule.accepts(0) && rule.accepts(2))
        #expect(rule.check(3) == "Or even.")
    }

    @Test func `an optional value may be left out`() {
        let rule = Validation<Int>.range(1...3).optional
        #expect(rule.accepts(nil) && rule.accepts(2) && !rule.accepts(4))
    }

    @Test func `an optional text may be empty`() {
        #expect(Validation.phone.orEmpty.accepts("  "))
        #expect(!Validation.phone.orEmpty.accepts("12"))
    }

    @Test func `a rule reads its value from another`() {
        let rule = Validation<String>.required.pullback { (pair: [String]) in pair.joined() }
        #expect(rule.accepts(["", "a"]) && !rule.accepts(["", " "]))
    }

    @Test func `messages are in the language of the work under way`() {
        let rule = Validation.email
        #expect(rule.check("nobody") == "Enter a valid email address.")
        Language.$current.withValue(.polish) { #expect(rule.check("nobody") == "Podaj prawidłowy adres e-mail.") }
        Language.$current.withValue(.spanish) { #expect(rule.check("") == "Este campo es obligatorio.") }
    }
}

struct TextValidationTests {
    @Test(arguments: [
        (Validation.required, " \n", "This field is required."),
        (.length(3...5), "ab", "At least 3 characters."),
        (.length(1...5), "abcdef", "At most 5 characters."),
        (.length(1...1), "ab", "At most 1 character."),
        (.length(0...2), "e" + String(repeating: "\u{301}", count: 40), "At most 2 characters."),
        (.text(length: 1...5), "", "This field is required."),
        (.text(length: 1...5), "a\u{0}", "This contains characters that aren't allowed."),
        (.printable, "a\u{7F}", "This contains characters that aren't allowed."),
        (.oneLine, "a\nb", "Use a single line."),
        (.phone, "555-CALL", "Enter a valid phone number."),
        (.phone, "1234", "Enter a valid phone number."),
        (.phone, String(repeating: " ", count: 36) + "12345", "Enter a valid phone number."),
        (.postalCode, "ab", "Enter a valid postal code."),
        (.postalCode, "ABCDE", "Enter a valid postal code."),
        (.postalCode, "92618--1", "Enter a valid postal code."),
        (.postalCode, "9261ł", "Enter a valid postal code."),
        (.password, "1234567", "At least 8 characters."),
        (.password(notAmong: ["Ann Smith", "annsmith@example.com"]), "ANNSMITH", "Your password can't be the same as your name or email."),
        (.password(notAmong: ["Ann Smith"]), "ann smith", "Your password can't be the same as your name or email."),
    ])
    func `a text that breaks its rule is told why`(rule: Validation<String>, text: String, message: String) {
        #expect(rule.check(text) == message)
    }

    @Test(arguments: [
        (Validation.required, "a"), (.length(3...5), "abc"), (.text(length: 0...5), ""), (.text(length: 1...5), "a\n\tb"), (.oneLine, "a b"),
        (.email, " Ann@Example.com "), (.phone, "+1 (949) 555-0100"), (.postalCode, "92618"), (.postalCode, "92618-1234"), (.postalCode, "00-950"),
        (.postalCode, " SW1A 1AA"), (.password, "correct horse"), (.password(notAmong: ["Ann", "ann@example.com"]), "ann@example"),
    ])
    func `a text that holds is accepted`(rule: Validation<String>, text: String) {
        #expect(rule.check(text) == nil)
    }

    @Test func `numbers are shown in the reader's language`() {
        #expect(Validation<Int>.range(1...20).check(21) == "Between 1 and 20.")
        #expect(Validation<Int>.range(1...20).check(20) == nil)
        #expect(Validation<Double>.range(-0.5...0.5).check(.nan) == "Between -0.5 and 0.5.")
        Language.$current.withValue(.polish) { #expect(Validation<Double>.range(-0.5...0.5).check(1) == "Od -0,5 do 0,5.") }
    }
}

struct EmailAddressTests {
    @Test(arguments: ["ann@example.com", "a.b+c@mail.example.co", "łucja@poczta.pl"])
    func `an address that mail could reach is read`(text: String) {
        #expect(EmailAddress(text)?.text == text)
    }

    @Test(arguments: [
        "", "ann", "ann@", "@example.com", "ann@example", "a@b@c.de", ".ann@example.com", "ann.@example.com", "a..b@example.com", "a b@example.com",
        "ann@-example.com", "ann@example-.com", "ann@exa_mple.com", String(repeating: "a", count: 65) + "@example.com",
        "a@" + String(repeating: "b.", count: 130) + "com", String(repeating: " ", count: 1030) + "a@b.de",
    ])
    func `an address that no mail could reach is refused`(text: String) {
        #expect(EmailAddress(text) == nil)
    }

    @Test func `an address is compared in one form, and shown to nobody`() {
        #expect(EmailAddress(" ANN@example.com\n") == EmailAddress("ann@Example.com"))
        #expect(EmailAddress("ann@example.com")?.description == "[email]")
    }
}
