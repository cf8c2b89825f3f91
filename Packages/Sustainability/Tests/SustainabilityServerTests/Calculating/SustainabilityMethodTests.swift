import Core
import SustainabilityAPI
import SustainabilityServer
import Testing

struct SustainabilityMethodTests {
    private let method = SustainabilityMethod()

    @Test func `ten kilograms driven sixteen kilometers`() {
        // Water:  10 kg x (22.7 - 12.5) L/kg = 102 L;        ENERGY STAR: 10 x (14.8 - 12.5) = 23 L
        // Energy: 10 kg x (1.03 - 0.55) kWh/kg = 4.8 kWh;    ENERGY STAR: 10 x (0.80 - 0.55) = 2.5 kWh
        // CO2:    4.8 kWh x 0.2256 = 1.08288 kg; 16 km x 0.25 = 4 kg; 1.08288 - 4 = -2.917 kg; ENERGY STAR: 0.564 - 4 = -3.436 kg
        // Time:   2 loads x 75 min = 150 min
        let savings = method.savings(kilograms: 10, bags: 2, kilometers: 16)
        #expect(savings.water == Saving(value: 102, low: 23, high: 102, unit: "L"))
        #expect(savings.energy == Saving(value: 4.8, low: 2.5, high: 4.8, unit: "kWh"))
        #expect(savings.co2 == Saving(value: -2.917, low: -3.436, high: -2.917, unit: "kg"))
        #expect(savings.time == Saving(value: 150, low: 150, high: 150, unit: "min"))
    }

    @Test func `without driving CO2 is saved`() {
        // 10 x 0.48 x 0.2256 = 1.08288 kg; ENERGY STAR: 10 x 0.25 x 0.2256 = 0.564 kg
        #expect(method.savings(kilograms: 10, bags: 2, kilometers: 0).co2 == Saving(value: 1.083, low: 0.564, high: 1.083, unit: "kg"))
    }

    @Test func `driving is counted once there and once back`() {
        // 0.1 degrees of latitude are 0.1 x pi / 180 x 6,371.0088 km = 11.1195 km, twice 22.2390 km
        let (plant, customer) = (Coordinate(latitude: 33.6, longitude: -117.8), Coordinate(latitude: 33.7, longitude: -117.8))
        #expect(abs(method.kilometers(from: customer, to: plant) - 22.2390) < 0.0001)
        #expect(method.kilometers(from: plant, to: plant) == 0)
    }

    @Test func `shopping that comes along avoids a drive less the detour, once however many lines there are`() {
        #expect(method.bundlingKilometers(retailLines: 0) == 0)
        #expect(method.bundlingKilometers(retailLines: 1) == 4)
        #expect(method.bundlingKilometers(retailLines: 5) == 4)
    }

    @Test func `every figure is a setting`() {
        var method = SustainabilityMethod()
        method.plant = SustainabilityMethod.Use(water: 30, energy: 2)
        method.minutesPerLoad = 60
        let savings = method.savings(kilograms: 1, bags: 1, kilometers: 0)
        // 22.7 - 30 = -7.3; 14.8 - 30 = -15.2
        #expect(savings.water == Saving(value: -7.3, low: -15.2, high: -7.3, unit: "L"))
        #expect(savings.time.value == 60)
    }

    @Test func `the method names its sources and assumptions`() {
        let description = method.methodDescription
        #expect(description.version == "2026.1")
        for source in ["ENERGY STAR", "WaterSense at Work, p. 3-36", "eGRID", "equivalencies"] {
            #expect(description.sources.contains { $0.contains(source) })
        }
        #expect(description.assumptions.contains { $0.contains("75 minutes") })
    }
}
