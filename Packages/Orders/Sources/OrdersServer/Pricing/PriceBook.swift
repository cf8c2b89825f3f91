import Foundation

/// The prices from a date on. They are data with a version, which quotes and orders keep.
struct PriceBook: Sendable, Hashable {
    /// The version.
    var version: Int
    /// The time from which the prices hold.
    var effectiveFrom: Date
    /// The price of a bag before it was weighed, in cents.
    var bagCents: Int
    /// The price of a kilogram, in cents.
    var kilogramCents: Int
    /// The least weight that is charged for each bag, in grams.
    var minimumGramsPerBag: Int
    /// The surcharge for an ASAP pickup, in cents.
    var asapCents: Int
    /// The price of the delivery, in cents.
    var deliveryCents: Int
    /// The amount of laundry and shopping over which the delivery is free, in cents.
    var freeDeliveryOverCents: Int
    /// The fee for a pickup that failed by the customer's doing, in cents.
    var noShowCents: Int
    /// The fee for canceling after a driver was assigned, in cents.
    var cancellationCents: Int
    /// The sales tax on retailers' items, in hundredths of a percent.
    var taxBasisPoints: Int
    /// The sales tax of areas that have their own, by the area's name.
    var areaTaxBasisPoints: [String: Int]

    /// Returns the prices that hold at a time, of books in the order in which they take effect.
    static func current(_ books: [PriceBook], at time: Date) -> PriceBook {
        books.last { $0.effectiveFrom <= time } ?? .default
    }

    /// The prices of a new installation.
    static let `default` = PriceBook(
        version: 1, effectiveFrom: Date(timeIntervalSince1970: 0), bagCents: 1400, kilogramCents: 180, minimumGramsPerBag: 4500, asapCents: 700,
        deliveryCents: 399, freeDeliveryOverCents: 4000, noShowCents: 1500, cancellationCents: 500, taxBasisPoints: 775,
        areaTaxBasisPoints: ["Santa Ana": 925])
}
