public import Core
public import LocationAPI
public import Persistence

/// What orders need to know of service areas, in their own transaction. Location provides it.
public protocol ServiceAreas: Sendable {
    /// The area that serves a point; nil where none does.
    func area(at coordinate: Coordinate, in transaction: Transaction) throws -> ServiceArea?
    /// The names of all areas, for telling people where we are.
    func names(in transaction: Transaction) throws -> [String]
}
