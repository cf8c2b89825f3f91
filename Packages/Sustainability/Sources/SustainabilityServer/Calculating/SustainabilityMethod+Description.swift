import SustainabilityAPI

extension SustainabilityMethod {
    /// Returns the version, figures, sources and assumptions, as responses carry them.
    func description(version: String) -> MethodDescription {
        MethodDescription(version: version, sources: Strings.sources(self), assumptions: Strings.assumptions(self), figures: figures)
    }

    private var figures: MethodFigures {
        MethodFigures(
            homeWater: home(\.water), homeEnergy: home(\.energy), plantWater: plant(\.water), plantEnergy: plant(\.energy), plantPeriods: plant.periods,
            grid: Double(grid) / 1_000_000, vehicle: Double(vehicle) / 1_000_000, minutesPerBag: Double(minutesPerLoad) / 1_000,
            kilogramsPerBag: Double(gramsPerBag) / 1_000)
    }

    private func home(_ figure: KeyPath<Use, Int>) -> MethodFigures.Use {
        let (standard, efficient) = (Double(standardHome[keyPath: figure]) / 1_000, Double(efficientHome[keyPath: figure]) / 1_000)
        return MethodFigures.Use(value: standard, low: min(standard, efficient), high: max(standard, efficient))
    }

    private func plant(_ figure: KeyPath<Use, Int>) -> MethodFigures.Use {
        MethodFigures.Use(
            value: Double(plant.value[keyPath: figure]) / 1_000, low: Double(plant.low[keyPath: figure]) / 1_000,
            high: Double(plant.high[keyPath: figure]) / 1_000)
    }
}
