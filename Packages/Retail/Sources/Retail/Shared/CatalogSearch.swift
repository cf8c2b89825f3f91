import Foundation
import RetailAPI

extension Catalog {
    /// Returns the retailers of a category, all for nil, whose name, category, perks or deals contain a text.
    func retailers(of category: String?, matching query: String = "") -> [Retailer] {
        retailers.filter { retailer in
            (category == nil || retailer.category == category)
                && ([retailer.name, retailer.category] + retailer.perks + retailer.deals).contains { query.isFound(in: $0) }
        }
    }
}

extension [RetailItem] {
    /// Returns the items whose name, or category in the person's language, contains a text.
    func matching(_ query: String) -> [RetailItem] {
        filter { query.isFound(in: $0.name) || query.isFound(in: Strings.localized($0.category)) }
    }
}

extension String {
    /// Returns whether a text contains what was typed, in any case and with any accents. Nothing typed is found everywhere.
    fileprivate func isFound(in text: String) -> Bool {
        let query = trimmingCharacters(in: .whitespaces)
        return query.isEmpty || text.range(of: query, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
}
