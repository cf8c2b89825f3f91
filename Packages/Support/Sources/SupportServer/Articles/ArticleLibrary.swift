import Core
import Foundation
import Persistence
import SupportAPI

/// The articles of the help, which are files of this package: `Resources/SupportServer/paying-en.md`.
enum ArticleLibrary {
    /// An article in all languages.
    struct Entry: Sendable {
        let id: String
        /// The people whom it is about; staff read all.
        let role: Role
        let texts: [Language: ArticleText]

        init(_ id: String, for role: Role = .customer, english: String, spanish: String, polish: String) {
            self.id = id
            self.role = role
            texts = [.english: english, .spanish: spanish, .polish: polish].mapValues(ArticleText.init)
        }
    }

    /// All articles, in the order of the list.
    static let entries = [
        Entry("ordering", english: Resources.orderingEnArticle, spanish: Resources.orderingEsArticle, polish: Resources.orderingPlArticle),
        Entry(
            "pickup-windows", english: Resources.pickupWindowsEnArticle, spanish: Resources.pickupWindowsEsArticle, polish: Resources.pickupWindowsPlArticle),
        Entry("bags", english: Resources.bagsEnArticle, spanish: Resources.bagsEsArticle, polish: Resources.bagsPlArticle),
        Entry("prices", english: Resources.pricesEnArticle, spanish: Resources.pricesEsArticle, polish: Resources.pricesPlArticle),
        Entry("paying", english: Resources.payingEnArticle, spanish: Resources.payingEsArticle, polish: Resources.payingPlArticle),
        Entry("changing", english: Resources.changingEnArticle, spanish: Resources.changingEsArticle, polish: Resources.changingPlArticle),
        Entry("at-the-door", english: Resources.atTheDoorEnArticle, spanish: Resources.atTheDoorEsArticle, polish: Resources.atTheDoorPlArticle),
        Entry(
            "lost-or-damaged", english: Resources.lostOrDamagedEnArticle, spanish: Resources.lostOrDamagedEsArticle,
            polish: Resources.lostOrDamagedPlArticle),
        Entry("shopping", english: Resources.shoppingEnArticle, spanish: Resources.shoppingEsArticle, polish: Resources.shoppingPlArticle),
        Entry("driving", for: .driver, english: Resources.drivingEnArticle, spanish: Resources.drivingEsArticle, polish: Resources.drivingPlArticle),
        Entry("account", english: Resources.accountEnArticle, spanish: Resources.accountEsArticle, polish: Resources.accountPlArticle),
    ]

    /// Returns an article in the reader's language.
    static func article(_ id: String, helped: Bool?) -> HelpArticle? {
        guard let text = entries.first(where: { $0.id == id })?.texts[.current] else { return nil }
        return HelpArticle(id: id, title: text.title, summary: text.summary, text: text.body, helped: helped)
    }

    /// Returns the articles in the reader's language: all in the order of the list, or those that share words with a search, best first. Drivers get theirs
    /// too, and before the others where nothing is searched.
    static func list(matching search: String, for person: Person) -> [HelpArticleSummary] {
        let mayDrive = person.isStaff || person.roles.contains(.driver)
        let texts = entries.filter { $0.role != .driver || mayDrive }.compactMap { entry in entry.texts[.current].map { (entry, text: $0) } }
        let stems = Set(ArticleText.stems(of: search))
        guard !search.allSatisfy(\.isWhitespace) else {
            let (own, others) = (texts.filter { $0.0.role == .driver }, texts.filter { $0.0.role != .driver })
            return (person.isStaff ? others + own : own + others).map(summary)
        }
        // What few articles speak of says more than what all do.
        let weights = stems.map { stem in
            let count = texts.count { $0.text.contains(stem) }
            return (stem, count == 0 ? 0 : log(Double(texts.count + 1) / Double(count)))
        }
        let scored = texts.map { found in (found, weights.reduce(0) { $0 + $1.1 * found.text.score(of: $1.0) }) }.filter { $0.1 > 0 }
        return scored.sorted { $0.1 > $1.1 }.map { summary($0.0) }
    }

    private static func summary(_ found: (entry: Entry, text: ArticleText)) -> HelpArticleSummary {
        HelpArticleSummary(id: found.entry.id, title: found.text.title, summary: found.text.summary)
    }
}

/// The text of an article in one language, and its words.
struct ArticleText: Sendable {
    let title: String
    /// The first paragraph without its marks.
    let summary: String
    let body: String
    private let titleStems: [String]
    private let bodyStems: [String]

    /// Reads Markdown that begins with a title.
    init(_ markdown: String) {
        let parts = markdown.split(separator: "\n", maxSplits: 1)
        title = String(parts.first.map { $0.drop { $0 == "#" || $0 == " " } } ?? "")
        body = (parts.count > 1 ? String(parts[1]) : "").trimmingCharacters(in: .whitespacesAndNewlines)
        let lines = body.split(separator: "\n")
        summary = String(lines.first { !$0.hasPrefix("#") } ?? "").replacing("**", with: "")
        titleStems = Self.stems(of: title)
        bodyStems = Array(Set(Self.stems(of: body))).sorted()
    }

    /// Returns the beginnings of a text's words, which stay the same in most of a word's forms. Words of one or two letters say nothing.
    static func stems(of text: String) -> [String] {
        SearchWords.words(of: text).filter { $0.count > 2 }.map { String($0.prefix(5)) }
    }

    func contains(_ stem: String) -> Bool { score(of: stem) > 0 }

    /// Returns how much the article is about a word: 3 where the title has it, 1 where the text does.
    func score(of stem: String) -> Double {
        titleStems.contains { $0.hasPrefix(stem) } ? 3 : bodyStems.contains { $0.hasPrefix(stem) } ? 1 : 0
    }
}
