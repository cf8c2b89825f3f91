public import Core
public import Foundation

/// A version of a service area, as administrators see it.
public struct ServiceAreaVersion: Codable, Sendable, Hashable {
    /// The area as it is in this version.
    public let area: ServiceArea
    /// The number of the version, from 1.
    public let version: Int
    /// Whether orders are taken in it.
    public let active: Bool
    /// The time from which it holds.
    public let validFrom: Date
    /// The time at which the next version took its place; nil for the present one.
    public let validUntil: Date?

    /// Creates a version.
    public init(area: ServiceArea, version: Int, active: Bool, validFrom: Date, validUntil: Date?) {
        self.area = area
        self.version = version
        self.active = active
        self.validFrom = validFrom
        self.validUntil = validUntil
    }
}

/// The addresses of orders under way that a change of an area would move to another area, out of all of them, or into one.
public struct AreaPreview: Codable, Sendable, Hashable {
    /// The addresses that change sides, of the newest orders first.
    public let changes: [AddressChange]
    /// The number of addresses that were looked at.
    public let checked: Int

    /// Creates a preview.
    public init(changes: [AddressChange], checked: Int) {
        self.changes = changes
        self.checked = checked
    }
}

/// An address of an order under way that changes sides.
public struct AddressChange: Codable, Sendable, Hashable {
    /// The order's id.
    public let orderId: Int
    /// The address in one line.
    public let address: String
    /// The place of the address.
    public let coordinate: Coordinate
    /// The name of the area that it is in; nil for none.
    public let from: String?
    /// The name of the area that it would be in; nil for none.
    public let to: String?

    /// Creates a change.
    public init(orderId: Int, address: String, coordinate: Coordinate, from: String?, to: String?) {
        self.orderId = orderId
        self.address = address
        self.coordinate = coordinate
        self.from = from
        self.to = to
    }
}
