import Core
import OrdersAPI
import Persistence
import ServerCore

/// Takes reports of what was bought for orders over the API, and lists them.
struct ShoppingController: Sendable {
    let shopping: OrderShopping
    private let access = OrderAccess()
    private let repository = OrderRepository()

    init(shopping: OrderShopping) { self.shopping = shopping }

    func add(to routes: inout Routes) {
        // Ownership is checked in the transaction that changes the order, so that it holds at that moment.
        routes.on(OrdersEndpoints.shop, allow: .accessAlone, handler: shop)
        routes.on(OrdersEndpoints.purchases, allow: .byHandler) { input, context in
            let (person, now) = (try context.person(), context.clock.now)
            return try await context.database.read { transaction in
                let head = try access.head(input.id, for: person, in: transaction)
                guard try access.visibility(of: head, for: person, at: now, in: transaction) == .full else { throw APIError.notFound() }
                return try PurchaseRepository().all(of: input.id, in: transaction)
            }
        }
    }

    @Sendable private func shop(_ input: ShoppingReport, _ context: HandlerContext) async throws -> EncodedOutput<Order> {
        let (person, now) = (try context.person(), context.clock.now)
        return try await context.writeOnce { transaction in
            let head = try access.head(input.id, for: person, in: transaction)
            let roles = access.roles(of: person, head)
            guard let role = [ActorRole.dispatcher, .driver].first(where: roles.contains) else { throw APIError.forbidden() }
            let before = try repository.find(input.id, in: transaction)
            let order = try shopping.report(input, by: OrderActor(personID: person.id, role: role), in: transaction)
            if role == .dispatcher, let before, before.version != order.version {
                let detail = "\(before.price.totalCents) -> \(order.price.totalCents)"
                try context.record(
                    AuditEntry(.shoppingCorrected, object: "order/\(order.id)", account: order.customerID, detail: detail), in: transaction)
            }
            return try access.shown(order, to: person, at: now, in: transaction)
        }
    }
}

extension AuditEntry.Action {
    /// A dispatcher reported what was bought for an order, or corrected the driver's report.
    fileprivate static let shoppingCorrected = Self(rawValue: "shopping_corrected")
}
