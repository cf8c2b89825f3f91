public import Foundation

/// The prices of a time: data with an effective date and a version, which quotes and orders keep.
public struct PriceBook: Sendable, Hashable, Codable {
    /// The version.
    public var version: Int
    /// From when on it holds.
    public var effectiveFrom: Date
    /// The price of a bag, before it was weighed, in cents.
    public var bagCents: Int
    /// The price of a kilogram, in cents.
    public var kilogramCents: Int
    /// The least weight that is charged for each bag, in grams.
    public var minimumGramsPerBag: Int
    /// The surcharge for a pickup as soon as possible, in cents.
    public var asapCents: Int
    /// The price of the delivery, in cents.
    public var deliveryCents: Int
    /// Laundry and shopping for more than this are delivered for free, in cents.
    public var freeDeliveryOverCents: Int
    /// The fee for a pickup that failed by the customer's doing, in cents.
    public var noShowCents: Int
    /// The fee for canceling after a driver was assigned, in cents.
    public var cancellationCents: Int
    /// The sales tax on retailers' items, in hundredths of a percent.
    public var taxBasisPoints: Int
    /// The sales tax where an area has one of its own, by the area's name.
    public var areaTaxBasisPoints: [String: Int]

    /// The prices of a new installation.
    public static let `default` = PriceBook(
        version: 1, effectiveFrom: Date(timeIntervalSince1970: 0), bagCents: 1400, kilogramCents: 180, minimumGramsPerBag: 4500, asapCents: 700,
        deliveryCents: 399, freeDeliveryOverCents: 4000, noShowCents: 1500, cancellationCents: 500, taxBasisPoints: 775,
        areaTaxBasisPoints: ["Santa Ana": 925])
}
