public import Core
import Foundation
public import LocationAPI
public import Persistence
import ServerCore
import Synchronization

/// Reads the areas in which orders are taken, for Location's endpoints and for other features' servers.
///
/// ```swift
/// guard let area = try directory.area(at: address.coordinate, in: transaction) else { throw ... }
/// ```
public final class ServiceAreaDirectory: Sendable {
    /// The rows that were read last, and the areas made of them. Comparing rows is far quicker than decoding their outlines.
    private let cache = Mutex<(rows: [[SQLValue]], areas: [ServiceArea])>(([], []))
    private let recent: RecentValue<[ServiceArea]>

    /// Creates a directory.
    public init(clock: any Clock) { recent = RecentValue(clock: clock) }

    /// Returns all areas, by id, as they were at most a second ago.
    public func areas(in transaction: Transaction) throws -> [ServiceArea] {
        try recent.value(in: transaction, read: read)
    }

    private func read(_ transaction: Transaction) throws -> [ServiceArea] {
        let rows = try transaction.rows("SELECT id, name, ring, center_latitude, center_longitude FROM location_area ORDER BY id")
        let values = rows.map { $0.values }
        if let areas = cache.withLock({ $0.rows == values ? $0.areas : nil }) { return areas }
        let areas = try rows.map { row in
            ServiceArea(
                id: try row.get("id"),
                name: try row.get("name"),
                ring: try row.get("ring", as: JSONColumn<[Coordinate]>.self).value,
                center: Coordinate(latitude: try row.get("center_latitude"), longitude: try row.get("center_longitude")))
        }
        cache.withLock { $0 = (values, areas) }
        return areas
    }

    /// Returns the area that serves a point, the smallest if several do; nil if none does.
    public func area(at coordinate: Coordinate, in transaction: Transaction) throws -> ServiceArea? {
        guard coordinate.isOnEarth else { return nil }
        return try areas(in: transaction).area(at: coordinate)
    }

    /// Returns the names of all areas, for messages that list them.
    public func names(in transaction: Transaction) throws -> [String] {
        try transaction.values(String.self, "SELECT name FROM location_area ORDER BY id")
    }

    /// Checks whether a point is served, with a message for the person. The message for a point that isn't lists the areas, or says that the
    /// coordinates look swapped.
    func check(_ coordinate: Coordinate, in transaction: Transaction) throws -> AreaCheck {
        if let area = try area(at: coordinate, in: transaction) {
            return AreaCheck(served: true, area: area.name, message: Strings.served(area.name))
        }
        let swapped = Coordinate(latitude: coordinate.longitude, longitude: coordinate.latitude)
        if try area(at: swapped, in: transaction) != nil {
            return AreaCheck(served: false, area: nil, message: Strings.swapped)
        }
        return AreaCheck(served: false, area: nil, message: notServed(try names(in: transaction)))
    }

    private func notServed(_ areas: [String]) -> String {
        areas.isEmpty ? Strings.servedNowhere : Strings.servedElsewhere(areas.formatted(.list(type: .and).locale(Language.current.locale)))
    }
}
