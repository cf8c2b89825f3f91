public import Core

/// Areas arranged by place, so that the one at a point is found without asking each.
///
/// A tree of boxes (S. Leutenegger and others, "STR: A Simple and Efficient Algorithm for R-Tree Packing", 1997), eight to a box; of an area's borders, only
/// those of the point's latitude are looked at.
///
/// ```swift
/// let index = ServiceAreaIndex(areas)
/// let area = index.area(at: point)
/// ```
public struct ServiceAreaIndex: Sendable {
    /// All areas, in the order given.
    public let areas: [ServiceArea]
    private let entries: [Entry]
    /// The boxes of each level, from those of the entries up to the root; a box holds eight of the level below.
    private let levels: [[Box]]

    private static let breadth = 8

    private struct Entry {
        let position: Int
        let size: Double
        let id: Int
        let borders: BordersByLatitude
    }

    private struct Box {
        var south = Double.infinity, north = -Double.infinity, west = Double.infinity, east = -Double.infinity

        init(_ points: some Sequence<Coordinate>) {
            for point in points {
                (south, north) = (min(south, point.latitude), max(north, point.latitude))
                (west, east) = (min(west, point.longitude), max(east, point.longitude))
            }
        }

        init(around boxes: ArraySlice<Box>) {
            for box in boxes {
                (south, north) = (min(south, box.south), max(north, box.north))
                (west, east) = (min(west, box.west), max(east, box.east))
            }
        }

        func contains(_ point: Coordinate) -> Bool {
            south <= point.latitude && point.latitude <= north && west <= point.longitude && point.longitude <= east
        }
    }

    /// Arranges areas.
    public init(_ areas: [ServiceArea]) {
        self.areas = areas
        let boxes = areas.map { Box($0.ring) }
        let order = Self.order(boxes)
        entries = order.map { Entry(position: $0, size: areas[$0].size, id: areas[$0].id, borders: BordersByLatitude(areas[$0].shape)) }
        var levels = [order.map { boxes[$0] }]
        while let last = levels.last, last.count > 1 {
            levels.append(stride(from: 0, to: last.count, by: Self.breadth).map { Box(around: last[$0..<min($0 + Self.breadth, last.count)]) })
        }
        self.levels = levels
    }

    /// Returns the positions of boxes in strips from west to east, and from south to north in each strip.
    private static func order(_ boxes: [Box]) -> [Int] {
        let strips = max(Int((Double(boxes.count) / Double(breadth)).squareRoot().rounded(.up)), 1)
        let height = max((boxes.count + strips - 1) / strips, 1)
        let fromWest = boxes.indices.sorted { (boxes[$0].west + boxes[$0].east, $0) < (boxes[$1].west + boxes[$1].east, $1) }
        return stride(from: 0, to: boxes.count, by: height).flatMap { start in
            fromWest[start..<min(start + height, boxes.count)]
                .sorted { (boxes[$0].south + boxes[$0].north, $0) < (boxes[$1].south + boxes[$1].north, $1) }
        }
    }

    /// Returns the area that serves a point, the smallest if several do, of those the one with the lowest id; nil if none does.
    public func area(at point: Coordinate) -> ServiceArea? {
        var best: Int?
        search(levels.count - 1, 0, point, &best)
        return best.map { areas[entries[$0].position] }
    }

    private func search(_ level: Int, _ first: Int, _ point: Coordinate, _ best: inout Int?) {
        for index in first..<min(first + Self.breadth, levels[level].count) where levels[level][index].contains(point) {
            guard level == 0 else {
                search(level - 1, index * Self.breadth, point, &best)
                continue
            }
            if let best, (entries[best].size, entries[best].id) <= (entries[index].size, entries[index].id) { continue }
            if entries[index].borders.contains(point) { best = index }
        }
    }
}

/// The borders of a shape in strips from south to north, each with those that reach into it.
private struct BordersByLatitude {
    private static let count = 16

    private let south: Double
    private let stripsPerDegree: Double
    private var strips = [[Border]](repeating: [], count: count)

    init(_ shape: AreaShape) {
        let latitudes = shape.ring.map(\.latitude)
        south = latitudes.min() ?? 0
        let height = (latitudes.max() ?? 0) - south
        stripsPerDegree = height > 0 ? Double(Self.count) / height : 0
        for border in shape.borders where border.south.latitude < border.north.latitude {
            for strip in strip(of: border.south.latitude)...strip(of: border.north.latitude) { strips[strip].append(border) }
        }
    }

    /// Returns the strip of a latitude. Never one further south for a latitude further north, whatever is rounded, so no border is missed.
    private func strip(of latitude: Double) -> Int {
        Int(min(max((latitude - south) * stripsPerDegree, 0), Double(Self.count - 1)))
    }

    func contains(_ point: Coordinate) -> Bool {
        var inside = false
        for border in strips[strip(of: point.latitude)] where border.isCrossed(eastOf: point) { inside.toggle() }
        return inside
    }
}
