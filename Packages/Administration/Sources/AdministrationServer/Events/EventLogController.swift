import AdministrationAPI
import Core
import Foundation
import Persistence
import ServerCore

/// Registers the handlers that show the event log.
struct EventLogController: Sendable {
    func add(to routes: inout Routes) {
        routes.on(EventLogEndpoints.list, allow: .accessAlone) { query, context in
            let limit = try CursorRequest(before: query.before, limit: query.limit).checkedLimit(standard: 50)
            let filter = try filter(query)
            let page = try await context.database.read { try EventReader.newest(filter, before: query.before, limit: limit, in: $0) }
            await context.recordSight(AuditEntry(.eventsRead))
            return LoggedEventPage(items: page.events.map(LoggedEvent.init), next: page.next)
        }
        routes.on(EventLogEndpoints.kinds, allow: .accessAlone) { _, context in
            try await context.database.read { try EventReader.recentKinds(in: $0) }
        }
    }

    private func filter(_ query: EventLogQuery) throws -> EventFilter {
        let thing = query.thing.flatMap(thing)
        var errors = FieldErrors()
        errors.require(query.thing == nil || thing != nil, "thing", Strings.thingUnreadable)
        try errors.throwIfAny()
        return EventFilter(kind: query.kind, thing: thing, since: query.since, until: query.until)
    }

    /// Reads a thing such as `order/12`; nil for anything else.
    private func thing(_ text: String) -> EventFilter.Thing? {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, let id = Int(parts[1]) else { return nil }
        return EventFilter.Thing(aggregate: String(parts[0]), id: id)
    }
}

extension AuditEntry.Action {
    fileprivate static let eventsRead = Self(rawValue: "events_read")
}

extension LoggedEvent {
    init(_ event: DomainEvent) {
        self.init(
            id: event.id, kind: event.kind, aggregate: event.aggregate, aggregateID: event.aggregateID, sequence: event.sequence, createdAt: event.createdAt,
            payload: Self.lines(event.payload))
    }

    /// Returns JSON with a line for each value; as it is if it can't be read.
    private static func lines(_ json: String) -> String {
        let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed]
        guard let value = try? JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed),
            let data = try? JSONSerialization.data(withJSONObject: value, options: options)
        else { return json }
        return String(decoding: data, as: UTF8.self)
    }
}
