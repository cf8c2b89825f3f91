import Core
import Foundation
import Logging
import Mail
import Persistence

/// Mails the receipts that are due. What fails is repeated after 30 seconds, then after twice as long each time, up to an hour, for about a day.
struct ReceiptDelivery: Sendable {
    /// The seconds after which another process may repeat an attempt that hasn't ended.
    static let lease: TimeInterval = 300
    /// The number of failed attempts after which a receipt is given up, about a day after the first.
    static let attempts = 30

    let database: any Database
    let clock: any Core.Clock
    let service: any MailService
    let people: any CustomerEmails
    let orders: any PayableOrders
    let name: CurrentSetting<String>
    let publicURL: String
    private let outbox = ReceiptOutbox()
    private let payments = PaymentRepository()
    private let operations = OperationRepository()
    private let methods = MethodRepository()
    private let log = createLog(category: "mail")

    init(
        database: any Database, clock: any Core.Clock, service: any MailService, people: any CustomerEmails, orders: any PayableOrders,
        name: CurrentSetting<String>, publicURL: String
    ) {
        self.database = database
        self.clock = clock
        self.service = service
        self.people = people
        self.orders = orders
        self.name = name
        self.publicURL = publicURL
    }

    /// Sends what is due.
    func run() async throws {
        let now = clock.now
        for receipt in try await database.read({ try outbox.due(at: now, limit: 50, in: $0) }) {
            try Task.checkCancellation()
            try await send(receipt)
        }
    }

    private func send(_ receipt: ReceiptOutbox.Stored) async throws {
        let lease = clock.now.addingTimeInterval(Self.lease)
        let message: MailMessage? = try await database.write { transaction in
            guard try outbox.claim(receipt, until: lease, in: transaction) else { return nil }
            guard let message = try write(receipt.paymentID, in: transaction) else {
                try outbox.finish(receipt.id, in: transaction)
                return nil
            }
            return message
        }
        guard let message else { return }
        do {
            try await service.send(message)
            try await database.write { try outbox.finish(receipt.id, in: $0) }
        } catch let error as MailError {
            try await record(error, receipt)
        }
    }

    /// Writes a receipt as the payment is now; nil where nobody can get it any more.
    private func write(_ id: Int, in transaction: Transaction) throws -> MailMessage? {
        guard let payment = try payments.find(id, in: transaction), let order = payment.orderID, payment.capturedCents > 0,
            let person = try people.recipient(payment.customerID, in: transaction)
        else { return nil }
        let last = try operations.last(.capture, of: id, in: transaction)
        let capture = last.flatMap { $0.amountCents == payment.capturedCents ? $0 : nil }
        let items = payment.isSupplement ? [] : try orders.charge(of: order, in: transaction)?.items ?? []
        let content = ReceiptContent(
            order: order, takenAt: last?.finishedAt ?? payment.updatedAt, capturedCents: payment.capturedCents,
            refundedCents: payment.refundedCents, taxCents: capture?.taxCents ?? 0, tipCents: capture?.tipCents ?? 0, feeCents: capture?.feeCents ?? 0,
            items: items, method: try methods.find(payment.methodID, in: transaction)?.shown, product: name.value, publicURL: publicURL)
        return Language.$current.withValue(person.language) { content.mail(to: person.email) }
    }

    private func record(_ error: MailError, _ receipt: ReceiptOutbox.Stored) async throws {
        let made = receipt.attempts + 1
        let isGivenUp = error.isPermanent || made >= Self.attempts
        let again = clock.now.addingTimeInterval(min(30 * pow(2, Double(receipt.attempts)), 3600))
        log.log(
            level: isGivenUp ? .error : .warning, isGivenUp ? "receipt given up" : "receipt put off",
            metadata: ["receipt": "\(receipt.id)", "attempts": "\(made)", "cause": "\(error)"])
        let failure = String(error.description.prefix(500))
        try await database.write { transaction in
            if isGivenUp { return try outbox.finish(receipt.id, failure: failure, in: transaction) }
            try outbox.delay(receipt.id, until: again, failure: failure, in: transaction)
        }
    }
}
