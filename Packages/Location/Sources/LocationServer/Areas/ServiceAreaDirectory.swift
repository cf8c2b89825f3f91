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
    /// The rows that were read last, and the areas made of them. Comparing rows is far quicker than decoding and arranging their outlines.
    private let cache = Mutex<(rows: [[SQLValue]], index: ServiceAreaIndex)>(([], ServiceAreaIndex([])))
    private let recent: RecentValue<ServiceAreaIndex>

    /// Creates a directory.
    public init(clock: any Clock) { recent = RecentValue(clock: clock) }

    /// Returns the areas in which orders are taken, by id, as they were at most a second ago.
    public func areas(in transaction: Transaction) throws -> [ServiceArea] {
        try recent.value(in: transaction, read: read).areas
    }

    /// Returns the areas in which orders are taken, by id, as they are now: maps load them right after a change was published.
    func present(in transaction: Transaction) throws -> [ServiceArea] { try read(transaction).areas }

    /// Returns the areas in which orders were taken at a time, by id.
    func areas(at time: Date, in transaction: Transaction) throws -> [ServiceArea] {
        try AreaRepository.valid(at: time, in: transaction).filter(\.isActive).map(\.area)
    }

    private func read(_ transaction: Transaction) throws -> ServiceAreaIndex {
        let rows = try AreaRepository.rows(in: transaction)
        let values = rows.map { $0.values }
        if let index = cache.withLock({ $0.rows == values ? $0.index : nil }) { return index }
        let index = ServiceAreaIndex(try rows.map { try AreaRecord($0) }.filter(\.isActive).map(\.area))
        cache.withLock { $0 = (values, index) }
        return index
    }

    /// Returns the area that serves a point, the smallest if several do; nil if none does.
    public func area(at coordinate: Coordinate, in transaction: Transaction) throws -> ServiceArea? {
        guard coordinate.isOnEarth else { return nil }
        return try recent.value(in: transaction, read: read).area(at: coordinate)
    }

    /// Returns the names of the areas in which orders are taken, for messages that list them.
    public func names(in transaction: Transaction) throws -> [String] {
        try areas(in: transaction).map(\.name)
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
