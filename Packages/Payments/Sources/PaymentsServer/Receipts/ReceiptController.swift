import Core
import Foundation
import PaymentsAPI
import Persistence
import ServerCore

/// Mails receipts to customers who ask for one.
struct ReceiptController: Sendable {
    /// The most receipts of a payment within an hour.
    static let hourlyLimit = 5

    let random: any RandomSource
    private let outbox = ReceiptOutbox()
    private let payments = PaymentRepository()

    init(random: any RandomSource) { self.random = random }

    func add(to routes: inout Routes) {
        routes.on(PaymentsEndpoints.mailReceipt, allow: .byHandler) { input, context in
            let (person, now) = (try context.person().id, context.clock.now)
            let source = "asked:\(random.hexadecimal(byteCount: 12))"
            return try await context.database.write { transaction in
                guard let payment = try payments.find(input.id, in: transaction), payment.customerID == person else { throw APIError.notFound() }
                guard payment.capturedCents > 0 else { throw APIError.conflict(Strings.nothingTaken, code: "nothing_taken") }
                let recent = try outbox.count(of: payment.id, since: now.addingTimeInterval(-3600), in: transaction)
                guard recent < Self.hourlyLimit else {
                    throw APIError(status: 429, code: "rate_limited", message: Strings.receiptsLimited, retryAfter: .seconds(3600))
                }
                try outbox.add(payment.id, source: source, at: now, in: transaction)
                return NoOutput()
            }
        }
    }
}
