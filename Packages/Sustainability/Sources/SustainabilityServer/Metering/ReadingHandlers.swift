import Core
import Foundation
import OrdersAPI
import Persistence
import ServerCore
import SustainabilityAPI

/// Lets administrators enter readings of the plant's meters. Each change makes a version of the method for orders that are delivered later.
struct ReadingHandlers: Sendable {
    let settings: SustainabilitySettings
    let methods: MethodBook
    private let readings = ReadingRepository()
    private let orders = ImpactRepository()

    init(settings: SustainabilitySettings, methods: MethodBook) {
        self.settings = settings
        self.methods = methods
    }

    /// The most readings: those of 80 years, read every month.
    private static let most = 1_000
    /// The most that a meter shows, in liters or watt hours, and the most that is washed between two readings, in grams.
    private static let greatest = 100_000_000_000

    func add(to routes: inout Routes) {
        routes.on(SustainabilityEndpoints.readings, allow: .accessAlone) { _, context in
            let now = context.clock.now
            return try await context.database.read { try book(at: now, in: $0) }
        }
        routes.on(SustainabilityEndpoints.addReading, allow: .accessAlone) { input, context in
            try Self.check(input, today: settings.day(of: context.clock.now))
            return try await context.writeOnce { transaction in
                try change(context, version: input.version, .readingAdded, in: transaction) { readings in
                    guard readings.count < Self.most else { throw APIError.conflict(Strings.readingsTooMany, code: "too_many_readings") }
                    return try store(input, beside: readings, correcting: nil, at: context.clock.now, in: transaction)
                }
            }
        }
        routes.on(SustainabilityEndpoints.correctReading, allow: .accessAlone) { input, context in
            try Self.check(input.content, at: "content.", today: settings.day(of: context.clock.now))
            return try await context.database.write { transaction in
                try change(context, version: input.content.version, .readingCorrected, in: transaction) { readings in
                    let others = try Self.without(input.id, readings)
                    try self.readings.remove(input.id, at: context.clock.now, in: transaction)
                    return try store(input.content, field: "content.", beside: others, correcting: input.id, at: context.clock.now, in: transaction)
                }
            }
        }
        routes.on(SustainabilityEndpoints.removeReading, allow: .accessAlone) { input, context in
            try await context.database.write { transaction in
                try change(context, version: input.version, .readingRemoved, in: transaction) { readings in
                    let others = try Self.without(input.id, readings)
                    try Self.checkOrder(others, inserted: nil)
                    try self.readings.remove(input.id, at: context.clock.now, in: transaction)
                    return input.id
                }
            }
        }
    }

    private func book(at now: Date, in transaction: Transaction) throws -> PlantBook {
        let version = try methods.present(at: now, in: transaction)
        return PlantBook(
            version: try readings.version(in: transaction), readings: PlantMeters.shown(try readings.all(in: transaction)).reversed(),
            method: version.method.description(version: version.name))
    }

    /// Makes a change to the list that the administrator has seen, and the method's next version with it.
    private func change(
        _ context: HandlerContext, version: Int, _ action: AuditEntry.Action, in transaction: Transaction, _ body: ([ReadingRecord]) throws -> Int
    ) throws -> PlantBook {
        guard try readings.advance(from: version, in: transaction) else { throw APIError.conflict(Strings.readingsStale, code: "stale_version") }
        let id = try body(try readings.all(in: transaction))
        let now = context.clock.now
        let method = try methods.setPlant(PlantMeters.plant(try readings.all(in: transaction)), at: now, in: transaction)
        try context.record(AuditEntry(action, object: "plant_reading/\(id)", detail: "method \(method.name)"), in: transaction)
        return try book(at: now, in: transaction)
    }

    /// Checks a reading beside those before and after it, and stores it.
    private func store(
        _ content: ReadingContent, field path: String = "", beside others: [ReadingRecord], correcting former: Int?, at now: Date,
        in transaction: Transaction
    ) throws -> Int {
        var reading = ReadingRecord(
            day: content.day, waterLiters: content.waterLiters, energyWattHours: content.energyWattHours, washedGrams: content.washedGrams,
            isMeterReplaced: content.isMeterReplaced)
        guard !others.contains(where: { $0.day == content.day }) else { throw APIError.invalid(["\(path)day": Strings.readingDayTaken]) }
        let before = others.last { $0.day < content.day }
        if before == nil || content.isMeterReplaced {
            reading.washedGrams = nil
        } else if content.washedGrams == nil, let before {
            guard let start = settings.start(of: before.day, adding: 1), let end = settings.start(of: content.day, adding: 1) else {
                throw APIError.invalid(["\(path)day": Strings.readingDay])
            }
            let grams = try orders.weighedGrams(from: start, until: end, in: transaction)
            guard grams > 0 else { throw APIError.invalid(["\(path)washedGrams": Strings.readingNothingWeighed]) }
            (reading.washedGrams, reading.isFromOrders) = (grams, true)
        }
        try Self.checkOrder((others + [reading]).sorted { $0.day < $1.day }, inserted: content.day, at: path)
        return try readings.insert(reading, correcting: former, at: now, in: transaction)
    }

    /// Checks that no meter runs backward, and that each period's use is one that a plant can have.
    private static func checkOrder(_ readings: [ReadingRecord], inserted day: String?, at path: String = "") throws(APIError) {
        var errors = FieldErrors()
        for (former, reading) in zip(readings, readings.dropFirst()) where !reading.isMeterReplaced {
            // A mistake beside the reading that is entered is that reading's.
            let other = reading.day == day ? former.day : reading.day
            errors.require(former.waterLiters <= reading.waterLiters, "\(path)waterLiters", Strings.readingBackward(other))
            errors.require(former.energyWattHours <= reading.energyWattHours, "\(path)energyWattHours", Strings.readingBackward(other))
            guard errors.fields.isEmpty, let use = PlantMeters.period(from: former, to: reading)?.use else { continue }
            errors.require(PlantMeters.water.contains(use.water), "\(path)waterLiters", Strings.readingWaterUse(Strings.number(use.water)))
            errors.require(PlantMeters.energy.contains(use.energy), "\(path)energyWattHours", Strings.readingEnergyUse(Strings.number(use.energy)))
        }
        try errors.throwIfAny()
    }

    private static func check(_ content: ReadingContent, at path: String = "", today: String) throws(APIError) {
        var errors = FieldErrors()
        errors.require(LocalDay(content.day) != nil && content.day >= "2000-01-01", "\(path)day", Strings.readingDay)
        errors.require(content.day <= today, "\(path)day", Strings.readingInFuture)
        errors.require((0...greatest).contains(content.waterLiters), "\(path)waterLiters", Strings.readingMeter)
        errors.require((0...greatest).contains(content.energyWattHours), "\(path)energyWattHours", Strings.readingMeter)
        errors.require(content.washedGrams.map { (1...greatest).contains($0) } ?? true, "\(path)washedGrams", Strings.readingWashed)
        try errors.throwIfAny()
    }

    private static func without(_ id: Int, _ readings: [ReadingRecord]) throws(APIError) -> [ReadingRecord] {
        guard readings.contains(where: { $0.id == id }) else { throw APIError.notFound() }
        return readings.filter { $0.id != id }
    }
}

extension AuditEntry.Action {
    fileprivate static let readingAdded = Self(rawValue: "plant_reading_added")
    fileprivate static let readingCorrected = Self(rawValue: "plant_reading_corrected")
    fileprivate static let readingRemoved = Self(rawValue: "plant_reading_removed")
}
