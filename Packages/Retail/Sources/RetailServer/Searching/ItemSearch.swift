import Persistence
import RetailAPI

/// A search among items by words, filters and order.
///
/// SQLite's FTS5 and PostgreSQL's full-text search find the same items in the same order: the index only finds, and the order follows from the item itself.
/// Items with more of the words in their name come first, then those with shorter names.
struct ItemSearch: Sendable {
    /// The most words that are looked for. Those that follow are left out.
    static let mostWords = 8

    /// The words, of which the last may be a beginning; empty for all items.
    let words: [String]
    /// The filters and the order.
    let request: ItemSearchRequest
    /// The person whose favorites are meant.
    let person: Int?
    /// The most matches of the words that are looked at.
    var most = ItemSearchResults.most

    init(_ request: ItemSearchRequest, words: [String]? = nil, person: Int?) {
        self.words = words ?? Array(SearchWords.words(of: request.query ?? "").prefix(Self.mostWords))
        self.request = request
        self.person = person
    }

    /// Returns the ids of a page of the items that are found, and the number of all of them up to ``ItemSearchResults/most``.
    ///
    /// - Parameter ofInactive: whether items of retailers are found, too, that aren't in the customers' catalog.
    func page(_ page: PageBounds, ofInactive: Bool = false, in transaction: Transaction) throws -> (ids: [Int], total: Int) {
        let retailers = try transaction.values(Int.self, "SELECT id FROM retail_retailer WHERE is_active = \(true) OR is_active <> \(ofInactive)")
            .filter { request.retailer == nil || $0 == request.retailer }
        guard !retailers.isEmpty else { return ([], 0) }
        let condition = condition(among: retailers)
        let order = order(on: transaction.dialect)
        guard !words.isEmpty else {
            // Without words, an index has the order, and only the page is read.
            let ids = try transaction.values(
                Int.self, "SELECT i.id FROM retail_item i WHERE \(sql: condition) ORDER BY \(sql: order) LIMIT \(page.limit) OFFSET \(page.offset)")
            let total = try transaction.value(
                Int.self, "SELECT COUNT(*) FROM (SELECT 1 FROM retail_item i WHERE \(sql: condition) LIMIT \(ItemSearchResults.most)) AS found")
            return (ids, total)
        }
        // A cross join keeps SQLite's order: it would otherwise read all items of the retailers in the order of an index, and look each up among the matches.
        let rows = try transaction.rows(
            """
            SELECT i.id, COUNT(*) OVER () AS total FROM (\(sql: matches(on: transaction.dialect))) AS m CROSS JOIN retail_item i
            WHERE i.id = m.id AND \(sql: condition) ORDER BY \(sql: order) LIMIT \(page.limit) OFFSET \(page.offset)
            """)
        return (try rows.map { try $0.get("id", as: Int.self) }, try rows.first?.get("total", as: Int.self) ?? 0)
    }

    private func condition(among retailers: [Int]) -> SQL {
        var condition: SQL = request.retailer.map { "i.retailer_id = \($0)" } ?? "i.retailer_id IN \(list: retailers)"
        if let category = request.category { condition = "\(sql: condition) AND i.category = \(category)" }
        if request.available == true { condition = "\(sql: condition) AND i.available = \(true)" }
        if request.deals == true { condition = "\(sql: condition) AND i.deal_cents IS NOT NULL" }
        if request.favorites == true {
            condition = "\(sql: condition) AND i.id IN (SELECT item_id FROM retail_favorite WHERE person_id = \(person ?? 0))"
        }
        return condition
    }

    private func order(on dialect: Dialect) -> SQL {
        switch request.sort ?? .relevance {
        case .name: "i.search_name, i.id"
        case .priceAscending: "i.price_cents, i.id"
        case .priceDescending: "i.price_cents DESC, i.id DESC"
        case .relevance where words.isEmpty: "i.search_name, i.id"
        case .relevance: "\(sql: missing(on: dialect)), LENGTH(i.search_name), i.search_name, i.id"
        }
    }

    /// The number of words that don't begin a word of the name.
    private func missing(on dialect: Dialect) -> SQL {
        words.reduce("0") { sum, word in
            switch dialect {
            case .sqlite: "\(sql: sum) + (INSTR(' ' || i.search_name, \(" " + word)) = 0)"
            case .postgres: "\(sql: sum) + (STRPOS(' ' || i.search_name, \(" " + word)) = 0)::int"
            }
        }
    }

    /// A query for the ids of the items that have all words. It is limited, so the filters that leave few items are part of it: the retailer, the words of the
    /// shelf, favorites and deals.
    private func matches(on dialect: Dialect) -> SQL {
        let words = SearchWords.words(of: request.category ?? "") + words
        // A single letter would have to be merged from thousands of words.
        let endsOpen = (words.last?.count ?? 0) > 1
        switch dialect {
        case .sqlite:
            let terms = words.map { "\"\($0)\"" }.joined(separator: " AND ") + (endsOpen ? "*" : "")
            let match = (request.retailer.map { "keys : \"r\($0)\" AND " } ?? "") + "{words} : (\(terms))"
            // The sign keeps SQLite from looking up the words for each row of the few.
            let few = few(among: "+rowid")
            return "SELECT rowid AS id FROM retail_search WHERE retail_search MATCH \(match)\(sql: few) LIMIT \(most)"
        case .postgres:
            var terms = words.map { "'\($0)'" }.joined(separator: " & ") + (endsOpen ? ":*" : "")
            if let retailer = request.retailer { terms = "'#r\(retailer)' & " + terms }
            return "SELECT item_id AS id FROM retail_search WHERE words @@ \(terms)::text::tsquery\(sql: few(among: "item_id")) LIMIT \(most)"
        }
    }

    /// The conditions that leave only favorites, or items with a deal.
    private func few(among ids: SQL) -> SQL {
        var condition: SQL = ""
        if request.favorites == true {
            condition = "\(sql: condition) AND \(sql: ids) IN (SELECT item_id FROM retail_favorite WHERE person_id = \(person ?? 0))"
        }
        if request.deals == true { condition = "\(sql: condition) AND \(sql: ids) IN (SELECT id FROM retail_item WHERE deal_cents IS NOT NULL)" }
        return condition
    }
}

/// The part of a list that is read.
struct PageBounds: Sendable {
    let limit: Int
    let offset: Int
}
