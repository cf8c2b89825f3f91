import Core
import Foundation
import OrdersAPI

/// The prices from a date on. They are data with a version, which quotes and orders keep.
struct PriceBook: Sendable, Hashable {
    /// The version.
    var version: Int
    /// The time from which the prices hold.
    var effectiveFrom: Date
    /// The amounts and rates.
    var prices: Prices

    /// Returns the prices that hold at a time, of books in the order in which they take effect.
    static func current(_ books: [PriceBook], at time: Date) -> PriceBook {
        books.last { $0.effectiveFrom <= time } ?? .default
    }

    /// The prices of a new installation.
    static let `default` = PriceBook(version: 1, effectiveFrom: Date(timeIntervalSince1970: 0), prices: .default)

    /// Returns the add-ons that customers can choose, in the language of the work under way.
    var offers: [AddOnOffer] {
        prices.addOns.filter(\.active).map {
            AddOnOffer(code: $0.code, name: $0.name.text(in: .current), unitCents: $0.unitCents, unit: $0.unit)
        }
    }

    /// Returns the add-ons of a request, in the order of the book.
    ///
    /// - Throws: ``APIError`` of status 422 `add_on_unavailable` for one that can't be chosen.
    func addOns(_ codes: [String]) throws(APIError) -> [AddOn] {
        let chosen = prices.addOns.filter { $0.active && codes.contains($0.code) }
        guard chosen.count == codes.count else { throw .invalid(["addOns": Strings.addOnUnavailable], code: "add_on_unavailable") }
        return chosen
    }
}

extension LocalizedName {
    /// The separator of the languages in ``stored``, which no name contains.
    static let separator: Character = "|"

    /// The name in all languages in one text, as lines of prices and orders store it.
    var stored: String { [english, spanish, polish].joined(separator: String(Self.separator)) }

    /// Returns the part of a stored name in the language of the work under way; all of a text that isn't one.
    static func text(stored: String) -> String {
        let parts = stored.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3 else { return stored }
        return LocalizedName(english: parts[0], spanish: parts[1], polish: parts[2]).text(in: .current)
    }
}
