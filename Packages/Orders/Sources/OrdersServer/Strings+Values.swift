import Core
import Foundation
import OrdersAPI

extension Strings {
    static var failureReason: String { chooseReason(FailureReason.allCases.map(\.rawValue).joined(separator: ", ")) }

    static func money(_ cents: Int) -> String {
        (Decimal(cents) / 100).formatted(.currency(code: "USD").locale(Language.current.locale))
    }

    /// Formats a day such as `Thursday, January 8`.
    static func day(_ day: LocalDay) -> String {
        var style = Date.FormatStyle.dateTime.weekday(.wide).month(.wide).day().locale(Language.current.locale)
        style.timeZone = .gmt
        return Date(timeIntervalSince1970: TimeInterval(day.number) * 86_400).formatted(style)
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

extension Strings {
    /// Returns why an order of a recurring one couldn't be placed, and what to do.
    static func recurringProblem(_ code: String) -> String {
        switch code {
        case "payment_declined": recurringDeclined
        case "payment_method_required": recurringMethodRequired
        case "payment_action_required": recurringActionRequired
        case "window_full": recurringWindowFull
        case "not_served": recurringNotServed
        case "address_required": recurringAddressRequired
        case "too_many_open_orders": tooManyOpenOrders
        case "email_unverified": emailUnverified
        default: recurringUnknown
        }
    }

    /// Returns why a date of a recurring order came to nothing.
    static func recurringMissed(_ code: String) -> String {
        switch code {
        case "payment_declined": recurringMissedDeclined
        case "payment_method_required": recurringMissedMethod
        case "payment_action_required": recurringMissedAction
        case "window_full": recurringMissedFull
        default: recurringMissedUnknown
        }
    }
}
