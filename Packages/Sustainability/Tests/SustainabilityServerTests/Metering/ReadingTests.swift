import Core
import CoreTesting
import Foundation
import Networking
import OrdersAPI
import Persistence
import ServerTesting
import SustainabilityAPI
import Testing

/// Readings of a plant that takes 12 L and 0.5 kWh a kilogram in January.
enum Readings {
    static let december = ReadingContent(version: 1, day: "2025-12-01", waterLiters: 10_000, energyWattHours: 200_000)
    static let january = ReadingContent(version: 2, day: "2026-01-01", waterLiters: 22_000, energyWattHours: 700_000, washedGrams: 1_000_000)
}

extension SustainabilityTestServer {
    /// Enters readings, one after the other.
    @discardableResult
    func read(_ contents: ReadingContent...) async throws -> PlantBook? {
        server.clock.now = Self.date
        var book: PlantBook?
        for content in contents { book = try await admin.call(SustainabilityEndpoints.addReading, content) }
        return book
    }
}

struct ReadingTests {
    @Test func `two readings make a version of the method, by which later orders are computed and earlier ones aren't`() async throws {
        let test = try await SustainabilityTestServer()
        try await test.move(1, to: .delivered, kilograms: 10, at: SustainabilityTestServer.date.addingTimeInterval(-60))
        let book = try #require(try await test.read(Readings.december, Readings.january))
        #expect(book.readings.map(\.use) == [PlantUse(water: 12_000, energy: 500), nil])
        #expect(book.method.version == "2026.1+r2" && book.method.figures.plantPeriods == 1 && book.method.figures.plantWater.value == 12)
        try await test.move(2, to: .delivered, kilograms: 10, at: SustainabilityTestServer.date.addingTimeInterval(60))
        let (first, second) = (try await test.impact(1), try await test.impact(2))
        #expect(first.methodVersion == "2026.1" && first.savings.water.value == 102)
        // 10 x (22.7 - 12) = 107 L
        #expect(second.methodVersion == "2026.1+r2" && second.savings.water.value == 107)
        // An order that was delivered before the reading is heard of late.
        try await test.move(3, to: .delivered, kilograms: 10, at: SustainabilityTestServer.date.addingTimeInterval(-30))
        #expect(try await test.impact(3).methodVersion == "2026.1")
        let detail = try await test.customer.call(SustainabilityEndpoints.order, IDInput(id: 1))
        #expect(detail.method.version == "2026.1" && detail.method.figures.plantWater.value == 12.5)
        #expect(try await test.summary().method.version == "2026.1+r2")
        #expect(try await test.report().methods.map(\.orders) == [1, 2])
        #expect(test.server.audit.entries.map(\.action) == ["plant_reading_added", "plant_reading_added"])
    }

