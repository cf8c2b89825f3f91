public import Core

/// Lists the articles of the help.
public struct HelpArticleListRequest: Codable, Sendable, Hashable {
    /// The words to look for, such as the subject of a ticket; nil or empty for all articles.
    public var search: String?

    /// Creates a request.
    public init(search: String? = nil) { self.search = search }
}

extension HelpArticleListRequest: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["search": CreateTicket.longestSubject]
}

/// Names an article of the help.
public struct HelpArticleRequest: Codable, Sendable, Hashable {
    /// The name of the article.
    public var id: String

    /// Creates a request.
    public init(id: String) { self.id = id }
}

extension HelpArticleRequest: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["id": 60]
}

/// Says whether an article helped. What a person says later about the same article replaces it.
public struct RateHelpArticle: Codable, Sendable, Hashable {
    /// The name of the article.
    public var id: String
    /// Whether it helped.
    public var helped: Bool

    /// Creates a request.
    public init(id: String, helped: Bool) {
        self.id = id
        self.helped = helped
    }
}

extension RateHelpArticle: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = HelpArticleRequest.textLimits
}
