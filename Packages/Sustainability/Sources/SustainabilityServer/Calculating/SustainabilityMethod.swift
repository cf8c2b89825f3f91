public import Core
public import SustainabilityAPI

/// The method by which savings are computed: `kilograms x (home - plant) - delivery`.
///
/// Every figure can be changed. The value compares with a standard machine at home, and the range reaches to an ENERGY STAR machine.
/// Delivery is the distance from the customer to the plant and back, as the crow flies.
/// Energy is what washing and drying take. The vehicle's fuel counts only as greenhouse gases.
public struct SustainabilityMethod: Sendable, Equatable {
    /// The water and energy for washing a kilogram of laundry.
    public struct Use: Sendable, Equatable {
        /// Liters of water per kilogram.
        public var water: Double
        /// Kilowatt hours per kilogram.
        public var energy: Double

        /// Creates the figures of a machine.
        public init(water: Double, energy: Double) {
            self.water = water
            self.energy = energy
        }
    }

    /// The version that is stored with each order's figures.
    public var version = "2026.1"
    /// A standard machine at home.
    public var standardHome = Use(water: 22.7, energy: 1.03)
    /// An ENERGY STAR machine at home.
    public var efficientHome = Use(water: 14.8, energy: 0.80)
    /// The plant.
    public var plant = Use(water: 12.5, energy: 0.55)
    /// Greenhouse gases of the grid, in kilograms of CO2 equivalents per kilowatt hour.
    public var grid = 0.2256
    /// Greenhouse gases of a vehicle, in kilograms of CO2 per kilometer.
    public var vehicle = 0.25
    /// Minutes of a person's time for a load of laundry at home. A bag counts as a load.
    public var minutesPerLoad = 75.0
    /// Kilograms of a bag that wasn't weighed.
    public var kilogramsPerBag = 4.5
    /// Kilometers of the separate shopping trip that bundled shopping is assumed to avoid.
    public var avoidedShoppingTrip = 6.0
    /// Kilometers of the detour that bundled shopping is assumed to add to the delivery.
    public var shoppingDetour = 2.0

    /// Creates the method with its default figures.
    public init() {}

    /// Returns the kilometers driven for an order.
    public func kilometers(from customer: Coordinate, to plant: Coordinate) -> Double {
        2 * customer.distance(to: plant) / 1_000
    }

    /// Returns the kilometers that bundling an order's shopping saves: the avoided trip minus the detour.
    public func bundlingKilometers(retailLines: Int) -> Double {
        retailLines > 0 ? avoidedShoppingTrip - shoppingDetour : 0
    }

    /// Returns what an order saved.
    ///
    /// - Parameter kilometers: the distance driven for it, less what bundling saved.
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

    /// The version, sources and assumptions, as responses carry them.
    public var methodDescription: MethodDescription {
        MethodDescription(version: version, sources: Strings.sources, assumptions: Strings.assumptions(self))
    }
}
