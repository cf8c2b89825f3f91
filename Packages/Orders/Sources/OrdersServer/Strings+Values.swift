import Core
import Foundation
import OrdersAPI

extension Strings {
    static var failureReason: String { chooseReason(FailureReason.allCases.map(\.rawValue).joined(separator: ", ")) }

    static func money(_ cents: Int) -> String {
        (Decimal(cents) / 100).formatted(.currency(code: "USD").locale(Language.current.locale))
    }

    /// Formats a weight in kilograms, with up to three decimals.
    static func weight(_ grams: Int) -> String {
        (Decimal(grams) / 1000).formatted(.number.precision(.fractionLength(0...3)).locale(Language.current.locale))
    }

    /// Formats a rate in percent, with two decimals.
    static func percentage(basisPoints: Int) -> String {
        (Decimal(basisPoints) / 100).formatted(.number.precision(.fractionLength(2)).locale(Language.current.locale))
    }

    /// Formats a rate in percent, with at most two decimals.
    static func shortPercentage(basisPoints: Int) -> String {
        (Decimal(basisPoints) / 100).formatted(.number.precision(.fractionLength(0...2)).locale(Language.current.locale))
    }

    static func notServed(_ areas: [String]) -> String {
        areas.isEmpty ? servedNowhere : servedElsewhere(areas.formatted(.list(type: .and).locale(Language.current.locale)))
    }

    /// Names the ways to prove a stop, of which one is enough.
    static func list(_ kinds: [ProofKind]) -> String {
        kinds.map { kind in
            switch kind {
            case .pin: proofPIN
            case .photo: proofPhoto
            case .note: proofNote
            }
        }.formatted(.list(type: .or).locale(Language.current.locale))
    }

    static func illegal(from: Stage, to: Stage?) -> String {
        to.map { illegalMove($0.rawValue, stage: from.rawValue) } ?? illegalInStage(from.rawValue)
    }
}
