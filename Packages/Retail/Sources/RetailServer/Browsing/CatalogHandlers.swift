import Core
import Foundation
import Persistence
import RetailAPI
import ServerCore

/// Serves retailers, their items and the categories to anybody who is signed in.
struct CatalogHandlers: Sendable {
    let timeZone: TimeZone
    private let repository = RetailRepository()

    init(timeZone: TimeZone) { self.timeZone = timeZone }

    func add(to routes: inout Routes) {
        routes.on(RetailEndpoints.retailers, allow: .accessAlone) { input, context in
            let (page, reader) = (try input.page.checked(), reader(context))
            return try await context.database.read { try repository.retailers(category: input.category, page, for: reader, in: $0) }
        }
        routes.on(RetailEndpoints.items, allow: .accessAlone) { input, context in
            let (page, reader) = (try input.page.checked(), reader(context))
            return try await context.database.read { try repository.items(of: input.id, category: input.category, page, for: reader, in: $0) }
        }
        routes.on(RetailEndpoints.categories, allow: .accessAlone) { _, context in
            try await context.database.read { try repository.categories(in: $0) }
        }
    }

    private func reader(_ context: HandlerContext) -> CatalogReader {
        CatalogReader(person: context.caller?.id, now: context.clock.now, timeZone: timeZone)
    }
}
