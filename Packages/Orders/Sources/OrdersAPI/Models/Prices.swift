public import Core

/// The amounts and rates of a price book: everything that administrators decide about.
public struct Prices: Codable, Sampled, Hashable {
    /// The price of a bag before it was weighed, in cents.
    public var bagCents: Int
    /// The price of a kilogram, in cents.
    public var kilogramCents: Int
    /// The least weight that is charged for each bag, in grams.
    public var minimumGramsPerBag: Int
    /// The surcharge for an ASAP pickup, in cents.
    public var asapCents: Int
    /// The price of the delivery, in cents.
    public var deliveryCents: Int
    /// The amount of laundry and shopping over which the delivery is free, in cents.
    public var freeDeliveryOverCents: Int
    /// The fee for a pickup that failed by the customer's doing, in cents.
    public var noShowCents: Int
    /// The fee for canceling after a driver was assigned, in cents.
    public var cancellationCents: Int
    /// The sales tax on retailers' items, in hundredths of a percent.
    public var taxBasisPoints: Int
    /// The sales tax of areas that have their own, by the area's name.
    public var areaTaxBasisPoints: [String: Int]
    /// The add-ons, those included that customers can't choose now.
    public var addOns: [AddOn]

    /// Creates prices.
    public init(
        bagCents: Int, kilogramCents: Int, minimumGramsPerBag: Int, asapCents: Int, deliveryCents: Int, freeDeliveryOverCents: Int, noShowCents: Int,
        cancellationCents: Int, taxBasisPoints: Int, areaTaxBasisPoints: [String: Int] = [:], addOns: [AddOn] = []
    ) {
        self.bagCents = bagCents
        self.kilogramCents = kilogramCents
        self.minimumGramsPerBag = minimumGramsPerBag
        self.asapCents = asapCents
        self.deliveryCents = deliveryCents
        self.freeDeliveryOverCents = freeDeliveryOverCents
        self.noShowCents = noShowCents
        self.cancellationCents = cancellationCents
        self.taxBasisPoints = taxBasisPoints
        self.areaTaxBasisPoints = areaTaxBasisPoints
        self.addOns = addOns
    }

    /// The prices of a new installation.
    public static let `default` = Prices(
        bagCents: 1400, kilogramCents: 180, minimumGramsPerBag: 4500, asapCents: 700, deliveryCents: 399, freeDeliveryOverCents: 4000,
        noShowCents: 1500, cancellationCents: 500, taxBasisPoints: 775, areaTaxBasisPoints: ["Santa Ana": 925],
        addOns: [
            .sample,
            AddOn(
                code: "stains", name: LocalizedName(english: "Stain treatment", spanish: "Tratamiento de manchas", polish: "Usuwanie plam"),
                unitCents: 400, unit: .bag),
            AddOn(
                code: "hangers", name: LocalizedName(english: "New hangers", spanish: "Perchas nuevas", polish: "Nowe wieszaki"), unitCents: 300,
                unit: .order),
        ])

    /// The default prices, for tests, previews and documentation.
    public static let sample = Prices.default
}
