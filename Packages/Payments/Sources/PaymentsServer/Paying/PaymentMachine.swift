import Core
public import PaymentsAPI
public import Persistence

/// A call to the provider that changes a payment.
enum OperationKind: String, Sendable, CaseIterable, SQLConvertible {
    /// Holds an amount.
    case authorize
    /// Takes an amount that is held.
    case capture
    /// Releases an amount that is held.
    case void
    /// Gives back what was taken.
    case refund
}

/// The state machine of payments: every change of a payment's status is one of its rules.
enum PaymentMachine {
    /// A change that is allowed.
    struct Rule: Sendable, Hashable {
        let from: PaymentStatus
        let to: PaymentStatus
        /// The call that leads to it.
        let operation: OperationKind
    }

    static let rules = [
        Rule(from: .new, to: .authorized, operation: .authorize),
        Rule(from: .new, to: .failed, operation: .authorize),
        Rule(from: .new, to: .voided, operation: .void),
        Rule(from: .authorized, to: .captured, operation: .capture),
        Rule(from: .authorized, to: .failed, operation: .capture),
        Rule(from: .authorized, to: .voided, operation: .void),
        Rule(from: .captured, to: .partiallyRefunded, operation: .refund),
        Rule(from: .captured, to: .refunded, operation: .refund),
        Rule(from: .partiallyRefunded, to: .partiallyRefunded, operation: .refund),
        Rule(from: .partiallyRefunded, to: .refunded, operation: .refund),
    ]

    /// Returns whether a payment may go from one status to another.
    static func allows(_ from: PaymentStatus, _ to: PaymentStatus) -> Bool { rules.contains { $0.from == from && $0.to == to } }

    /// Returns the statuses that may follow one.
    static func next(after status: PaymentStatus) -> Set<PaymentStatus> { Set(rules.filter { $0.from == status }.map(\.to)) }

    /// Checks a change.
    ///
    /// - Throws: an `APIError` of status 409 `illegal_payment_change`.
    static func check(_ from: PaymentStatus, _ to: PaymentStatus) throws(APIError) {
        guard allows(from, to) else { throw .conflict("\(from.rawValue) -> \(to.rawValue)", code: "illegal_payment_change") }
    }
}

extension PaymentStatus: SQLConvertible {}
