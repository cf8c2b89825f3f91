public import Core
import LocationAPI

/// The map of a service area that is being changed.
public struct AreaState: Sendable, Equatable {
    /// The area's id; nil for a new one.
    var id: Int?
    /// The stored versions, newest first.
    var versions: ViewState<[ServiceAreaVersion]> = .idle
    /// The name as typed.
    var name = ""
    /// The outline and its holes as drawn.
    var shape = AreaShape(ring: [])
    /// The shapes before the last edits, the oldest first.
    var past: [AreaShape] = []
    /// The ring that is edited: 0 for the outline, 1 and more for holes.
    var ring = 0
    /// The selected point of the ring.
    var selected: Int?
    /// The points as typed; nil while they are those of the ring.
    var typed: String?
    /// The reason for which typed points can't be applied.
    var typedMessage: String?
    /// The addresses that would change sides.
    var preview: ViewState<AreaPreview> = .idle
    /// True while a change is being stored.
    var isSaving = false
    /// The reason of a failure that no single field is at fault for.
    var message: String?
    /// The messages by field.
    var fields: [String: String] = [:]
    /// The version that was just stored.
    var savedVersion: Int?
    /// The entries from before a restart of the server, until the area is loaded.
    var restored: AreaDraft?

    /// The most edits that can be undone.
    static let mostUndone = 50

    /// The stored version; nil for a new area.
    var present: ServiceAreaVersion? { versions.value?.first }

    /// The rings: the outline, then the holes.
    var rings: [[Coordinate]] { [shape.ring] + shape.holes }

    /// The points of the edited ring.
    var points: [Coordinate] { rings.indices.contains(ring) ? rings[ring] : [] }

    /// The points of the edited ring as text, one a line.
    var text: String { typed ?? points.map { "\($0.latitude), \($0.longitude)" }.joined(separator: "\n") }

    /// True where there is something to store.
    var isChanged: Bool { present.map { $0.area.shape != shape || $0.area.name != name } ?? true }

    /// Replaces the edited ring, and keeps what was there for the undo; an empty ring removes a hole.
    mutating func replace(_ points: [Coordinate]) {
        var rings = rings
        guard rings.indices.contains(ring) else { return }
        if points.isEmpty, ring > 0 { rings.remove(at: ring) } else { rings[ring] = points }
        change(to: AreaShape(ring: rings[0], holes: Array(rings.dropFirst())))
        if points.isEmpty { ring = 0 }
    }

    /// Replaces the shape, and keeps what was there for the undo.
    mutating func change(to shape: AreaShape) {
        past = (past + [self.shape]).suffix(Self.mostUndone)
        self.shape = shape
        (typed, typedMessage, savedVersion, message) = (nil, nil, nil, nil)
        fields["ring"] = nil
    }

    /// Takes a stored version as what is drawn.
    mutating func take(_ version: ServiceAreaVersion) {
        (id, name, shape) = (version.area.id, version.area.name, version.area.shape)
        (past, ring, selected, typed, typedMessage) = ([], 0, nil, nil, nil)
    }
}

/// An edit of the ring's points on the map.
public enum AreaEdit: Sendable, Equatable {
    /// A point was dragged.
    case moved(Int, Coordinate)
    /// A point was dragged out of the border after a point.
    case inserted(after: Int, Coordinate)
    /// The selected point is removed.
    case removed
    /// A hole is cut out in the middle.
    case holeAdded
    /// The edited hole is filled.
    case holeRemoved
}

extension Coordinate {
    /// The point to about a meter, as it is stored of what is dragged.
    var toMeter: Coordinate {
        Coordinate(latitude: (latitude * 1e5).rounded() / 1e5, longitude: (longitude * 1e5).rounded() / 1e5)
    }

    /// Reads latitude and longitude, separated by a comma or spaces; nil for anything else.
    init?(line: some StringProtocol) {
        let parts = line.split { $0 == "," || $0.isWhitespace }.map { Double($0) }
        guard parts.count == 2, let latitude = parts[0], let longitude = parts[1] else { return nil }
        self.init(latitude: latitude, longitude: longitude)
    }
}
