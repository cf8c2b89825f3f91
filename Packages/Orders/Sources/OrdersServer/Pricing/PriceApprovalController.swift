import Core
import Foundation
import OrdersAPI
import Persistence
import ServerCore

/// Takes customers' answers to prices that the weighing raised.
struct PriceApprovalController: Sendable {
    let events: EventLog
    private let access = OrderAccess()
    private let repository = OrderRepository()

    init(events: EventLog) { self.events = events }

    func add(to routes: inout Routes) { routes.on(OrdersEndpoints.approvePrice, allow: .accessAlone, handler: approve) }

    @Sendable private func approve(_ input: ApprovePrice, _ context: HandlerContext) async throws -> EncodedOutput<Order> {
        let (person, now) = (try context.person(), context.clock.now)
        return try await context.writeOnce { transaction in
            let shown = try access.order(input.id, for: person, at: now, in: transaction)
            guard shown.allows(.approvePrice), let order = try repository.find(input.id, in: transaction) else {
                throw APIError.conflict(Strings.nothingToApprove, code: "illegal_transition", allowedActions: shown.allowedActions)
            }
            // A tip may have changed the price since the customer saw it.
            guard input.totalCents == order.price.totalCents else {
                throw APIError.conflict(Strings.versionChanged, code: "concurrent_change", allowedActions: shown.allowedActions)
            }
            let answered = try PriceQuestion.answer(order, input.approved, by: person.id, at: now, events, in: transaction)
            return try access.shown(answered, to: person, at: now, in: transaction)
        }
    }
}
