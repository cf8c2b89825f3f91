import Core
import LocationAPI

/// Reads lines in the encoded polyline format (https://developers.google.com/maps/documentation/utilities/polylinealgorithm) with five decimals.
enum Polyline {
    /// Returns the points of a line; those before the first mistake if it isn't one.
    static func points(of text: String) -> [Coordinate] {
        var bytes = text.utf8.makeIterator()
        var (latitude, longitude) = (0, 0)
        var points: [Coordinate] = []
        while let north = difference(&bytes), let east = difference(&bytes) {
            latitude += north
            longitude += east
            let point = Coordinate(latitude: Double(latitude) / 100_000, longitude: Double(longitude) / 100_000)
            guard point.isOnEarth else { break }
            points.append(point)
        }
        return points
    }

    /// Reads a number of groups of five bits, the lowest first, whose lowest bit is the sign.
    private static func difference(_ bytes: inout String.UTF8View.Iterator) -> Int? {
        var (value, shift) = (0, 0)
        while let byte = bytes.next() {
            // Degrees fit in six groups.
            guard (63...126).contains(byte), shift < 35 else { return nil }
            let group = Int(byte) - 63
            value |= (group & 0x1F) << shift
            shift += 5
            if group < 0x20 { return value & 1 == 0 ? value >> 1 : ~(value >> 1) }
        }
        return nil
    }
}
