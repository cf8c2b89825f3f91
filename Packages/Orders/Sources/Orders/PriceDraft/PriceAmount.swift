import Core
import OrdersAPI
import Theme

/// An amount of a price book, as administrators read and type it.
enum PriceAmount: String, Sendable, CaseIterable, Codable {
    case bag, kilogram, minimumWeight, asap, delivery, freeDeliveryOver, noShow, cancellation, tax

    /// The place of the amount.
    private var keyPath: any WritableKeyPath<Prices, Int> & Sendable {
        switch self {
        case .bag: \.bagCents
        case .kilogram: \.kilogramCents
        case .minimumWeight: \.minimumGramsPerBag
        case .asap: \.asapCents
        case .delivery: \.deliveryCents
        case .freeDeliveryOver: \.freeDeliveryOverCents
        case .noShow: \.noShowCents
        case .cancellation: \.cancellationCents
        case .tax: \.taxBasisPoints
        }
    }

    /// The field that the server names where the amount is at fault.
    var field: String {
        switch self {
        case .bag: "bagCents"
        case .kilogram: "kilogramCents"
        case .minimumWeight: "minimumGramsPerBag"
        case .asap: "asapCents"
        case .delivery: "deliveryCents"
        case .freeDeliveryOver: "freeDeliveryOverCents"
        case .noShow: "noShowCents"
        case .cancellation: "cancellationCents"
        case .tax: "taxBasisPoints"
        }
    }

    /// The number of digits behind the point.
    private var digits: Int { self == .minimumWeight ? 3 : 2 }

    /// Returns the amount of prices, as it is typed.
    func text(_ prices: Prices) -> String { DecimalEntry.text(prices[keyPath: keyPath], digits: digits) }

    /// Sets the amount that was typed. Returns false for what isn't one.
    func set(_ text: String, of prices: inout Prices) -> Bool {
        guard let value = DecimalEntry.value(text, digits: digits) else { return false }
        prices[keyPath: keyPath] = value
        return true
    }

    /// Returns the amount of prices, as it is read.
    func shown(_ prices: Prices) -> String { shown(prices[keyPath: keyPath]) }

    /// Returns a value of this amount, as it is read.
    func shown(_ value: Int) -> String {
        switch self {
        case .bag, .kilogram, .asap, .delivery, .freeDeliveryOver, .noShow, .cancellation: MoneyFormat.format(cents: value)
        case .minimumWeight: WeightFormat.format(kilograms: Double(value) / 1000)
        case .tax: Strings.pricePercent(DecimalEntry.text(value, digits: 2))
        }
    }
}
