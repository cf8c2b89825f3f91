import Core
import Testing

struct LocalizedTests {
    private func bags(_ count: Int) -> String {
        Localized.text(
            Localized.en(count, one: "\(count) bag", other: "\(count) bags"),
            es: Localized.es(count, one: "\(count) bolsa", many: "\(count) de bolsas", other: "\(count) bolsas"),
            pl: Localized.pl(count, one: "\(count) worek", few: "\(count) worki", many: "\(count) worków", other: "\(count) worka"))
    }

    @Test func `A text is that of the task's language`() async {
        #expect(bags(2) == "2 bags")
        #expect(Language.$current.withValue(.spanish) { bags(1) } == "1 bolsa")
        let child = await Language.$current.withValue(.polish) { await Task { bags(5) }.value }
        #expect(child == "5 worków")
    }

    @Test func `A number takes its form`() {
        Language.$current.withValue(.polish) {
            #expect([1, 2, 5, 22].map(bags) == ["1 worek", "2 worki", "5 worków", "22 worki"])
        }
        Language.$current.withValue(.spanish) { #expect(bags(1_000_000) == "1000000 de bolsas") }
    }

    @Test func `Only the text that is picked is made`() {
        var made: [String] = []
        func text(_ language: String) -> String {
            made.append(language)
            return language
        }
        #expect(Language.$current.withValue(.polish) { Localized.text(text("en"), es: text("es"), pl: text("pl")) } == "pl")
        #expect(made == ["pl"])
    }

    @Test(arguments: [
        ("pl-PL,pl;q=0.9,en;q=0.8", [Language.polish, .english]), ("en;q=0.3, es-MX;q=0.7", [.spanish, .english]), ("de, fr;q=0.5", []), ("", []),
        ("pl;q=0, es", [.spanish]), ("*, PL", [.polish]), ("en-US,en-GB,es", [.english, .spanish]), (";;,q=,;q=1", []), ("pl;q=x,en", [.english]),
    ])
    func `Accept-Language is read`(header: String, expected: [Language]) {
        #expect(Language.accepted(header) == expected)
    }

    @Test func `What the API says of an error follows the language`() {
        #expect(APIError.notFound().message == "This doesn't exist, or you don't have access to it.")
        #expect(Language.$current.withValue(.polish) { APIError.offline.message } == "Brak połączenia. Spróbuj ponownie.")
        #expect(Language.$current.withValue(.spanish) { APIError.forbidden().message } == "No tienes permiso para hacer esto.")
    }
}
