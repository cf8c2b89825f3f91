public import Core

/// An area of a map, such as where the service is offered.
public struct MapArea: Sendable, Hashable {
    /// Its name, written in its middle.
    public let name: String
    /// Its outline.
    public let ring: [Coordinate]
    /// The outlines of the parts that are left out.
    public let holes: [[Coordinate]]

    /// Makes an area.
    public init(name: String, ring: [Coordinate], holes: [[Coordinate]] = []) {
        self.name = name
        self.ring = ring
        self.holes = holes
    }
}

/// A marked point of a map.
public struct MapPin: Sendable, Hashable {
    /// The kind of place.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A place: an address.
        case place
        /// A driver in a vehicle.
        case driver
        /// The plant where laundry is washed.
        case plant
        /// A shop.
        case store
        /// The place of the person who looks at the map.
        case own
    }

    /// The pin's place.
    public let coordinate: Coordinate
    /// The text beside the pin.
    public let label: String
    /// The kind of place.
    public let kind: Kind
    /// The heading in degrees clockwise from north; nil for what stands still.
    public let heading: Double?
    /// Whether the place is an old one, because nothing newer was heard: it is drawn pale.
    public let isStale: Bool
    /// The number in the pin of a place, such as that of a stop in its order; nil for none.
    public let number: Int?

    /// Makes a pin.
    public init(
        coordinate: Coordinate, label: String, kind: Kind = .place, heading: Double? = nil, isStale: Bool = false, number: Int? = nil
    ) {
        self.coordinate = coordinate
        self.label = label
        self.kind = kind
        self.heading = heading
        self.isStale = isStale
        self.number = number
    }
}

extension MapPin {
    /// The label as it is read aloud, with the number.
    var spoken: String { number.map { "\($0): \(label)" } ?? label }
}

/// The shapes of a map's pins, around the point that they mark, in pixels.
enum MapMarks {
    /// The shape of a pin.
    static func shape(of pin: MapPin) -> String {
        switch pin.kind {
        case .place:
            let body = "<path class=\"t-map-body\" d=\"M0 1C-7-7-14-13-14-22a14 14 0 0 1 28 0C14-13 7-7 0 1z\"/>"
            return body + (number(of: pin, height: -17) ?? "<circle class=\"t-map-hole\" cy=\"-22\" r=\"5\"/>")
        case .driver:
            let heading = pin.heading.map { "<path class=\"t-map-body\" d=\"M-7-17 0-27 7-17z\" transform=\"rotate(\(Int($0.rounded())))\"/>" } ?? ""
            return heading + "<circle class=\"t-map-body\" r=\"17\"/>" + symbol(AppSymbols.truckName)
        case .plant:
            return "<rect class=\"t-map-body\" x=\"-16\" y=\"-16\" width=\"32\" height=\"32\" rx=\"10\"/>"
                + (number(of: pin, height: 5) ?? symbol(AppSymbols.washerName))
        case .own:
            // An arrow where it is known which way the person goes.
            guard let heading = pin.heading else { return "<circle class=\"t-map-body\" r=\"10\"/>" }
            return "<path class=\"t-map-body\" d=\"M0-17 13 14 0 7-13 14z\" transform=\"rotate(\(Int(heading.rounded())))\"/>"
        case .store:
            return "<rect class=\"t-map-body\" x=\"-16\" y=\"-16\" width=\"32\" height=\"32\" rx=\"10\"/>" + symbol(AppSymbols.storeName)
        }
    }

    /// Returns the height of the label's line.
    static func labelHeight(of pin: MapPin) -> Int { pin.kind == .place ? -17 : 5 }

    /// The room that a pin's shape takes.
    static func box(of pin: MapPin) -> MapBounds {
        pin.kind == .place ? MapBounds(x: -15, y: -37, width: 30, height: 39) : MapBounds(x: -18, y: -18, width: 36, height: 36)
    }

    private static func number(of pin: MapPin, height: Int) -> String? {
        pin.number.map { "<text class=\"t-map-number\" y=\"\(height)\" text-anchor=\"middle\">\($0)</text>" }
    }

    private static func symbol(_ name: String) -> String {
        "<g class=\"t-map-symbol\" transform=\"translate(-9 -9) scale(.75)\">\(AppSymbols.drawings[name] ?? "")</g>"
    }
}
