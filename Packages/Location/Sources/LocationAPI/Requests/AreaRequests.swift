public import Core

/// A service area that an administrator draws.
public struct NewServiceArea: Codable, Sendable, Hashable {
    /// The name that people read, unique among all areas.
    public let name: String
    /// The corners of its outline, each once, in order.
    public let ring: [Coordinate]
    /// The outlines of the parts that are left out; nil for none.
    public let holes: [[Coordinate]]?

    /// Creates a request.
    public init(name: String, shape: AreaShape) {
        self.name = name
        ring = shape.ring
        holes = shape.holes
    }

    /// The outline and its holes.
    public var shape: AreaShape { AreaShape(ring: ring, holes: holes ?? []) }
}

/// The next version of a service area.
public struct ServiceAreaChange: Codable, Sendable, Hashable {
    /// The area's id.
    public let id: Int
    /// The version that was changed. If there is a newer one, the change is refused.
    public let version: Int
    /// The name that people read, unique among all areas.
    public let name: String
    /// The corners of its outline, each once, in order.
    public let ring: [Coordinate]
    /// The outlines of the parts that are left out; nil for none.
    public let holes: [[Coordinate]]?
    /// Whether orders are taken in it; nil for yes.
    public let active: Bool?

    /// Creates a request.
    public init(id: Int, version: Int, name: String, shape: AreaShape, active: Bool = true) {
        self.id = id
        self.version = version
        self.name = name
        ring = shape.ring
        holes = shape.holes
        self.active = active
    }

    /// The outline and its holes.
    public var shape: AreaShape { AreaShape(ring: ring, holes: holes ?? []) }
}

/// An outline as it would be.
public struct AreaPreviewRequest: Codable, Sendable, Hashable {
    /// The id of the area that would change; nil for a new one.
    public let id: Int?
    /// The corners of its outline, each once, in order.
    public let ring: [Coordinate]
    /// The outlines of the parts that are left out; nil for none.
    public let holes: [[Coordinate]]?
    /// Whether orders would be taken in it; nil for yes.
    public let active: Bool?

    /// Creates a request.
    public init(id: Int?, shape: AreaShape, active: Bool = true) {
        self.id = id
        ring = shape.ring
        holes = shape.holes
        self.active = active
    }

    /// The outline and its holes.
    public var shape: AreaShape { AreaShape(ring: ring, holes: holes ?? []) }
}

extension NewServiceArea: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["name": 60]
}

extension ServiceAreaChange: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["name": 60]
}