    @Test func `the plant's use is that of all periods by weight, and its range that of the single ones`() async throws {
        let test = try await SustainabilityTestServer()
        let book = try #require(
            try await test.read(
                Readings.december, Readings.january,
                ReadingContent(version: 3, day: "2025-12-16", waterLiters: 18_000, energyWattHours: 400_000, washedGrams: 400_000)))
        // 8,000 L for 400 kg are 20 L/kg. From there on, 4,000 L for 1,000 kg are 4 L/kg. Both: 12,000 L for 1,400 kg.
        let figures = book.method.figures
        #expect(figures.plantWater == MethodFigures.Use(value: 8.571, low: 4, high: 20) && figures.plantPeriods == 2)
        #expect(figures.plantEnergy == MethodFigures.Use(value: 0.357, low: 0.3, high: 0.5))
    }

    @Test func `the weight washed is that of the orders weighed in the period, where none is entered`() async throws {
        let test = try await SustainabilityTestServer()
        for (order, day) in [(1, -32), (2, -20), (3, -1)] {
            try await test.move(
                order, to: .delivered, kilograms: 500, at: SustainabilityTestServer.date.addingTimeInterval(Double(day) * 86_400))
        }
        try await test.move(4, to: .delivered, at: SustainabilityTestServer.date.addingTimeInterval(-86_400))
        let book = try #require(
            try await test.read(
                Readings.december, ReadingContent(version: 2, day: "2025-12-31", waterLiters: 22_000, energyWattHours: 700_000)))
        #expect(book.readings[0].washedGrams == 1_000_000 && book.readings[0].isFromOrders)
        let error = await #expect(throws: APIError.self) {
            try await test.read(ReadingContent(version: 3, day: "2026-01-01", waterLiters: 23_000, energyWattHours: 800_000))
        }
        #expect(error?.fields.keys.sorted() == ["washedGrams"])
    }

    @Test func `a correction and a removal make versions of their own, and no order changes`() async throws {
        let test = try await SustainabilityTestServer()
        try await test.read(Readings.december, Readings.january)
        try await test.move(1, to: .delivered, kilograms: 10, at: SustainabilityTestServer.date.addingTimeInterval(60))
        let before = try await test.impact(1)
        test.server.clock.now = SustainabilityTestServer.date.addingTimeInterval(120)
        let id = try #require(try await test.admin.call(SustainabilityEndpoints.readings).readings.first?.id)
        let right = ReadingContent(version: 3, day: "2026-01-01", waterLiters: 20_000, energyWattHours: 700_000, washedGrams: 1_000_000)
        let corrected = try await test.admin.call(SustainabilityEndpoints.correctReading, ReadingCorrection(id: id, content: right))
        #expect(corrected.method.version == "2026.1+r3" && corrected.readings[0].use?.water == 10_000 && corrected.readings.count == 2)
        let removal = ReadingRemoval(id: corrected.readings[0].id, version: corrected.version)
        let removed = try await test.admin.call(SustainabilityEndpoints.removeReading, removal)
        #expect(removed.method.version == "2026.1+r4" && removed.method.figures.plantWater.value == 12.5 && removed.readings.count == 1)
        #expect(try await test.impact(1) == before)
        let actions = test.server.audit.entries.map(\.action).suffix(2)
        #expect(Array(actions) == ["plant_reading_corrected", "plant_reading_removed"])
        // All that was ever entered is kept.
        #expect(try await test.server.database.read { try $0.value(Int.self, "SELECT COUNT(*) FROM sustainability_reading") } == 3)
        for request in [removal, ReadingRemoval(id: 999, version: removed.version)] {
            await #expect(throws: APIError.self) { try await test.admin.call(SustainabilityEndpoints.removeReading, request) }
        }
    }

    @Test func `of two administrators at once, one is told that the list has changed`() async throws {
        let test = try await SustainabilityTestServer()
        test.server.clock.now = SustainabilityTestServer.date
        let results = await withTaskGroup(of: Result<PlantBook, APIError>.self) { group in
            for day in ["2025-11-01", "2025-11-02"] {
                group.addTask {
                    await Result(of: { () async throws(APIError) in
                        try await test.admin.call(
                            SustainabilityEndpoints.addReading, ReadingContent(version: 1, day: day, waterLiters: 1, energyWattHours: 1))
                    })
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        let codes = results.compactMap { if case .failure(let error) = $0 { error.code } else { nil } }
        #expect(codes == ["stale_version"])
        #expect(try await test.admin.call(SustainabilityEndpoints.readings).readings.count == 1)
    }

    @Test(arguments: [
        (ReadingContent(version: 3, day: "2026-01-02", waterLiters: 21_999, energyWattHours: 800_000, washedGrams: 1_000), ["waterLiters"]),
        (ReadingContent(version: 3, day: "2026-01-02", waterLiters: 30_000, energyWattHours: 1, washedGrams: 1_000_000), ["energyWattHours"]),
        (ReadingContent(version: 3, day: "2025-12-15", waterLiters: 22_001, energyWattHours: 300_000, washedGrams: 500_000), ["waterLiters"]),
        (ReadingContent(version: 3, day: "2025-11-15", waterLiters: 10_001, energyWattHours: 100_000), ["waterLiters"]),
        (ReadingContent(version: 3, day: "2026-01-03", waterLiters: 30_000, energyWattHours: 800_000, washedGrams: 1), ["day"]),
        (ReadingContent(version: 3, day: "2026-01-01", waterLiters: 30_000, energyWattHours: 800_000, washedGrams: 1), ["day"]),
        (ReadingContent(version: 3, day: "2026-02-30", waterLiters: 30_000, energyWattHours: 800_000, washedGrams: 1), ["day"]),
        (ReadingContent(version: 3, day: "1999-12-31", waterLiters: 30_000, energyWattHours: 800_000, washedGrams: 1), ["day"]),
        (
            ReadingContent(version: 3, day: "2026-01-02", waterLiters: -1, energyWattHours: .max, washedGrams: 0),
            ["energyWattHours", "washedGrams", "waterLiters"]
        ),
        (ReadingContent(version: 3, day: "2026-01-02", waterLiters: 99_000_000, energyWattHours: 800_000, washedGrams: 1_000_000), ["waterLiters"]),
        (ReadingContent(version: 3, day: "2026-01-02", waterLiters: 30_000, energyWattHours: 700_001, washedGrams: 1_000_000), ["energyWattHours"]),
    ])
    func `a reading that can't be right is refused, and nothing changes`(content: ReadingContent, fields: [String]) async throws {
        let test = try await SustainabilityTestServer()
        let before = try await test.read(Readings.december, Readings.january)
        test.server.clock.now = SustainabilityTestServer.date.addingTimeInterval(86_400)
        let error = await #expect(throws: APIError.self) { try await test.admin.call(SustainabilityEndpoints.addReading, content) }
        #expect(error?.status == 422 && error?.fields.keys.sorted() == fields)
        #expect(try await test.admin.call(SustainabilityEndpoints.readings) == before)
    }

    @Test func `a replaced meter begins anew`() async throws {
        let test = try await SustainabilityTestServer()
        let book = try #require(
            try await test.read(
                Readings.december, Readings.january,
                ReadingContent(version: 3, day: "2025-12-20", waterLiters: 0, energyWattHours: 0, isMeterReplaced: true)))
        // The time before the new meter counts for nothing; after it, 22,000 L for 1,000 kg.
        #expect(book.readings.map(\.use) == [PlantUse(water: 22_000, energy: 700), nil, nil])
    }

    @Test func `readings are for administrators`() async throws {
        let test = try await SustainabilityTestServer()
        for person in [Person.customer(7), Person(id: 2, name: "Dee", roles: [.dispatcher])] {
            let client = test.server.client(as: person)
            let errors = await [
                #expect(throws: APIError.self) { try await client.call(SustainabilityEndpoints.readings) },
                #expect(throws: APIError.self) { try await client.call(SustainabilityEndpoints.addReading, .sample) },
                #expect(throws: APIError.self) { try await client.call(SustainabilityEndpoints.report) },
                #expect(throws: APIError.self) { try await client.call(SustainabilityEndpoints.exportReport) },
            ]
            #expect(errors.map { $0?.status } == [403, 403, 403, 403])
        }
    }

    @Test func `a changed setting makes a version, which holds for orders delivered from then on`() async throws {
        let test = try await SustainabilityTestServer(settings: ["IMPACT_HOME_WATER": "30"])
        try await test.move(1, to: .delivered, kilograms: 10)
        let detail = try await test.customer.call(SustainabilityEndpoints.order, IDInput(id: 1))
        #expect(detail.impact.methodVersion == "2026.1+r1" && detail.method.figures.homeWater.value == 30 && detail.impact.savings.water.value == 175)
    }
}
