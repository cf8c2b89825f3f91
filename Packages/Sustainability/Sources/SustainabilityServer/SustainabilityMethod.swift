public import Core
public import SustainabilityAPI

/// How savings are computed: `kilograms x (home - plant) - delivery`.
///
/// Every figure is a setting. The value is that of the standard machine at home; the range reaches from an ENERGY STAR machine to the standard one.
/// Delivery is the order's marginal distance: from customer to plant and back again, as the crow flies, once each.
/// Energy is what washing and drying take; the vehicle's fuel counts in the greenhouse gases alone.
public struct SustainabilityMethod: Sendable, Equatable {
    /// What washing a kilogram takes.
    public struct Use: Sendable, Equatable {
        /// Water, in litres a kilogram.
        public var water: Double
        /// Energy, in kilowatt hours a kilogram.
        public var energy: Double

        /// Creates figures.
        public init(water: Double, energy: Double) {
            self.water = water
            self.energy = energy
        }
    }

    /// Stored with each order, so that old figures stay what they were.
    public var version = "2026.1"
    /// A standard machine at home.
    public var standardHome = Use(water: 22.7, energy: 1.03)
    /// An ENERGY STAR machine at home.
    public var efficientHome = Use(water: 14.8, energy: 0.80)
    /// The plant.
    public var plant = Use(water: 12.5, energy: 0.55)
    /// Greenhouse gases of the grid, in kilograms of CO2 equivalents a kilowatt hour.
    public var grid = 0.2256
    /// Greenhouse gases of a vehicle, in kilograms of CO2 a kilometre.
    public var vehicle = 0.25
    /// The person's own time for a load of laundry at home, in minutes; a bag counts as a load.
    public var minutesPerLoad = 75.0
    /// The weight of a bag that wasn't weighed, in kilograms.
    public var kilogramsPerBag = 4.5
    /// The separate round trip by car that bundled shopping is taken to avoid, in kilometres.
    public var avoidedShoppingTrip = 6.0
    /// The detour that bundled shopping is taken to add to the delivery, in kilometres.
    public var shoppingDetour = 2.0

    /// Creates the method with its defaults; change what differs.
    public init() {}

    /// The distance driven for an order, in kilometres.
    public func kilometers(from customer: Coordinate, to plant: Coordinate) -> Double {
        2 * customer.distance(to: plant) / 1_000
    }

    /// The distance that bundling an order's shopping saves, in kilometres: the avoided separate round trip minus the detour.
    public func bundlingKilometers(retailLines: Int) -> Double {
        retailLines > 0 ? avoidedShoppingTrip - shoppingDetour : 0
    }

    /// What an order saved.
    ///
    /// - Parameters:
    ///   - kilometers: the distance driven for it, less what bundling saved.
    public func savings(kilograms: Double, bags: Int, kilometers: Double) -> Savings {
        let delivery = kilometers * vehicle
        let (standardEnergy, efficientEnergy) = (kilograms * (standardHome.energy - plant.energy), kilograms * (efficientHome.energy - plant.energy))
        let minutes = Double(bags) * minutesPerLoad
        return Savings(
            water: saving(kilograms * (standardHome.water - plant.water), kilograms * (efficientHome.water - plant.water), "L"),
            energy: saving(standardEnergy, efficientEnergy, "kWh"),
            co2: saving(standardEnergy * grid - delivery, efficientEnergy * grid - delivery, "kg"),
            time: saving(minutes, minutes, "min"))
    }

    private func saving(_ standard: Double, _ efficient: Double, _ unit: String) -> Saving {
        Saving(value: standard, low: min(standard, efficient), high: max(standard, efficient), unit: unit)
    }

    /// Version, sources and assumptions, as the answers hold them.
    public var methodDescription: MethodDescription {
        MethodDescription(version: version, sources: Strings.sources, assumptions: Strings.assumptions(self))
    }
}
