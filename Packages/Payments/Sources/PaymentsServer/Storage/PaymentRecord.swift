import Foundation
import PaymentsAPI
import Persistence

/// A row of `payments_payment`.
struct PaymentRecord: Sendable, RowDecodable, Hashable {
    let id: Int
    var orderID: Int?
    let customerID: Int
    /// The number of the attempt under the order's key.
    let attempt: Int
    /// Our reference, which the provider keeps with the payment.
    let reference: String
    let gateway: String
    var gatewayID: String?
    var status: PaymentStatus
    let currency: String
    let requestedCents: Int
    var authorizedCents: Int
    var capturedCents: Int
    var refundedCents: Int
    let methodID: Int
    var decline: String?
    var clientSecret: String?
    var actionPage: String?
    var expiresAt: Date?
    /// Whether it is the one of its order's payments that counts.
    var isCurrent: Bool
    /// True where it pays for what came on top of an order that was paid for already.
    var isSupplement: Bool
    /// Whether it was given up, so that no order can take it any more.
    var isReleased: Bool
    let replacesID: Int?
    let createdAt: Date
    let updatedAt: Date

    init(row: Row) throws {
        id = try row.get("id")
        orderID = try row.get("order_id")
        customerID = try row.get("customer_id")
        attempt = try row.get("attempt")
        reference = try row.get("reference")
        gateway = try row.get("gateway")
        gatewayID = try row.get("gateway_id")
        status = try row.get("status")
        currency = try row.get("currency")
        requestedCents = try row.get("requested_cents")
        authorizedCents = try row.get("authorized_cents")
        capturedCents = try row.get("captured_cents")
        refundedCents = try row.get("refunded_cents")
        methodID = try row.get("method_id")
        decline = try row.get("decline")
        clientSecret = try row.get("client_secret")
        actionPage = try row.get("action_page")
        expiresAt = try row.get("expires_at")
        isCurrent = try row.get("is_current")
        isSupplement = try row.get("is_supplement")
        isReleased = try row.get("is_released")
        replacesID = try row.get("replaces_id")
        createdAt = try row.get("created_at")
        updatedAt = try row.get("updated_at")
    }

    /// Makes the record of a new payment, as it is stored.
    init(_ id: Int, _ new: PaymentRepository.New, at now: Date) {
        (self.id, orderID, customerID, attempt, reference) = (id, new.orderID, new.customerID, new.attempt, new.reference)
        (gateway, gatewayID, status, currency, requestedCents) = (new.gateway, nil, .new, new.currency, new.requestedCents)
        (authorizedCents, capturedCents, refundedCents, methodID) = (0, 0, 0, new.methodID)
        (decline, clientSecret, actionPage, expiresAt, isCurrent, isReleased) = (nil, nil, nil, nil, false, false)
        (replacesID, isSupplement, createdAt, updatedAt) = (new.replacesID, new.isSupplement, now, now)
    }

    /// The payment as the API shows it.
    var shown: Payment {
        Payment(
            id: id, orderID: orderID, customerID: customerID, gateway: gateway, status: status, currency: currency, authorizedCents: authorizedCents,
            capturedCents: capturedCents, refundedCents: refundedCents, methodID: methodID, decline: decline,
            clientSecret: status == .new ? clientSecret : nil, actionPage: status == .new ? actionPage : nil,
            expiresAt: status == .authorized ? expiresAt : nil, isSupplement: isSupplement, createdAt: createdAt, updatedAt: updatedAt)
    }
}

/// A row of `payments_operation`: a call to the provider, which is stored before it is made.
struct OperationRecord: Sendable, RowDecodable, Hashable {
    /// The states of a call.
    enum State: String, Sendable, SQLConvertible {
        case waiting, done, failed
    }

    let id: Int
    let paymentID: Int
    let kind: OperationKind
    let amountCents: Int
    let taxCents: Int
    let tipCents: Int
    let feeCents: Int
    /// The key by which the provider recognizes a repetition.
    let key: String
    let state: State
    let attempts: Int
    /// The time at which it was done or failed for good; nil before.
    let finishedAt: Date?
    /// The person who is there to confirm, or gave the order; nil for the server itself.
    let actorID: Int?

    /// Makes the record of a new call, as it is stored.
    init(_ id: Int, _ new: OperationRepository.New) {
        (self.id, paymentID, kind, amountCents, key, actorID) = (id, new.payment, new.kind, new.amountCents, new.key, new.actorID)
        (taxCents, tipCents, feeCents, state, attempts, finishedAt) = (new.taxCents, new.tipCents, new.feeCents, .waiting, 0, nil)
    }

    init(row: Row) throws {
        id = try row.get("id")
        paymentID = try row.get("payment_id")
        kind = try row.get("kind")
        amountCents = try row.get("amount_cents")
        taxCents = try row.get("tax_cents")
        tipCents = try row.get("tip_cents")
        feeCents = try row.get("fee_cents")
        key = try row.get("key")
        state = try row.get("state")
        attempts = try row.get("attempts")
        finishedAt = try row.get("finished_at")
        actorID = try row.get("actor_id")
    }
}
