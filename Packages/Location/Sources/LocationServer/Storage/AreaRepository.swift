import Core
import Foundation
import LocationAPI
import Persistence

/// A version of a service area, as stored.
struct AreaRecord: Sendable, Hashable {
    let area: ServiceArea
    let version: Int
    /// Whether orders are taken in it.
    let isActive: Bool
    let validFrom: Date
    /// The time at which the next version took its place; nil for the present one.
    let validUntil: Date?
}

/// Reads and writes the versions of service areas: `location_area` holds the present ones, `location_area_past` those before.
enum AreaRepository {
    /// Returns the present versions, by id, those of areas included in which no orders are taken.
    static func all(in transaction: Transaction) throws -> [AreaRecord] {
        try rows(in: transaction).map { try AreaRecord($0) }
    }

    /// Returns the rows of the present versions, by id.
    static func rows(in transaction: Transaction) throws -> [Row] {
        try transaction.rows(
            """
            SELECT id, name, ring, holes, center_latitude, center_longitude, version, is_active, valid_from, NULL AS valid_until
            FROM location_area ORDER BY id
            """)
    }

    /// Returns the versions of an area, newest first; none if there is no such area.
    static func versions(of id: Int, in transaction: Transaction) throws -> [AreaRecord] {
        try transaction.rows(
            """
            SELECT id, name, ring, holes, center_latitude, center_longitude, version, is_active, valid_from, NULL AS valid_until
            FROM location_area WHERE id = \(id)
            UNION ALL
            SELECT area_id, name, ring, holes, center_latitude, center_longitude, version, is_active, valid_from, valid_until
            FROM location_area_past WHERE area_id = \(id)
            ORDER BY version DESC
            """
        ).map { try AreaRecord($0) }
    }

    /// Returns the versions that were valid at a time, by id, those of areas included in which no orders were taken.
    static func valid(at time: Date, in transaction: Transaction) throws -> [AreaRecord] {
        let present = try all(in: transaction).filter { $0.validFrom <= time }
        let past = try transaction.rows(
            """
            SELECT area_id AS id, name, ring, holes, center_latitude, center_longitude, version, is_active, valid_from, valid_until
            FROM location_area_past WHERE valid_from <= \(time) AND valid_until > \(time)
            """
        ).map { try AreaRecord($0) }
        return (present + past).sorted { $0.area.id < $1.area.id }
    }

    /// Stores the first version of an area and returns its id; nil if another area has the name.
    static func insert(_ area: AreaContent, at now: Date, in transaction: Transaction) throws -> Int? {
        guard try !isTaken(area.name, besides: nil, in: transaction) else { return nil }
        return try transaction.insert(
            into: "location_area",
            [
                "name": area.name, "ring": try JSONColumn(area.shape.ring), "holes": try JSONColumn.list(area.shape.holes),
                "center_latitude": area.center.latitude, "center_longitude": area.center.longitude, "version": 1, "is_active": true,
                "valid_from": now,
            ])
    }

    /// Returns whether another area has a name, which may be one in which no orders are taken.
    static func isTaken(_ name: String, besides id: Int?, in transaction: Transaction) throws -> Bool {
        try transaction.first("SELECT id FROM location_area WHERE name = \(name) AND id <> \(id ?? 0)") != nil
    }

    /// Stores the next version of an area, and keeps the present one among the past. Returns false if `version` isn't the present one: the area was
    /// changed meanwhile.
    static func update(
        _ id: Int, version: Int, to area: AreaContent, isActive: Bool, at now: Date, in transaction: Transaction
    ) throws -> Bool {
        // The row is locked first, so that two who change it at once don't both copy it.
        guard try transaction.execute("UPDATE location_area SET version = version + 1 WHERE id = \(id) AND version = \(version)") == 1 else { return false }
        try transaction.execute(
            """
            INSERT INTO location_area_past
            (area_id, version, name, ring, holes, center_latitude, center_longitude, is_active, valid_from, valid_until)
            SELECT id, \(version), name, ring, holes, center_latitude, center_longitude, is_active, valid_from, \(now)
            FROM location_area WHERE id = \(id)
            """)
        try transaction.execute(
            """
            UPDATE location_area SET name = \(area.name), ring = \(try JSONColumn(area.shape.ring)), holes = \(try JSONColumn.list(area.shape.holes)),
            center_latitude = \(area.center.latitude), center_longitude = \(area.center.longitude), is_active = \(isActive), valid_from = \(now)
            WHERE id = \(id)
            """)
        return true
    }
}

/// The part of an area that administrators decide about.
struct AreaContent: Sendable, Hashable {
    let name: String
    let shape: AreaShape
    let center: Coordinate
}

extension AreaContent {
    init(_ area: ServiceArea) { self.init(name: area.name, shape: area.shape, center: area.center) }
}

extension AreaRecord {
    /// Reads a row that has the columns of a version.
    init(_ row: Row) throws {
        area = ServiceArea(
            id: try row.get("id"), name: try row.get("name"), ring: try row.get("ring", as: JSONColumn<[Coordinate]>.self).value,
            holes: try row.get("holes", as: JSONColumn<[[Coordinate]]>.self).value,
            center: Coordinate(latitude: try row.get("center_latitude"), longitude: try row.get("center_longitude")))
        version = try row.get("version")
        isActive = try row.get("is_active")
        validFrom = try row.get("valid_from")
        validUntil = try row.get("valid_until")
    }
}
