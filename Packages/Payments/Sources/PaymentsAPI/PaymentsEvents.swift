public import Core
public import Foundation

/// The events of payments.
public enum PaymentsEvents {
    /// The name of the aggregate under which the events are numbered.
    public static let aggregate = "payment"
    /// A payment that belongs to an order went from one status to another. The hold at placement has no event of its own: the order's first one stands for it.
    public static let moved = EventType<PaymentMoved>("payment.moved")
    /// A difference between our books and the provider's was found, or is gone.
    public static let incident = EventType<PaymentIncident>("payment.incident")
    /// The name of the aggregate under which the events of payouts are numbered.
    public static let payoutAggregate = "payout"
    /// A payout to a driver was paid or given up.
    public static let payoutSettled = EventType<PayoutSettled>("payout.settled")
}

/// The payload of ``PaymentsEvents/incident``.
public struct PaymentIncident: Codable, Sendable, Hashable {
    /// The incident's id.
    public var incident: Int
    /// The payment's id.
    public var payment: Int
    /// The order's id; nil for a payment without one, and in events from before it was told.
    public var order: Int?
    /// The kind: `captured`, `refunded`, `status`, `ledger` or `missing`.
    public var kind: String
    /// The state.
    public var state: Incident.State
    /// The time of the change.
    public var occurredAt: Date

    /// Creates a payload.
    public init(incident: Int, payment: Int, order: Int? = nil, kind: String, state: Incident.State, occurredAt: Date) {
        self.incident = incident
        self.payment = payment
        self.order = order
        self.kind = kind
        self.state = state
        self.occurredAt = occurredAt
    }
}

/// The payload of ``PaymentsEvents/payoutSettled``.
public struct PayoutSettled: Codable, Sendable, Hashable {
    /// The payout's id.
    public var payout: Int
    /// The driver's id.
    public var driver: Int
    /// The state: paid or canceled.
    public var state: PayoutState
    /// The amount in cents.
    public var amountCents: Int
    /// The time of the change.
    public var occurredAt: Date

    /// Creates a payload.
    public init(payout: Int, driver: Int, state: PayoutState, amountCents: Int, occurredAt: Date) {
        self.payout = payout
        self.driver = driver
        self.state = state
        self.amountCents = amountCents
        self.occurredAt = occurredAt
    }
}

/// The payload of ``PaymentsEvents/moved``.
public struct PaymentMoved: Codable, Sendable, Hashable {
    /// The payment's id.
    public var payment: Int
    /// The order's id.
    public var order: Int
    /// The customer's id.
    public var customer: Int
    /// The status before.
    public var from: PaymentStatus
    /// The status after.
    public var to: PaymentStatus
    /// The amount that is held, in cents.
    public var authorizedCents: Int
    /// The amount that was taken, in cents.
    public var capturedCents: Int
    /// The amount that was given back, in cents.
    public var refundedCents: Int
    /// The time of the change.
    public var occurredAt: Date

    /// Creates a payload.
    public init(
        payment: Int, order: Int, customer: Int, from: PaymentStatus, to: PaymentStatus, authorizedCents: Int, capturedCents: Int, refundedCents: Int,
        occurredAt: Date
    ) {
        self.payment = payment
        self.order = order
        self.customer = customer
        self.from = from
        self.to = to
        self.authorizedCents = authorizedCents
        self.capturedCents = capturedCents
        self.refundedCents = refundedCents
        self.occurredAt = occurredAt
    }
}
