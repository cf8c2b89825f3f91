import Core
import Testing

private struct Registration: Sendable {
    var name = "Ann"
    var email = "ann@example.com"
    var password = "correct horse"
    var again = "correct horse"

    static let validation = FormValidation<Registration>(
        .field("name", \.name, .text(length: 1...80).and(.oneLine)),
        .field("email", \.email, .email),
        .field("password", \.password, .password),
        .field("password", Validation { $0.password == $0.name ? "Not your name." : nil }),
        .field("again", Validation("Type it twice.") { $0.password == $0.again }))
}

struct FormValidationTests {
    @Test func `a form that holds passes`() throws {
        try Registration.validation.check(Registration())
        #expect(Registration.validation.errors(in: Registration()).isEmpty)
    }

    @Test func `everything wrong is told at once, by field`() {
        let error = #expect(throws: APIError.self) {
            try Registration.validation.check(Registration(name: "", email: "ann", again: "other"))
        }
        #expect(error?.status == 422)
        #expect(error?.fields == ["name": "This field is required.", "email": "Enter a valid email address.", "again": "Type it twice."])
    }

    @Test func `a field keeps its first message`() {
        let errors = Registration.validation.errors(in: Registration(name: "ann", password: "ann", again: "ann"))
        #expect(errors.fields == ["password": "At least 8 characters."])
    }
}
