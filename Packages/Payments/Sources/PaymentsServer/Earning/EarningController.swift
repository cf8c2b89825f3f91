import Core
import PaymentsAPI
import Persistence
import ServerCore

/// Shows drivers what they earned.
struct EarningController: Sendable {
    private let earnings = EarningRepository()

    func add(to routes: inout Routes) {
        routes.on(PaymentsEndpoints.earnings, allow: .accessAlone) { input, context in
            let limit = try CursorRequest(before: input.before, limit: input.limit).checkedLimit(standard: 50)
            let driver = try context.person().id
            return try await context.database.read { transaction in
                let found = try earnings.page(of: driver, before: input.before, limit: limit + 1, in: transaction)
                let items = Array(found.prefix(limit))
                let totals = try earnings.totals(of: driver, in: transaction)
                return EarningsPage(items: items, next: found.count > limit ? items.last?.id : nil, unpaidCents: totals.unpaid, paidCents: totals.paid)
            }
        }
    }
}
