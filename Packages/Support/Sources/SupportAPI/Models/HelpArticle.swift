public import Core

/// An article of the help, in the reader's language.
public struct HelpArticle: Codable, Sampled, Hashable {
    /// The name in links: `paying`.
    public var id: String
    /// The title.
    public var title: String
    /// The first sentences, as plain text.
    public var summary: String
    /// The text below the title, in Markdown: headings, paragraphs, lists and emphasis.
    public var text: String
    /// Whether it helped the reader; nil before they said so.
    public var helped: Bool?

    /// Creates an article.
    public init(id: String, title: String, summary: String, text: String, helped: Bool? = nil) {
        self.id = id
        self.title = title
        self.summary = summary
        self.text = text
        self.helped = helped
    }

    enum CodingKeys: CodingKey {
        case id, title, summary, text, helped
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(title, forKey: .title)
        try container.encode(summary, forKey: .summary)
        try container.encode(text, forKey: .text)
        try container.encode(helped, forKey: .helped)
    }

    /// The article about paying, for tests and previews.
    public static let sample = HelpArticle(
        id: "paying", title: "Paying and refunds", summary: "We hold the amount on your card when you order.",
        text: "We hold the amount on your card when you order.\n\n## Refunds\n\n1. Write to us.\n2. We look at it.\n\n- A refund takes **five** days.")
}

/// An article of the help in a list.
public struct HelpArticleSummary: Codable, Sampled, Hashable {
    /// The name in links: `paying`.
    public var id: String
    /// The title.
    public var title: String
    /// The first sentences, as plain text.
    public var summary: String

    /// Creates a summary.
    public init(id: String, title: String, summary: String) {
        self.id = id
        self.title = title
        self.summary = summary
    }

    /// The article about paying, for tests and previews.
    public static let sample = HelpArticleSummary(id: "paying", title: "Paying and refunds", summary: "We hold the amount on your card when you order.")
}

/// The articles that match a search, best first.
public struct HelpArticleList: Codable, Sampled, Hashable {
    /// The articles.
    public var items: [HelpArticleSummary]

    /// Creates a list.
    public init(items: [HelpArticleSummary]) { self.items = items }

    /// A list of one article.
    public static let sample = HelpArticleList(items: [.sample])
}
