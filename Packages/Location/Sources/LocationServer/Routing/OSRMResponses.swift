import Core
import Foundation

extension OSRMRouter {
    /// The outcome that every response names.
    struct Code: Decodable {
        let code: String

        /// The outcomes of places that streets don't join, or that lie too far from a street.
        static let withoutWay: Set<String> = ["NoRoute", "NoSegment", "NoTable"]
    }

    /// A response of the table service.
    struct Table: Decodable {
        /// The seconds from each place to each place; nil where there is no way.
        let durations: [[TimeInterval?]]?

        /// The seconds from each place to the next one together; nil where there is no way, or the table isn't one.
        var seconds: TimeInterval? {
            guard let durations, durations.count > 1 else { return nil }
            var sum: TimeInterval = 0
            for (index, row) in durations.dropLast().enumerated() {
                guard row.count == durations.count, let seconds = row[index + 1], seconds >= 0, seconds.isFinite else { return nil }
                sum += seconds
            }
            return sum
        }
    }

    /// A response of the route service.
    struct Routes: Decodable {
        struct Route: Decodable {
            let geometry: Geometry
        }

        let routes: [Route]?
    }

    /// A line, encoded or as GeoJSON, whichever the server sends.
    struct Geometry: Decodable {
        let points: [Coordinate]

        private struct LineString: Decodable {
            let coordinates: [[Double]]
        }

        init(from decoder: any Decoder) throws {
            if let text = try? decoder.singleValueContainer().decode(String.self) {
                points = Polyline.points(of: text)
            } else {
                points = try LineString(from: decoder).coordinates.compactMap {
                    $0.count > 1 ? Coordinate(latitude: $0[1], longitude: $0[0]) : nil
                }
            }
        }
    }
}
