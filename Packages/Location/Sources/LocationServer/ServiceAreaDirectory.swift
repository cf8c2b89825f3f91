public import Core
public import LocationAPI
public import Persistence
import Synchronization

/// The areas in which orders are taken, for other features' servers too.
///
/// ```swift
/// guard let area = try directory.area(at: address.coordinate, in: transaction) else { throw ... }
/// ```
public final class ServiceAreaDirectory: Sendable {
    /// The rows that were read last and what they mean: reading the rings takes far longer than seeing that they are the same.
    private let known = Mutex<(rows: [[SQLValue]], areas: [ServiceArea])>(([], []))

    /// Creates a directory.
    public init() {}

    /// All areas, by id.
    public func areas(in transaction: Transaction) throws -> [ServiceArea] {
        let rows = try transaction.rows("SELECT id, name, ring, centre_latitude, centre_longitude FROM location_area ORDER BY id")
        let values = rows.map { $0.values }
        if let areas = known.withLock({ $0.rows == values ? $0.areas : nil }) { return areas }
        let areas = try rows.map { row in
            ServiceArea(
                id: try row.get("id"),
                name: try row.get("name"),
                ring: try row.get("ring", as: JSONColumn<[Coordinate]>.self).value,
                centre: Coordinate(latitude: try row.get("centre_latitude"), longitude: try row.get("centre_longitude")))
        }
        known.withLock { $0 = (values, areas) }
        return areas
    }

    /// The area that serves a point: of several the smallest; nil where none does.
    public func area(at coordinate: Coordinate, in transaction: Transaction) throws -> ServiceArea? {
        guard coordinate.isOnEarth else { return nil }
        return try areas(in: transaction).area(at: coordinate)
    }

    /// The names of all areas, for telling people where we are.
    public func names(in transaction: Transaction) throws -> [String] {
        try transaction.values(String.self, "SELECT name FROM location_area ORDER BY id")
    }

    /// Whether a point is served, with what to tell the person.
    public func check(_ coordinate: Coordinate, in transaction: Transaction) throws -> AreaCheck {
        if let area = try area(at: coordinate, in: transaction) {
            return AreaCheck(served: true, area: area.name, message: Strings.served(area.name))
        }
        let swapped = Coordinate(latitude: coordinate.longitude, longitude: coordinate.latitude)
        if try area(at: swapped, in: transaction) != nil {
            return AreaCheck(served: false, area: nil, message: Strings.swapped)
        }
        return AreaCheck(served: false, area: nil, message: Strings.notServed(try names(in: transaction)))
    }
}
