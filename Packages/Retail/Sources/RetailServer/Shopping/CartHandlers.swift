import Core
import Foundation
import Persistence
import RetailAPI
import ServerCore

/// Keeps people's carts. Each person has one, and sees nobody else's.
struct CartHandlers: Sendable {
    let timeZone: TimeZone
    private let carts = CartRepository()
    private let items = ItemRepository()

    init(timeZone: TimeZone) { self.timeZone = timeZone }

    func add(to routes: inout Routes) {
        routes.on(RetailEndpoints.cart, allow: .accessAlone) { _, context in
            let (reader, person) = (reader(context), try context.person().id)
            return try await context.database.read { try carts.cart(of: person, for: reader, in: $0) }
        }
        routes.on(RetailEndpoints.changeCart, allow: .accessAlone) { input, context in try await change(input, context) }
        routes.on(RetailEndpoints.emptyCart, allow: .accessAlone) { _, context in
            let person = try context.person().id
            try await context.database.write { try carts.remove(of: person, in: $0) }
            return NoOutput()
        }
    }

    private func change(_ input: CartChange, _ context: HandlerContext) async throws -> RetailCart {
        let (reader, person) = (reader(context), try context.person().id)
        var errors = FieldErrors()
        errors.check(input.quantity, "quantity", .range(0...RetailCart.mostOfOne))
        if let note = input.note, !note.isEmpty { errors.requireText(note, "note", length: 1...200) }
        try errors.throwIfAny()
        return try await context.database.write { transaction in
            if input.quantity == 0 {
                try carts.remove([input.id], of: person, in: transaction)
            } else {
                guard let item = try items.item(input.id, for: reader, in: transaction) else { throw APIError.notFound() }
                guard item.available else { throw APIError.conflict(Strings.itemGone, code: "item_unavailable") }
                guard try carts.count(of: person, besides: input.id, in: transaction) < RetailCart.mostLines else {
                    throw APIError.conflict(Strings.cartFull, code: "cart_full")
                }
                try carts.put(input, of: person, at: reader.now, in: transaction)
            }
            return try carts.cart(of: person, for: reader, in: transaction)
        }
    }

    private func reader(_ context: HandlerContext) -> CatalogReader {
        CatalogReader(person: context.caller?.id, now: context.clock.now, timeZone: timeZone)
    }
}
