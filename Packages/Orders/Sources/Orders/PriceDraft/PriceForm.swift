import Core
import Foundation
import OrdersAPI
import Theme

/// The prices of a draft as an administrator types them.
struct PriceForm: Codable, Sendable, Equatable {
    /// The texts of the amounts.
    var amounts: [PriceAmount: String]
    /// The areas with a tax of their own, one a line: `Santa Ana: 9.25`.
    var areaTaxes: String
    /// The add-ons.
    var addOns: [AddOnEntry]

    /// An add-on as it is typed.
    struct AddOnEntry: Codable, Sendable, Equatable {
        var code: String
        var english: String
        var spanish: String
        var polish: String
        var price: String
        var unit: AddOn.Unit
        var active: Bool

        /// One that nothing was typed for.
        static var empty: AddOnEntry {
            AddOnEntry(code: "", english: "", spanish: "", polish: "", price: DecimalEntry.text(0, digits: 2), unit: .bag, active: true)
        }
    }

    /// Reads the time from which prices are to hold; nil for what isn't one.
    static func date(_ text: String) -> Date? { DateEntry.typed(text) }

    /// Writes prices.
    init(_ prices: Prices) {
        amounts = Dictionary(uniqueKeysWithValues: PriceAmount.allCases.map { ($0, $0.text(prices)) })
        areaTaxes = prices.areaTaxBasisPoints.sorted { $0.key < $1.key }.map { "\($0.key): \(DecimalEntry.text($0.value, digits: 2))" }
            .joined(separator: "\n")
        addOns = prices.addOns.map { addOn in
            AddOnEntry(
                code: addOn.code, english: addOn.name.english, spanish: addOn.name.spanish, polish: addOn.name.polish,
                price: DecimalEntry.text(addOn.unitCents, digits: 2), unit: addOn.unit, active: addOn.active)
        }
    }

    /// Reads the prices.
    ///
    /// - Throws: ``APIError`` of status 422 with the fields at fault, named as the server names them.
    func prices(from prices: Prices) throws(APIError) -> Prices {
        var (prices, errors) = (prices, FieldErrors())
        for amount in PriceAmount.allCases {
            errors.require(amount.set(amounts[amount] ?? "", of: &prices), amount.field, Strings.priceNotANumber)
        }
        prices.areaTaxBasisPoints = [:]
        for line in areaTaxes.split(separator: "\n") where !line.allSatisfy(\.isWhitespace) {
            let parts = line.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
            let rate = parts.count == 2 ? DecimalEntry.value(parts[1], digits: 2) : nil
            errors.require(rate != nil, "areaTaxBasisPoints", Strings.priceAreaTaxWrong(String(line)))
            if let rate { prices.areaTaxBasisPoints[parts[0]] = rate }
        }
        prices.addOns = addOns.enumerated().map { index, entry in
            let cents = DecimalEntry.value(entry.price, digits: 2)
            errors.require(cents != nil, "addOns.\(index).unitCents", Strings.priceNotANumber)
            let name = LocalizedName(english: entry.english, spanish: entry.spanish, polish: entry.polish)
            return AddOn(code: entry.code, name: name, unitCents: cents ?? 0, unit: entry.unit, active: entry.active)
        }
        try errors.throwIfAny()
        return prices
    }
}

/// A change of an add-on that is being typed.
enum AddOnEdit: Sendable, Equatable {
    case code(String)
    case english(String)
    case spanish(String)
    case polish(String)
    case price(String)
    case unit(AddOn.Unit)
    case active(Bool)
    /// It is taken out of the draft.
    case removed
}

extension PriceForm {
    /// Applies a change to the add-on at a place.
    mutating func edit(_ index: Int, _ edit: AddOnEdit) {
        guard addOns.indices.contains(index) else { return }
        switch edit {
        case .code(let code): addOns[index].code = code
        case .english(let name): addOns[index].english = name
        case .spanish(let name): addOns[index].spanish = name
        case .polish(let name): addOns[index].polish = name
        case .price(let price): addOns[index].price = price
        case .unit(let unit): addOns[index].unit = unit
        case .active(let isActive): addOns[index].active = isActive
        case .removed: addOns.remove(at: index)
        }
    }
}
