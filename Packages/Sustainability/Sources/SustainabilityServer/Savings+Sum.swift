import SustainabilityAPI

extension Savings {
    /// The sum of several savings.
    init(sumOf parts: [Savings]) {
        self.init(
            water: Saving(sumOf: parts.map(\.water), unit: "L"), energy: Saving(sumOf: parts.map(\.energy), unit: "kWh"),
            co2: Saving(sumOf: parts.map(\.co2), unit: "kg"), time: Saving(sumOf: parts.map(\.time), unit: "min"))
    }
}

extension Saving {
    fileprivate init(sumOf parts: [Saving], unit: String) {
        self.init(
            value: parts.reduce(0) { $0 + $1.value }, low: parts.reduce(0) { $0 + $1.low }, high: parts.reduce(0) { $0 + $1.high }, unit: unit)
    }
}
