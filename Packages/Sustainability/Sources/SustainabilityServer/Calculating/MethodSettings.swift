import Core

/// The settings of the method's figures.
enum MethodSettings {
    static let homeWater = figure("IMPACT_HOME_WATER", 0...200, unit: "L/kg", default: "22.7", "Water of a standard machine at home.")
    static let efficientWater = figure("IMPACT_HOME_WATER_EFFICIENT", 0...200, unit: "L/kg", default: "14.8", "Water of an ENERGY STAR machine at home.")
    static let homeEnergy = figure("IMPACT_HOME_ENERGY", 0...20, unit: "kWh/kg", default: "1.03", "Energy of a standard machine at home.")
    static let efficientEnergy = figure("IMPACT_HOME_ENERGY_EFFICIENT", 0...20, unit: "kWh/kg", default: "0.80", "Energy of an ENERGY STAR machine at home.")
    static let plantWater = figure("IMPACT_PLANT_WATER", 0...200, unit: "L/kg", default: "12.5", "Water of the plant until its meters are read.")
    static let plantEnergy = figure("IMPACT_PLANT_ENERGY", 0...20, unit: "kWh/kg", default: "0.55", "Energy of the plant until its meters are read.")
    static let grid = figure("IMPACT_GRID_CO2", 0...5, digits: 6, unit: "kg/kWh", default: "0.2256", "CO2 equivalents of the grid.")
    static let vehicle = figure("IMPACT_VEHICLE_CO2", 0...5, digits: 6, unit: "kg/km", default: "0.25", "CO2 of the vehicles.")
    static let minutes = figure("IMPACT_LOAD_MINUTES", 0...1_000, unit: "minutes", default: "75", "A person's time for a load of laundry at home.")
    static let bag = figure("IMPACT_BAG_KILOGRAMS", 0...100, unit: "kg", default: "4.5", "Weight of a bag that wasn't weighed.")
    static let avoided = figure("IMPACT_SHOPPING_KM", 0...100, unit: "km", default: "6", "Shopping trip that items with the laundry avoid.")
    static let detour = figure("IMPACT_DETOUR_KM", 0...100, unit: "km", default: "2", "Detour that items with the laundry add to the delivery.")

    static let all: [any SettingDeclaration] = [
        homeWater, efficientWater, homeEnergy, efficientEnergy, plantWater, plantEnergy, grid, vehicle, minutes, bag, avoided, detour,
    ]

    /// Returns the method with the figures that the operators set.
    static func method(_ values: SettingValues) throws(SettingError) -> SustainabilityMethod {
        var method = SustainabilityMethod()
        method.standardHome = SustainabilityMethod.Use(water: try values[homeWater], energy: try values[homeEnergy])
        method.efficientHome = SustainabilityMethod.Use(water: try values[efficientWater], energy: try values[efficientEnergy])
        method.plant = SustainabilityMethod.Plant(assumed: SustainabilityMethod.Use(water: try values[plantWater], energy: try values[plantEnergy]))
        (method.grid, method.vehicle) = (try values[grid], try values[vehicle])
        (method.minutesPerLoad, method.gramsPerBag) = (try values[minutes], try values[bag])
        (method.avoidedShoppingTrip, method.shoppingDetour) = (try values[avoided], try values[detour])
        return method
    }

    /// Declares a number with a point, whose value is a whole number of its last digit.
    private static func figure(
        _ key: String, _ range: ClosedRange<Int>, digits: Int = 3, unit: String, default text: String, _ summary: String
    ) -> Setting<Int> {
        let words = "a number from \(range.lowerBound) to \(range.upperBound) with at most \(digits) digits after the point"
        return Setting(key, .other(words), unit: unit, defaults: SettingDefaults(text), summary) { text in
            let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
            guard let value = parsed(text, digits: digits), (range.lowerBound * scale...range.upperBound * scale).contains(value) else { return nil }
            return value
        }
    }

    private static func parsed(_ text: String, digits: Int) -> Int? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), parts.allSatisfy({ !$0.isEmpty && $0.utf8.count <= 9 && $0.utf8.allSatisfy { (48...57).contains($0) } }) else {
            return nil
        }
        let fraction = parts.count == 2 ? String(parts[1]) : ""
        guard fraction.count <= digits else { return nil }
        return Int(String(parts[0]) + fraction + String(repeating: "0", count: digits - fraction.count))
    }
}
