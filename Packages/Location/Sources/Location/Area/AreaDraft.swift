import Core
import LocationAPI

/// An area that an administrator has drawn and not stored yet. It survives a restart of the server.
public struct AreaDraft: Codable, Sendable, Equatable {
    /// The area's id; nil for a new one.
    let id: Int?
    let name: String
    /// The outline and the holes, each as latitude and longitude in turn, which takes a third of the room of named coordinates.
    let rings: [[Double]]

    /// The outline and the holes; nil if the numbers aren't pairs.
    var shape: AreaShape? {
        guard let first = rings.first, rings.allSatisfy({ $0.count.isMultiple(of: 2) }) else { return nil }
        return AreaShape(ring: Self.points(first), holes: rings.dropFirst().map(Self.points))
    }

    private static func points(_ numbers: [Double]) -> [Coordinate] {
        stride(from: 0, to: numbers.count, by: 2).map { Coordinate(latitude: numbers[$0], longitude: numbers[$0 + 1]) }
    }
}

extension AreaState {
    /// The entries that outlive the server; nil if nothing was changed.
    var draft: AreaDraft? {
        // It waits for the stored area.
        if let restored { return restored }
        guard isChanged, id == nil ? !past.isEmpty || !name.isEmpty : present != nil else { return nil }
        return AreaDraft(id: id, name: name, rings: rings.map { $0.flatMap { [$0.latitude, $0.longitude] } })
    }

    /// Draws what had been drawn for the area that is open, once that is loaded.
    mutating func restore() {
        guard let draft = restored, id == nil ? !shape.ring.isEmpty : present != nil else { return }
        restored = nil
        guard draft.id == id, let shape = draft.shape else { return }
        name = draft.name
        if shape != self.shape { change(to: shape) }
    }
}
