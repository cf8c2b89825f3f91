import Core
import Persistence
import ServerCore
import SupportAPI

/// Serves the articles of the help, and stores whom they helped.
struct ArticlesController: Sendable {
    private let votes = ArticleVoteRepository()

    func add(to routes: inout Routes) {
        routes.on(SupportEndpoints.articles, allow: .accessAlone) { input, context in
            HelpArticleList(items: ArticleLibrary.list(matching: input.search ?? "", for: try context.person()))
        }
        // Articles are nobody's, and everybody who is signed in may read them.
        routes.on(SupportEndpoints.article, allow: .byHandler) { input, context in
            let person = try context.person()
            let helped = try await context.database.read { try votes.find(input.id, of: person.id, in: $0) }
            guard let article = ArticleLibrary.article(input.id, helped: helped) else { throw APIError.notFound() }
            return article
        }
        routes.on(SupportEndpoints.rateArticle, allow: .byHandler) { input, context in
            let (person, now) = (try context.person(), context.clock.now)
            guard let article = ArticleLibrary.article(input.id, helped: input.helped) else { throw APIError.notFound() }
            try await context.database.write { try votes.store(input, of: person.id, at: now, in: $0) }
            return article
        }
    }
}
