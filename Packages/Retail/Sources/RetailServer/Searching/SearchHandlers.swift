import Core
import Foundation
import Persistence
import RetailAPI
import ServerCore

/// Searches items, and shows one.
struct SearchHandlers: Sendable {
    let timeZone: TimeZone
    private let items = ItemRepository()
    private let correction = SpellingCorrection()

    init(timeZone: TimeZone) { self.timeZone = timeZone }

    func add(to routes: inout Routes) {
        routes.on(RetailEndpoints.search, allow: .accessAlone) { input, context in
            let page = try input.page.checked()
            let reader = CatalogReader(person: context.caller?.id, now: context.clock.now, timeZone: timeZone)
            return try await context.database.read { try search(input, page, for: reader, in: $0) }
        }
        routes.on(RetailEndpoints.item, allow: .accessAlone) { input, context in
            let reader = CatalogReader(person: context.caller?.id, now: context.clock.now, timeZone: timeZone)
            let item = try await context.database.read { try items.item(input.id, for: reader, in: $0) }
            guard let item else { throw APIError.notFound() }
            return item
        }
    }

    private func search(
        _ input: ItemSearchRequest, _ page: PageNumbers, for reader: CatalogReader, in transaction: Transaction
    ) throws -> ItemSearchResults {
        let bounds = PageBounds(limit: page.limit, offset: page.offset)
        var search = ItemSearch(input, person: reader.person)
        var (found, corrected) = (try search.page(bounds, in: transaction), String?.none)
        if found.ids.isEmpty, !search.words.isEmpty, let words = try correction.corrected(search.words, in: transaction) {
            search = ItemSearch(input, words: words, person: reader.person)
            let again = try search.page(bounds, in: transaction)
            if !again.ids.isEmpty { (found, corrected) = (again, words.joined(separator: " ")) }
        }
        return ItemSearchResults(
            items: try items.items(found.ids, for: reader, in: transaction), page: page.page, limit: page.limit, total: found.total, corrected: corrected)
    }
}
