import SustainabilityAPI

/// Computes the plant's use from the readings of its meters.
///
/// From two readings, one after the other, follows the use per kilogram of the time between them. The plant's value is the water and energy of the last twelve
/// such periods by the weight washed in them; its range reaches from the period with the least to the one with the greatest use. Where a meter was replaced,
/// the time before the new one's first reading counts for nothing.
enum PlantMeters {
    /// The number of periods that count: a year of monthly readings.
    static let periods = 12
    /// The uses per kilogram that a plant can have; others are mistakes.
    static let (water, energy) = (1_000...200_000, 50...20_000)

    /// The time between two readings.
    struct Period: Sendable, Equatable {
        let liters: Int
        let wattHours: Int
        let grams: Int

        var use: PlantUse { PlantUse(water: PlantMeters.perKilogram(liters * 1_000, grams), energy: PlantMeters.perKilogram(wattHours, grams)) }
    }

    /// Returns the time that ends with a reading; nil for the first one, and after a meter was replaced.
    static func period(from former: ReadingRecord?, to reading: ReadingRecord) -> Period? {
        guard let former, !reading.isMeterReplaced, let grams = reading.washedGrams, grams > 0 else { return nil }
        return Period(liters: reading.waterLiters - former.waterLiters, wattHours: reading.energyWattHours - former.energyWattHours, grams: grams)
    }

    /// Returns each reading, in the order of their days, with the use of the time that it ends.
    static func shown(_ readings: [ReadingRecord]) -> [PlantReading] {
        zip([nil] + readings.dropLast().map(Optional.some), readings).map { former, reading in
            PlantReading(
                id: reading.id, day: reading.day, waterLiters: reading.waterLiters, energyWattHours: reading.energyWattHours,
                washedGrams: reading.washedGrams, isFromOrders: reading.isFromOrders, isMeterReplaced: reading.isMeterReplaced,
                use: period(from: former, to: reading)?.use)
        }
    }

    /// Returns the plant's use by the readings in the order of their days; nil where they don't tell one.
    static func plant(_ readings: [ReadingRecord]) -> SustainabilityMethod.Plant? {
        let periods = zip(readings, readings.dropFirst()).compactMap { period(from: $0, to: $1) }.suffix(Self.periods)
        guard !periods.isEmpty else { return nil }
        let grams = periods.reduce(0) { $0 + $1.grams }
        let (waters, energies) = (periods.map(\.use.water), periods.map(\.use.energy))
        typealias Use = SustainabilityMethod.Use
        return SustainabilityMethod.Plant(
            value: Use(
                water: perKilogram(periods.reduce(0) { $0 + $1.liters } * 1_000, grams), energy: perKilogram(periods.reduce(0) { $0 + $1.wattHours }, grams)),
            low: Use(water: waters.min() ?? 0, energy: energies.min() ?? 0), high: Use(water: waters.max() ?? 0, energy: energies.max() ?? 0),
            periods: periods.count)
    }

    private static func perKilogram(_ amount: Int, _ grams: Int) -> Int { (amount * 1_000).divided(by: grams) }
}
