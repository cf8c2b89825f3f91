import Core
import Persistence

extension Application {
    /// How far each subscriber of events has come, and where those stopped that no plugin declares any more.
    public func subscriberProgress() async throws -> [EventReplay.Progress] {
        let subscribers = dispatcher.subscribers
        return try await database.read { transaction in
            try subscribers.map { try EventReplay.progress(of: $0, in: transaction) } + EventReplay.abandoned(subscribers, in: transaction)
        }
    }

    /// Has a subscriber handle again what happened from an event on; its effects are done again.
    ///
    /// - Parameters:
    ///   - name: the subscriber's name.
    ///   - id: the first event's id; 0 for all that are kept.
    /// - Throws: ``EventReplayError`` for an unknown name, or where there is no such event.
    public func replayEvents(to name: String, from id: Int) async throws {
        guard let subscriber = dispatcher.subscribers.first(where: { $0.name == name }) else {
            let known = dispatcher.subscribers.map(\.name).sorted().joined(separator: ", ")
            throw EventReplayError(description: "There is no subscriber \(name). To fix, name one of: \(known).")
        }
        try await database.write { _ = try EventReplay.set(subscriber, from: id, in: $0) }
    }

    /// Forgets where a subscriber stopped that no plugin declares any more, so that it no longer keeps events from being removed. Should it come back, it
    /// begins with the earliest event that is kept.
    ///
    /// - Throws: ``EventReplayError`` for a subscriber that is still declared, and where there is no such cursor.
    public func forgetSubscriber(_ name: String) async throws {
        guard !dispatcher.subscribers.contains(where: { $0.name == name }) else {
            throw EventReplayError(description: "\(name) is a subscriber of this program. To fix, take out its plugin first.")
        }
        let subscribers = dispatcher.subscribers
        try await database.write { transaction in
            let abandoned = try EventReplay.abandoned(subscribers, in: transaction).map(\.name)
            guard abandoned.contains(name) else {
                let names = abandoned.isEmpty ? "there is none to forget" : "name one of: \(abandoned.joined(separator: ", "))"
                throw EventReplayError(description: "There is no cursor of \(name). To fix, \(names).")
            }
            try EventCursors.remove(name, in: transaction)
        }
    }

    static func checkNames(of subscribers: [EventSubscriber]) throws {
        var names: Set<String> = []
        // They would share a cursor.
        for subscriber in subscribers where !names.insert(subscriber.name).inserted {
            throw PluginError.duplicate(name: subscriber.name, list: "the list of subscribers to events")
        }
    }
}
