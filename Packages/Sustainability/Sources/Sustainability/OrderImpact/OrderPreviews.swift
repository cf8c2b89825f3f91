#if DEBUG
import Core
import CoreUI
import SustainabilityAPI
import UI

struct OrderImpactView_Previews: PreviewProvider {
    private static func page(_ detail: ViewState<OrderImpactDetail>) -> some View {
        OrderImpactView(store: ScopedStore(state: OrderImpactFeature.State(id: 12, detail: detail)))
    }

    static var previews: some View {
        Group {
            page(.loading).previewDisplayName("Loading")
            page(.loaded(.sample)).previewDisplayName("Negative")
            page(.loaded(OrderImpactDetail(impact: .bundled, method: .metered))).previewDisplayName("Measured")
            page(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }
}

struct NumberCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            NumberCard(measure: .water, detail: .sample).previewDisplayName("Saved")
            NumberCard(measure: .co2, detail: .sample).previewDisplayName("Negative")
        }
    }
}

struct InputsCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            InputsCard(impact: .sample).previewDisplayName("Estimated")
            InputsCard(impact: .bundled).previewDisplayName("Measured")
        }
    }
}

extension MethodDescription {
    /// A method by a plant's own meters, for tests and previews.
    static let metered = MethodDescription(
        version: "2026.1+r3", sources: MethodDescription.sample.sources, assumptions: MethodDescription.sample.assumptions,
        figures: MethodFigures(
            homeWater: MethodFigures.sample.homeWater, homeEnergy: MethodFigures.sample.homeEnergy,
            plantWater: MethodFigures.Use(value: 12, low: 11.2, high: 13.5), plantEnergy: MethodFigures.Use(value: 0.5, low: 0.44, high: 0.61),
            plantPeriods: 4, grid: 0.2256, vehicle: 0.25, minutesPerBag: 75, kilogramsPerBag: 4.5))
}
#endif
