import Core
import PaymentsAPI
import Persistence
import ServerCore

/// Shows the ledger, and what a browser needs to know about payments.
struct LedgerController: Sendable {
    let configuration: PaymentConfiguration
    private let ledger = Ledger()

    init(configuration: PaymentConfiguration) { self.configuration = configuration }

    func add(to routes: inout Routes) {
        routes.on(PaymentsEndpoints.configuration, allow: .accessAlone) { _, _ in configuration }
        routes.on(PaymentsEndpoints.ledger, allow: .accessAlone) { input, context in
            let limit = try CursorRequest(before: input.before, limit: input.limit).checkedLimit(standard: 50)
            return try await context.database.read { transaction in
                let found = try ledger.entries(before: input.before, limit: limit + 1, in: transaction)
                let items = Array(found.prefix(limit))
                return LedgerPage(items: items, next: found.count > limit ? items.last?.id : nil)
            }
        }
    }
}
