import SustainabilityAPI

extension SustainabilitySummary {
    /// Whether more of anything was used than at home.
    var isAnyNegative: Bool { Measure.allCases.contains { $0.saving(in: savings).value < 0 } }
}
