import Core
import Foundation
import OrdersAPI
import Persistence
import ServerCore

/// Lists orders and shows one with its timeline and tracking.
struct ReadingController: Sendable {
    let tracking: OrderTracking
    private let access = OrderAccess()
    private let repository = OrderRepository()

    init(tracking: OrderTracking) { self.tracking = tracking }

    func add(to routes: inout Routes) {
        routes.on(OrdersEndpoints.list, allow: .accessAlone, handler: list)
        routes.on(OrdersEndpoints.detail, allow: visible(\.id)) { [access] input, context in
            let person = try context.person()
            return try await context.database.read { try access.order(input.id, for: person, in: $0) }
        }
        routes.on(OrdersEndpoints.tracking, allow: visible(\.id)) { [access, tracking] input, context in
            let person = try context.person()
            return try await context.database.read { transaction in
                try tracking.tracking(of: access.order(input.id, for: person, in: transaction), for: person, in: transaction)
            }
        }
        routes.on(OrdersEndpoints.timeline, allow: visible(\.id)) { [repository] input, context in
            let steps = try await context.database.read { try repository.timeline(of: input.id, in: $0) }
            return Core.Page(items: steps, page: 1, limit: max(steps.count, 1), total: steps.count)
        }
    }

    /// Passes for those who may see the order; to others it doesn't exist.
    private func visible<Input: Sendable>(_ id: @escaping @Sendable (Input) -> Int) -> Policy<Input> {
        .when { [access] input, context in
            let person = try context.person()
            _ = try await context.database.read { try access.order(id(input), for: person, in: $0) }
        }
    }

    @Sendable private func list(_ input: OrderListRequest, _ context: HandlerContext) async throws -> Core.Page<Order> {
        let (person, numbers) = (try context.person(), try input.page.checked())
        return try await context.database.read { [access, repository] transaction in
            let page = try repository.page(numbers, of: access.scope(person, as: input.role), input, in: transaction)
            return try page.map { try access.shown($0, to: person, in: transaction) }
        }
    }
}
