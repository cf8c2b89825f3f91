import Foundation
import Persistence

/// The versions of the method. An order keeps the version by which it was computed; a new version holds for orders delivered from its time on.
struct MethodBook: Sendable {
    /// A version.
    struct Version: Sendable, Equatable {
        let name: String
        let method: SustainabilityMethod
        let effectiveAt: Date
    }

    /// The name of the first version, whose figures are the defaults.
    static let first = "2026.1"

    /// The figures that the operators set, with the plant that they assume.
    let settings: SustainabilityMethod

    /// Returns the version for orders delivered at a time, and stores it where the settings have changed.
    func version(at time: Date, in transaction: Transaction) throws -> Version {
        let last = try self.last(at: time, in: transaction)
        let method = settings.with(last?.method.plant)
        if let last, last.method == method { return last }
        return try append(method, at: time, in: transaction)
    }

    /// Returns the present version without storing anything.
    func present(at time: Date, in transaction: Transaction) throws -> Version {
        let last = try self.last(at: time, in: transaction)
        let method = settings.with(last?.method.plant)
        if let last, last.method == method { return last }
        return Version(name: try nextName(for: method, in: transaction), method: method, effectiveAt: time)
    }

    /// Stores a version with another plant; nil for the assumed one.
    func setPlant(_ plant: SustainabilityMethod.Plant?, at time: Date, in transaction: Transaction) throws -> Version {
        // Orders of before the first reading belong to the version that they were delivered under.
        let before = try version(at: time, in: transaction)
        var method = settings
        if let plant { method.plant = plant }
        guard method != before.method else { return before }
        return try append(method, at: time, in: transaction)
    }

    /// Returns the method of a version that an order names.
    func method(named name: String, in transaction: Transaction) throws -> SustainabilityMethod {
        let row = try transaction.first("SELECT * FROM sustainability_method WHERE version = \(name)")
        // Orders from before versions were stored were computed by the defaults.
        return try row.map { try Self.version($0).method } ?? SustainabilityMethod()
    }

    /// Returns all versions that were stored, newest first.
    func all(in transaction: Transaction) throws -> [Version] {
        try transaction.rows("SELECT * FROM sustainability_method ORDER BY effective_at DESC, id DESC").map(Self.version)
    }

    private func last(at time: Date, in transaction: Transaction) throws -> Version? {
        try transaction.first(
            "SELECT * FROM sustainability_method WHERE effective_at <= \(time) ORDER BY effective_at DESC, id DESC LIMIT 1"
        ).map(Self.version)
    }

    private func append(_ method: SustainabilityMethod, at time: Date, in transaction: Transaction) throws -> Version {
        // The first version holds for all orders before, whenever their events come.
        let version = Version(
            name: try nextName(for: method, in: transaction), method: method,
            effectiveAt: try count(in: transaction) == 0 ? Date(timeIntervalSince1970: 0) : time)
        try transaction.insert(
            into: "sustainability_method",
            ["version": version.name, "effective_at": version.effectiveAt, "figures": try JSONColumn(method)])
        return version
    }

    private func nextName(for method: SustainabilityMethod, in transaction: Transaction) throws -> String {
        let count = try count(in: transaction)
        return count == 0 && method == SustainabilityMethod() ? Self.first : "\(Self.first)+r\(count + 1)"
    }

    private func count(in transaction: Transaction) throws -> Int { try transaction.value(Int.self, "SELECT COUNT(*) FROM sustainability_method") }

    private static func version(_ row: Row) throws -> Version {
        Version(
            name: try row.get("version"), method: try row.get("figures", as: JSONColumn<SustainabilityMethod>.self).value,
            effectiveAt: try row.get("effective_at"))
    }
}

extension SustainabilityMethod {
    /// Returns the method with a plant whose meters were read; unchanged for none, and for one that was only assumed.
    fileprivate func with(_ plant: Plant?) -> SustainabilityMethod {
        guard let plant, plant.periods > 0 else { return self }
        var method = self
        method.plant = plant
        return method
    }
}
