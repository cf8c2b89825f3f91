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
