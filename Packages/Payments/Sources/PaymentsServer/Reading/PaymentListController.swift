import Core
import Foundation
import PaymentsAPI
import Persistence
import ServerCore

/// Lists the payments of all customers for administrators, and returns them as a table.
struct PaymentListController: Sendable {
    /// The most lines of a table.
    static let longest = 10_000

    private let payments = PaymentRepository()

    func add(to routes: inout Routes) {
        routes.on(PaymentsEndpoints.search, allow: .accessAlone) { input, context in
            let limit = try CursorRequest(before: input.before, limit: input.limit).checkedLimit(standard: 50)
            let found = try await context.database.read { try payments.search(input, limit: limit + 1, in: $0) }
            await context.recordSight(AuditEntry(.paymentsListed, account: input.customerID))
            let items = found.prefix(limit).map(\.listed)
            return PaymentPage(items: items, next: found.count > limit ? items.last?.id : nil)
        }
        routes.on(PaymentsEndpoints.exportPayments, allow: .accessAlone) { input, context in
            try await context.database.write { transaction in
                try context.record(AuditEntry(.paymentsExported, account: input.customerID), in: transaction)
                return PaymentTable.export(try payments.search(input, limit: Self.longest, in: transaction).map(\.listed))
            }
        }
    }
}

/// Payments as comma-separated values.
enum PaymentTable {
    static let columns = [
        "payment", "begun_at", "order", "customer", "state", "authorized", "captured", "refunded", "currency", "provider", "supplement",
    ]

    static func export(_ payments: [Payment]) -> PayoutExport {
        let rows = payments.map { payment in
            [
                CSV.Cell.number(payment.id), .text(payment.createdAt.formatted(.iso8601)), payment.orderID.map(CSV.Cell.number) ?? .text(""),
                .number(payment.customerID), .text(payment.status.rawValue), .amount(cents: payment.authorizedCents), .amount(cents: payment.capturedCents),
                .amount(cents: payment.refundedCents), .text(payment.currency), .text(payment.gateway), .text(payment.isSupplement ? "yes" : "no"),
            ]
        }
        return PayoutExport(filename: "payments.csv", csv: CSV.text([columns.map(CSV.Cell.text)] + rows))
    }
}

extension PaymentRecord {
    /// The payment as staff see it in a list: without what lets the customer's browser confirm it.
    fileprivate var listed: Payment {
        var payment = shown
        (payment.clientSecret, payment.actionPage) = (nil, nil)
        return payment
    }
}

extension AuditEntry.Action {
    fileprivate static let paymentsListed = Self(rawValue: "payments_listed")
    fileprivate static let paymentsExported = Self(rawValue: "payments_exported")
}
