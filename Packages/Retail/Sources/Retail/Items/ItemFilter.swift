import RetailAPI

/// The words, filters and order of a list of items. They survive a restart of the server.
struct ItemFilter: Codable, Sendable, Equatable {
    /// The retailer whose items are listed; nil for all.
    var retailer: Int?
    /// The words that are looked for.
    var query = ""
    /// The shelf; nil for all.
    var category: String?
    /// Whether only items with a lower price are listed.
    var onlyDeals = false
    /// Whether only favorites are listed.
    var onlyFavorites = false
    /// The order.
    var sort = ItemSort.relevance

    /// Whether anything but the retailer limits the list.
    var isLimiting: Bool { self != ItemFilter(retailer: retailer, sort: sort) }

    /// The request for a page of the list.
    func request(page: Int, limit: Int) -> ItemSearchRequest {
        let words = query.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return ItemSearchRequest(
            query: words.isEmpty ? nil : String(words.prefix(200)), retailer: retailer, category: category, deals: onlyDeals ? true : nil,
            favorites: onlyFavorites ? true : nil, sort: sort, page: page, limit: limit)
    }
}

/// A change of the words, filters or order of a list of items.
enum ItemFilterEdit: Sendable, Equatable {
    case query(String)
    /// A shelf was chosen; nil for all.
    case category(String?)
    case deals(Bool)
    case favorites(Bool)
    case sort(ItemSort)
    /// All items are listed again.
    case cleared
}

extension ItemFilter {
    /// Applies a change.
    mutating func edit(_ edit: ItemFilterEdit) {
        switch edit {
        case .query(let text): query = text
        case .category(let category): self.category = category
        case .deals(let only): onlyDeals = only
        case .favorites(let only): onlyFavorites = only
        case .sort(let sort): self.sort = sort
        case .cleared: self = ItemFilter(retailer: retailer, sort: sort)
        }
    }
}
