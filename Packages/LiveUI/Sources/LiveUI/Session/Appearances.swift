import UI

/// The views of a tab that have appeared, with their tasks and the actions for when they disappear.
struct Appearances {
    private struct Place {
        var task: Task<Void, Never>?
        let onDisappear: (() -> Void)?
    }

    private var places: [String: Place] = [:]

    /// Updates the views from a render, and ends those that disappeared.
    ///
    /// - Returns: the new views, each once.
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

    /// Stores the task of a view that has appeared.
    mutating func keep(_ task: Task<Void, Never>, of id: String) { places[id]?.task = task }

    /// Removes the task of a view after it ended by itself.
    mutating func taskEnded(of id: String) { places[id]?.task = nil }

    /// Ends all views.
    mutating func end() { _ = advance(to: []) }
}
