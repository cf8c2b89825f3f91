public import Core

/// The reason for which a shape can't be an area.
public enum AreaProblem: String, Sendable, Hashable, CaseIterable {
    /// A ring has fewer than three corners.
    case tooFewCorners
    /// All rings together have more corners than ``AreaShape/mostCorners``.
    case tooManyCorners
    /// A corner is beyond the bounds of latitude and longitude.
    case notOnEarth
    /// A ring has a corner twice.
    case repeatedCorner
    /// A border crosses or touches another one.
    case crossing
    /// A hole isn't inside the outline, or is inside another hole.
    case holeOutside
    /// The area is narrower than a house, about 10 m.
    case tooSmall
    /// The area is wider than ``AreaShape/largestSpan`` degrees.
    case tooLarge
}

extension AreaShape {
    /// The most corners of all rings together.
    public static let mostCorners = 500
    /// The largest extent in degrees, about 300 km from south to north.
    public static let largestSpan = 3.0
    private static let smallestSize = 1e-8

    /// The first reason for which the shape can't be an area; nil if it can.
    public var problem: AreaProblem? {
        let rings = [ring] + holes
        let corners = rings.flatMap(\.self)
        if corners.count > Self.mostCorners { return .tooManyCorners }
        if rings.contains(where: { $0.count < 3 }) { return .tooFewCorners }
        if !corners.allSatisfy(\.isOnEarth) { return .notOnEarth }
        if rings.contains(where: { Set($0).count < $0.count }) { return .repeatedCorner }
        let (latitudes, longitudes) = (ring.map(\.latitude), ring.map(\.longitude))
        if Self.span(latitudes) > Self.largestSpan || Self.span(longitudes) > Self.largestSpan { return .tooLarge }
        if hasCrossing { return .crossing }
        if holes.indices.contains(where: { !isHoleInside($0) }) { return .holeOutside }
        return size < Self.smallestSize ? .tooSmall : nil
    }

    private static func span(_ degrees: [Double]) -> Double { (degrees.max() ?? 0) - (degrees.min() ?? 0) }

    /// True where two borders have a point in common, other than the corner of two that follow each other.
    private var hasCrossing: Bool {
        let parts = ([ring] + holes).enumerated().flatMap { number, ring in
            ring.indices.map { Part(ring: number, index: $0, count: ring.count, start: ring[$0], end: ring[($0 + 1) % ring.count]) }
        }
        return parts.indices.contains { first in
            parts.indices.dropFirst(first + 1).contains { parts[first].meets(parts[$0]) }
        }
    }

    /// Returns true for a hole that lies in the outline and in no other hole. Since no borders cross, one of its corners tells for all.
    private func isHoleInside(_ index: Int) -> Bool {
        guard let corner = holes[index].first, AreaShape(ring: ring).contains(corner) else { return false }
        return !holes.indices.contains { $0 != index && AreaShape(ring: holes[$0]).contains(corner) }
    }

    /// A point inside, in the middle of the longest stretch from west to east at the middle of the heights of two corners.
    public var center: Coordinate {
        let latitudes = Set(ring.map(\.latitude)).sorted()
        let middle = ((latitudes.first ?? 0) + (latitudes.last ?? 0)) / 2
        // A line through no corner crosses borders alone.
        let lines = zip(latitudes, latitudes.dropFirst()).map { ($0 + $1) / 2 }.sorted { abs($0 - middle) < abs($1 - middle) }
        let stretches = lines.prefix(5).compactMap { longestStretch(at: $0) }
        guard let best = stretches.max(by: { $0.length < $1.length }) else { return ring.first ?? Coordinate(latitude: 0, longitude: 0) }
        return Coordinate(latitude: best.latitude, longitude: best.middle)
    }

    private func longestStretch(at latitude: Double) -> Stretch? {
        var crossings: [Double] = []
        for border in borders where border.south.latitude <= latitude && latitude < border.north.latitude {
            let share = (latitude - border.south.latitude) / (border.north.latitude - border.south.latitude)
            crossings.append(border.south.longitude + share * (border.north.longitude - border.south.longitude))
        }
        crossings.sort()
        let stretches = stride(from: 0, to: crossings.count - 1, by: 2).map { index in
            Stretch(latitude: latitude, west: crossings[index], east: crossings[index + 1])
        }
        return stretches.max { $0.length < $1.length }
    }
}

/// A line from west to east inside a shape.
private struct Stretch {
    let latitude: Double
    let west: Double
    let east: Double

    var length: Double { east - west }
    var middle: Double { (west + east) / 2 }
}

/// A border with its place in a ring.
private struct Part {
    let ring: Int
    let index: Int
    let count: Int
    let start: Coordinate
    let end: Coordinate

    /// Returns true where both have a point in common that they shouldn't have.
    func meets(_ other: Part) -> Bool {
        if ring == other.ring {
            if (index + 1) % count == other.index { return folds(onto: other.end, at: end) }
            if (other.index + 1) % count == index { return other.folds(onto: end, at: start) }
        }
        let (a, b) = (Turn.sign(start, end, other.start), Turn.sign(start, end, other.end))
        let (c, d) = (Turn.sign(other.start, other.end, start), Turn.sign(other.start, other.end, end))
        if a != b, c != d, a * b <= 0, c * d <= 0 { return true }
        return a == 0 && b == 0 && (covers(other.start) || covers(other.end) || other.covers(start))
    }

    /// Returns true where the next border runs back along this one.
    private func folds(onto next: Coordinate, at corner: Coordinate) -> Bool {
        guard Turn.sign(start, end, next) == 0 else { return false }
        let forward =
            (corner.longitude - start.longitude) * (next.longitude - corner.longitude)
            + (corner.latitude - start.latitude) * (next.latitude - corner.latitude)
        return forward <= 0
    }

    /// Returns true for a point of the line that lies between both ends.
    private func covers(_ point: Coordinate) -> Bool {
        (min(start.longitude, end.longitude)...max(start.longitude, end.longitude)).contains(point.longitude)
            && (min(start.latitude, end.latitude)...max(start.latitude, end.latitude)).contains(point.latitude)
    }
}
