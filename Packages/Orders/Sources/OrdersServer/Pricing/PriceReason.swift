import Core
import Foundation
import OrdersAPI
import Synchronization

/// The reason for a line of a price, or for its amount. Quotes and orders store its ``code``; readers get its ``text`` in their language.
enum PriceReason: Sendable, Hashable {
    /// The ASAP surcharge: the pickup is due within the hour.
    case pickupWithinHour
    /// The add-on costs this for each bag.
    case eachBag
    /// The add-on costs this for the order, whatever its bags.
    case wholeOrder
    /// The delivery is free because shopping comes along.
    case freeWithShopping
    /// The delivery is free because laundry and shopping cost more than this.
    case freeOver(cents: Int)
    /// The delivery would be free with shopping, or over this amount.
    case notFreeBelow(cents: Int)
    /// The laundry was weighed.
    case weighed(grams: Int)
    /// The laundry was weighed and is lighter than the least that is charged for its bags.
    case minimumWeight(grams: Int, minimum: Int, bags: Int)
    /// The sales tax's rate, in hundredths of a percent.
    case tax(basisPoints: Int)
    /// A promo code takes off a part, in hundredths of a percent.
    case percentOff(basisPoints: Int, code: String)
    /// A promo code takes off an amount.
    case amountOff(cents: Int, code: String)
    /// The driver came, and the laundry couldn't be picked up.
    case failedPickup
    /// The customer canceled after a driver was assigned.
    case driverAssigned

    /// The reason as it is stored: a name, and behind it the numbers, such as `freeOver:4000`.
    var code: String {
        switch self {
        case .percentOff(let basisPoints, let code): return "percentOff:\(basisPoints):\(code)"
        case .amountOff(let cents, let code): return "amountOff:\(cents):\(code)"
        default: return numberedCode
        }
    }

    private var numberedCode: String {
        let (name, numbers): (String, [Int]) =
            switch self {
            case .pickupWithinHour: ("pickupWithinHour", [])
            case .eachBag: ("eachBag", [])
            case .wholeOrder: ("wholeOrder", [])
            case .freeWithShopping: ("freeWithShopping", [])
            case .freeOver(let cents): ("freeOver", [cents])
            case .notFreeBelow(let cents): ("notFreeBelow", [cents])
            case .weighed(let grams): ("weighed", [grams])
            case .minimumWeight(let grams, let minimum, let bags): ("minimumWeight", [grams, minimum, bags])
            case .tax(let basisPoints): ("tax", [basisPoints])
            case .percentOff, .amountOff: ("", [])
            case .failedPickup: ("failedPickup", [])
            case .driverAssigned: ("driverAssigned", [])
            }
        return ([name] + numbers.map { String($0) }).joined(separator: ":")
    }

    /// Reads a stored reason; nil for the sentences that orders stored before there were codes.
    init?(code: String) {
        let parts = code.split(separator: ":", omittingEmptySubsequences: false)
        if parts.count == 3, let number = Int(parts[1]), parts[0] == "percentOff" || parts[0] == "amountOff" {
            let code = String(parts[2])
            self = parts[0] == "percentOff" ? .percentOff(basisPoints: number, code: code) : .amountOff(cents: number, code: code)
            return
        }
        let numbers = parts.dropFirst().compactMap { Int($0) }
        switch (parts[0], numbers.count) {
        case ("pickupWithinHour", 0): self = .pickupWithinHour
        case ("eachBag", 0): self = .eachBag
        case ("wholeOrder", 0): self = .wholeOrder
        case ("freeWithShopping", 0): self = .freeWithShopping
        case ("freeOver", 1): self = .freeOver(cents: numbers[0])
        case ("notFreeBelow", 1): self = .notFreeBelow(cents: numbers[0])
        case ("weighed", 1): self = .weighed(grams: numbers[0])
        case ("minimumWeight", 3): self = .minimumWeight(grams: numbers[0], minimum: numbers[1], bags: numbers[2])
        case ("tax", 1): self = .tax(basisPoints: numbers[0])
        case ("failedPickup", 0): self = .failedPickup
        case ("driverAssigned", 0): self = .driverAssigned
        default: return nil
        }
    }

    /// The texts that were needed last: formatting amounts takes longer than storing the price.
    private static let texts = Mutex<[Language: [PriceReason: String]]>([:])
    /// The most texts that are kept in a language.
    private static let keptTexts = 1_000

    /// The reason in the language of the work under way.
    var text: String {
        let language = Language.current
        if let text = Self.texts.withLock({ $0[language]?[self] }) { return text }
        let text = formatted
        Self.texts.withLock { texts in
            if texts[language, default: [:]].count >= Self.keptTexts { texts[language] = nil }
            texts[language, default: [:]][self] = text
        }
        return text
    }

    private var formatted: String {
        switch self {
        case .pickupWithinHour: Strings.asapReason
        case .eachBag: Strings.eachBag
        case .wholeOrder: Strings.wholeOrder
        case .freeWithShopping: Strings.freeBundled
        case .freeOver(let cents): Strings.freeOver(Strings.money(cents))
        case .notFreeBelow(let cents): Strings.deliveryHint(Strings.money(cents))
        case .weighed(let grams): Strings.weighedWeight(Strings.weight(grams))
        case .minimumWeight(let grams, let minimum, let bags):
            Strings.minimumWeight(Strings.weight(grams), minimum: Strings.weight(minimum), bags: bags)
        case .tax(let basisPoints): Strings.taxRate(Strings.percentage(basisPoints: basisPoints))
        case .percentOff(let basisPoints, let code): Strings.percentOff(Strings.shortPercentage(basisPoints: basisPoints), code: code)
        case .amountOff(_, let code): Strings.amountOff(code)
        case .failedPickup: Strings.noShowReason
        case .driverAssigned: Strings.cancellationReason
        }
    }
}

extension Price {
    /// The price with its labels and reasons in the language of the work under way, for showing. It is stored without them.
    var worded: Price {
        var price = self
        price.lines = lines.map(\.worded)
        return price
    }
}

extension PriceLine {
    fileprivate var worded: PriceLine {
        var line = self
        switch kind {
        // Items have names of their own, and an item's reason is its retailer.
        case .retail: return line
        case .addOn: line.label = LocalizedName.text(stored: line.label)
        case .service: line.label = Strings.washAndFold
        case .asap: line.label = Strings.asap
        case .delivery: line.label = Strings.delivery
        case .promo: line.label = Strings.promo
        case .credit: line.label = Strings.credit
        case .tax: line.label = Strings.tax
        case .tip: line.label = Strings.tip
        case .cancellation: line.label = Strings.cancellation
        case .noShow: line.label = Strings.noShow
        }
        line.reason = reason.map { PriceReason(code: $0)?.text ?? $0 }
        return line
    }
}
