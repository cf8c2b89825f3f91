import Core
import ServerCore
import Testing

struct NotificationKindsTests {
    private struct Facts: Codable, Sendable { let number: Int }

    private func kind(_ id: String) -> NotificationKind {
        NotificationKind(
            id, name: Localized.text("Name", es: "Nombre", pl: "Nazwa"), roles: [.customer], channels: [.inApp],
            rules: [NotificationRule<Facts>](), text: { facts, name in NotificationText(title: "\(facts.number)", body: name) })
    }

    @Test func `two kinds of one name are refused with the fix`() throws {
        let error = #expect(throws: PluginError.self) { try NotificationKinds([kind("a.b"), kind("a.c"), kind("a.b")]) }
        #expect("\(try #require(error))".contains("a.b"))
    }

    @Test func `a kind is found by its name, and one of a removed plugin isn't`() throws {
        let kinds = try NotificationKinds([kind("a.b")])
        #expect(kinds["a.b"]?.id == "a.b" && kinds["a.c"] == nil)
    }

    @Test func `name and text are in the current language, and other facts are an error`() throws {
        let kind = kind("a.b")
        #expect(Language.$current.withValue(.polish) { kind.name } == "Nazwa")
        #expect(try kind.text(facts: "{\"number\":4}", about: "Dana") == NotificationText(title: "4", body: "Dana"))
        #expect(throws: DecodingError.self) { try kind.text(facts: "{}", about: "") }
    }
}
