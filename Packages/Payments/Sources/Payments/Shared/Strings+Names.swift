import Foundation
import PaymentsAPI
import Theme

extension Strings {
    /// The name of a method, `Visa •••• 4242`.
    static func name(_ method: PaymentMethod) -> String {
        let brand = method.brandName ?? card
        return method.lastFour.isEmpty ? brand : "\(brand) •••• \(method.lastFour)"
    }

    /// The month in which a method expires; nil for methods that don't.
    static func expiry(_ method: PaymentMethod) -> String? {
        guard let month = method.expiryMonth, let year = method.expiryYear else { return nil }
        return expires("\(month < 10 ? "0" : "")\(month)/\(String(year))")
    }

    /// The driver of a payout.
    static func driver(_ payout: Payout) -> String { driver(payout.driverName, payout.driverID) }

    /// A driver by name, or by number where the name isn't known.
    static func driver(_ name: String, _ id: Int) -> String { name.isEmpty ? driverNumber(id) : name }

    /// The state of a payout.
    static func name(_ state: PayoutState) -> String {
        switch state {
        case .open: payoutOpen
        case .paid: payoutPaid
        case .canceled: payoutCanceled
        }
    }

    /// A part of a driver's earnings, with its order.
    static func line(_ earning: Earning) -> String {
        earningOf(name(earning.kind), id: earning.orderID)
    }

    /// The difference, and the payment that it is of.
    static func incidentTitle(_ incident: Incident) -> String {
        let kind =
            switch incident.kind {
            case "captured": differenceCaptured
            case "refunded": differenceRefunded
            case "ledger": differenceLedger
            case "missing": differenceMissing
            case "provider": differenceProvider
            default: differenceStatus
            }
        return incidentOf(kind, id: incident.paymentID)
    }

    /// Our value and the provider's, amounts as such; of a provider that isn't set up any more, what to do.
    static func values(_ incident: Incident) -> String {
        func shown(_ text: String) -> String {
            guard ["captured", "refunded", "ledger"].contains(incident.kind), let cents = Int(text) else { return text }
            return MoneyFormat.format(cents: cents)
        }
        if incident.kind == "provider" { return incidentProvider(incident.ours) }
        return incidentValues(shown(incident.ours), theirs: shown(incident.theirs))
    }

    /// The state of a payment.
    static func name(_ status: PaymentStatus) -> String {
        switch status {
        case .new: statusNew
        case .authorized: statusAuthorized
        case .captured: statusCaptured
        case .failed: statusFailed
        case .voided: statusVoided
        case .partiallyRefunded: statusPartiallyRefunded
        case .refunded: statusRefunded
        }
    }

    /// The reason of a refusal, with what to do about it.
    static func reason(_ decline: String?) -> String {
        switch decline {
        case "insufficientFunds": declineInsufficientFunds
        case "expiredCard": declineExpiredCard
        case "incorrectDetails": declineIncorrectDetails
        case "authenticationRequired": declineAuthenticationRequired
        default: declineUnknown
        }
    }
}

// Refunds.
extension Strings {
    /// A reason that dispatchers choose.
    static func name(_ reason: RefundReason) -> String {
        switch reason {
        case .damaged: refundDamaged
        case .lost: refundLost
        case .notClean: refundNotClean
        case .late: refundLate
        case .wrongPrice: refundWrongPrice
        case .goodwill: refundGoodwill
        case .other: refundOther
        }
    }

    /// Says that an amount goes back to the customer.
    static func givenBack(_ cents: Int, _ currency: String) -> String { refundDone(MoneyFormat.format(cents: cents, currency: currency)) }

    /// The reason of a refund, with its note.
    static func reason(of refund: Refund) -> String {
        guard let text = refund.reason else { return refundBySystem }
        guard let (reason, note) = RefundReason.read(text) else { return text }
        return note.isEmpty ? name(reason) : "\(name(reason)): \(note)"
    }

    /// The role of whoever asked for a refund.
    static func role(_ role: String) -> String {
        switch role {
        case "admin": roleAdmin
        case "dispatcher": roleDispatcher
        default: roleSystem
        }
    }

    /// The state of a refund.
    static func name(_ state: Refund.State) -> String {
        switch state {
        case .waiting: refundWaiting
        case .done: statusRefunded
        case .failed: refundFailed
        }
    }
}
