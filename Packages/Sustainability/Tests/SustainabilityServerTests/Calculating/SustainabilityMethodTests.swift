import Core
import SustainabilityAPI
import Testing

@testable import SustainabilityServer

struct SustainabilityMethodTests {
    private let method = SustainabilityMethod()

    @Test func `ten kilograms that were driven 16 km save water and energy, and cost CO2`() {
        let savings = method.savings(ImpactInputs(grams: 10_000, bags: 2, meters: 16_000))
        // Water: 10 x (22.7 - 12.5) = 102 L; ENERGY STAR: 10 x (14.8 - 12.5) = 23 L
        #expect(savings.water == Saving(value: 102, low: 23, high: 102, unit: "L"))
        // Energy: 10 x (1.03 - 0.55) = 4.8 kWh; ENERGY STAR: 10 x (0.80 - 0.55) = 2.5 kWh
        #expect(savings.energy == Saving(value: 4.8, low: 2.5, high: 4.8, unit: "kWh"))
        // CO2: 4.8 x 0.2256 - 16 x 0.25 = 1.08288 - 4 = -2.917 kg; ENERGY STAR: 0.564 - 4 = -3.436 kg
        #expect(savings.co2 == Saving(value: -2.917, low: -3.436, high: -2.917, unit: "kg"))
        #expect(savings.time == Saving(value: 150, low: 150, high: 150, unit: "min"))
    }

    @Test func `shopping that comes along takes its avoided trip less the detour off the drive`() {
        let savings = method.savings(ImpactInputs(grams: 10_000, bags: 2, meters: 16_000, avoidedMeters: 6_000, detourMeters: 2_000))
        // 1.08288 - 12 x 0.25 = -1.917
        #expect(savings.co2 == Saving(value: -1.917, low: -2.436, high: -1.917, unit: "kg"))
    }

    @Test func `the range reaches over what the plant's meters have shown`() {
        var method = method
        method.plant = SustainabilityMethod.Plant(
            value: .init(water: 12_000, energy: 500), low: .init(water: 10_000, energy: 400), high: .init(water: 15_000, energy: 900), periods: 3)
        let savings = method.savings(ImpactInputs(grams: 1_000, bags: 1, meters: 0))
        // 22.7 - 12 = 10.7; 14.8 - 15 = -0.2; 22.7 - 10 = 12.7
        #expect(savings.water == Saving(value: 10.7, low: -0.2, high: 12.7, unit: "L"))
        // 1.03 - 0.5; 0.8 - 0.9; 1.03 - 0.4
        #expect(savings.energy == Saving(value: 0.53, low: -0.1, high: 0.63, unit: "kWh"))
    }

    @Test func `halves are rounded away from zero, on both sides of it`() {
        #expect([5, -5, 4, -4, 15, 0].map { $0.divided(by: 10) } == [1, -1, 0, 0, 2, 0])
    }

    @Test func `inputs that no order can have overflow nothing`() {
        let savings = method.savings(ImpactInputs(grams: .max, bags: .max, meters: .max / 2))
        #expect(savings.water.value == 102_000 && savings.co2.value < 0)
        #expect(method.savings(ImpactInputs(grams: 0, bags: 0, meters: 0, avoidedMeters: .max / 2)).co2.value == 2_500)
    }

    @Test func `the method names its figures, sources and assumptions`() {
        let description = method.description(version: "2026.1")
        for source in ["ENERGY STAR", "WaterSense at Work, p. 3-36", "eGRID", "equivalencies"] {
            #expect(description.sources.contains { $0.contains(source) })
        }
        #expect(description.assumptions.contains { $0.contains("75 minutes") })
        #expect(description.figures == .sample)
        var metered = method
        metered.plant = .init(value: .init(water: 1, energy: 1), low: .init(water: 1, energy: 1), high: .init(water: 1, energy: 1), periods: 4)
        #expect(metered.description(version: "x").sources.contains { $0.contains("its own meters, read over 4 periods") })
    }
}

struct MethodSettingsTests {
    private func method(_ texts: [String: String]) throws -> SustainabilityMethod {
        try MethodSettings.method(SettingValues(build: .development) { texts[$0] })
    }

    @Test func `every figure is a setting, and the defaults are those of the method`() throws {
        #expect(try method([:]) == SustainabilityMethod())
        let changed = try method(["IMPACT_GRID_CO2": "0.2", "IMPACT_HOME_WATER": "30", "IMPACT_LOAD_MINUTES": "60.5"])
        #expect(changed.grid == 200_000 && changed.standardHome.water == 30_000 && changed.minutesPerLoad == 60_500)
    }

    @Test(arguments: ["", "-1", "1.2345", "1,5", ".5", "5.", "200.001", "1e3", "١"]) func `a text that is no such number is refused`(text: String) {
        #expect(throws: SettingError.self) { try method(["IMPACT_HOME_WATER": text]) }
    }
}

struct TripSharesTests {
    @Test(arguments: [
        (1_000, [500, 500], [500, 500]), (1_001, [500, 500], [501, 500]), (10, [1, 1, 1], [4, 3, 3]), (7, [0, 0], [4, 3]), (100, [3, 0], [100, 0]),
        (0, [5, 5], [0, 0]), (100, [], []), (99, [-5, 1], [0, 99]),
    ])
    func `a trip is shared by what each would be driven alone`(meters: Int, alone: [Int], shares: [Int]) {
        #expect(TripShares.shares(of: meters, among: alone) == shares)
    }

    @Test func `shares add up to the trip, whatever it is`() {
        var random = SplitMix(state: 7)
        for _ in 0..<2_000 {
            let meters = Int.random(in: 0...400_000, using: &random)
            let alone = (0..<Int.random(in: 1...9, using: &random)).map { _ in Int.random(in: 0...30_000, using: &random) }
            let shares = TripShares.shares(of: meters, among: alone)
            #expect(shares.reduce(0, +) == meters)
            let sum = alone.reduce(0, +)
            for (share, own) in zip(shares, alone) where sum > 0 { #expect(abs(Double(share) - Double(meters) * Double(own) / Double(sum)) < 1) }
        }
    }
}

/// Random numbers that are the same in each run.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
