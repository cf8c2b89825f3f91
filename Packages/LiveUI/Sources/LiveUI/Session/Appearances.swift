import UI

/// The places of a tab that have appeared, with what runs while they are there and what to run when they leave.
struct Appearances {
    private struct Place {
        var task: Task<Void, Never>?
        let onDisappear: (() -> Void)?
    }

    private var places: [String: Place] = [:]

    /// Takes what a render shows: ends what has left.
    ///
    /// - Returns: what is new, each place once.
    mutating func advance(to shown: [Appearance]) -> [Appearance] {
        let present = Set(shown.map(\.id))
        for (id, place) in places where !present.contains(id) {
            places[id] = nil
            place.task?.cancel()
            place.onDisappear?()
        }
        return shown.filter { appearance in
            guard places[appearance.id] == nil else { return false }
            places[appearance.id] = Place(task: nil, onDisappear: appearance.onDisappear)
            return true
        }
    }

    /// Keeps the task of a place that has appeared.
    mutating func keep(_ task: Task<Void, Never>, of id: String) { places[id]?.task = task }

    /// Forgets the task of a place, which has ended by itself.
    mutating func taskEnded(of id: String) { places[id]?.task = nil }

    /// Ends everything.
    mutating func end() { _ = advance(to: []) }
}
