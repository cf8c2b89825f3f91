public import Core

/// An area of a map, such as where the service is offered.
public struct MapArea: Sendable, Hashable {
    /// Its name, written in its middle.
    public let name: String
    /// Its outline.
    public let ring: [Coordinate]

    /// Makes an area.
    public init(name: String, ring: [Coordinate]) {
        self.name = name
        self.ring = ring
    }
}

/// A marked point of a map.
public struct MapPin: Sendable, Hashable {
    /// What is there.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A place: an address.
        case place
        /// A driver in a vehicle.
        case driver
        /// Where laundry is washed.
        case plant
        /// A shop.
        case store
    }

    /// Where it is.
    public let coordinate: Coordinate
    /// What is written beside it.
    public let label: String
    /// What is there.
    public let kind: Kind
    /// Where it heads, in degrees clockwise from north; nil for what stands still.
    public let heading: Double?
    /// Whether the place is an old one, because nothing newer was heard: it is drawn pale.
    public let isStale: Bool

    /// Makes a pin.
    public init(coordinate: Coordinate, label: String, kind: Kind = .place, heading: Double? = nil, isStale: Bool = false) {
        self.coordinate = coordinate
        self.label = label
        self.kind = kind
        self.heading = heading
        self.isStale = isStale
    }
}
