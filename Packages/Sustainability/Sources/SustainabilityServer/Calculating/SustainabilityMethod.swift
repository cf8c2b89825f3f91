public import SustainabilityAPI

/// The method by which savings are computed: `kilograms x (home - plant) - delivery`.
///
/// Every figure can be changed. They are whole numbers, so that the same inputs have the same figures everywhere, to the last digit: amounts are computed
/// exactly and rounded once, half away from zero, to a thousandth. The value compares with a standard machine at home; the range reaches to an ENERGY STAR
/// machine and over what the plant's meters have shown. Energy is what washing and drying take. The vehicle's fuel counts only as greenhouse gases.
public struct SustainabilityMethod: Codable, Sendable, Hashable {
    /// The water and energy for washing a kilogram of laundry.
    public struct Use: Codable, Sendable, Hashable {
        /// Milliliters of water per kilogram.
        public var water: Int
        /// Watt hours per kilogram.
        public var energy: Int

        /// Creates the figures of a machine.
        public init(water: Int, energy: Int) {
            self.water = water
            self.energy = energy
        }
    }

    /// The plant's use, with its range.
    public struct Plant: Codable, Sendable, Hashable {
        /// The use that the value is computed with.
        public var value: Use
        /// The least use of a kilogram.
        public var low: Use
        /// The greatest use of a kilogram.
        public var high: Use
        /// The number of periods between meter readings that it comes from; 0 where it is assumed.
        public var periods: Int

        /// Creates a use that is assumed, without a range.
        public init(assumed use: Use) { (value, low, high, periods) = (use, use, use, 0) }

        init(value: Use, low: Use, high: Use, periods: Int) {
            self.value = value
            self.low = low
            self.high = high
            self.periods = periods
        }
    }

    /// A standard machine at home.
    public var standardHome = Use(water: 22_700, energy: 1_030)
    /// An ENERGY STAR machine at home.
    public var efficientHome = Use(water: 14_800, energy: 800)
    /// The plant.
    public var plant = Plant(assumed: Use(water: 12_500, energy: 550))
    /// Greenhouse gases of the grid, in milligrams of CO2 equivalents per kilowatt hour.
    public var grid = 225_600
    /// Greenhouse gases of a vehicle, in milligrams of CO2 per kilometer.
    public var vehicle = 250_000
    /// Thousandths of a minute of a person's time for a load of laundry at home. A bag counts as a load.
    public var minutesPerLoad = 75_000
    /// Grams of a bag that wasn't weighed.
    public var gramsPerBag = 4_500
    /// Meters of the separate shopping trip that bundled shopping is assumed to avoid.
    public var avoidedShoppingTrip = 6_000
    /// Meters of the detour that bundled shopping is assumed to add to the delivery.
    public var shoppingDetour = 2_000

    /// Creates the method with its default figures.
    public init() {}

    /// Returns what an order saved.
    public func savings(_ inputs: ImpactInputs) -> Savings {
        let (grams, meters) = (min(inputs.grams, ImpactInputs.most), min(max(inputs.countedMeters, -ImpactInputs.most), ImpactInputs.most))
        let water = Range(of: combinations(\.water).map { grams * $0 }, dividedBy: 1_000)
        let energies = combinations(\.energy).map { grams * $0 }
        let co2 = Range(of: energies.map { $0 * grid - meters * vehicle * 1_000 }, dividedBy: 1_000_000_000)
        let minutes = min(inputs.bags, ImpactInputs.most) * minutesPerLoad
        return Savings(
            water: water.saving("L"), energy: Range(of: energies, dividedBy: 1_000).saving("kWh"), co2: co2.saving("kg"),
            time: Saving(thousandths: minutes, low: minutes, high: minutes, unit: "min"))
    }

    /// Returns home less plant for each combination of the range's ends, beginning with the one that gives the value.
    private func combinations(_ figure: KeyPath<Use, Int>) -> [Int] {
        [standardHome, efficientHome].flatMap { home in
            [plant.value, plant.low, plant.high].map { home[keyPath: figure] - $0[keyPath: figure] }
        }
    }

    /// A value with its bounds, in thousandths.
    private struct Range {
        let value: Int
        let low: Int
        let high: Int

        /// Divides amounts, of which the first is the value, and rounds them.
        init(of amounts: [Int], dividedBy divisor: Int) {
            let rounded = amounts.map { $0.divided(by: divisor) }
            value = rounded.first ?? 0
            low = rounded.min() ?? 0
            high = rounded.max() ?? 0
        }

        func saving(_ unit: String) -> Saving { Saving(thousandths: value, low: low, high: high, unit: unit) }
    }
}

/// The facts of an order that its savings are computed from.
public struct ImpactInputs: Sendable, Hashable {
    /// The greatest weight in grams, distance in meters and number of bags that are computed with: ten tons, ten thousand kilometers.
    static let most = 10_000_000

    /// The weight of the laundry, in grams.
    public var grams: Int
    /// The number of bags.
    public var bags: Int
    /// The distance driven for it, in meters.
    public var meters: Int
    /// The separate shopping trip that it avoided, in meters.
    public var avoidedMeters: Int
    /// The detour to the store, in meters.
    public var detourMeters: Int

    /// Creates inputs.
    public init(grams: Int, bags: Int, meters: Int, avoidedMeters: Int = 0, detourMeters: Int = 0) {
        self.grams = grams
        self.bags = bags
        self.meters = meters
        self.avoidedMeters = avoidedMeters
        self.detourMeters = detourMeters
    }

    /// The distance that counts: what was driven, less what bundling the shopping saved.
    var countedMeters: Int { meters - (avoidedMeters - detourMeters) }
}

extension Int {
    /// Returns the quotient by a positive divisor, rounded half away from zero.
    func divided(by divisor: Int) -> Int { (self + (self < 0 ? -divisor / 2 : divisor / 2)) / divisor }
}
