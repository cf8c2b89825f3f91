import Core
import Persistence

extension Application {
    /// Returns the progress of each event subscriber, including those that no plugin declares anymore.
    public func subscriberProgress() async throws -> [EventReplay.Progress] {
        let subscribers = dispatcher.subscribers
        return try await database.read { transaction in
            try subscribers.map { try EventReplay.progress(of: $0, in: transaction) } + EventReplay.abandoned(subscribers, in: transaction)
        }
    }

    /// Makes a subscriber handle past events again, repeating their effects.
    ///
    /// - Parameters:
    ///   - name: the subscriber's name.
    ///   - id: the first event's id; 0 for all stored ones.
    /// - Throws: ``EventReplayError`` for an unknown name or event.
    public func replayEvents(to name: String, from id: Int) async throws {
        guard let subscriber = dispatcher.subscribers.first(where: { $0.name == name }) else {
            let known = dispatcher.subscribers.map(\.name).sorted().joined(separator: ", ")
            throw EventReplayError(description: "There is no subscriber \(name). To fix, give one of: \(known).")
        }
        try await database.write { _ = try EventReplay.set(subscriber, from: id, in: $0) }
        await dispatcher.forgetCursors()
    }

    /// Removes the cursor of a subscriber that no plugin declares anymore, so that it no longer prevents old events from being removed. If it is declared
    /// again, it starts with the earliest stored event.
    ///
    /// - Throws: ``EventReplayError`` for a subscriber that is still declared, or without a cursor.
    public func forgetSubscriber(_ name: String) async throws {
        guard !dispatcher.subscribers.contains(where: { $0.name == name }) else {
            throw EventReplayError(description: "\(name) is a subscriber of this program. To fix, remove its plugin first.")
        }
        let subscribers = dispatcher.subscribers
        try await database.write { transaction in
            let abandoned = try EventReplay.abandoned(subscribers, in: transaction).map(\.name)
            guard abandoned.contains(name) else {
                let names = abandoned.isEmpty ? "there is none to forget" : "give one of: \(abandoned.joined(separator: ", "))"
                throw EventReplayError(description: "\(name) has no cursor. To fix, \(names).")
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
