import SustainabilityAPI
import Theme

/// The computation of an order's number with its own inputs: a line for the value and for each end of its range.
struct Computation: Sendable, Equatable {
    /// A line of a computation.
    struct Line: Sendable, Equatable {
        /// The name of the result: the value, the lowest, the highest.
        let name: String
        /// The computation, such as `10 kg × (22.7 − 12.5) L/kg`.
        let formula: String
        /// The result with its unit.
        let result: String
    }

    let lines: [Line]

    /// Writes the computation of a measure.
    init(of measure: Measure, _ detail: OrderImpactDetail) {
        let (impact, figures) = (detail.impact, detail.method.figures)
        let saving = measure.saving(in: impact.savings)
        let kilograms = "\(SavingFormat.exact(impact.kilograms)) kg"
        func line(_ name: String, _ formula: String, _ value: Double) -> Line {
            Line(name: name, formula: formula, result: "\(NumberFormat.format(value, decimals: 3)) \(Strings.unit(saving.unit))")
        }
        func lines(_ home: MethodFigures.Use, _ plant: MethodFigures.Use, _ unit: String, rest: String = "") -> [Line] {
            func formula(_ home: Double, _ plant: Double) -> String {
                "\(kilograms) × (\(SavingFormat.exact(home)) − \(SavingFormat.exact(plant))) \(unit)\(rest)"
            }
            let value = line(Strings.computationValue, formula(home.value, plant.value), saving.value)
            guard saving.low != saving.high else { return [value] }
            return [
                value, line(Strings.computationLow, formula(home.low, plant.high), saving.low),
                line(Strings.computationHigh, formula(home.high, plant.low), saving.high),
            ]
        }
        switch measure {
        case .water: self.lines = lines(figures.homeWater, figures.plantWater, "L/kg")
        case .energy: self.lines = lines(figures.homeEnergy, figures.plantEnergy, "kWh/kg")
        case .co2:
            let rest = " × \(SavingFormat.exact(figures.grid)) kg/kWh − \(Self.distance(impact.distances)) × \(SavingFormat.exact(figures.vehicle)) kg/km"
            self.lines = lines(figures.homeEnergy, figures.plantEnergy, "kWh/kg", rest: rest)
        case .time:
            guard let bags = impact.bags else {
                self.lines = [line(Strings.computationValue, Strings.time, saving.value)]
                return
            }
            self.lines = [
                line(Strings.computationValue, Strings.computationBags("\(bags)", minutes: SavingFormat.exact(figures.minutesPerBag)), saving.value)
            ]
        }
    }

    private static func distance(_ distances: OrderDistances) -> String {
        let driven = SavingFormat.exact(distances.kilometers)
        guard distances.avoidedKilometers != 0 else { return "\(driven) km" }
        let detour = distances.detourKilometers == 0 ? "" : " + \(SavingFormat.exact(distances.detourKilometers))"
        return "(\(driven) − \(SavingFormat.exact(distances.avoidedKilometers))\(detour)) km"
    }
}
