public import Core
import Foundation

/// A point of a map that can be dragged.
public struct MapHandle: Sendable, Hashable {
    /// The look of a handle.
    public enum Kind: String, Sendable, Hashable {
        /// A corner.
        case regular
        /// A point that isn't a corner yet.
        case small
        /// A pin, as of an address.
        case pin
    }

    /// The name under which edits speak of it.
    public let id: String
    /// The place of the handle.
    public let coordinate: Coordinate
    /// The look of the handle.
    public let kind: Kind
    /// Whether it is the selected one.
    public let isSelected: Bool

    /// Makes a handle.
    public init(_ id: String, at coordinate: Coordinate, kind: Kind = .regular, isSelected: Bool = false) {
        self.id = id
        self.coordinate = coordinate
        self.kind = kind
        self.isSelected = isSelected
    }

    /// The handle around its point, in pixels.
    var shape: String {
        let look = "t-map-handle is-\(kind.rawValue)\(isSelected ? " is-selected" : "")"
        let content =
            switch kind {
            case .regular: "<circle class=\"t-map-room\" r=\"18\"/><circle r=\"8\"/>"
            case .small: "<circle class=\"t-map-room\" r=\"12\"/><circle r=\"5\"/>"
            case .pin: "<g class=\"t-map-pin is-place\">\(MapMarks.shape(of: MapPin(coordinate: coordinate, label: "")))</g>"
            }
        return "<g class=\"\(look)\" data-handle=\"\(id)\">\(content)</g>"
    }
}

/// An act of a person on a handle, as the browser tells it.
public struct MapEdit: Decodable, Sendable, Equatable {
    /// The handle's id.
    public let handle: String
    /// Whether the handle was tapped and not dragged.
    public let isTap: Bool
    /// The place where it was dropped.
    public let coordinate: Coordinate

    private enum CodingKeys: CodingKey {
        case handle, isTap, latitude, longitude
    }

    /// Makes an edit.
    init(handle: String, isTap: Bool, coordinate: Coordinate) {
        self.handle = handle
        self.isTap = isTap
        self.coordinate = coordinate
    }

    /// Reads what the script reports.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        handle = try values.decode(String.self, forKey: .handle)
        isTap = try values.decode(Bool.self, forKey: .isTap)
        coordinate = Coordinate(latitude: try values.decode(Double.self, forKey: .latitude), longitude: try values.decode(Double.self, forKey: .longitude))
    }

    /// Reads an edit from the script's JSON; nil for anything else.
    static func read(_ text: String) -> MapEdit? { try? JSONDecoder().decode(MapEdit.self, from: Data(text.utf8)) }
}
