import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import Persistence
import ServerCore
import ServerTesting
import SupportAPI
import Testing

@testable import SupportServer

struct ArticlesTests {
    private func found(_ search: String, _ person: Person = .customer(7), in language: Language = .english) -> [String] {
        Language.$current.withValue(language) { ArticleLibrary.list(matching: search, for: person).map(\.id) }
    }

    @Test(arguments: Language.allCases)
    func `each article has a title, a summary and a text in each language`(language: Language) throws {
        for entry in ArticleLibrary.entries {
            let text = try #require(entry.texts[language])
            #expect(!text.title.isEmpty && !text.summary.isEmpty && text.body.contains("\n## "), "\(entry.id)")
            #expect(!text.title.contains("#") && !text.summary.contains("*") && text.body.count { $0 == "*" }.isMultiple(of: 4), "\(entry.id)")
            #expect(SupportLink(SupportLink.article(entry.id).place) == .article(entry.id))
        }
        #expect(Set(ArticleLibrary.entries.map(\.id)).count == ArticleLibrary.entries.count)
        #expect(Set(ArticleLibrary.entries.compactMap { $0.texts[language]?.title }).count == ArticleLibrary.entries.count)
    }

    @Test(arguments: [
        ("My shirt is missing", Language.english, "lost-or-damaged"), ("When do I get my refund?", .english, "paying"), ("cancel", .english, "changing"),
        ("PIN", .english, "at-the-door"), ("Mi camisa está dañada", .spanish, "lost-or-damaged"), ("reembolso", .spanish, "paying"),
        ("Zgubiona koszula", .polish, "lost-or-damaged"), ("anulować zamówienie", .polish, "changing"), ("zwrot", .polish, "paying"),
    ])
    func `a subject leads to the article about it`(subject: String, language: Language, id: String) {
        #expect(found(subject, in: language).first == id)
    }

    @Test func `without words all are listed; what isn't there finds none`() {
        #expect(found("").count == ArticleLibrary.entries.count - 1)
        #expect(found("xyzzy").isEmpty && found("a %").isEmpty)
    }

    @Test func `drivers have theirs first, customers don't see them`() {
        #expect(found("", .driver(9)).first == "driving" && found("", .dispatcher(10)).last == "driving")
        #expect(!found("").contains("driving") && !found("offers stops earnings").contains("driving"))
    }

    @Test func `an article comes in the reader's language`() async throws {
        let test = try await SupportTestServer()
        let list = try await test.customer.call(SupportEndpoints.articles, HelpArticleListRequest(search: "refund"))
        #expect(list.items.first?.id == "paying")
        let article = try await test.customer.call(SupportEndpoints.article, HelpArticleRequest(id: "paying"))
        #expect(article.title == "Paying and refunds" && article.helped == nil)
        let polish = await test.server.send(.get, "/api/v1/support/articles/paying", as: .customer(7), headerFields: [.acceptLanguage: "pl"])
        #expect(String(decoding: polish.body, as: UTF8.self).contains("Płatności"))
    }

    @Test func `a person's word on an article is stored once, and the later one counts`() async throws {
        let test = try await SupportTestServer()
        for helped in [true, false] {
            #expect(try await test.customer.call(SupportEndpoints.rateArticle, RateHelpArticle(id: "paying", helped: helped)).helped == helped)
        }
        _ = try await test.driver.call(SupportEndpoints.rateArticle, RateHelpArticle(id: "paying", helped: true))
        #expect(try await test.customer.call(SupportEndpoints.article, HelpArticleRequest(id: "paying")).helped == false)
        #expect(try await test.stranger.call(SupportEndpoints.article, HelpArticleRequest(id: "paying")).helped == nil)
        let votes = try await test.server.database.read { try $0.value(Int.self, "SELECT COUNT(*) FROM support_article_vote") }
        #expect(votes == 2)
    }

    @Test func `what isn't an article isn't found, and nobody signed in is refused`() async throws {
        let test = try await SupportTestServer()
        let read = await failure { () async throws(APIError) in try await test.customer.call(SupportEndpoints.article, HelpArticleRequest(id: "nothing")) }
        let rated = await failure { () async throws(APIError) in
            try await test.customer.call(SupportEndpoints.rateArticle, RateHelpArticle(id: "nothing", helped: true))
        }
        let nobody = await failure { () async throws(APIError) in
            try await test.server.client(as: nil).call(SupportEndpoints.articles, HelpArticleListRequest())
        }
        #expect(read?.status == 404 && rated?.status == 404 && nobody?.status == 401)
    }
}
