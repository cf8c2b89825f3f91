import Core
import Foundation

extension Strings {
    static func money(_ cents: Int) -> String {
        (Decimal(cents) / 100).formatted(.currency(code: "USD").locale(Language.current.locale))
    }

    /// The reason of a refusal, with what to do about it.
    static func refusal(_ reason: GatewayDecline?) -> String {
        switch reason {
        case .insufficientFunds: insufficientFunds
        case .expiredCard: expiredCard
        case .incorrectDetails: incorrectDetails
        case .authenticationRequired: notConfirmed
        case .declined, nil: declined
        }
    }

    /// The outcome of a test card.
    static func outcome(_ card: FakeCard) -> String {
        switch card {
        case .works: outcomeWorks
        case .declined: outcomeDeclined
        case .declinedLater: outcomeDeclinedLater
        case .insufficientFunds: outcomeInsufficientFunds
        case .needsConfirmation: outcomeConfirmation
        case .expired: outcomeExpired
        case .holdEnds: outcomeHoldEnds
        }
    }
}
