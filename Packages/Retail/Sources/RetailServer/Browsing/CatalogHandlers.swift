import Core
import Persistence
import RetailAPI
import ServerCore

/// Serves retailers, their items and the categories to anybody who is signed in.
struct CatalogHandlers: Sendable {
    private let repository = RetailRepository()
    private let links = LinkRepository()

    func add(to routes: inout Routes) {
        routes.on(RetailEndpoints.retailers, allow: .accessAlone) { input, context in
            let page = try input.page.checked()
            let person = try context.person().id
            return try await context.database.read { transaction in
                var found = try repository.retailers(category: input.category, page, in: transaction)
                let linked = try links.linkedRetailers(of: person, in: transaction)
                found.items = found.items.map { $0.linked(linked.contains($0.id)) }
                return found
            }
        }
        routes.on(RetailEndpoints.items, allow: .accessAlone) { input, context in
            let page = try input.page.checked()
            return try await context.database.read { try repository.items(of: input.id, category: input.category, page, in: $0) }
        }
        routes.on(RetailEndpoints.categories, allow: .accessAlone) { _, context in
            try await context.database.read { try repository.categories(in: $0) }
        }
    }
}
