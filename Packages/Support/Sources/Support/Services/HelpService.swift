import Core
import Networking
import SupportAPI

/// The calls about the help's articles.
protocol HelpService: Sendable {
    /// Returns the articles about some words, best first; all for an empty text.
    func articles(about search: String) async throws(APIError) -> [HelpArticleSummary]
    /// Returns an article.
    func article(_ id: String) async throws(APIError) -> HelpArticle
    /// Says whether an article helped, and returns it.
    func rate(_ id: String, helped: Bool) async throws(APIError) -> HelpArticle
}

/// Calls the API.
struct LiveHelpService: HelpService {
    let client: APIClient

    func articles(about search: String) async throws(APIError) -> [HelpArticleSummary] {
        let search = String(search.trimmed.prefix(CreateTicket.longestSubject))
        return try await client.call(SupportEndpoints.articles, HelpArticleListRequest(search: search.isEmpty ? nil : search)).items
    }

    func article(_ id: String) async throws(APIError) -> HelpArticle { try await client.call(SupportEndpoints.article, HelpArticleRequest(id: id)) }

    func rate(_ id: String, helped: Bool) async throws(APIError) -> HelpArticle {
        try await client.call(SupportEndpoints.rateArticle, RateHelpArticle(id: id, helped: helped))
    }
}

#if DEBUG
/// Returns what it was given; for tests and previews.
struct FakeHelpService: HelpService {
    var listResult: Result<[HelpArticleSummary], APIError> = .success([.sample])
    /// The response to reading and rating.
    var articleResult: Result<HelpArticle, APIError> = .success(.sample)

    func articles(about search: String) async throws(APIError) -> [HelpArticleSummary] { try listResult.get() }
    func article(_ id: String) async throws(APIError) -> HelpArticle { try articleResult.get() }
    func rate(_ id: String, helped: Bool) async throws(APIError) -> HelpArticle { try articleResult.get() }
}
#endif
